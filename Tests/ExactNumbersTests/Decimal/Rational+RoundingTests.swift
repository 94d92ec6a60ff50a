import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rounding of rational numbers` {
  @Test(arguments: seeds)
  func `a rounding differs by at most half a unit of its last place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let number = generator.rational()
      let count = Int.random(in: 1...40, using: &generator)
      let rounded = number.rounded(toSignificantDigits: count)
      let distance = (number.magnitude - rounded.value.magnitude).magnitude
      // The unit is that before rounding: a carry does not enlarge it.
      let unit = number.isZero ? 1 : powerOfTen(number.expansion(digits: 1).power - count + 1)
      #expect(distance + distance <= unit)
      if distance + distance == unit {
        #expect(rounded.value.magnitude > number.magnitude)
      }
      #expect(rounded.isExact == (rounded.value == number))
      #expect(number.isNegative == rounded.isNegative)
    }
  }

  @Test(arguments: seeds)
  func `there are at most as many digits as requested, without leading or trailing zeros`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let number = generator.nonzeroRational()
      let count = Int.random(in: 1...40, using: &generator)
      let rounded = number.rounded(toSignificantDigits: count)
      #expect((1...count).contains(rounded.digits.count))
      #expect(!rounded.digits.hasPrefix("0"))
      #expect(!rounded.digits.hasSuffix("0"))
      #expect(powerOfTen(rounded.power) <= rounded.value.magnitude)
      #expect(rounded.value.magnitude < powerOfTen(rounded.power + 1))
    }
  }

  @Test(arguments: seeds)
  func `powers of ten and their neighbours have the correct decimal exponent`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let exponent = Int.random(in: -700...700, using: &generator)
      let power = powerOfTen(exponent)
      #expect(power.rounded(toSignificantDigits: 3).power == exponent)
      #expect(power.rounded(toSignificantDigits: 3).digits == "1")
      let below = power - powerOfTen(exponent - 50)
      #expect(below.rounded(toSignificantDigits: 50).power == exponent - 1)
      #expect(below.rounded(toSignificantDigits: 49).power == exponent)
    }
  }

  @Test(arguments: [
    ("0", 3, "0", 0, true), ("2.5", 1, "3", 0, false), ("0.25", 1, "3", -1, false),
    ("0.35", 1, "4", -1, false), ("2.4999", 1, "2", 0, false), ("9.995", 3, "1", 1, false),
    ("0.50000", 3, "5", -1, true), ("14.0", 5, "14", 1, true), ("1200", 2, "12", 3, true),
    ("1250", 2, "13", 3, false), ("0.00099996", 4, "1", -3, false),
  ])
  func `halves are rounded away from zero`(
    decimal: String, count: Int, digits: String, power: Int, isExact: Bool
  ) throws {
    let number = try #require(Rational(decimal: decimal))
    for (number, isNegative) in [(number, false), (-number, !number.isZero)] {
      let expected = RoundedDecimal(
        isNegative: isNegative, digits: digits, power: power, isExact: isExact)
      #expect(number.rounded(toSignificantDigits: count) == expected)
    }
  }

  @Test(arguments: seeds)
  func `an exact decimal is the number, and found if there is one`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let whole = generator.rational().numerator
      let places = Int.random(in: 0...300, using: &generator)
      let number = Rational(numerator: whole, denominator: .power(10, places))
      let exact = try #require(number.exactDecimal(atMost: .max))
      #expect(exact.isExact)
      #expect(exact.value == number)
      // One digit less does not suffice.
      #expect(number.exactDecimal(atMost: exact.digits.count) == exact)
      if exact.digits.count > 1 {
        #expect(number.exactDecimal(atMost: exact.digits.count - 1) == nil)
      }
      let endless = (number + number).divided(by: 3).map {
        $0 + Rational(numerator: 1, denominator: 7)
      }
      #expect(endless?.exactDecimal(atMost: .max) == nil)
    }
  }

  @Test func `huge numbers are rounded or rejected in bounded time`() throws {
    let ones = try #require(Rational(decimal: String(repeating: "1", count: 300_000)))
    let numbers = [
      ones, try #require(Rational(1).divided(by: ones)), try #require(ones.divided(by: ones + 1)),
      Rational(numerator: .power(1, 1), denominator: .power(2, 1_000_000)),
      Rational(numerator: .power(1, 1), denominator: .power(5, 400_000)),
      powerOfTen(300_000),
    ]
    let clock = ContinuousClock()
    for number in numbers {
      let start = clock.now
      #expect(number.rounded(toSignificantDigits: 15).digits.count <= 15)
      let exact = number.exactDecimal(atMost: 80)
      #expect(clock.now - start < .seconds(2))
      #expect((exact == nil) == (number != powerOfTen(300_000)))
    }
  }

  @Test func `rounding to zero digits traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Rational(1).rounded(toSignificantDigits: 0)
    }
  }
}
