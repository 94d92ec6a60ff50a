import ExactNumbers
import TestSupport
import Testing

struct RationalWholeTests {
  @Test(arguments: seeds)
  func `The parts of a small number are its own`(seed: UInt64) throws {
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
  func `A whole number that fits is a value`(value: Int) {
    #expect(Rational(value).wholeValue == value)
    #expect(Rational(value).denominatorValue == 1)
    #expect(Rational(value).isOdd == (value % 2 != 0))
  }

  @Test func `A number one beyond the range is none`() {
    #expect((Rational(Int.max) + 1).wholeValue == nil)
    #expect((Rational(Int.min) - 1).wholeValue == nil)
    let small = Rational(numerator: 1, denominator: .max) * Rational(numerator: 1, denominator: 2)
    #expect(small.denominatorValue == nil)
    #expect(small.wholeValue == nil)
  }

  @Test func `Whether a number is odd does not depend on its size`() {
    let huge = Rational(3).raised(to: 5000)
    #expect(huge.isOdd)
    #expect((-huge).isOdd)
    #expect(!(huge + 1).isOdd)
    #expect(!Rational(numerator: 3, denominator: 2).isOdd)
  }
}
