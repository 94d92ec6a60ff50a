extension Real {
  /// The number rounded, half away from zero, to a number of decimal places.
  ///
  /// A number that is not known to be rational differs from its rounding by less than one unit of the
  /// last place, and the rounding is not marked as exact.
  ///
  /// - Parameter places: the number of decimal places, not negative.
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func rounded(toPlaces places: Int, _ budget: Budget) throws(RealError) -> RoundedDecimal {
    if rational?.isZero == true { return .zero }
    let digits = try firstPower(budget) + 1 + places
    guard digits >= 0 else { return .nothing }
    // One digit more than is needed, because the number may be a power of ten, of which another
    // precision shows only nines.
    let expansion = try expansion(digits: digits + 1, budget)
    let kept = expansion.power + 1 + places
    if kept > 0 { return expansion.rounded(toDigits: kept) }
    guard kept == 0, expansion.digits[0] >= UInt8(ascii: "5") else { return .nothing }
    return RoundedDecimal(
      isNegative: expansion.isNegative, digits: "1", power: -places, isExact: false)
  }

  /// The decimal exponent of the first digit of a number other than zero.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func firstPower(_ budget: Budget) throws(RealError) -> Int {
    try expansion(digits: 1, budget).power
  }
}

extension RoundedDecimal {
  /// What a number other than zero rounds to where it has no digit.
  static let nothing = RoundedDecimal(
    isNegative: false, digits: "0", power: 0, isExact: false)

  /// Whether the decimal is zero.
  var isZero: Bool { digits == "0" }

  /// The number without an exponent and with at least so many decimal places: `23.00`.
  func plainText(places: Int, in notation: DecimalNotation) -> String {
    let written = max(0, digits.utf8.count - 1 - power)
    let text = plainText(in: notation)
    guard written < places else { return text }
    return text + (written == 0 ? notation.point : "")
      + String(repeating: "0", count: places - written)
  }
}
