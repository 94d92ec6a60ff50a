import ExactNumbers
import Quantities

/// Units in a text. What decides whether a name is that of a unit is in `TextReader+Names.swift`.
extension TextReader {
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
      if isDegree, let scale = unit(named: second.text), scale.isTemperature {
        return (scale, second.end)
      }
    }
    if word.text.hasPrefix("°"), let scale = unit(named: String(word.text.dropFirst())),
      scale.isTemperature, unit(named: word.text) == nil
    {
      return (scale, word.end)
    }
    return unit(named: word.text).map { ($0, word.end) }
  }

  /// Whether a word in a target begins another conversion: in `m in cm` it does, in `ft in` it is the
  /// inch.
  private func convertsInTarget(_ word: (text: String, end: Int), _ isFirst: Bool) -> Bool {
    !isFirst && converts(word.text) && !unitWord(at: endOfSpaces(from: word.end)).text.isEmpty
  }

  /// Whether a word may be a unit although it has another meaning.
  private func isUnitHere(_ word: (text: String, end: Int)) -> Bool {
    let isFirst = word.end - word.text.utf8.count == index
    if converts(word.text) { return isFirst }
    if divides(word.text) { return false }
    if !isFirst, scope.origin(of: .name(word.text)) != nil { return false }
    switch meaning(of: word.text) {
    case nil: return true
    case .degree: return isFirst
    case .function(let function):
      return Self.isUnit(function, named: word.text) && !isCalled(after: word.end)
    case .answer: return isFirst && isYears(word.text)
    case .binary, .constant, .not, .total, .time: return false
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
    if let unit = UnitTable.unit(named: name, in: scope.language) { return Unit([unit]) }
    return UnitTable.product(named: name, in: scope.language)
      ?? scope.signs.currency(of: name).map { Unit($0) }
  }

  /// The mark of feet or inches directly behind a number, or behind degrees of minutes or seconds.
  func mark(at start: Int) -> UnitReader.Reading? {
    guard isAfterOperand, let (scalar, length) = scalarIfAny(at: start) else { return nil }
    let isAngle = parser.unitOfPartBefore?.dimension == .angle
    let name: String
    switch scalar {
    case "'", "′", "’": name = isAngle ? "arcmin" : "ft"
    case "\"", "″", "”": name = isAngle ? "arcsec" : "in"
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
extension TextReader {
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
      return try takeConversion(length: 2, isUnit: false)
    default: return false
    }
  }

  /// Adds the token of an arrow, an amount of money or a unit that does not begin with a letter.
  mutating func takeMeasure(
    _ scalar: Unicode.Scalar, length: Int
  ) throws(EvaluationError) -> Bool {
    if scalar == "→" { return try takeConversion(length: length, isUnit: false) }
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
    try take(.unit(unit), length: end - index)
    return true
  }

  /// Takes the unit that is left out behind minutes after hours, or inches after feet, of which there
  /// are fewer than make up one of those: `1 h 30`, `5'11`.
  mutating func takeImpliedUnit() throws(EvaluationError) {
    let parts: [String: (name: String, count: Rational)] = ["h": ("min", 60), "ft": ("in", 12)]
    guard let before = parser.unitOfPartBefore, let part = parts[before.text()],
      case .number(let number) = parser.previous, let value = number.decimal?.value,
      value < part.count, let unit = unit(named: part.name),
      try !beginsUnit(at: endOfSpaces(from: index))
    else { return }
    try take(.unit(unit), length: 0)
  }

  /// Whether a unit follows the number that ends before an index, or an operator on it alone.
  private func beginsUnit(at start: Int) throws(EvaluationError) -> Bool {
    guard let (scalar, _) = scalarIfAny(at: start) else { return false }
    if "^!%°".unicodeScalars.contains(scalar) || mark(at: start) != nil { return true }
    let word = unitWord(at: start)
    guard converts(word.text) else {
      return unitName(at: start, isTarget: false, isFirst: true) != nil
    }
    let next = endOfSpaces(from: word.end)
    return try !isConversion(at: next, to: target(at: next))
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
    index = number
    try readNumber()
    let unit = try UnitReader(self, isTarget: false).unit(
      at: index, after: Unit(currency))
    if let unit { try take(.unit(unit.unit), length: unit.end - index) }
    return true
  }
}

/// Conversions: `in`, `to`, `as`, `->` or `→` with a target, at the end of an expression or a parenthesis.
///
/// At the beginning of a line, the previous result is converted.
extension TextReader {
  /// Whether a word converts, in whatever case.
  ///
  /// With a capital letter it may be a unit of the language: `To` is the terabyte in French.
  func converts(_ word: String) -> Bool {
    let language = scope.language
    guard Self.conversions.contains(language.joint(word).lowercased()) else { return false }
    return language == .english || word == word.lowercased()
      || UnitTable.localUnit(named: word, in: language) == nil
  }

  /// The words that convert.
  static let conversions: Set = ["in", "to", "as"]

  /// Takes a conversion that begins with a word or a sign of some length; false if that is none here,
  /// but the inch or the attosecond.
  ///
  /// - Parameter isUnit: whether it may be one of these.
  mutating func takeConversion(length: Int, isUnit: Bool) throws(EvaluationError) -> Bool {
    guard isAfterOperand || parser.previous == nil else { return false }
    let next = endOfSpaces(from: index + length)
    let target = try target(at: next)
    if isUnit, canHaveUnit {
      // In `5 in/s` the inch is divided.
      if scalarIfAny(at: next)?.0 == "/" { return false }
      guard try isConversion(at: next, to: target) else { return false }
    }
    guard let target else { throw missingTarget(at: next, length: length) }
    if parser.previous == nil {
      guard let origin = scope.origin(of: .answer) else {
        throw EvaluationError(.noAnswer, at: place(length: length))
      }
      try take(.tie(origin), length: 0)
    }
    try take(.conversion(target.unit), length: target.end - index)
    return true
  }

  /// Whether the operand before can have a unit behind it.
  private var canHaveUnit: Bool {
    switch parser.previous {
    case .unit, .postfix, .conversion: false
    default: true
    }
  }

  /// Whether a word that may be a unit converts what stands before it, by what follows the word.
  private func isConversion(
    at next: Int, to target: UnitReader.Reading?
  ) throws(EvaluationError) -> Bool {
    target == nil ? beginsUnknownUnit(at: next) : try !convertsAgain(at: next)
  }

  /// Whether a conversion with a target begins at an index.
  private func convertsAgain(at start: Int) throws(EvaluationError) -> Bool {
    guard let end = endOfConversion(at: start) else { return false }
    return try target(at: endOfSpaces(from: end)) != nil
  }

  /// The index after the word or the sign of a conversion; nil if there is none.
  private func endOfConversion(at start: Int) -> Int? {
    for sign in ["->", "→"] where text[start...].starts(with: sign.utf8) {
      return start + sign.utf8.count
    }
    let word = unitWord(at: start)
    return converts(word.text) ? word.end : nil
  }

  /// Whether a word at an index is neither of the language nor given by a person, and does not convert.
  private func beginsUnknownUnit(at start: Int) -> Bool {
    let word = unitWord(at: start).text
    return !word.isEmpty && !converts(word) && meaning(of: word) == nil
      && scope.origin(of: .name(word)) == nil
  }

  /// The target at an index, perhaps in parentheses, after which the expression or the parenthesis
  /// ends; nil if there is none.
  private func target(at start: Int) throws(EvaluationError) -> UnitReader.Reading? {
    guard scalarIfAny(at: start)?.0 == "(" else {
      return try units(at: start).flatMap { endsOperand(at: $0.end) ? $0 : nil }
    }
    guard let (unit, end) = try units(at: endOfSpaces(from: start + 1)) else { return nil }
    let close = endOfSpaces(from: end)
    if close == text.endIndex { return (unit, end) }
    guard text[close] == UInt8(ascii: ")") else { return nil }
    return endsOperand(at: close + 1) ? (unit, close + 1) : try self.units(at: start)
  }

  /// Whether the text, the parenthesis or the argument ends at an index.
  private func endsOperand(at end: Int) -> Bool {
    let rest = endOfSpaces(from: end)
    return rest == text.endIndex || ")];,}|".utf8.contains(text[rest])
  }

  /// The units of a target at an index, perhaps the parts of a number.
  private func units(at start: Int) throws(EvaluationError) -> UnitReader.Reading? {
    let reader = UnitReader(self, isTarget: true)
    guard var (unit, end) = try reader.unit(at: start) else {
      return zone(at: start).map { (.moment(in: $0.zone), $0.end) }
    }
    var parts = unit.sideBySide
    while let plus = scalarIfAny(at: endOfSpaces(from: end)), plus.0 == "+" {
      let next = endOfSpaces(from: endOfSpaces(from: end) + plus.length)
      guard let part = try reader.unit(at: next) else { return nil }
      parts += part.unit.sideBySide
      end = part.end
    }
    if parts.count > 1 {
      guard let divided = Unit(dividedInto: parts) else {
        throw EvaluationError(
          .incompatibleUnits(parts[0], parts[1]), at: start - self.start..<end - self.start)
      }
      unit = divided
    }
    return (unit, end)
  }

  /// The error of a conversion without a target.
  private func missingTarget(at next: Int, length: Int) -> EvaluationError {
    let word = unitWord(at: next)
    guard !word.text.isEmpty else {
      return EvaluationError(.missingTarget, at: place(length: length))
    }
    if UnitTable.unit(named: word.text, in: scope.language) != nil {
      return EvaluationError(.misplacedConversion, at: place(length: length))
    }
    return EvaluationError(
      .unknownUnit(
        nearest: Vocabulary.nearestName(
          to: word.text, among: UnitTable.comparedNames(in: scope.language))),
      at: next - start..<word.end - start)
  }
}

extension Unit {
  /// Whether the unit is a scale of temperature or a difference on one.
  var isTemperature: Bool { dimension == .temperature }

  /// The unit, or its named units if they stand side by side and have the same dimension.
  fileprivate var sideBySide: [Unit] {
    let areAlike = factors.allSatisfy {
      $0.exponent == 1 && $0.definition.dimension == factors[0].definition.dimension
    }
    guard factors.count > 1, areAlike, divisor == 1 else { return [self] }
    return factors.map { Unit([$0]) }
  }
}
