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
