import CMPFR

/// A closed interval that contains a number; operations round outwards. (Moore, Interval Analysis,
/// 1966)
struct Interval: Sendable {
  let lower: BigFloat
  let upper: BigFloat

  /// Creates an interval, or the whole line if a bound is undefined.
  init(_ lower: BigFloat, _ upper: BigFloat) {
    let isDefined = !lower.isUndefined && !upper.isUndefined
    self.lower = isDefined ? lower : .infinity(negative: true)
    self.upper = isDefined ? upper : .infinity(negative: false)
  }

  init(_ number: BigFloat) { self.init(number, number) }

  static let line = Interval(.infinity(negative: true), .infinity(negative: false))

  init(_ value: Rational, precision: Int) {
    self.init(from: value, to: value, precision: precision)
  }

  init(from lower: Rational, to upper: Rational, precision: Int) {
    self.init(
      BigFloat(lower, precision: precision, rounding: .down),
      BigFloat(upper, precision: precision, rounding: .up))
  }

  var containsZero: Bool { lower.sign <= 0 && upper.sign >= 0 }

  /// The sign of all numbers in the interval; nil if it varies.
  var sign: Int? {
    if lower.sign > 0 { return 1 }
    if upper.sign < 0 { return -1 }
    return lower.isZero && upper.isZero ? 0 : nil
  }

  /// The bound closer to zero, and the other one; zero is not strictly between them.
  var byMagnitude: (inner: BigFloat, outer: BigFloat) {
    lower.sign >= 0 ? (lower, upper) : (upper, lower)
  }

  /// The least exponent e with all magnitudes below 2^e; see `BigFloat.exponent`.
  var exponent: Int { max(lower.exponent, upper.exponent) }

  /// An upper bound of the distance between the bounds, to `roughPrecision` bits.
  var width: BigFloat {
    unsafe BigFloat(mpfr_sub, upper, lower, precision: Self.roughPrecision, rounding: .up)
  }

  /// The number of known leading bits; 0 if zero is within, `Int.max` for a single other number.
  var accuracy: Int {
    guard !containsZero else { return 0 }
    let (magnitude, width) = (byMagnitude.inner.exponent, width)
    guard !width.isZero else { return .max }
    return width.isInfinite ? 0 : max(0, magnitude - 1 - width.exponent)
  }

  /// The precision in bits of error bounds, whose magnitude alone matters.
  static let roughPrecision = 64

  /// - Precondition: The intervals overlap.
  func intersection(_ other: Interval) -> Interval {
    Interval(lower < other.lower ? other.lower : lower, other.upper < upper ? other.upper : upper)
  }

  func adding(_ other: Interval, precision: Int) -> Interval {
    unsafe Interval(
      BigFloat(mpfr_add, lower, other.lower, precision: precision, rounding: .down),
      BigFloat(mpfr_add, upper, other.upper, precision: precision, rounding: .up))
  }

  func multiplied(by other: Interval, precision: Int) -> Interval {
    let magnitude = other.magnitude
    return unsafe signed(mpfr_mul, other, (magnitude.lower, magnitude.upper), precision: precision)
  }

  /// The line if the divisor contains zero.
  func divided(by divisor: Interval, precision: Int) -> Interval {
    guard !divisor.containsZero else { return .line }
    let magnitude = divisor.magnitude
    return unsafe signed(
      mpfr_div, divisor, (magnitude.upper, magnitude.lower), precision: precision)
  }

  /// Quotients by non-zero numbers, unbounded if the divisor begins or ends with zero.
  func quotients(by divisor: Interval, precision: Int) -> Interval {
    guard let sign, divisor.containsZero, divisor.lower.isZero != divisor.upper.isZero else {
      return divided(by: divisor, precision: precision)
    }
    guard sign != 0 else { return self }
    let farthest = Interval(divisor.magnitude.upper)
    let least = magnitude.divided(by: farthest, precision: precision).lower
    let values = Interval(least, .infinity(negative: false))
    return (sign < 0) == (divisor.lower.sign < 0) ? values : -values
  }

  /// `bounds` are the magnitudes of `other` for the least and the greatest result.
  @safe private func signed(
    _ function: BinaryFunction, _ other: Interval, _ bounds: (least: BigFloat, greatest: BigFloat),
    precision: Int
  ) -> Interval {
    guard let first = sign, let second = other.sign else {
      return corners(function, with: other, precision: precision)
    }
    let magnitude = magnitude
    let values = Interval(
      BigFloat(function, magnitude.lower, bounds.least, precision: precision, rounding: .down),
      BigFloat(function, magnitude.upper, bounds.greatest, precision: precision, rounding: .up))
    return first * second < 0 ? -values : values
  }

  @safe
  private func corners(
    _ function: BinaryFunction, with other: Interval, precision: Int
  ) -> Interval {
    let pairs = [
      (lower, other.lower), (lower, other.upper), (upper, other.lower), (upper, other.upper),
    ]
    func bound(_ direction: RoundingDirection) -> BigFloat {
      let values = pairs.map {
        BigFloat(function, $0, $1, precision: precision, rounding: direction)
      }
      // 0 × ∞ and ∞ ÷ ∞ are undefined; values near such a corner lie between the others.
      return values.dropFirst().reduce(values[0]) { best, value in
        if best.isUndefined || value.isUndefined { return best.isUndefined ? value : best }
        return (value < best) == (direction == .down) ? value : best
      }
    }
    return Interval(bound(.down), bound(.up))
  }

  func raised(to exponent: Int, precision: Int) -> Interval {
    let base = exponent.isMultiple(of: 2) ? magnitude : self
    let power = base.increasing(
      { unsafe mpfr_pow_ui($0, $1, exponent.magnitude, $2) }, precision: precision)
    return exponent < 0
      ? Interval(1, precision: precision).divided(by: power, precision: precision) : power
  }

  var magnitude: Interval {
    if lower.sign >= 0 { return self }
    let negative = -self
    return upper.sign <= 0
      ? negative : Interval(BigFloat(0), upper < negative.upper ? negative.upper : upper)
  }

  @safe func increasing(_ function: UnaryFunction, precision: Int) -> Interval {
    Interval(
      BigFloat(function, lower, precision: precision, rounding: .down),
      BigFloat(function, upper, precision: precision, rounding: .up))
  }
}

extension Interval {
  var precision: Int { max(lower.precision, upper.precision) }

  static prefix func - (operand: Interval) -> Interval {
    Interval(operand.upper.negative, operand.lower.negative)
  }

  static func + (left: Interval, right: Interval) -> Interval {
    left.adding(right, precision: max(left.precision, right.precision))
  }

  static func - (left: Interval, right: Interval) -> Interval { left + -right }

  static func * (left: Interval, right: Interval) -> Interval {
    left.multiplied(by: right, precision: max(left.precision, right.precision))
  }

  static func / (left: Interval, right: Interval) -> Interval {
    left.divided(by: right, precision: max(left.precision, right.precision))
  }
}

extension BigFloat {
  var negative: BigFloat {
    unsafe BigFloat(mpfr_neg, self, precision: precision, rounding: .down)
  }
}
