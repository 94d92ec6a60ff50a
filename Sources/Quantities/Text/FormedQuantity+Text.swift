import ExactNumbers

/// Quantities as text: the number, a space and the unit. There is no space before the sign `°`.
///
/// The unit is never cut off. Where a number that is divided into parts does not fit, the number of
/// the first part is written alone.
extension FormedQuantity {
  /// The quantity as text of at most `width` characters; nil if it does not fit.
  ///
  /// A text that is not marked as exact is rounded, or cut off where it has an ellipsis.
  ///
  /// - Parameters:
  ///   - significantDigits: the greatest number of digits of a rounded number.
  ///   - units: the signs of the unit.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func text(
    fitting width: Int, significantDigits: Int = 15, in notation: FormNotation,
    units: Unit.Notation = .symbols, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    guard let unit = quantity.unit else {
      return try number.text(
        fitting: width, significantDigits: significantDigits, in: notation, budget)
    }
    guard case .parts(let parts, _) = content else {
      return try text(fitting: width, significantDigits, notation, units, unit, budget)
    }
    if form == .mixed, let text = parts.mixedText(in: notation, unit: unit.suffixes(units)),
      text.count <= width
    {
      return DecimalText(text: text, isExact: true)
    }
    let text = try parts.text(
      fitting: width, significantDigits: significantDigits, in: notation.decimal, budget,
      unit: unit.suffixes(units))
    if let text { return text }
    return try self.text(fitting: width, significantDigits, notation, units, unit, budget)
  }

  /// The number with the unit, or with the first part of it.
  private func text(
    fitting width: Int, _ significantDigits: Int, _ notation: FormNotation, _ units: Unit.Notation,
    _ unit: Unit, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    var notation = notation
    notation.unit = suffix(of: unit, units)
    let text = try number.text(
      fitting: width, significantDigits: significantDigits, in: notation, budget)
    guard let written = text?.text, unit.needsParentheses(around: written) else { return text }
    let room = width - notation.unit.count - 2
    notation.unit = ""
    let digits = try number.text(
      fitting: room, significantDigits: significantDigits, in: notation, budget)
    return digits.map {
      DecimalText(text: $0.text.enclosed + suffix(of: unit, units), isExact: $0.isExact)
    }
  }

  /// The quantity as text of any length.
  ///
  /// An amount of money has all its digits.
  ///
  /// - Parameter digits: how many digits are written of a number whose digits have no end.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func fullText(
    digits: Int, in notation: FormNotation, units: Unit.Notation = .symbols, _ budget: Budget
  ) throws(RealError) -> FullText {
    guard let unit = quantity.unit else {
      return try number.fullText(digits: digits, in: notation, budget)
    }
    if case .parts(let parts, _) = content {
      let suffixes = unit.suffixes(units)
      if form == .mixed, let text = parts.mixedText(in: notation, unit: suffixes) {
        return FullText(text: text, isExact: true, isComplete: true)
      }
      return try parts.fullText(digits: digits, in: notation, budget, unit: suffixes)
    }
    var notation = notation
    notation.unit = suffix(of: unit, units)
    let text = try number.fullText(digits: digits, in: notation, budget)
    guard unit.needsParentheses(around: text.text) else { return text }
    notation.unit = ""
    let digits = try number.fullText(digits: digits, in: notation, budget)
    return FullText(
      text: digits.text.enclosed + suffix(of: unit, units), isExact: digits.isExact,
      isComplete: digits.isComplete)
  }

  /// The quantity for other programs to read.
  ///
  /// The calculator reads it back as the same quantity if its number is an exact decimal, a fraction,
  /// a mixed number or a product of factors. A repeating decimal whose period is too long is rounded.
  ///
  /// - Parameters:
  ///   - significantDigits: how many digits a number without a finite decimal form has.
  ///   - units: the signs of the unit; the number is in ASCII.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func asciiText(
    significantDigits: Int, units: Unit.Notation = .plain, _ budget: Budget
  ) throws(RealError) -> DecimalText {
    guard let unit = quantity.unit else {
      return try numberText(significantDigits, unit: "", budget)
    }
    // A mixed number in ASCII is a sum in parentheses, which is not read as one of the parts.
    if case .parts(let parts, _) = content, form == .decimal || parts.isWhole {
      let text = try parts.text(
        fitting: .max, significantDigits: significantDigits, in: .ascii, budget,
        unit: unit.suffixes(units))
      if let text { return text }
    }
    let suffix = suffix(of: unit, units)
    let text = try numberText(significantDigits, unit: suffix, budget)
    guard unit.needsParentheses(around: text.text) else { return text }
    let digits = try numberText(significantDigits, unit: "", budget)
    return DecimalText(text: digits.text.enclosed + suffix, isExact: digits.isExact)
  }

  /// The number alone, in the unit or in the first part of it.
  ///
  /// - Parameter significantDigits: how many digits a number without a finite decimal form has.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func numberText(
    significantDigits: Int, _ budget: Budget
  ) throws(RealError) -> DecimalText {
    try numberText(significantDigits, unit: "", budget)
  }

  /// The number, which is not divided, in ASCII with its unit.
  private func numberText(
    _ significantDigits: Int, unit: String, _ budget: Budget
  ) throws(RealError) -> DecimalText {
    let text = try number.asciiText(significantDigits: significantDigits, unit: unit, budget)
    if let text { return text }
    let digits = try quantity.number.asciiText(
      significantDigits: significantDigits, budget)
    return DecimalText(text: digits.text + unit, isExact: digits.isExact)
  }

  /// The number, which is not divided.
  private var number: FormedNumber {
    switch content {
    case .number(let number): number
    case .parts(_, let number): number
    }
  }

  /// What stands behind the number of a unit, or of the first part of it.
  private func suffix(of unit: Unit, _ units: Unit.Notation) -> String {
    unit.withoutParts.suffix(units, isPlural: quantity.number.rational?.magnitude != 1)
  }
}

extension String {
  /// The text in parentheses.
  fileprivate var enclosed: String { "(" + self + ")" }
}
