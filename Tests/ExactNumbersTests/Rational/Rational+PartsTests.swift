import ExactNumbers
import TestSupport
import Testing

@Suite struct `Parts of rational numbers` {
  @Test(arguments: [
    (0, 1, 0, 1), (1, 1, 1, 1), (-1, 1, 1, 1), (255, 256, 8, 9), (-256, 255, 9, 8),
    (6, 4, 2, 2), (Int.min, 1, 64, 1), (1, Int.max, 1, 63),
  ])
  func `the size of a number is the length of its parts in bits`(
    numerator: Int, denominator: Int, numeratorBits: Int, denominatorBits: Int
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(number.numeratorBits == numeratorBits)
    #expect(number.denominatorBits == denominatorBits)
  }

  @Test(arguments: seeds)
  func `each part of a result is at most one bit longer than both operands together`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (a, b) = (generator.rational(), generator.nonzeroRational())
      let quotient = try #require(a.divided(by: b))
      for result in [a + b, a - b, a * b, quotient] {
        #expect(result.numeratorBits <= a.bits + b.bits + 1)
        #expect(result.denominatorBits <= a.bits + b.bits + 1)
      }
    }
  }

  @Test(arguments: seeds)
  func `integer value and denominator are those of the number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = generator.rational()
      if let denominator = number.denominatorValue {
        #expect(denominator > 0)
        #expect((number * Rational(denominator)).isWhole)
        #expect(number.isWhole == (denominator == 1))
      } else {
        #expect(number.denominatorBits > 63)
      }
      if let value = number.wholeValue {
        #expect(Rational(value) == number)
      } else {
        #expect(!number.isWhole || number.numeratorBits > 63)
      }
    }
  }

  @Test(arguments: [0, 1, -1, 42, Int.max, Int.min])
  func `an integer that fits has an Int value`(value: Int) {
    #expect(Rational(value).wholeValue == value)
    #expect(Rational(value).denominatorValue == 1)
    #expect(Rational(value).isOdd == (value % 2 != 0))
  }

  @Test func `a number just outside the range of Int has no value`() {
    #expect((Rational(Int.max) + 1).wholeValue == nil)
    #expect((Rational(Int.min) - 1).wholeValue == nil)
    let small = Rational(numerator: 1, denominator: .max) * Rational(numerator: 1, denominator: 2)
    #expect(small.denominatorValue == nil)
    #expect(small.wholeValue == nil)
  }

  @Test func `integers of any size can be odd`() {
    let huge = Rational(3).raised(to: 5000)
    #expect(huge.isOdd)
    #expect((-huge).isOdd)
    #expect(!(huge + 1).isOdd)
    #expect(!Rational(numerator: 3, denominator: 2).isOdd)
  }
}

extension Rational {
  /// The length of both parts together.
  fileprivate var bits: Int { numeratorBits + denominatorBits }
}
