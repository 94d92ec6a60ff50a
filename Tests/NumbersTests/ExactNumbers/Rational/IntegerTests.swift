import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Integers` {
  @Test(arguments: [
    (2, 0, "1"), (2, 10, "1024"), (10, 25, "10000000000000000000000000"), (0, 0, "1"),
  ])
  func `powers have their known values`(base: UInt, exponent: Int, power: String) {
    #expect(Integer.power(base, exponent).description == power)
  }

  @Test func `small integers agree with Int`() {
    for var generator in cases(200) {
      let (a, b) = (generator.integer(-1_000_000...1_000_000), generator.integer(1...1000))
      #expect((Integer(a) * Integer(b)).description == "\(a * b)")
      #expect(Integer(a).magnitude.description == "\(abs(a))")
      #expect(Integer(a).isZero == (a == 0))
      let (quotient, isExact) = Integer(a).quotient(dividingBy: Integer(b))
      #expect(quotient.description == "\(a / b)" && isExact == (a % b == 0))
      let bits = generator.integer(-9...9)
      let shifted = bits < 0 ? a / (1 << -bits) : a << bits
      #expect(Integer(a).shifted(left: bits).description == "\(shifted)")
      #expect((Integer(a) == Integer(b)) == (a == b))
      #expect(Integer(a) == Integer(a) * Integer(1))
      #expect(Integer(b).bits == Int.bitWidth - b.leadingZeroBitCount)
      #expect(Integer(b).factorsOfTwo == b.trailingZeroBitCount)
    }
  }

  @Test(arguments: [(1, 0), (5, 1), (-10, 1), (24, 0), (250, 3), (3125, 5)])
  func `a factor is removed with its full multiplicity`(value: Int, fives: Int) {
    let (rest, count) = Integer(value).removing(Integer(5))
    #expect(count == fives)
    #expect((rest * .power(5, fives)).description == "\(value)")
    #expect(!rest.quotient(dividingBy: Integer(5)).isExact)
  }
}

@Suite struct `Digits of integers` {
  @Test(arguments: [
    "0", "7", "10", "99", "18446744073709551616", "340282366920938463463374607431768211456",
  ])
  func `digits are read back as written`(text: String) {
    let number = Integer(digits: Array(text.utf8))
    #expect(number.description == text && number.digits == Array(text.utf8))
    #expect(Integer(digits: Array("00\(text)".utf8)).description == text)
  }
}

@Suite struct `Saturating multiplication` {
  @Test(arguments: [
    (0, Int.max, 0), (1, Int.max, Int.max), (2, Int.max / 2, Int.max - 1), (2, Int.max, Int.max),
    (Int.max, Int.max, Int.max), (6, 7, 42),
  ])
  func `a product saturates at Int.max`(number: Int, factor: Int, product: Int) {
    #expect(number.multipliedSaturating(by: factor) == product)
    #expect(factor.multipliedSaturating(by: number) == product)
  }
}
