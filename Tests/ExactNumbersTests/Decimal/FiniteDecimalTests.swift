import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Finite decimals` {
  @Test func `only denominators with no prime factors but 2 and 5 have a finite form`() throws {
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
  func `powers of 5 close to powers of 2 are recognised`(fives: Int) throws {
    let power = Integer.power(5, fives)
    let number = Rational(numerator: Integer(1), denominator: power)
    let factors = try #require(number.decimalFactors)
    #expect(factors == (0, fives))
    // These have about the same length; one of them is a multiple of 5.
    let next = Rational(power, plus: 10)
    #expect(Rational(1).divided(by: next)?.decimalFactors == nil || fives < 3)
    #expect(Rational(1).divided(by: next + 1)?.decimalFactors == nil || fives < 3)
  }

  @Test(arguments: seeds)
  func `units and places give the number, in the fewest places`(seed: UInt64) throws {
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
  func `the point precedes the decimal places`(units: Int, places: Int, text: String) {
    let decimal = FiniteDecimal(units: Integer(units), places: places)
    #expect(decimal.text == text)
  }

  @Test(arguments: [
    (0, 1, "0"), (-12, 1, "-12"), (1, 2, "0.5"), (-25, 2, "-12.5"), (1, 8, "0.125"),
    (1, 1000, "0.001"), (-1, 80, "-0.0125"), (7, 1_000_000_000_000_000_000, "0.000000000000000007"),
    (Int.max, 10, "922337203685477580.7"), (1, 1 << 18, "0.000003814697265625"),
  ])
  func `small finite decimals are written in full`(numerator: Int, denominator: Int, text: String) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText == text)
  }

  @Test(arguments: [(1, 3), (1, 1 << 19), (Int.max, 1 << 18), (1, 7_000_000_000)])
  func `numbers beyond the small form are written by the general algorithm`(
    numerator: Int, denominator: Int
  ) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText == nil)
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(
      number.asciiText(significantDigits: 34)
        == Rational(form: .large(number.storage)).asciiText(significantDigits: 34))
  }
}

extension Rational {
  fileprivate init(_ whole: Integer, plus number: Int) {
    self = Rational(numerator: whole, denominator: Integer(1)) + Rational(number)
  }
}
