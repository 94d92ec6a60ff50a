import CGMP
import CMPFR

extension Interval {
  func gamma(precision: Int) -> Interval {
    lower.sign > 0
      ? gammaOfPositive(precision: precision) : gammaByReflection(precision: precision)
  }

  /// The gamma function of positive numbers: it falls to its minimum between 1.4 and 1.5, which is
  /// more than 7/8, and then rises.
  private func gammaOfPositive(precision: Int) -> Interval {
    if !(Self.fiveFourths < upper) {
      return unsafe Interval(upper, lower).increasing(mpfr_gamma, precision: precision)
    }
    if !(lower < Self.threeHalves) {
      return unsafe increasing(mpfr_gamma, precision: precision)
    }
    if !(lower < BigFloat(1)), !(BigFloat(2) < upper) {
      // The slope is that of a convex function, from −0.58 at 1 to 0.43 at 2.
      let (middle, reach) = middle
      let value = unsafe BigFloat(mpfr_gamma, middle, precision: precision, rounding: .down)
      return unsafe Interval(
        BigFloat(mpfr_sub, value, reach, precision: precision, rounding: .down),
        BigFloat(mpfr_add, value.next, reach, precision: precision, rounding: .up))
    }
    let values = [lower, upper].map {
      unsafe BigFloat(mpfr_gamma, $0, precision: precision, rounding: .up)
    }
    return Interval(
      BigFloat(Rational(numerator: 7, denominator: 8), precision: precision, rounding: .down),
      values[0] < values[1] ? values[1] : values[0])
  }

  /// The gamma function between two integers up to 0, by Γ(x) = π / (sin(πx) Γ(1 − x)). (Euler)
  private func gammaByReflection(precision: Int) -> Interval {
    guard upper.sign < 0, !lower.isInfinite else { return .line }
    let floor = lower.floor
    // An interval that touches a pole, or has one inside, is not between two.
    guard floor == upper.floor, floor < lower else { return .line }
    let working = precision + 32
    let below = Rational(floor)
    // The sine is that of the distance to the nearest integer, so that it is accurate near poles.
    let fraction = subtracting(below, precision: working)
    let isNearAbove = Self.half < fraction.lower
    let distance = isNearAbove ? subtracting(below + 1, precision: working) : fraction
    let angle = distance.multiplied(by: .pi(precision: working), precision: working)
    let sine = unsafe angle.sinusoid(mpfr_sin, precision: working)
    let gamma = (-self).subtracting(-1, precision: working).gammaOfPositive(precision: working)
    let value = Interval.pi(precision: working)
      .divided(by: sine.multiplied(by: gamma, precision: working), precision: precision)
    return below.isOdd == isNearAbove ? value : -value
  }

  private func subtracting(_ other: Rational, precision: Int) -> Interval {
    adding(
      Interval(-other, precision: max(precision, other.numeratorBits)), precision: precision)
  }

  private static let half = BigFloat(
    .half, precision: 2, rounding: .down)
  private static let fiveFourths = BigFloat(
    Rational(numerator: 5, denominator: 4), precision: 3, rounding: .down)
  private static let threeHalves = BigFloat(
    Rational(numerator: 3, denominator: 2), precision: 2, rounding: .down)
}

extension Integer {
  fileprivate static func < (left: Integer, right: BigFloat) -> Bool {
    right.read { number in left.read { unsafe mpfr_cmp_z(number, $0) } } > 0
  }
}

/// The gamma function of a fraction to very many digits.
///
/// MPFR's gamma function takes 45 seconds for 10,000 digits. For a fraction s from 1 to 2, the sum
///
/// ```text
/// N^s e^−N (1/s + N/(s(s+1)) + N²/(s(s+1)(s+2)) + …)
/// ```
///
/// of 4N terms is less than Γ(s), by less than 3N e^−N: the integral from N on that the sum leaves
/// out is at most 2N e^−N, and the terms that it leaves out are at most half of that. Its terms are
/// fractions of small integers, so that halves of it can be added exactly. (R. Brent, Fast
/// multiple-precision evaluation of elementary functions, Journal of the ACM 23, 1976)
struct GammaSeries {
  /// The fraction from 1 to 2, as a quotient.
  private let numerator: Integer
  private let denominator: Integer
  private let fraction: Rational
  /// How far the argument is above that fraction.
  private let shift: Int

