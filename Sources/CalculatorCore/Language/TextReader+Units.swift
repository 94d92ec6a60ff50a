import ExactNumbers
import Quantities

/// Units in a text. What decides whether a name is that of a unit is in `NameClash`.
extension TextReader {
  /// The named unit at an index; nil if there is none.
  ///
  /// - Parameters:
  ///   - isTarget: whether it is in the target of a conversion.
  ///   - isFirst: whether no other unit directly precedes it without a sign between them.
  func unitName(at start: Int, isTarget: Bool, isFirst: Bool) -> UnitReader.Reading? {
    if let mark = mark(at: start) { return isFirst && start == index ? mark : nil }
    let word = unitWord(at: start)
    if !isTarget, let scale = temperature(word, isTarget: false) { return (scale, word.end) }
    guard !word.text.isEmpty,
      isTarget ? !convertsInTarget(word, isFirst) : isUnitHere(word, isFirst)
    else { return nil }
    if start != index, isSignOfAmount(word) { return nil }
    // The digit of g0 is a part of its name.
    if word.end < text.endIndex, text[word.end] == UInt8(ascii: "0"),
      let unit = unit(named: word.text + "0")
    {
      return (unit, word.end + 1)
    }
    if let name = name(of: word, at: start) ?? degree(word) { return name }
    if isTarget, let scale = temperature(word, isTarget: true) { return (scale, word.end) }
    return unit(named: word.text).map { ($0, endOfPoint(at: word.end)) }
  }

  /// The unit of several words that begins with a word; nil if there is none.
  private func name(of word: (text: String, end: Int), at start: Int) -> UnitReader.Reading? {
    let endOfJoint = { (end: Int) in
      text[end...].first == UInt8(ascii: "_") ? end + 1 : endOfSpaces(from: endOfPoint(at: end))
    }
    // In `5 km in m`, the table of names is not built.
    let second = unitWord(at: endOfJoint(word.end)).text
    guard !second.isEmpty, !converts(second), UnitTable.beginsName(word.text) else { return nil }
    var names: [(text: String, end: Int)] = []
    var next = start
    while names.count < UnitTable.mostWords, case let word = unitWord(at: next), !word.text.isEmpty
    {
      names.append((names.last.map { $0.text + " " + word.text } ?? word.text, word.end))
      next = endOfJoint(word.end)
    }
    for name in names.dropFirst().reversed() {
      if let unit = unit(named: name.text) { return (unit, endOfPoint(at: name.end)) }
    }
    return nil
  }

  /// The unit of an angle or of a temperature that begins with a word for a degree, which may stand apart
  /// from its scale; nil if there is none.
  private func degree(_ word: (text: String, end: Int)) -> UnitReader.Reading? {
    if ["°", "deg", "degree", "degrees"].contains(word.text) {
      let second = unitWord(at: endOfSpaces(from: word.end))
      if !second.text.isEmpty, let angle = unit(named: "°" + second.text) {
        return (angle, second.end)
      }
      if let scale = unit(named: second.text), scale.isTemperature { return (scale, second.end) }
    } else if word.text.hasPrefix("°"), let scale = unit(named: String(word.text.dropFirst())),
      scale.isTemperature, unit(named: word.text) == nil
    {
      return (scale, word.end)
    }
    return nil
  }

  /// The scale of temperature that a letter is in a conversion between two of them, as in `20C in F`,
  /// where a charge would be converted to a capacitance; nil if it is none.
  private func temperature(_ word: (text: String, end: Int), isTarget: Bool) -> Unit? {
    guard let scale = Self.temperatures[word.text.lowercased()] else { return nil }
    if isTarget {
      guard case .unit(let previous) = parser.previous, previous.isTemperature else { return nil }
      return unit(named: scale)
    }
    guard scale != "K", parser.previous?.isNumber == true,
      let end = endOfConversion(at: endOfSpaces(from: word.end))
    else { return nil }
    let next = endOfSpaces(from: end)
    let target = unitWord(at: next).text
    let converts =
      Self.temperatures[target.lowercased()] != nil
      || unitName(at: next, isTarget: true, isFirst: true)?.unit.isTemperature == true
    return converts ? unit(named: scale) : nil
  }

  private static let temperatures = ["c": "°C", "f": "°F", "k": "K"]

  /// The index after the point of an abbreviation, as in `5 ft.`; the same index if there is none.
  private func endOfPoint(at end: Int) -> Int {
    guard text[end...].first == UInt8(ascii: "."),
      text[(end + 1)...].first.map({ !LineParts.isPartOfName($0) }) ?? true
    else { return end }
    return end + 1
  }

  /// Whether a word in a target begins another conversion: in `m in cm` it does, in `ft in` it is the
  /// inch.
  private func convertsInTarget(_ word: (text: String, end: Int), _ isFirst: Bool) -> Bool {
    !isFirst && converts(word.text) && !unitWord(at: endOfSpaces(from: word.end)).text.isEmpty
  }

