extension Real {
  /// The number with its first digits, and with an ellipsis after them where others follow.
  ///
  /// The digits are truncated, so that each of them is one of the number. Very large and very small
  /// numbers have a power of ten. The number is not a rational zero.
  ///
  /// - Parameter digits: the number of digits, at least three.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func abbreviation(
    digits: Int, in notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> String {
    let decimal = notation.ungrouped.decimal
    if let exact = rational?.exactDecimal(atMost: digits) {
      let isPlain = (-digits..<2 * digits).contains(exact.power)
      return isPlain ? exact.plainText(in: decimal) : exact.scientificText(in: decimal)
    }
    let expansion = try expansion(digits: digits, budget)
    let first = RoundedDecimal(
      isNegative: expansion.isNegative,
      digits: String(decoding: expansion.digits.prefix(digits), as: UTF8.self),
      power: expansion.power, isExact: false)
    if (-digits..<digits - 1).contains(first.power) {
      return first.plainText(in: decimal) + notation.ellipsis
    }
    var scaled = decimal
    scaled.timesTenToThe = notation.ellipsis + decimal.timesTenToThe
    return first.scientificText(in: scaled)
  }
}
