import ExactNumbers

/// A quantity with a form that fits its number, ready to be written.
///
/// The form is that of the number; the unit stays. As decimals, amounts of money have the decimal
/// places of their currency, and a unit of several parts divides its number into them: `23.00 EUR`,
/// `5 ft 10.8 in`. Creating it does the work that does not depend on the width of the text.
package struct FormedQuantity: Sendable {
  package let quantity: Quantity
  package let form: NumberForm
  let content: Content

  enum Content: Sendable {
    case number(FormedNumber)
    /// A number that is divided, and the same without that.
    case parts(MixedParts, FormedNumber)
  }

  /// Creates a quantity in a form, or as a decimal if that does not fit its number.
  ///
  /// Factoring takes about a second at most, or half a minute where its progress is reported.
  ///
  /// - Parameters:
  ///   - roundsAmounts: whether an amount of money is rounded to the decimal places of its currency.
  ///   - report: takes the progress of a factorization, about ten times a second.
  /// - Throws: `cancelled`.
  package init(
    _ quantity: Quantity, in wanted: NumberForm, roundsAmounts: Bool = true, _ budget: Budget,
    report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) {
    self.quantity = quantity
    let form = wanted.fits(quantity.number) ? wanted : .decimal
    self.form = form
    if form == .decimal, roundsAmounts, let places = quantity.unit?.amountPlaces {
      content = .number(FormedNumber(amount: quantity.number, places: places))
      return
    }
    let number =
      try FormedNumber(quantity.number, in: form, budget, report: report)
      ?? FormedNumber(decimal: quantity.number)
    guard form == .decimal || form == .mixed,
      let parts = try quantity.unit?.divided(quantity.number, budget)
    else {
      content = .number(number)
      return
    }
    content = .parts(parts, number)
  }

  /// Creates a quantity whose number is the product of factors that are known.
  package init(_ quantity: Quantity, factors: Factorization) {
    self.quantity = quantity
    form = .factors
    content = .number(FormedNumber(quantity.number, factors: factors))
  }

  /// Creates a quantity as a decimal, which an amount of money is rounded to and no unit divides.
  package init(decimal quantity: Quantity) {
    self.quantity = quantity
    form = .decimal
    content = .number(
      quantity.unit?.amountPlaces.map { FormedNumber(amount: quantity.number, places: $0) }
        ?? FormedNumber(decimal: quantity.number))
  }

  /// The factors of the number in that form; nil in any other.
  package var factors: Factorization? {
    if case .number(let number) = content { number.factors } else { nil }
  }
}

extension Unit {
  /// The decimal places of amounts in this unit; nil if it is not one currency alone.
  package var amountPlaces: Int? {
    guard factors.count == 1, factors[0].exponent == 1, divisor == 1, parts.isEmpty,
      case .currency = factors[0].definition.scale
    else { return nil }
    return factors[0].definition.minorDigits
  }

  /// A number of the first part, divided into all parts; nil if the unit has no parts, or if nothing
  /// proves how many whole ones there are.
  ///
  /// - Throws: `cancelled`.
  fileprivate func divided(
    _ number: Real, _ budget: Budget
  ) throws(RealError) -> MixedParts? {
    guard !parts.isEmpty else { return nil }
    do throws(RealError) {
      var ratios: [Real] = []
      for (part, next) in zip(parts, parts.dropFirst()) {
        var ratio = part.scale
        ratio.multiply(by: next.scale, exponent: -1)
        // How many of a currency make up another one is no fixed number.
        guard ratio.currencies.isEmpty else { return nil }
        ratios.append(try ratio.number(budget))
      }
      return try MixedParts(number, ratios: ratios, budget)
    } catch {
      if case .cancelled = error { throw error }
      return nil
    }
  }
}

extension UnitScale {
  /// The number that a scale without currencies is.
  fileprivate func number(_ budget: Budget) throws(RealError) -> Real {
    guard piExponent != 0 else { return Real(factor) }
    return try Real.pi(budget).raised(to: Real(Rational(piExponent)), budget)
      .multiplied(by: Real(factor), budget)
  }
}

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

extension Quantity {
  /// The quantity as it is written where its digits are few; nil where they are not, or round it.
  ///
  /// - Parameter width: the greatest number of characters.
  package func shortText(
    fitting width: Int, in notation: DecimalNotation, units: Unit.Notation = .symbols
  ) -> String? {
    guard let unit, number.rational != nil else { return nil }
    var notations = FormNotation.ascii
    notations.decimal = notation
    let budget = Budget()
    let decimal = try? FormedQuantity(self, in: .decimal, budget)
    // An amount that has to be rounded has all its digits instead.
    let exact = try? FormedQuantity(
      Quantity(number, unit.withoutParts), in: .decimal, roundsAmounts: false, budget)
    for case let formed? in [decimal, exact] {
      let text = try? formed.text(
        fitting: width, significantDigits: width, in: notations, units: units, budget)
      if let text, text.isExact, !text.text.contains(notation.timesTenToThe) { return text.text }
    }
    return nil
  }
}