  /// Creates the series of no integer; nil for a number that is too long or too large for it.
  init?(_ number: Rational) {
    let floor = number.floor
    guard number.denominatorBits <= Self.longest, let shift = (floor - 1).wholeValue,
      shift.magnitude <= Self.farthest
    else { return nil }
    fraction = number - floor + 1
    numerator = fraction.numerator
    denominator = fraction.denominator
    self.shift = shift
  }

  /// The greatest length of a denominator in bits.
  private static let longest = 128
  /// The greatest distance of an argument from 1.
  private static let farthest = 1 << 15

  /// The value, with bounds of about `precision` bits.
  func value(precision: Int) -> Interval {
    let working = precision + 64
    // The sum is off by less than 2^−working: e^−N is less than 2^−(working + 64), because log₂ e is
    // more than 10/7, and 3N is less than 2^64.
    let bound = (working + Int.bitWidth) * 7 / 10 + 1
    let sum = sum(of: 4 * bound, with: bound)
    let whole = Interval(Rational(bound), precision: Int.bitWidth)
    let scale = whole.raised(
      to: Interval(fraction, precision: working), precision: working
    ).multiplied(
      by: ElementaryFunction.exponential.values(on: -whole, precision: working), precision: working)
    let value = scale.multiplied(
      by: Interval(sum.dividend, precision: working).divided(
        by: Interval(sum.divisor, precision: working), precision: working), precision: working)
    let error = Rational(2).raised(to: -working)
    let bounded = Interval(
      value.lower, value.adding(Interval(error, precision: 2), precision: working).upper)
    return shifted(bounded, precision: working)
  }

  private func shifted(_ value: Interval, precision: Int) -> Interval {
    let count = Int(shift.magnitude)
    let start = shift < 0 ? numerator + denominator * Integer(shift) : numerator
    let factors = Interval(
      product(from: start, count: count), precision: precision
    ).divided(
      by: Interval(denominator.raised(to: count), precision: precision), precision: precision)
    return shift < 0
      ? value.divided(by: factors, precision: precision)
      : value.multiplied(by: factors, precision: precision)
  }

  /// The product of so many numbers, each of which is the denominator more than the one before.
  private func product(from start: Integer, count: Int) -> Integer {
    guard count > 1 else { return count == 1 ? start : Integer(1) }
    let half = count / 2
    return product(from: start, count: half)
      * product(from: start + denominator * Integer(half), count: count - half)
  }

  /// The sum of the first terms of the series, without the factor in front of them, as a quotient.
  private func sum(
    of terms: Int, with bound: Int
  ) -> (dividend: Integer, divisor: Integer) {
    let part = part(1..<terms, step: denominator * Integer(bound))
    return (
      (part.divisor + part.sum) * denominator, part.divisor * numerator
    )
  }

  /// Consecutive terms: the last is `product / divisor` times the one before them, the sum `sum /
  /// divisor`.
  private struct Part {
    var product: Integer
    var divisor: Integer
    var sum: Integer
  }

  private func part(_ indices: Range<Int>, step: Integer) -> Part {
    guard indices.count > 1 else {
      let divisor = numerator + denominator * Integer(indices.lowerBound)
      return Part(product: step, divisor: divisor, sum: step)
    }
    let middle = indices.lowerBound + indices.count / 2
    let first = part(indices.lowerBound..<middle, step: step)
    let second = part(middle..<indices.upperBound, step: step)
    return Part(
      product: first.product * second.product, divisor: first.divisor * second.divisor,
      sum: first.sum * second.divisor + first.product * second.sum)
  }
}

extension Interval {
  /// Creates the narrowest interval of a precision that contains an integer.
  fileprivate init(_ value: Integer, precision: Int) {
    func bound(_ direction: RoundingDirection) -> BigFloat {
      BigFloat(precision: precision) { number in
        value.read { unsafe _ = mpfr_set_z(number, $0, direction.mode) }
      }
    }
    self.init(bound(.down), bound(.up))
  }
}
