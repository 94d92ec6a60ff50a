import ExactNumbers
import Quantities

/// Reads units in a text: named units with exponents, their products and quotients.
///
/// ```text
/// unit   = part { ("/" | "per" | "*" | "×") ( part | "(" unit ")" [ "^" exponent | superscripts ] ) }
/// part   = power { [ "·" ] power }
/// power  = name [ "^" exponent | superscripts | digit ]
/// target = unit { [ "+" ] unit }
/// ```
///
/// In a target, a number may stand before the units of a denominator, as in `L/100 km`, and units of
/// the same dimension side by side are parts that a number is divided into, as in `h min s`.
///
/// Elsewhere a name that a person has given, or that the language has, ends the unit before it:
/// see `TextReader+Names.swift`.
struct UnitReader {
  let reader: TextReader
  /// Whether a target of a conversion is read, where all names are those of units.
  let isTarget: Bool
  /// Whether units in parentheses are read, which hold no other parentheses.
  private var isEnclosed = false

  /// A unit and the index after it.
  typealias Reading = (unit: Unit, end: Int)

  init(_ reader: TextReader, isTarget: Bool) {
    self.reader = reader
    self.isTarget = isTarget
  }

  /// The longest unit at an index; nil if there is none.
  ///
  /// - Parameter first: a unit that was read already.
  /// - Throws: an error for an exponent that a unit cannot have.
  func unit(at start: Int, after first: Unit? = nil) throws(EvaluationError) -> Reading? {
    var factors = first?.factors ?? []
    var divisor: Rational = 1
    var end = start
    if first == nil {
      if let part = try part(at: start, exponent: 1) {
        (factors, end) = part
      } else if let reciprocal = reciprocal(at: start) {
        end = reciprocal
      } else {
        return nil
      }
    } else {
      (factors, end) = try juxtaposed(behind: factors, at: start)
    }
    while let sign = sign(at: end) {
      let next = reader.endOfSpaces(from: sign.end)
      let number = sign.exponent < 0 && isTarget ? self.number(at: next) : nil
      let operand = number.map { reader.endOfSpaces(from: $0.end) } ?? next
      guard let part = try operandPart(at: operand, exponent: sign.exponent),
        let product = product(factors, part.factors)
      else { break }
      (factors, end) = (product, part.end)
      divisor = divisor * (number?.value ?? 1)
    }
    if factors.isEmpty { return nil }
    let unit = Unit(factors, divisor: divisor)
    guard unit.dimension.isWithinLimits else {
      throw EvaluationError(.exponentOfUnit, at: start - reader.start..<end - reader.start)
    }
    return (unit, end)
  }

  /// The index of the slash of a target such as `/s` or `1/s`; nil if there is none.
  private func reciprocal(at start: Int) -> Int? {
    guard isTarget else { return nil }
    let one = reader.text[start...].first == UInt8(ascii: "1") ? start + 1 : start
    let slash = reader.endOfSpaces(from: one)
    return reader.scalarIfAny(at: slash)?.0 == "/" ? slash : nil
  }

  /// Named units beside each other; nil if there is none.
  private func part(
    at start: Int, exponent: Int
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int)? {
    guard let first = try power(at: start, isFirst: true) else { return nil }
    let (factors, end) = try juxtaposed(behind: first.factors, at: first.end)
    return (factors.map { $0.raised(to: exponent) }, end)
  }

  /// Named units with all that follow them without a sign or behind a dot, and the index after the last
  /// one.
  private func juxtaposed(
    behind first: [Unit.Factor], at start: Int
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int) {
    var (factors, end) = (first, start)
    while true {
      var next = reader.endOfSpaces(from: end)
      let dot = reader.scalarIfAny(at: next).flatMap {
        "·⋅∙".unicodeScalars.contains($0.0) ? $0.length : nil
      }
      if let dot { next = reader.endOfSpaces(from: next + dot) }
      guard let power = try power(at: next, isFirst: dot != nil),
        let product = product(factors, power.factors)
      else { break }
      (factors, end) = (product, power.end)
    }
    return (factors, end)
  }

  /// Named units after a sign, perhaps in parentheses.
  private func operandPart(
    at start: Int, exponent: Int
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int)? {
    guard start < reader.text.endIndex, reader.text[start] == UInt8(ascii: "(") else {
      return try part(at: start, exponent: exponent)
    }
    guard !isEnclosed else { return nil }
    var inner = self
    inner.isEnclosed = true
    guard let (unit, end) = try inner.unit(at: reader.endOfSpaces(from: start + 1)) else {
      return nil
    }
    let close = reader.endOfSpaces(from: end)
    guard close < reader.text.endIndex, reader.text[close] == UInt8(ascii: ")") else { return nil }
    let power = try self.exponent(at: close + 1, isMark: true)
    return (
      unit.factors.map { $0.raised(to: exponent * (power?.0 ?? 1)) }, power?.end ?? close + 1
    )
  }

