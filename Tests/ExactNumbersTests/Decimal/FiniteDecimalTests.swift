import TestSupport
import Testing

@testable import ExactNumbers

struct FiniteDecimalTests {
  @Test func `A finite form is found for powers of 2 and 5 and their products alone`() throws {
    for twos in 0...40 {
      for fives in 0...40 {
        let denominator = Integer.power(2, twos) * .power(5, fives)
        let number = Rational(numerator: Integer(1), denominator: denominator)
        let factors = try #require(number.decimalFactors)
        #expect(factors == (twos, fives))
        for prime in [3, 7, 11, 31, 101] {
          let endless = number * Rational(numerator: 1, denominator: prime)
          #expect(endless.decimalFactors == nil)
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 28, 59, 643, 4_004, 21_306, 76_573, 400_000])
  func `Powers of 5 that are near powers of 2 are told apart`(fives: Int) throws {
    let power = Integer.power(5, fives)
    let number = Rational(numerator: Integer(1), denominator: power)
    let factors = try #require(number.decimalFactors)
    #expect(factors == (0, fives))
    // Numbers with the same length that 5 does and does not divide.
    let next = Rational(power, plus: 10)
    #expect(Rational(1).divided(by: next)?.decimalFactors == nil || fives < 3)
    #expect(Rational(1).divided(by: next + 1)?.decimalFactors == nil || fives < 3)
  }

  @Test(arguments: seeds)
  func `Units and places are the number, in the fewest places`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let places = Int.random(in: 0...99, using: &generator)
      let number = Rational(
        numerator: generator.rational().numerator, denominator: .power(10, places))
      let decimal = try #require(number.finiteDecimal)
      #expect(decimal.places <= places)
      #expect(Rational(numerator: decimal.units, denominator: .power(10, decimal.places)) == number)
      #expect(decimal.places == 0 || !decimal.units.description.hasSuffix("0"))
    }
  }

  @Test(arguments: [
    (0, 0, "0"), (5, 0, "5"), (-120, 0, "-120"), (5, 1, "0.5"), (-5, 1, "-0.5"), (15, 1, "1.5"),
    (15, 2, "0.15"), (-15, 5, "-0.00015"), (12345, 2, "123.45"), (-12345, 4, "-1.2345"),
  ])
  func `The point stands before the places`(units: Int, places: Int, text: String) {
    let decimal = FiniteDecimal(units: Integer(units), places: places)
    #expect(decimal.text == text)
  }
}

extension Rational {
  fileprivate init(_ whole: Integer, plus number: Int) {
    self = Rational(numerator: whole, denominator: Integer(1)) + Rational(number)
  }
}
