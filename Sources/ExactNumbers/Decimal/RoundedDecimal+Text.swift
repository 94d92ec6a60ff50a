extension RoundedDecimal {
  /// The number without an exponent: `0.00015`, `1500`.
  ///
  /// The zeros up to the point are written out: ask for the width first.
  package func plainText(in notation: DecimalNotation) -> String {
    let minus = isNegative ? notation.minus : ""
    let zeros = String(repeating: "0", count: max(0, max(-power, power + 1 - digits.utf8.count)))
    if power < 0 {
      return minus + "0" + notation.point + zeros.dropLast() + digits
    }
    let whole = digits.prefix(power + 1)
    let fraction = digits.dropFirst(power + 1)
    return minus + whole + zeros + (fraction.isEmpty ? "" : notation.point + fraction)
  }

  /// The number of characters of `plainText(in:)`.
  package func plainWidth(in notation: DecimalNotation) -> Int {
    let minus = isNegative ? notation.minus.count : 0
    let places = digits.utf8.count - 1 - power
    return minus + max(power, 0) + 1 + (places > 0 ? notation.point.count + places : 0)
  }

  /// The number with one digit before the point and an exponent: `1.5×10^−4`.
  func scientificText(in notation: DecimalNotation) -> String {
    let minus = isNegative ? notation.minus : ""
    let fraction = digits.dropFirst()
    return minus + digits.prefix(1) + (fraction.isEmpty ? "" : notation.point + fraction)
      + notation.timesTenToThe + (power < 0 ? notation.minus : "") + "\(abs(power))"
  }
}