  /// A product, in which equal units are one; nil if one of them would be left out, or there are too
  /// many.
  private func product(_ left: [Unit.Factor], _ right: [Unit.Factor]) -> [Unit.Factor]? {
    var product = left
    for factor in right {
      let index = product.firstIndex {
        $0.definition == factor.definition && $0.prefix == factor.prefix
      }
      guard let index else {
        product.append(factor)
        continue
      }
      product[index].exponent += factor.exponent
      let exponent = product[index].exponent
      if exponent == 0 || abs(exponent) > Dimension.greatestExponent { return nil }
    }
    return product.count > Unit.mostFactors ? nil : product
  }
}

extension UnitReader {
  /// A sign between units, with the exponent of what follows it.
  private func sign(at index: Int) -> (exponent: Int, end: Int)? {
    let start = reader.endOfSpaces(from: index)
    guard let (scalar, length) = reader.scalarIfAny(at: start) else { return nil }
    switch scalar {
    case "/", "÷", "∕", "⁄", "／": return (-1, start + length)
    case "*", "×", "∗", "＊": return (1, start + length)
    default:
      let word = reader.unitWord(at: start)
      return reader.divides(word.text) ? (-1, word.end) : nil
    }
  }

  /// A whole or decimal number that is not zero, as in `L/100 km`.
  private func number(at start: Int) -> (value: Rational, end: Int)? {
    let digits = reader.text[start...].prefix {
      LineParts.isDigit($0) || $0 == UInt8(ascii: ".")
    }
    guard let literal = DecimalLiteral(String(decoding: digits, as: UTF8.self).utf8),
      literal.bits < 1_000, !literal.value.isZero
    else {
      return nil
    }
    return (literal.value, digits.endIndex)
  }

  /// A named unit with its exponent.
  private func power(
    at start: Int, isFirst: Bool
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int)? {
    guard let name = reader.unitName(at: start, isTarget: isTarget, isFirst: isFirst) else {
      return nil
    }
    if isFrenchArticle(at: start, before: name.end) { return nil }
    // The digit behind the mark of feet is a number of inches, and behind degrees one of minutes.
    let isMark = ["", "°"].contains(reader.unitWord(at: start).text)
    guard let (exponent, end) = try exponent(at: name.end, isMark: isMark) else {
      return (name.unit.factors, name.end)
    }
    return (name.unit.factors.map { $0.raised(to: exponent) }, end)
  }

  /// Whether `au` is no astronomical unit, but a word of a power, as in `5 au carré`.
  private func isFrenchArticle(at start: Int, before end: Int) -> Bool {
    guard reader.unitWord(at: start).text.lowercased() == "au" else { return false }
    let next = reader.unitWord(at: reader.endOfSpaces(from: end)).text
    return UnitTable.exponent(named: next, in: reader.scope.language) != nil
      && UnitTable.exponent(named: next, in: .english) == nil
  }

  /// The exponent after a name; nil if there is none.
  private func exponent(
    at start: Int, isMark: Bool
  ) throws(EvaluationError) -> (Int, end: Int)? {
    guard let (scalar, _) = reader.scalarIfAny(at: start) else { return nil }
    var end = reader.endOfSpaces(from: start)
    var digits = ""
    let word = reader.unitWord(at: end)
    if let exponent = UnitTable.exponent(named: word.text, in: reader.scope.language) {
      return (exponent, word.end)
    }
    if end < reader.text.endIndex, let (exponent, length) = Superscript.digits(in: reader, at: end)
    {
      (digits, end) = (exponent, end + length)
    } else if !isMark, scalar == "2" || scalar == "3" {
      let next = reader.scalarIfAny(at: start + 1)?.0
      if next.map({ $0.properties.isAlphabetic || reader.isNumberStart($0) || $0 == "." }) == true {
        return nil
      }
      (digits, end) = (String(scalar), start + 1)
    } else {
      let hat = reader.endOfSpaces(from: start)
      guard hat < reader.text.endIndex, reader.text[hat] == UInt8(ascii: "^") else { return nil }
      (digits, end) = plainExponent(at: reader.endOfSpaces(from: hat + 1))
    }
    guard let exponent = Int(digits), exponent != 0,
      exponent.magnitude <= Dimension.greatestExponent
    else {
      throw EvaluationError(
        .exponentOfUnit, at: start - reader.start..<max(end, start + 1) - reader.start)
    }
    return (exponent, end)
  }

  /// Digits, perhaps with a sign and in parentheses; none where something else stands.
  private func plainExponent(at start: Int) -> (String, end: Int) {
    var rest = reader.text[start...]
    let isEnclosed = rest.first == UInt8(ascii: "(")
    if isEnclosed { rest.removeFirst() }
    let minus = ["-", "−"].first { rest.starts(with: $0.utf8) }
    rest.removeFirst(minus?.utf8.count ?? 0)
    let digits = rest.prefix { LineParts.isDigit($0) || $0 == UInt8(ascii: ".") }
    rest = rest[digits.endIndex...]
    if isEnclosed, rest.popFirst() != UInt8(ascii: ")") { return ("", rest.startIndex) }
    return ((minus == nil ? "" : "-") + String(decoding: digits, as: UTF8.self), rest.startIndex)
  }
}
