import ExactNumbers
import TestSupport
import Testing

struct RationalSizeTests {
  @Test(arguments: [
    (0, 1, 0, 1), (1, 1, 1, 1), (-1, 1, 1, 1), (255, 256, 8, 9), (-256, 255, 9, 8),
    (6, 4, 2, 2), (Int.min, 1, 64, 1), (1, Int.max, 1, 63),
  ])
  func `The size of a number is the length of its parts in bits`(
    numerator: Int, denominator: Int, numeratorBits: Int, denominatorBits: Int
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(number.numeratorBits == numeratorBits)
    #expect(number.denominatorBits == denominatorBits)
  }

  @Test(arguments: seeds)
  func `Each part of a result is at most as long as both operands, and a bit`(seed: UInt64) throws {
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
}

extension Rational {
  /// The length of both parts together.
  fileprivate var bits: Int { numeratorBits + denominatorBits }
}
