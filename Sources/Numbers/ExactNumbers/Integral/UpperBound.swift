/// An upper bound of a magnitude: from 1/2 to 1 times a power of 2; a `Double` would underflow.
struct UpperBound {
  private let significand: Double
  private let exponent: Int

  /// Exponents beyond are those of zero and infinity.
  private static let greatestExponent = 1 << 40

  init(_ value: Interval) { self.init(value.magnitude.upper, rounding: .up) }

  private init(_ value: BigFloat, rounding direction: RoundingDirection) {
    let (significand, exponent) = value.parts(rounding: direction)
    self.significand = exponent > Self.greatestExponent ? .infinity : significand
    self.exponent =
      significand == 0 ? -Self.greatestExponent : max(exponent, -Self.greatestExponent)
  }

  /// The next greater product of a number less than 2 and a power of 2.
  private init(_ value: Double, _ exponent: Int) {
    let next = value.nextUp
    let shift = next < 0.5 ? -1 : next < 1 ? 0 : 1
    significand = shift == 0 ? next : shift < 0 ? next * 2 : next / 2
    self.exponent = exponent + shift
  }

  var isFinite: Bool { significand.isFinite }

  var value: BigFloat { BigFloat(significand, exponent: exponent) }

  func adding(_ other: UpperBound) -> UpperBound {
    guard exponent >= other.exponent else { return other.adding(self) }
    let places = exponent - other.exponent
    let shifted = places < 60 ? other.significand / Double(1 << places) : 0x1p-59
    return UpperBound(significand + shifted, exponent)
  }

  func multiplied(by other: UpperBound) -> UpperBound {
    UpperBound(significand * other.significand, exponent + other.exponent)
  }
}

extension UpperBound: TaylorCoefficient {
  var negative: UpperBound { self }

  func adding(_ other: UpperBound, precision: Int) -> UpperBound { adding(other) }

  func multiplied(by factor: Interval, precision: Int) -> UpperBound {
    multiplied(by: UpperBound(factor))
  }

  static func sum(ofProducts factors: [(UpperBound, UpperBound)], precision: Int) -> UpperBound {
    factors.reduce(UpperBound(Interval(BigFloat(0)))) { $0.adding($1.0.multiplied(by: $1.1)) }
  }

  func divided(by divisor: Interval, precision: Int) -> UpperBound {
    let divisor = UpperBound(divisor.magnitude.lower, rounding: .down)
    return UpperBound(significand / divisor.significand, exponent - divisor.exponent)
  }
}
