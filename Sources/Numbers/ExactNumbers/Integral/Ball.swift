import CMPFR

/// The numbers within a distance of another: sums of products of them cost one MPFR number.
struct Ball: TaylorCoefficient {
  private let middle: BigFloat
  private let radius: UpperBound
  private let magnitude: UpperBound

  private static let guardBits = 16

  init(_ value: Interval) {
    let middle = value.lower.middle(value.upper)
    let distance = value.adding(-Interval(middle), precision: Interval.roughPrecision)
    self.init(middle, radius: UpperBound(distance))
  }

  private init(_ middle: BigFloat, radius: UpperBound) {
    (self.middle, self.radius) = (middle, radius)
    magnitude = UpperBound(Interval(middle)).adding(radius)
  }

  var interval: Interval {
    guard radius.isFinite, !middle.isUndefined else { return .line }
    let distance = Interval(radius.value)
    return Interval(middle).adding(
      Interval((-distance).lower, distance.upper),
      precision: max(middle.precision, Interval.roughPrecision))
  }

  var negative: Ball { Ball(-interval) }

  func adding(_ other: Ball, precision: Int) -> Ball {
    Ball(interval.adding(other.interval, precision: precision))
  }

  func multiplied(by factor: Interval, precision: Int) -> Ball {
    Ball(interval.multiplied(by: factor, precision: precision))
  }

  func divided(by divisor: Interval, precision: Int) -> Ball {
    Ball(interval.divided(by: divisor, precision: precision))
  }

  /// Each rounding error is at most one unit of the last place of the sum of all magnitudes.
  static func sum(ofProducts factors: [(Ball, Ball)], precision: Int) -> Ball {
    let precise = precision + guardBits
    var (radius, magnitude) = (UpperBound(Interval(BigFloat(0))), UpperBound(Interval(BigFloat(0))))
    let sum = BigFloat(precision: precise) { sum in
      unsafe mpfr_set_zero(sum, 1)
      _ = BigFloat(precision: precise) { product in
        for (left, right) in factors {
          left.middle.read { first in
            right.middle.read { unsafe _ = mpfr_mul(product, first, $0, MPFR_RNDN) }
          }
          unsafe _ = mpfr_add(sum, sum, product, MPFR_RNDN)
          radius = radius.adding(left.magnitude.multiplied(by: right.radius))
            .adding(left.radius.multiplied(by: right.magnitude))
          magnitude = magnitude.adding(left.magnitude.multiplied(by: right.magnitude))
        }
      }
    }
    let unit = UpperBound(
      Interval(Rational(2).raised(to: 1 - precise) * Rational(2 * factors.count), precision: 64))
    return Ball(sum, radius: radius.adding(magnitude.multiplied(by: unit)))
  }
}