  /// Whether a word may be a unit although it has another meaning.
  private func isUnitHere(_ word: (text: String, end: Int), _ isFirst: Bool) -> Bool {
    if converts(word.text) { return isFirst }
    if divides(word.text) { return false }
    let isHere = word.end - word.text.utf8.count == index
    if !isHere, isOwn(word.text) { return false }
    guard meaning(of: word.text) != nil else { return true }
    switch NameClash(word.text) {
    case .degree: return isFirst
    case .function: return !isCalled(after: word.end)
    case .answer: return isHere && isYears(word.text)
    case .conversion, .capital, .half, .word, .prefix, nil: return false
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

  /// The mark of feet or inches directly behind a number, or behind degrees of minutes or seconds.
  func mark(at start: Int) -> UnitReader.Reading? {
    guard parser.previous?.isNumber == true || fractionEnd == start,
      let (scalar, length) = scalarIfAny(at: start)
    else { return nil }
    let isAngle = parser.unitOfPartBefore?.dimension == .angle
    guard let mark = Self.mark(scalar) else { return nil }
    return unit(named: isAngle ? mark.angle : mark.length).map { ($0, start + length) }
  }

  /// What marks are behind a number of their own, and behind degrees.
  static func mark(_ scalar: Unicode.Scalar) -> (length: String, angle: String)? {
    switch scalar {
    case "'", "′", "’": ("ft", "arcmin")
    case "\"", "″", "”": ("in", "arcsec")
    default: nil
    }
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
      return try takeClashingUnit()
    case "-" where index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: ">"):
      return try takeConversion(length: 2)
    default: return false
    }
  }

  /// Adds the token of an arrow, an amount of money or a unit that does not begin with a letter.
  mutating func takeMeasure(
    _ scalar: Unicode.Scalar, length: Int
  ) throws(EvaluationError) -> Bool {
    if scalar == "→" { return try takeConversion(length: length) }
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
    hasChoice = true
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
  /// Takes a conversion that begins with a word or a sign of some length; false if that is none here,
  /// but the inch or the attosecond.
  ///
  /// - Parameter isUnit: whether it may be one of these.
  mutating func takeConversion(
    length: Int, isUnit: Bool = false
  ) throws(EvaluationError) -> Bool {
    guard isAfterOperand || parser.previous == nil else { return false }
    if parser.partsOfRange == 0, text[index...].starts(with: "to".utf8) {
      try take(.bound, length: length)
      return true
    }
    let next = endOfSpaces(from: index + length)
    if let end = endOfShare(at: next) {
      try takeAnswer(length: length)
      try take(.binary(.share), length: end - index)
      return true
    }
    let target = try target(at: next)
    if isUnit, canHaveUnit {
      // In `5 in/s` the inch is divided.
      if scalarIfAny(at: next)?.0 == "/" { return false }
      guard try isConversion(at: next, to: target) else { return false }
    }
    guard let target else { throw missingTarget(at: next, length: length) }
    try takeAnswer(length: length)
    try take(.conversion(target.unit), length: target.end - index)
    return true
  }

  /// Takes the previous result before a conversion at the beginning.
  private mutating func takeAnswer(length: Int) throws(EvaluationError) {
    guard parser.previous == nil else { return }
    guard let origin = scope.origin(of: .answer) else {
      throw EvaluationError(.noAnswer, at: place(length: length))
    }
    try take(.tie(origin), length: 0)
  }

  /// The index after `% of`; nil if it does not stand at an index.
  private func endOfShare(at start: Int) -> Int? {
    guard let (unit, end) = form(at: start), unit.form?.parts != nil else { return nil }
    let word = unitWord(at: endOfSpaces(from: end))
    return scope.language.joint(word.text).lowercased() == "of" ? word.end : nil
  }

  /// The form of numbers at an index; nil if there is none.
  private func form(at start: Int) -> UnitReader.Reading? {
    let sign = scalarIfAny(at: start).map { ($0.0 == "%" || $0.0 == "％") ? $0.length : 0 } ?? 0
    let word = sign > 0 ? ("%", start + sign) : unitWord(at: start)
    return WrittenForm(word.0, in: scope.language).map { (Unit([], form: $0), word.1) }
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
      && !isOwn(word)
  }

  /// The target at an index, perhaps in parentheses, after which the expression or the parenthesis
  /// ends; nil if there is none.
  private func target(at start: Int) throws(EvaluationError) -> UnitReader.Reading? {
    guard scalarIfAny(at: start)?.0 == "(" else {
      return try (units(at: start) ?? form(at: start)).flatMap {
        endsOperand(at: $0.end) ? $0 : nil
      }
    }
    let first = endOfSpaces(from: start + 1)
    guard let (unit, end) = try units(at: first) ?? form(at: first) else { return nil }
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
      return TimeReader(self).zone(at: start).map { (.moment(in: $0.zone), $0.end) }
    }
    var parts = self.parts(of: unit, start..<end)
    while let next = endOfSum(at: endOfSpaces(from: end)) {
      guard let part = try reader.unit(at: next) else { return nil }
      parts += self.parts(of: part.unit, next..<part.end)
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

  /// The index of what follows a plus or a word for it between parts of a target; nil if there is none.
  private func endOfSum(at start: Int) -> Int? {
    let word = unitWord(at: start)
    if scope.language.isAnd(word.text) { return endOfSpaces(from: word.end) }
    return text[start...].first == UInt8(ascii: "+") ? endOfSpaces(from: start + 1) : nil
  }

  /// The named units of a unit if they stand side by side without a sign and have the same dimension, or
  /// the unit itself.
  private func parts(of unit: Unit, _ place: Range<Int>) -> [Unit] {
    let hasSign = text[place].contains { $0 == UInt8(ascii: "*") || $0 == 0xB7 || $0 >= 0xE2 }
    return hasSign ? [unit] : unit.sideBySide
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
