import CMPFR

/// A closed interval that contains a number.
///
/// Every operation rounds outwards: its result contains the result of the operation on any numbers
/// that the operands contain. Bounds may be infinite. (Moore, Interval Analysis, 1966)
///
/// Below, *M(p)* is the time of MPFR's multiplication of two numbers of *p* bits.
struct Interval: Sendable {
  let lower: BigFloat
  let upper: BigFloat

  /// Creates an interval; it is the whole line if a bound is undefined.
  init(_ lower: BigFloat, _ upper: BigFloat) {
    let isDefined = !lower.isUndefined && !upper.isUndefined
    self.lower = isDefined ? lower : .infinity(negative: true)
    self.upper = isDefined ? upper : .infinity(negative: false)
  }

  /// All real numbers: nothing is known.
  static let line = Interval(.infinity(negative: true), .infinity(negative: false))

  /// Creates the narrowest interval of a precision that contains a rational number.
  init(_ value: Rational, precision: Int) {
    self.init(
      BigFloat(value, precision: precision, rounding: .down),
      BigFloat(value, precision: precision, rounding: .up))
  }

  /// Whether the interval contains zero.
  var containsZero: Bool { lower.sign <= 0 && upper.sign >= 0 }

  /// The common sign of all numbers in the interval; nil if they have different signs.
  var sign: Int? {
    if lower.sign > 0 { return 1 }
    if upper.sign < 0 { return -1 }
    return lower.isZero && upper.isZero ? 0 : nil
  }

  /// The bound closer to zero, and the other one; zero is not strictly between them.
  var byMagnitude: (inner: BigFloat, outer: BigFloat) {
    lower.sign >= 0 ? (lower, upper) : (upper, lower)
  }

  /// The least exponent e for which all magnitudes are below 2^e; see `BigFloat.exponent`.
  var exponent: Int { max(lower.exponent, upper.exponent) }

  /// An upper bound of the distance between the bounds, to `roughPrecision` bits.
  var width: BigFloat {
    unsafe BigFloat(mpfr_sub, upper, lower, precision: Self.roughPrecision, rounding: .up)
  }

  /// The number of leading bits of the number that are known.
  ///
  /// It is 0 if the interval contains zero, and `Int.max` if it contains only one other number.
  var accuracy: Int {
    guard !containsZero else { return 0 }
    let (magnitude, width) = (byMagnitude.inner.exponent, width)
    guard !width.isZero else { return .max }
    return width.isInfinite ? 0 : max(0, magnitude - 1 - width.exponent)
  }

  /// The precision in bits of error bounds, of which only the magnitude matters.
  static let roughPrecision = 64

  /// The numbers that both intervals contain; there is at least one.
  func intersection(_ other: Interval) -> Interval {
    Interval(
      lower < other.lower ? other.lower : lower, other.upper < upper ? other.upper : upper)
  }
}
