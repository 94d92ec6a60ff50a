import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Division of rational numbers` {
  @Test(arguments: seeds)
  func `the floor is an integer at most the number and less than one below it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let floor = number.floor
      #expect(floor.isWhole)
      #expect(floor <= number && number < floor + 1)
    }
  }

  @Test(arguments: seeds)
  func `the greatest common divisor divides both, and scales with them`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (first, second, factor) = (
        generator.nonzeroRational(), generator.nonzeroRational(),
        generator.nonzeroRational().magnitude
      )
      let divisor = first.greatestCommonDivisor(second)
      #expect(divisor > 0)
      let (left, right) = (
        try #require(first.divided(by: divisor)), try #require(second.divided(by: divisor))
      )
      #expect(left.isWhole && right.isWhole)
      #expect(left.greatestCommonDivisor(right) == 1)
      #expect((first * factor).greatestCommonDivisor(second * factor) == divisor * factor)
    }
  }

  @Test(arguments: seeds)
  func `greatest common divisor times least common multiple is the product`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (first, second) = (generator.nonzeroRational(), generator.nonzeroRational())
      let multiple = first.leastCommonMultiple(second)
      #expect(first.greatestCommonDivisor(second) * multiple == (first * second).magnitude)
      #expect(multiple == second.leastCommonMultiple(first))
      #expect(try #require(multiple.divided(by: first)).isWhole)
    }
  }

  @Test(arguments: [
    (7, 2, 3), (-7, 2, -4), (6, 2, 3), (-6, 2, -3), (0, 1, 0), (1, 3, 0), (-1, 3, -1),
    (.max, 2, 4_611_686_018_427_387_903), (.min, 2, -4_611_686_018_427_387_904),
  ])
  func `the floor of a negative number is below it`(numerator: Int, denominator: Int, floor: Int) {
    #expect(Rational(numerator: numerator, denominator: denominator).floor == Rational(floor))
  }

  @Test(arguments: [
    (12, 18, 6, 36), (-12, 18, 6, 36), (0, 5, 5, 0), (5, 0, 5, 0), (0, 0, 0, 0), (7, 13, 1, 91),
    (1, -1, 1, 1),
  ])
  func `integers have their known divisors and multiples`(
    first: Int, second: Int, divisor: Int, multiple: Int
  ) {
    let (left, right) = (Rational(first), Rational(second))
    #expect(left.greatestCommonDivisor(right) == Rational(divisor))
    #expect(left.leastCommonMultiple(right) == Rational(multiple))
  }

  @Test func `fractions have divisors and multiples too`() {
    let (half, third) = (
      Rational(numerator: 1, denominator: 2), Rational(numerator: 1, denominator: 3)
    )
    #expect(half.greatestCommonDivisor(third) == Rational(numerator: 1, denominator: 6))
    #expect(half.leastCommonMultiple(third) == 1)
  }
}
