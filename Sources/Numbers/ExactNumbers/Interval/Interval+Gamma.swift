import CGMP
import CMPFR

extension Interval {
  func gamma(precision: Int) -> Interval {
    lower.sign > 0 ? gammaOfPositive(precision: precision) : gammaByReflection(precision: precision)
  }

  /// Falls to its minimum, more than 7/8, between 1.4 and 1.5, and then rises.
  private func gammaOfPositive(precision: Int) -> Interval {
    if !(Self.fiveFourths < upper) {
      return unsafe Interval(upper, lower).increasing(mpfr_gamma, precision: precision)
    }
    if !(lower < Self.threeHalves) { return unsafe increasing(mpfr_gamma, precision: precision) }
    if !(lower < BigFloat(1)), !(BigFloat(2) < upper) {
      // The function is convex, with slopes from −0.58 at 1 to 0.43 at 2.
      return unsafe nonexpansive(mpfr_gamma, precision: precision)
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
    let working = precision + 32
    let below = Rational(floor)
    // The sine is taken of the distance to the nearest integer for accuracy near poles.
    let fraction = subtracting(below, precision: working)
    // An interval that touches or contains a pole is not between two.
    guard floor == upper.floor, fraction.lower.sign > 0 else { return .line }
    let isNearAbove = Self.half < fraction.lower
    let distance = isNearAbove ? subtracting(below + 1, precision: working) : fraction
    let angle = distance.multiplied(by: .pi(precision: working), precision: working)
    let sine = unsafe angle.sinusoid(mpfr_sin, precision: working)
    let gamma = (-self).subtracting(-1, precision: working).gammaOfPositive(precision: working)
    let value = Interval.pi(precision: working)
      .divided(by: sine.multiplied(by: gamma, precision: working), precision: precision)
    return below.isOdd == isNearAbove ? value : -value
  }

  /// The digamma function, which increases between its poles, the integers up to 0.
  func digamma(precision: Int) -> Interval {
    let isBetweenPoles =
      upper.sign < 0 && !lower.isInfinite && lower.floor == upper.floor
      && subtracting(Rational(lower.floor), precision: 2).lower.sign > 0
    return lower.sign > 0 || isBetweenPoles
      ? unsafe increasing(mpfr_digamma, precision: precision) : .line
  }

  private func subtracting(_ other: Rational, precision: Int) -> Interval {
    adding(Interval(-other, precision: max(precision, other.numeratorBits)), precision: precision)
  }

  private static let half = BigFloat(.half, precision: 2, rounding: .down)
  private static let fiveFourths = BigFloat(
    Rational(numerator: 5, denominator: 4), precision: 3, rounding: .down)
  private static let threeHalves = BigFloat(
    Rational(numerator: 3, denominator: 2), precision: 2, rounding: .down)
}

/// The gamma function of a fraction to very many digits.
///
/// MPFR's gamma function takes 45 seconds for 10,000 digits. For a fraction s from 1 to 2, the sum
///
/// ```text
/// N^s e^−N (1/s + N/(s(s+1)) + N²/(s(s+1)(s+2)) + …)
/// ```
///
/// of 4N terms is less than Γ(s), by less than 3N e^−N: the omitted integral from N on is at most
/// 2N e^−N, and the omitted terms are at most half of that. Its terms are fractions of small
/// integers, so that halves of it can be added exactly. (R. Brent, Fast multiple-precision
/// evaluation of elementary functions, Journal of the ACM 23, 1976)
struct GammaSeries {
  /// The fraction from 1 to 2, as a quotient.
  private let numerator: Integer
  private let denominator: Integer
  private let fraction: Rational
  private let shift: Int

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
    // The sum is off by less than 2^−working: e^−N is less than 2^−(working + 64), because log₂ e
    // is more than 10/7, and 3N is less than 2^64.
    let bound = (working + Int.bitWidth) * 7 / 10 + 1
    func interval(_ number: Integer) -> Interval { Interval(Rational(number), precision: working) }
    let terms = part(1..<4 * bound, step: denominator * Integer(bound))
    let sum = interval((terms.divisor + terms.sum) * denominator)
      .divided(by: interval(terms.divisor * numerator), precision: working)
    let whole = Interval(Rational(bound), precision: Int.bitWidth)
    let value = whole.raised(to: Interval(fraction, precision: working), precision: working)
      .multiplied(
        by: ElementaryFunction.exponential.values(on: -whole, precision: working),
        precision: working
      ).multiplied(by: sum, precision: working)
    let error = Interval(Rational(2).raised(to: -working), precision: 2)
    let bounded = Interval(value.lower, value.adding(error, precision: working).upper)
    let count = Int(shift.magnitude)
    let start = shift < 0 ? numerator + denominator * Integer(shift) : numerator
    let factors = interval(product(from: start, count: count))
      .divided(by: interval(denominator.raised(to: count)), precision: working)
    return shift < 0
      ? bounded.divided(by: factors, precision: working)
      : bounded.multiplied(by: factors, precision: working)
  }

  private func product(from start: Integer, count: Int) -> Integer {
    guard count > 1 else { return count == 1 ? start : Integer(1) }
    let half = count / 2
    return product(from: start, count: half)
      * product(from: start + denominator * Integer(half), count: count - half)
  }

  /// Consecutive terms relative to the one before them.
  ///
  /// The last is `product / divisor`, and their sum `sum / divisor`.
  private typealias Part = (product: Integer, divisor: Integer, sum: Integer)

  private func part(_ indices: Range<Int>, step: Integer) -> Part {
    guard indices.count > 1 else {
      let divisor = numerator + denominator * Integer(indices.lowerBound)
      return (product: step, divisor: divisor, sum: step)
    }
    let middle = indices.lowerBound + indices.count / 2
    let first = part(indices.lowerBound..<middle, step: step)
    let second = part(middle..<indices.upperBound, step: step)
    return (
      product: first.product * second.product, divisor: first.divisor * second.divisor,
      sum: first.sum * second.divisor + first.product * second.sum
    )
  }
}
