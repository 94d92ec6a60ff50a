import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Interval arithmetic` {
  @Test(arguments: seeds)
  func `interval arithmetic contains the results of its numbers`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (first, second) = (generator.rational(), generator.rational())
      let left = generator.interval(holding: first)
      let right = generator.interval(holding: second)
      let precision = Int.random(in: 2...200, using: &generator)
      #expect((-left).contains(-first))
      #expect(left.magnitude.contains(first.magnitude))
      #expect(left.adding(right, precision: precision).contains(first + second))
      #expect(left.multiplied(by: right, precision: precision).contains(first * second))
      if let quotient = first.divided(by: second) {
        #expect(left.divided(by: right, precision: precision).contains(quotient))
      }
      let exponent = Int.random(in: first.isZero ? 0...5 : -5...5, using: &generator)
      #expect(left.raised(to: exponent, precision: precision).contains(first.raised(to: exponent)))
    }
  }

  @Test(arguments: seeds)
  func `narrow intervals give narrow results`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (first, second) = (generator.nonzeroRational(), generator.nonzeroRational())
      let left = Interval(first, precision: 200)
      let right = Interval(second, precision: 200)
      #expect(left.multiplied(by: right, precision: 200).accuracy > 190)
      #expect(left.divided(by: right, precision: 200).accuracy > 190)
      #expect(left.raised(to: -3, precision: 200).accuracy > 190)
      #expect(left.magnitude.adding(right.magnitude, precision: 200).accuracy > 190)
    }
  }

  @Test func `dividing by an interval that contains zero gives the line`() {
    let wide = Interval(BigFloat(0), BigFloat(1))
    for divisor in [wide, -wide, Interval(BigFloat(-1), BigFloat(1)), Interval(exactly: 0)] {
      let quotient = Interval(exactly: 1).divided(by: divisor, precision: 64)
      #expect(quotient.lower.isInfinite && quotient.upper.isInfinite)
      #expect(quotient.sign == nil)
    }
  }

  @Test func `undefined bounds give the line`() {
    let product = Interval(exactly: 0).multiplied(by: .line, precision: 64)
    #expect(product.lower.isInfinite && product.upper.isInfinite)
    let sum = Interval(BigFloat.infinity(negative: false), .infinity(negative: false))
      .adding(.line, precision: 64)
    #expect(sum.lower.isInfinite && sum.upper.isInfinite)
  }

  @Test func `even powers are not negative, odd powers keep the sign`() {
    let both = Interval(BigFloat(-3), BigFloat(2))
    let square = both.raised(to: 2, precision: 64)
    #expect(square.lower == BigFloat(0) && square.upper == BigFloat(9))
    let cube = both.raised(to: 3, precision: 64)
    #expect(cube.lower == BigFloat(-27) && cube.upper == BigFloat(8))
    #expect(both.raised(to: -1, precision: 64).lower.isInfinite)
    // `-Int.min` overflows.
    #expect(Interval(exactly: 1).raised(to: .min, precision: 64).contains(1))
  }
}
