import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Big floats` {
  @Test(arguments: seeds)
  func `a rational number lies between its two roundings`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let precision = Int.random(in: 1...400, using: &generator)
      let lower = BigFloat(number, precision: precision, rounding: .down)
      let upper = BigFloat(number, precision: precision, rounding: .up)
      #expect(Interval(lower, upper).contains(number))
      // There is no number of that precision between them.
      #expect(lower == upper || lower.next == upper)
      #expect(lower.sign <= upper.sign)
    }
  }

  @Test(arguments: seeds)
  func `the floor is that of the rational number`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.dyadic(below: 1_000)
      let exact = BigFloat(number, precision: 300, rounding: .down)
      #expect(Rational(numerator: exact.floor, denominator: Integer(1)) == number.floor)
    }
  }

  @Test func `infinite numbers and zero have extreme exponents`() {
    let (below, above) = (BigFloat.infinity(negative: true), BigFloat.infinity(negative: false))
    #expect(below.isInfinite && above.isInfinite && !BigFloat(1).isInfinite)
    #expect(below.sign == -1 && above.sign == 1 && BigFloat(0).sign == 0)
    #expect(below < BigFloat(.min) && BigFloat(.max) < above)
    #expect(above.exponent == .max && BigFloat(0).exponent == .min)
    #expect(BigFloat(1).exponent == 1 && BigFloat(-4).exponent == 3 && BigFloat(7).exponent == 3)
    #expect(BigFloat(0).isZero && !above.isZero && !above.isUndefined)
  }

  @Test func `Int values are converted exactly`() {
    for value in [Int.min, -1, 0, 1, Int.max] {
      #expect(Interval(BigFloat(value), BigFloat(value)).contains(Rational(value)))
    }
  }
}
