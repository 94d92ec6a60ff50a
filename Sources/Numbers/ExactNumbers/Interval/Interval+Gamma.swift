import CMPFR

extension Interval {
  func gamma(precision: Int) -> Interval {
    lower.sign > 0 ? gammaOfPositive(precision: precision) : gammaByReflection(precision: precision)
  }

  /// Falls to its minimum, more than 7/8, between 1.4 and 1.5, and then rises.
  private func gammaOfPositive(precision: Int) -> Interval {
    if !(BigFloat(1.25) < upper) {
      return unsafe reversed.increasing(mpfr_gamma, precision: precision)
    }
    if !(lower < BigFloat(1.5)) { return unsafe increasing(mpfr_gamma, precision: precision) }
    if !(lower < BigFloat(1)), !(BigFloat(2) < upper) {
      // The function is convex, with slopes from −0.58 at 1 to 0.43 at 2.
      return unsafe nonexpansive(mpfr_gamma, precision: precision)
    }
    let values = [lower, upper].map {
      unsafe BigFloat(mpfr_gamma, $0, precision: precision, rounding: .up)
    }
    return Interval(BigFloat(0.875), values[0] < values[1] ? values[1] : values[0])
  }

  /// The gamma function between two integers up to 0, by Γ(x) = π / (sin(πx) Γ(1 − x)). (Euler)
  private func gammaByReflection(precision: Int) -> Interval {
    guard upper.sign < 0, !lower.isInfinite else { return .line }
    let floor = lower.floor
    let working = precision + 32
    let below = Rational(floor)
    // The sine of the distance to the nearest integer is accurate near poles.
    let fraction = subtracting(below, precision: working)
    guard floor == upper.floor, fraction.lower.sign > 0 else { return .line }
    let isNearAbove = BigFloat(0.5) < fraction.lower
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
}
