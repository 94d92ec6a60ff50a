import CMPFR

/// All numbers from a lower to an upper bound, one of which is the number that is meant.
///
/// Every operation rounds outwards, so that its result holds the true one whatever numbers of its
/// operands are meant. Bounds may be infinite; nothing is known of a number that may be anywhere on
/// the `line`. (Moore, Interval Analysis, 1966)
struct Interval: Sendable {
  let lower: BigFloat
  let upper: BigFloat

  /// Creates an interval; where MPFR had no answer to a bound, nothing is known.
  init(_ lower: BigFloat, _ upper: BigFloat) {
    let isDefined = !lower.isUndefined && !upper.isUndefined
    self.lower = isDefined ? lower : .infinity(negative: true)
    self.upper = isDefined ? upper : .infinity(negative: false)
  }

  /// Where nothing is known.
  static let line = Interval(.infinity(negative: true), .infinity(negative: false))

  /// Creates the narrowest interval of a precision that holds a rational number.
  init(_ value: Rational, precision: Int) {
    self.init(
      BigFloat(value, precision: precision, rounding: .down),
      BigFloat(value, precision: precision, rounding: .up))
  }

  /// Whether zero may be meant.
  var containsZero: Bool { lower.sign <= 0 && upper.sign >= 0 }

  /// The sign of all numbers; nil when they have several.
  var sign: Int? {
    if lower.sign > 0 { return 1 }
    if upper.sign < 0 { return -1 }
    return lower.isZero && upper.isZero ? 0 : nil
  }

  /// The bound that is nearest to zero, and the other one; zero is not between them.
  var byMagnitude: (inner: BigFloat, outer: BigFloat) {
    lower.sign >= 0 ? (lower, upper) : (upper, lower)
  }

  /// A power of two that no magnitude exceeds, as its exponent.
  var exponent: Int { max(lower.exponent, upper.exponent) }

  /// The distance of the bounds, rounded up; few bits of it are of use.
  var width: BigFloat {
    unsafe BigFloat(mpfr_sub, upper, lower, precision: Self.roughPrecision, rounding: .up)
  }

  /// How many leading bits of the number are known; none when zero may be meant.
  var accuracy: Int {
    guard !containsZero else { return 0 }
    let (magnitude, width) = (byMagnitude.inner.exponent, width)
    guard !width.isZero else { return .max }
    return width.isInfinite ? 0 : max(0, magnitude - 1 - width.exponent)
  }

  /// The precision of what is only to be bounded.
  static let roughPrecision = 64

  /// The numbers of both intervals; they have one in common.
  func intersection(_ other: Interval) -> Interval {
    Interval(
      lower < other.lower ? other.lower : lower, other.upper < upper ? other.upper : upper)
  }
}
