import ExactNumbers
import Quantities

/// Reading units.
extension TextReader {
  /// Adds the token of what begins with a sign of the language but is none: `°C`, `->`.
  mutating func takeMeasure(
    beginningWith scalar: Unicode.Scalar
  ) throws(EvaluationError) -> Bool {
    switch scalar {
    case "°":
      let isDegree = UnitReader(self).name(at: index)?.unit.text() == "°"
      return try isDegree ? takeClashingUnit() : takeUnit()
    case "-" where index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: ">"):
      return try takeConversion(length: 2)
    default: return false
    }
  }

  /// Adds the token of the unit at the index; false if there is none.
  mutating func takeUnit() throws(EvaluationError) -> Bool {
    if isAfterOperand, case let word = unitWord(at: index), isSignOfAmount(word) {
      throw EvaluationError(.missingOperator, at: place(length: word.text.utf8.count))
    }
    guard let (unit, end) = try UnitReader(self).unit(at: index) else { return false }
    try take(.unit(unit), length: end - index)
    return true
  }

  /// Takes the unit that is left out behind minutes after hours, or inches after feet, of which there
  /// are fewer than make up one of those: `1 h 30`, `5'11`, but not `5'1/2`, which may be half an inch.
  mutating func takeImpliedUnit() throws(EvaluationError) {
    let parts: [String: (name: String, count: Rational)] = ["h": ("min", 60), "ft": ("in", 12)]
    guard let before = parser.unitOfPartBefore, let part = parts[before.text()],
      case .number(let number) = parser.previous, let value = number.decimal?.value,
      value < part.count, let unit = unit(named: part.name), !isFollowedByDenominator,
      try !ConversionReader(self).beginsUnit(at: endOfSpaces(from: index))
    else { return }
    hasChoice = true
    try take(.unit(unit), length: 0)
  }

  /// Whether a stroke and a digit come next, without spaces.
  private var isFollowedByDenominator: Bool {
    guard index + 1 < text.endIndex, text[index] == UInt8(ascii: "/") else { return false }
    return isNumberPart(text[index + 1])
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
    guard beginsNumber(at: number) else { return false }
    index = number
    try readNumber()
    let unit = try UnitReader(self).unit(
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
    let (next, conversion) = (endOfSpaces(from: index + length), ConversionReader(self))
    if let end = conversion.endOfShare(at: next) {
      try takeAnswer(length: length)
      try take(.binary(.share), length: end - index)
      return true
    }
    if isUnit, canHaveUnit {
      // In `5 in/s` the inch is divided, and in `3 in x 4 in` multiplied.
      if scalarIfAny(at: next)?.0 == "/" || beginsProduct(at: next) { return false }
      guard try conversion.isConversion(at: next) else {
        // `5 in (2+3)` may be meant as a conversion or as a product.
        if scalarIfAny(at: next)?.0 == "(" { throw missingTarget(at: next, length: length) }
        return false
      }
    }
    guard let target = try conversion.target(at: next) else {
      throw missingTarget(at: next, length: length)
    }
    try takeAnswer(length: length)
    try take(.conversion(target.unit), length: target.end - index)
    return true
  }

  /// Whether the sign of a product that is written as a letter, and a number, begin at an index.
  private func beginsProduct(at start: Int) -> Bool {
    let word = unitWord(at: start)
    return word.text.lowercased() == "x" && beginsNumber(at: endOfSpaces(from: word.end))
  }

  /// Takes the previous result before a conversion at the beginning.
  private mutating func takeAnswer(length: Int) throws(EvaluationError) {
    guard parser.previous == nil else { return }
    guard let origin = scope.origin(of: .answer) else {
      throw EvaluationError(.noAnswer, at: place(length: length))
    }
    try take(.tie(origin), length: 0)
  }

  /// Whether the operand before can have a unit behind it.
  private var canHaveUnit: Bool {
    switch parser.previous {
    case .unit, .postfix, .conversion: false
    default: true
    }
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

/// Names that units and the language share.
extension TextReader {
  /// Adds the token of a unit whose name is also one of the language; false if it means that here.
  mutating func takeClashingUnit() throws(EvaluationError) -> Bool {
    let word = unitWord(at: index)
    switch NameClash(word.text) {
    case .function:
      guard !isCalled(after: word.end) else { return false }
      guard case .function(let function) = meaning(of: word.text), function.takes(1),
        beginsOperand(after: word.end)
      else { return try takeUnit() }
      if isAfterOperand { throw doubt(of: word) }
      hasChoice = true
      return false
    case .degree:
      guard isAfterOperand else { return false }
      let next = endOfSpaces(from: word.end)
      if beginsPartOfAngle(at: next)
        || UnitReader(self).name(at: index)?.unit.isTemperature == true
      {
        return try takeUnit()
      }
      let isQuotient = scalarIfAny(at: next)?.0 == "/" || divides(unitWord(at: next).text)
      guard isQuotient, let (unit, end) = try UnitReader(self).unit(at: index),
        unit.factors.count > 1
      else { return false }
      try take(.unit(unit), length: end - index)
      return true
    case .answer:
      guard isAfterOperand, UnitReader(self).isYears(word.text) else { return false }
      return try takeUnit()
    case .conversion, .capital, .half, .word, .prefix, nil: return false
    }
  }

  /// Whether minutes or seconds of arc begin at an index.
  private func beginsPartOfAngle(at start: Int) -> Bool {
    guard var end = endOfNumber(at: start) else { return false }
    if text[end...].first == UInt8(ascii: "/") {
      end = text[(end + 1)...].prefix(while: LineParts.isDigit).endIndex
    }
    let next = endOfSpaces(from: end)
    if let (scalar, _) = scalarIfAny(at: next), UnitReader.mark(scalar) != nil { return true }
    let unit = UnitReader(self).name(at: next)?.unit
    return unit?.dimension == .angle && unit?.text() != "°"
  }

  /// Whether an operand of a function begins behind a name, and not the next part of a quantity.
  ///
  /// A sign behind an operand is an operator.
  private func beginsOperand(after end: Int) -> Bool {
    var next = endOfSpaces(from: end)
    while !isAfterOperand, let (scalar, length) = scalarIfAny(at: next),
      token(of: scalar)?.isSignOfNumber == true
    {
      next = endOfSpaces(from: next + length)
    }
    guard let (scalar, _) = scalarIfAny(at: next) else { return false }
    if scalar == "∛" || scalar == "∜" || token(of: scalar)?.beginsOperand == true { return true }
    if let end = endOfNumber(at: next) {
      let unit = UnitReader(self).name(at: endOfSpaces(from: end))
      return unit == nil || unit?.unit.text() == "°"
    }
    let word = unitWord(at: next).text
    if word.isEmpty || converts(word) { return false }
    if isOwn(word) { return true }
    // A degree sign may stand behind a constant.
    let meaning = meaning(
      of: String(decoding: text[next...].prefix(while: Self.isLetter), as: UTF8.self))
    switch meaning {
    case .binary, nil: return false
    // Behind a unit it is an operator: `20 min mod 7 min`.
    case .function(.mod): return !isAfterOperand
    default: return true
    }
  }

  /// The error of a unit that may be a function of what follows, as in `3 min 4`.
  private func doubt(of word: (text: String, end: Int)) -> EvaluationError {
    let isPart = { (byte: UInt8) in LineParts.isPartOfName(byte) || byte == UInt8(ascii: ".") }
    let all = text[..<index].trimmingSpaces
    let before = all.suffix(all.reversed().prefix(while: isPart).count)
    let next = endOfSpaces(from: word.end)
    let operand = text[next...].prefix(while: isPart)
    let (left, right) = (
      String(decoding: before, as: UTF8.self), String(decoding: operand, as: UTF8.self)
    )
    return EvaluationError(
      .ambiguous("\(left) \(word.text) * \(right)", "\(left) * \(word.text)(\(right))"),
      at: before.startIndex - start..<word.end - start)
  }
}
