/// Amounts of money: numbers with the decimal places of their currency.
extension Real {
  /// The number as an amount, in at most `width` characters; nil if it does not fit.
  ///
  /// It has `places` decimal places, to which it is rounded, half away from zero: `23.00`. Where that
  /// would leave fewer than two significant digits it is rounded to two of them instead, so that a
  /// small amount is not written as zero: `0.0061`.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  func amountText(
    places: Int, fitting width: Int, in notation: DecimalNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    guard let decimal = try roundedAmount(places: places, digits: width, budget) else { return nil }
    var notation = notation
    var text = decimal.plainText(places: places, in: notation)
    if text.count > width {
      notation.grouping = nil
      text = decimal.plainText(places: places, in: notation)
    }
    return text.count <= width ? DecimalText(text: text, isExact: decimal.isExact) : nil
  }

  /// The number as an amount of any length; nil if it is very small, or not a finite decimal and has
  /// more than `digits` digits before the point.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  func amountText(
    places: Int, digits: Int, in notation: DecimalNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    let most = rational?.decimalFactors == nil ? digits : .max
    return try roundedAmount(places: places, digits: most, budget).map {
      DecimalText(text: $0.plainText(places: places, in: notation), isExact: $0.isExact)
    }
  }

  /// - Parameter digits: the greatest number of digits before the point.
  private func roundedAmount(
    places: Int, digits: Int, _ budget: Budget
  ) throws(RealError) -> RoundedDecimal? {
    if rational?.isZero == true { return .zero }
    let power = try firstPower(budget)
    guard power >= Self.leastAmountPower, power < digits else { return nil }
    return try rounded(toPlaces: max(places, 1 - power), budget)
  }

  /// The decimal exponent of the first digit below which an amount is written like any number.
  private static var leastAmountPower: Int { -7 }
}
