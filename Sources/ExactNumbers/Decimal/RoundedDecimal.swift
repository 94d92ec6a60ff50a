/// A decimal number of few digits: an exact number, or the rounding of one.
///
///     let rounded = Rational(numerator: 2, denominator: 3).rounded(toSignificantDigits: 4)
///     print(rounded.digits, rounded.power, rounded.isExact)  // 6667 -1 false
///
/// `digits` has neither leading nor trailing zeros. Zero is the digit `0` with the power 0 and no
/// sign.
package struct RoundedDecimal: Hashable, Sendable {
  /// Whether the number is less than zero.
  package let isNegative: Bool
  /// The significant digits, in ASCII.
  package let digits: String
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  package let power: Int
  /// Whether the digits are the value itself and not a rounding of it.
  package let isExact: Bool

  /// Zero; no other number rounds to it.
  static let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
}

extension RoundedDecimal {
  /// The number without an exponent: `0.00015`, `1500`.
  ///
  /// It has as many zeros as `power` asks for: check `plainWidth(in:)` first.
  package func plainText(in notation: DecimalNotation) -> String {
    let minus = isNegative ? notation.minus : ""
    let zeros = String(repeating: "0", count: max(0, max(-power, power + 1 - digits.utf8.count)))
    if power < 0 {
      return minus + "0" + notation.point + zeros.dropLast() + digits
    }
    let whole = notation.grouped(digits.prefix(power + 1) + zeros)
    let fraction = digits.dropFirst(power + 1)
    return minus + whole + (fraction.isEmpty ? "" : notation.point + fraction)
  }

  /// The number of characters of `plainText(in:)`.
  package func plainWidth(in notation: DecimalNotation) -> Int {
    let minus = isNegative ? notation.minus.count : 0
    let places = digits.utf8.count - 1 - power
    let whole = max(power, 0) + 1
    return minus + whole + notation.separators(inDigits: whole)
      + (places > 0 ? notation.point.count + places : 0)
  }

  /// The number with one digit before the point and an exponent: `1.5×10^−4`.
  func scientificText(in notation: DecimalNotation) -> String {
    text(scaled: .scientific, in: notation)
  }

  /// The number in ASCII, not marked as exact.
  ///
  /// It has an exponent unless `power` is at least −7 and less than `significantDigits`.
  func asciiText(significantDigits: Int) -> DecimalText {
    let isPlain = (-7..<significantDigits).contains(power)
    return DecimalText(
      text: isPlain ? plainText(in: .ascii) : scientificText(in: .ascii), isExact: false)
  }
}
