/// A decimal number of few digits that stands for an exact one: its sign, its digits and the power
/// of ten of the first of them.
///
/// `digits` has neither leading nor trailing zeros; zero is the digit `0` with the power 0 and no
/// sign.
///
///     Rational(numerator: 2, denominator: 3).rounded(toSignificantDigits: 4)
///     // digits "6667", power -1, not exact: 6.667×10^−1
package struct RoundedDecimal: Hashable, Sendable {
  /// Whether the number is below zero.
  package let isNegative: Bool
  /// The significant digits, in ASCII.
  package let digits: String
  /// The power of ten that the first digit counts.
  package let power: Int
  /// Whether the digits are the value itself.
  package let isExact: Bool

  /// Zero itself: no other number is rounded to it.
  static let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
}
