import CMPFR

extension Interval {
  /// The gamma function, with bounds of `precision` bits; the line if the interval may contain a
  /// pole.
  ///
  /// - Complexity: O(*pM(p)*) or more, where *p* is the precision. The first call at a precision above
  ///   a few thousand bits takes far longer than those after it, because MPFR then computes numbers
  ///   that it keeps.
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

  /// The gamma function of numbers between two integers up to 0, by Euler's reflection formula:
  /// Γ(x) = π / (sin(πx) Γ(1 − x)).
  private func gammaByReflection(precision: Int) -> Interval {
    guard upper.sign < 0, !lower.isInfinite else { return .line }
    let floor = lower.floor
    // An interval that touches a pole, or has one inside, is not between two.
    guard floor == upper.floor, floor < lower else { return .line }
    let working = precision + 32
    let below = Rational(inLowestTerms: floor, Integer(1))
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

  /// The difference to a rational number of few bits.
  private func subtracting(_ other: Rational, precision: Int) -> Interval {
    adding(
      Interval(-other, precision: max(precision, other.numeratorBits)), precision: precision)
  }

  private static let half = BigFloat(
    Rational(numerator: 1, denominator: 2), precision: 2, rounding: .down)
  private static let fiveFourths = BigFloat(
    Rational(numerator: 5, denominator: 4), precision: 3, rounding: .down)
  private static let threeHalves = BigFloat(
    Rational(numerator: 3, denominator: 2), precision: 2, rounding: .down)
}

extension Integer {
  /// Whether the integer is less than a number.
  fileprivate static func < (left: Integer, right: BigFloat) -> Bool {
    right.read { number in left.read { unsafe mpfr_cmp_z(number, $0) } } > 0
  }
}
