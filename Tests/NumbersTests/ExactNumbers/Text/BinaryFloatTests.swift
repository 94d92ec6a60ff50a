import TestSupport
import Testing

@testable import ExactNumbers

/// Compared with the formats of the processor.
@Suite struct `A number in a binary format` {
  private func exact(_ value: Double) -> Rational {
    Rational(Int(value.significand * 0x1p52)) * Rational(2).raised(to: Int(value.exponent) - 52)
  }

  @Test func `is the double with its bits, and has its neighbours`() {
    for var random in cases(600) {
      let value = Double(bitPattern: random.next())
      guard value.isFinite, value != 0 else { continue }
      let number = value < 0 ? -exact(-value) : exact(value)
      let float = BinaryFloat(number, .double)
      #expect(float.bits == value.bitPattern && float.value == number)
      #expect(float.nextUp?.bits == value.nextUp.bitPattern)
      #expect(float.nextDown?.bits == value.nextDown.bitPattern)
    }
  }

  @Test func `is rounded as the processor rounds`() {
    for var random in cases(600) {
      // The exponents of single precision, and some that are subnormal or infinite.
      let exponent = random.integer(-155...130)
      let value = Double(
        sign: .plus, exponent: exponent, significand: .random(in: 1..<2, using: &random))
      #expect(BinaryFloat(exact(value), .single).bits == UInt64(Float(value).bitPattern))
      let (top, bottom) = (random.integer(-1_000_000...1_000_000), random.integer(1...1_000_000))
      let quotient = BinaryFloat(Rational(numerator: top, denominator: bottom), .double)
      #expect(quotient.bits == (Double(top) / Double(bottom)).bitPattern)
    }
  }

  @Test(
    arguments: [0, 1, 2, 3, 0x7FFFFE, 0x7FFFFF, 0x800000, 0x7F7F_FFFE, 0x7F7F_FFFF] as [UInt32])
  func `halfway between two has an even last bit`(pattern: UInt32) throws {
    let lower = Float(bitPattern: pattern)
    let upper = BinaryFloat(lower == 0 ? 0 : exact(Double(lower)), .single).nextUp
    #expect(upper?.bits == UInt64(pattern + 1))
    let end = upper?.value ?? Rational(2).raised(to: 128)
    let half = ((lower == 0 ? 0 : exact(Double(lower))) + end) * .half
    let even = UInt64(pattern + pattern & 1)
    let tiny = Rational(2).raised(to: -200)
    #expect(BinaryFloat(half, .single).bits == even)
    #expect(BinaryFloat(half - tiny, .single).bits == UInt64(pattern))
    #expect(BinaryFloat(half + tiny, .single).bits == UInt64(pattern + 1))
  }

  @Test(arguments: BinaryFloat.Format.allCases)
  func `is zero or infinity if too small or too large`(format: BinaryFloat.Format) {
    let (zero, huge) = (BinaryFloat(0, format), Rational(10).raised(to: 5_000))
    #expect(zero.bits == 0 && zero.value == 0 && !zero.isNegative)
    #expect(BinaryFloat(Rational(10).raised(to: -5_000), format).bits == 0)
    for number in [huge, -huge] {
      let float = BinaryFloat(number, format)
      #expect(float.value == nil && float.isNegative == number.isNegative)
      #expect((float.nextUp == nil) != (float.nextDown == nil))
    }
    #expect(zero.nextUp?.bits == 1 && zero.nextDown?.isNegative == true)
    #expect(zero.nextUp?.nextDown?.value == 0 && zero.nextDown?.nextUp?.value == 0)
  }

  @Test func `is found for irrational numbers`() throws {
    let budget = Budget()
    let pi = try Real.pi(budget)
    #expect(try BinaryFloat(pi, .double, budget).bits == Double.pi.bitPattern + 0)
    #expect(try BinaryFloat(pi.negated(budget), .single, budget).bits == 0xC049_0FDB)
    #expect(
      try BinaryFloat(Real(2).root(2, budget), .double, budget).bits
        == (2.0).squareRoot().bitPattern)
    let large = try Real(10).raised(to: 5_000, budget).multiplied(by: pi, budget)
    #expect(try BinaryFloat(large, .double, budget).value == nil)
    let small = try pi.divided(by: Real(10).raised(to: 5_000, budget), budget)
    #expect(try BinaryFloat(small, .double, budget).bits == 0)
    #expect(
      try BinaryFloat(Real(Rational(numerator: 1, denominator: 4)), .single, budget).bits
        == 0x3E80_0000)
  }

  @Test func `near the midpoint of two is found with more digits`() throws {
    let budget = Budget()
    let half = Rational(2).raised(to: -24)
    let tiny = try Real.pi(budget).multiplied(by: Real(Rational(10).raised(to: -60)), budget)
    let above = try Real(1 + half).adding(tiny, budget)
    let below = try Real(1 + half).subtracting(tiny, budget)
    #expect(try BinaryFloat(above, .single, budget).bits == 0x3F80_0001)
    #expect(try BinaryFloat(below, .single, budget).bits == 0x3F80_0000)
  }

  @Test func `is written with its parts`() {
    #expect(BinaryFloat(-2, .single).text == "1 10000000 00000000000000000000000")
    let half = BinaryFloat(Rational(numerator: 3, denominator: 4), .double)
    #expect(half.text == "0 01111111110 1" + String(repeating: "0", count: 51))
  }
}
