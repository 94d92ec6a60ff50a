import ExactNumbers
import Quantities

/// Units in a text. What decides whether a name is that of a unit is in `Lexer+Clashes.swift`.
extension Lexer {
  /// Letters and signs of units at an index, and the index after them; empty if there are none.
  func unitWord(at start: Int) -> (text: String, end: Int) {
    var end = start
    while let (scalar, length) = scalarIfAny(at: end), Self.isPartOfUnit(scalar) { end += length }
    return (String(decoding: text[start..<end], as: UTF8.self), end)
  }

  /// The named unit at an index; nil if there is none.
  ///
  /// - Parameters:
  ///   - isTarget: whether it is in the target of a conversion.
  ///   - isFirst: whether no other unit directly precedes it without a sign between them.
  func unitName(at start: Int, isTarget: Bool, isFirst: Bool) -> UnitReader.Reading? {
    if let mark = mark(at: start) { return isFirst && start == index ? mark : nil }
    let word = unitWord(at: start)
    guard !word.text.isEmpty, isTarget ? !convertsInTarget(word, isFirst) : isUnitHere(word)
    else { return nil }
    if start != index, isSignOfAmount(word) { return nil }
    // The digit of g0 is a part of its name.
    if word.end < text.endIndex, text[word.end] == UInt8(ascii: "0"),
      let unit = unit(named: word.text + "0")
    {
      return (unit, word.end + 1)
    }
    let second = unitWord(at: endOfSpaces(from: word.end))
    if !second.text.isEmpty {
      // Some names have two words, and a degree may stand apart from its scale.
      let isDegree = ["°", "deg", "degree", "degrees"].contains(word.text)
      let name = isDegree ? "°" + second.text : word.text + " " + second.text
      if let unit = unit(named: name) { return (unit, second.end) }
    }
    return unit(named: word.text).map { ($0, word.end) }
  }

  /// Whether a word in a target begins another conversion: in `m in cm` it does, in `ft in` it is the
  /// inch.
  private func convertsInTarget(_ word: (text: String, end: Int), _ isFirst: Bool) -> Bool {
    !isFirst && Self.converts(word.text) && !unitWord(at: endOfSpaces(from: word.end)).text.isEmpty
  }

  /// Whether a word may be a unit although it has another meaning.
  private func isUnitHere(_ word: (text: String, end: Int)) -> Bool {
    let isFirst = word.end - word.text.utf8.count == index
    if Self.converts(word.text) { return isFirst && word.text.lowercased() == "in" }
    if word.text.lowercased() == "per" { return false }
    if !isFirst, scope.origin(of: .name(word.text)) != nil { return false }
    switch Vocabulary.meaning(of: word.text) {
    case nil: return true
    case .degree: return isFirst
    case .function(let function):
      return Self.isUnit(function, named: word.text) && !takes(function, after: word.end)
    case .answer, .binary, .constant: return false
    }
  }

  /// Whether a word is the sign of a currency with a number behind it, as in `$10 / $2`.
  private func isSignOfAmount(_ word: (text: String, end: Int)) -> Bool {
    guard let last = word.text.unicodeScalars.last,
      last.properties.generalCategory == .currencySymbol,
      let (next, _) = scalarIfAny(at: endOfSpaces(from: word.end))
    else { return false }
    return isNumberStart(next) || next.isASCII && isNumberPart(UInt8(next.value))
  }

  /// A unit that a name or a sign of a currency means.
  func unit(named name: String) -> Unit? {
    if let match = UnitTable.unit(named: name) {
      return Unit(match.definition, prefix: match.prefix)
    }
    return UnitTable.product(named: name) ?? scope.signs.currency(of: name).map { Unit($0) }
  }

  /// The mark of feet or inches directly behind a number.
  private func mark(at start: Int) -> UnitReader.Reading? {
    guard isAfterOperand, let (scalar, length) = scalarIfAny(at: start) else { return nil }
    let name: String
    switch scalar {
    case "'", "′", "’": name = "ft"
    case "\"", "″", "”": name = "in"
    default: return nil
    }
    return unit(named: name).map { ($0, start + length) }
  }

  private static func isPartOfUnit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "$"
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(
          UInt8(scalar.value) | 0x20)
    }
    return scalar == "°" || scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .currencySymbol
      || scalar.properties.generalCategory == .otherSymbol
  }

  /// The scalar at an index; nil at the end of the text, and where the bytes are not UTF-8.
  func scalarIfAny(at index: Int) -> (Unicode.Scalar, length: Int)? {
    index < text.endIndex ? scalar(at: index) : nil
  }
}

/// Reading units.
extension Lexer {
  /// Adds the token of what begins with a sign of the language but is none: `°C`, `->`.
  mutating func takeMeasure(
    beginningWith scalar: Unicode.Scalar
  ) throws(EvaluationError) -> Bool {
    switch scalar {
    case "°":
      if unitName(at: index, isTarget: false, isFirst: true)?.unit.text() != "°" {
        return try takeUnit()
      }
      return try takeClashingUnit(.degree)
    case "-" where index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: ">"):
      return try takeConversion(length: 2, isInch: false)
    default: return false
    }
  }

  /// Adds the token of an arrow, an amount of money or a unit that does not begin with a letter.
  mutating func takeMeasure(
    _ scalar: Unicode.Scalar, length: Int
  ) throws(EvaluationError) -> Bool {
    if scalar == "→" { return try takeConversion(length: length, isInch: false) }
    if try takeAmount() { return true }
    return try takeUnit()
  }

  /// Adds the token of the unit at the index; false if there is none.
  mutating func takeUnit() throws(EvaluationError) -> Bool {
    if isAfterOperand, isSignOfAmount(unitWord(at: index)) {
      throw EvaluationError(
        .missingOperator, at: place(length: unitWord(at: index).text.utf8.count))
    }
    guard let (unit, end) = try UnitReader(self, isTarget: false).unit(at: index) else {
      return false
    }
    append(.unit(unit), length: end - index)
    return true
  }

  /// Adds the token of the unit directly behind a number, whatever else its name means; false if
  /// there is none.
  mutating func takeUnitOfNumber() throws(EvaluationError) -> Bool {
    guard tokens.last?.isNumber == true || tokens.last == .close else { return false }
    let word = unitWord(at: index).text
    guard Vocabulary.meaning(of: word) == nil, !Self.converts(word) else { return false }
    return try takeUnit()
  }

  /// The currency of a code; nil if the word is none.
  private func currency(code: String) -> UnitDefinition? {
    guard let match = UnitTable.unit(named: code), match.definition.scale == .currency else {
      return nil
    }
    return match.definition
  }

  /// Adds an amount of money whose sign or code stands before the number, as in `$20` and `EUR 20`;
  /// false if there is none.
  mutating func takeAmount() throws(EvaluationError) -> Bool {
    guard !isAfterOperand else { return false }
    let word = unitWord(at: index)
    guard let currency = scope.signs.currency(of: word.text) ?? currency(code: word.text) else {
      return false
    }
    let number = endOfSpaces(from: word.end)
    guard let (scalar, _) = scalarIfAny(at: number),
      isNumberStart(scalar) || scalar.isASCII && isNumberPart(UInt8(scalar.value))
    else { return false }
    let (start, count) = (index - self.start, tokens.count)
    index = number
    try readNumber()
    extendSource(of: count, from: start)
    let unit = try UnitReader(self, isTarget: false).unit(
      at: index, after: Unit(currency))
    if let unit { append(.unit(unit.unit), length: unit.end - index) }
    return true
  }
}
