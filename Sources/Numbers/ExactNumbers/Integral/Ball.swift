import CMPFR

/// The numbers within a distance of another; sums of their products cost one MPFR number.
struct Ball {
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
    magnitude = UpperBound(middle).adding(radius)
  }

  /// A number rounded to nearest, with a distance in addition.
  @safe private init(precision: Int, within radius: UpperBound, _ write: (mpfr_ptr) -> Void) {
    let middle = BigFloat(precision: precision + Self.guardBits) { unsafe write($0) }
    let error = UpperBound(middle).scaled(by: -precision - Self.guardBits)
    self.init(middle, radius: radius.adding(error))
  }

  var isFinite: Bool { magnitude.isFinite }

  /// The greatest magnitude, rounded up.
  var limit: BigFloat { magnitude.value }

  var interval: Interval {
    guard radius.isFinite, !middle.isUndefined else { return .line }
    let distance = radius.value
    return Interval(middle).adding(
      Interval(distance.negative, distance),
      precision: max(middle.precision, Interval.roughPrecision))
  }

  var negative: Ball { Ball(middle.negative, radius: radius) }

  func adding(_ other: Ball, precision: Int) -> Ball {
    Ball(precision: precision, within: radius.adding(other.radius)) { sum in
      middle.read { first in
        other.middle.read { unsafe _ = mpfr_add(sum, first, $0, MPFR_RNDN) }
      }
    }
  }

  func multiplied(by factor: Int, precision: Int) -> Ball {
    Ball(precision: precision, within: radius.multiplied(by: factor)) { product in
      middle.read { unsafe _ = mpfr_mul_si(product, $0, factor, MPFR_RNDN) }
    }
  }

  func divided(by divisor: Int, precision: Int) -> Ball {
    Ball(precision: precision, within: radius.divided(by: divisor)) { quotient in
      middle.read { unsafe _ = mpfr_div_si(quotient, $0, divisor, MPFR_RNDN) }
    }
  }

  func divided(by divisor: Interval, precision: Int) -> Ball {
    Ball(interval.divided(by: divisor, precision: precision))
  }

  /// Each rounding error is at most one last-place unit of the sum of all magnitudes.
  static func convolution(
    _ left: [Ball?], _ right: [Ball?], _ exponent: Int, from first: Int, precision: Int
  ) -> Ball? {
    let precise = precision + guardBits
    var (radius, magnitude, count) = (UpperBound.zero, UpperBound.zero, 0)
    let sum = BigFloat(precision: precise) { sum in
      unsafe mpfr_set_zero(sum, 1)
      _ = BigFloat(precision: precise) { product in
        for index in first...exponent {
          guard let left = left[index], let right = right[exponent - index] else { continue }
          left.middle.read { first in
            right.middle.read { unsafe _ = mpfr_mul(product, first, $0, MPFR_RNDN) }
          }
          unsafe _ = mpfr_add(sum, sum, product, MPFR_RNDN)
          radius = radius.adding(left.magnitude.multiplied(by: right.radius))
            .adding(left.radius.multiplied(by: right.magnitude))
          magnitude = magnitude.adding(left.magnitude.multiplied(by: right.magnitude))
          count += 1
        }
      }
    }
    guard count > 0 else { return nil }
    let errors = magnitude.multiplied(by: 2 * count).scaled(by: 1 - precise)
    return Ball(sum, radius: radius.adding(errors))
  }
}
