import ExactNumbers
import TestSupport
import Testing

@Suite struct `Arithmetic of rational numbers` {
  @Test(arguments: seeds)
  func `addition and multiplication are commutative, associative and distributive`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (a, b, c) = (generator.rational(), generator.rational(), generator.rational())
      #expect(a + b == b + a)
      #expect(a * b == b * a)
      #expect((a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c))
      #expect(a * (b + c) == a * b + a * c)
    }
  }

  @Test(arguments: seeds)
  func `zero and one are neutral, and every operation has its inverse`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (a, b, divisor) = (
        generator.rational(), generator.rational(), generator.nonzeroRational()
      )
      #expect(a + 0 == a)
      #expect(a * 1 == a)
      #expect(a * 0 == 0)
      #expect(a + -a == 0)
      #expect(-(-a) == a)
      #expect(a - b == a + -b)
      #expect((a - b) + b == a)
      #expect((a * divisor).divided(by: divisor) == a)
      #expect(a.divided(by: divisor).map { $0 * divisor } == a)
    }
  }

  @Test(arguments: seeds)
  func `the magnitude is the number or its negative, whichever is not negative`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = generator.rational()
      #expect(!number.magnitude.isNegative)
      #expect(number.magnitude == (number.isNegative ? -number : number))
    }
  }

  @Test(arguments: seeds)
  func `division by zero gives nil`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let number = generator.rational()
    #expect(number.divided(by: 0) == nil)
    #expect(number.divided(by: number - number) == nil)
  }

  @Test func `sums that binary floating point gets wrong are exact`() throws {
    let tenth = try #require(Rational(decimal: "0.1"))
    let fifth = try #require(Rational(decimal: "0.2"))
    #expect(tenth + fifth == Rational(decimal: "0.3"))
    let third = try #require(Rational(1).divided(by: 3))
    #expect(third * 3 == 1)
    #expect(Rational(9_999_999_999_999_999) - 9_999_999_999_999_998 == 1)
  }
}
