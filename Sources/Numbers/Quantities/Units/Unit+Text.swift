import ExactNumbers

extension Unit {
  /// Text that parses to the same unit after a number, beside user-defined `names`; empty for a
  /// form.
  package func text(
    _ signs: UnitSigns = .symbols, isPlural: Bool = false, besides names: Set<String> = []
  ) -> String {
    switch clock {
    case .date: return "date"
    case .moment(let zone): return zone.name
    case .weekday: return "weekday"
    case .duration, .span, nil: break
    }
    guard parts.isEmpty else {
      return parts.map { $0.text(signs, isPlural: isPlural, besides: names) }
        .joined(separator: " + ")
    }
    if isForm { return form == .percent ? "%" : "" }
    let above = factors.filter { $0.exponent > 0 }
    let below = factors.filter { $0.exponent < 0 }
    // In a product, a degree sign would be the operator.
    let isProduct = above.count > 1 || above.first?.exponent != 1
    let names = isProduct && above.first?.isDegree == true ? names.union(["°", "deg"]) : names
    let numerator = above.enumerated().map { index, factor in
      factor.text(signs, isPlural: isPlural && index == above.count - 1, names)
    }
    guard !below.isEmpty else { return numerator.joined(separator: signs.dot) }
    let doubtful = below.count == 1 ? names.union(UnitTable.doubtfulDivisors.keys) : names
    let denominator = below.map { $0.text(signs, isPlural: false, doubtful) }.joined(
      separator: signs.dot)
    let number = divisor == 1 ? "" : divisor.description + " "
    let quotient = below.count == 1 ? number + denominator : number + "(" + denominator + ")"
    return numerator.joined(separator: signs.dot) + "/" + quotient
  }
}

extension UnitSigns {
  fileprivate var dot: String { hasRaisedExponents ? "·" : "*" }

  fileprivate func exponent(_ exponent: Int) -> String {
    hasRaisedExponents ? Superscript.text(exponent) : "^\(exponent)"
  }
}

extension Unit.Factor {
  fileprivate var isDegree: Bool { definition.symbol == "°" }

  fileprivate func text(_ signs: UnitSigns, isPlural: Bool, _ names: Set<String>) -> String {
    let text = text(signs, isPlural: isPlural)
    let power = abs(exponent) <= 1 ? "" : signs.exponent(abs(exponent))
    return (names.contains(text) ? self.text(besides: names, in: signs.language) : text) + power
  }

  package func text(besides names: Set<String>, in language: TextLanguage = .english) -> String {
    let words = definition.words(in: language).map { (prefix?.name(in: language) ?? "") + $0 }
    let symbols = definition.symbols.map { (prefix?.symbol ?? "") + $0 }
    return (words + symbols).first { !names.contains($0) } ?? words[0]
  }

  package func plural(in language: TextLanguage) -> String {
    (prefix?.name(in: language) ?? "") + definition.words(in: language)[1]
  }

  /// Whether a symbol is also a half of the day or another unit: `pm`, `MA`.
  private static func isDoubtful(_ symbol: String) -> Bool {
    ["am", "pm"].contains(symbol.lowercased()) || UnitTable.rival(ofCapitals: symbol) != nil
  }

  private func text(_ signs: UnitSigns, isPlural: Bool) -> String {
    let language = signs.language
    let isASCII = signs == .ascii && !(isPlural && definition.isWrittenAsWord)
    let symbol =
      isASCII ? definition.asciiSymbol : definition.text(in: language, isPlural: isPlural)
    guard let prefix else { return symbol }
    let text = (signs == .ascii ? prefix.asciiSymbol : prefix.symbol) + symbol
    // Another unit may have that symbol, such as the knot kt, or a function.
    let isOwn = UnitTable.unit(named: text, in: language)?.definition == definition
    if isOwn, text != "Gcd", !Self.isDoubtful(text) { return text }
    return prefix.name(in: language) + definition.words(in: language)[isPlural ? 1 : 0]
  }
}

extension Unit: CustomDebugStringConvertible {
  package var debugDescription: String { text() }

  /// The unit after a number, with a space unless it is `°` or `%`.
  package func suffix(_ signs: UnitSigns = .symbols, isPlural: Bool) -> String {
    let text = text(signs, isPlural: isPlural)
    if form == .percent { return signs.language.spaceBeforePercent + text }
    return text == "°" || text.isEmpty ? text : " " + text
  }

  /// The unit in an expression, where `°` alone is an operator and a leading slash divides.
  package func operand(
    _ signs: UnitSigns, isPlural: Bool, besides names: Set<String> = []
  ) -> String {
    if parts.isEmpty, divisor == 1, clock == nil, !factors.isEmpty,
      factors.allSatisfy({ $0.exponent < 0 })
    {
      return factors.map {
        $0.raised(to: 0).text(signs, isPlural: false, names) + signs.exponent($0.exponent)
      }.joined(separator: signs.dot)
    }
    guard let first = factors.first, first.isDegree else {
      return text(signs, isPlural: isPlural, besides: names)
    }
    let isAlone = isPlural && factors.count == 1 && first.exponent == 1
    return isAlone
      ? first.plural(in: signs.language) : text(signs, besides: names.union(["°", "deg"]))
  }

  package func target(_ signs: UnitSigns) -> String {
    if isForm, let form { return form.name(in: signs.language) }
    // In a target, these are the scales of temperature.
    return text(signs, isPlural: true, besides: ["C", "F"])
  }

  func suffixes(_ signs: UnitSigns) -> (Int, String) -> String {
    { part, digits in self.parts[part].suffix(signs, isPlural: signs.language.isPlural(digits)) }
  }

  /// Whether a number before the unit needs parentheses: `1/3°` is 1/(3°), and temperature points
  /// have no multiples.
  func needsParentheses(around number: String) -> Bool {
    if withoutParts.text() == "°" { return number.dropLast().contains { "^/*×".contains($0) } }
    return pointScale != nil && number.contains { "*×".contains($0) }
  }
}

extension TextLanguage {
  /// Whether digits take the plural, as 1.5 does in English but not in French.
  package func isPlural(_ digits: String) -> Bool {
    of(digits != "1", (Double(String(digits.map { $0 == "," ? "." : $0 })) ?? 2).magnitude >= 2)
  }

  func isPlural(_ number: Rational?) -> Bool {
    of(number?.magnitude != 1, number.map { $0.magnitude >= 2 } ?? true)
  }
}

extension UnitDefinition {
  var asciiSymbol: String {
    ([symbol] + synonyms + [name]).first { $0.utf8.allSatisfy { $0 < 0x80 } } ?? name
  }
}

extension UnitPrefix { var asciiSymbol: String { symbols[symbols.count - 1] } }
