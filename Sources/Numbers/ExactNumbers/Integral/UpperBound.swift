/// An upper bound of a magnitude, 1/2 to 1 times a power of 2; a `Double` would underflow.
struct UpperBound {
  private let significand: Double
  private let exponent: Int

  /// Larger exponents mean zero or infinity.
  private static let greatestExponent = 1 << 40

  static let zero = UpperBound(0)

  init(_ value: Interval) { self.init(value.magnitude.upper) }

  /// - Precondition: The number has at most 53 bits.
  init(_ number: Int) { self.init(BigFloat(number)) }

  /// The magnitude of a number.
  init(_ value: BigFloat, rounding direction: RoundingDirection = .up) {
    var (significand, exponent) = value.parts(rounding: direction)
    if significand < 0 { significand = -significand.nextDown }
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

  /// The product with a power of 2.
  func scaled(by places: Int) -> UpperBound { UpperBound(significand.nextDown, exponent + places) }

  func multiplied(by factor: Int) -> UpperBound { multiplied(by: UpperBound(factor)) }

  func divided(by divisor: Int) -> UpperBound {
    let divisor = UpperBound(BigFloat(divisor), rounding: .down)
    return UpperBound(significand / divisor.significand, exponent - divisor.exponent)
  }
}
