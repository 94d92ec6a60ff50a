import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rounded decimals` {
  @Test func `zero is a single digit without a sign`() {
    let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
    #expect(RoundedDecimal.zero == zero)
    #expect(Rational(0).rounded(toSignificantDigits: 3) == zero)
    #expect(Rational(0).exactDecimal(atMost: 1) == zero)
  }

  private func decimal(_ digits: String, _ power: Int, isNegative: Bool = false) -> RoundedDecimal {
    RoundedDecimal(isNegative: isNegative, digits: digits, power: power, isExact: true)
  }

  @Test func `the style is used for plain and scientific form`() {
    var style = NumberStyle.ascii
    style.point = ","
    let decimal = decimal("125", -2, isNegative: true)
    #expect(decimal.plainText(in: style) == "-0,0125")
    #expect(decimal.scaledText(exponentStep: 1, in: style) == "-1,25e-2")
  }

  @Test(arguments: seeds)
  func `both forms read back as the number, and the width is that of the plain form`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let rounded = generator.rational().rounded(toSignificantDigits: 8)
      let plain = rounded.plainText(in: NumberStyle())
      #expect(read(plain) == rounded.value)
      #expect(read(rounded.scaledText(exponentStep: 1, in: NumberStyle())) == rounded.value)
      #expect(rounded.plainWidth(in: NumberStyle()) == plain.count)
    }
  }
}

@Suite struct `Rounding of rational numbers` {
  @Test(arguments: seeds)
  func `a rounding differs by at most half a unit of its last place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let number = generator.rational()
      let count = Int.random(in: 1...40, using: &generator)
      let rounded = number.rounded(toSignificantDigits: count)
      let distance = (number.magnitude - rounded.value.magnitude).magnitude
      // The unit before rounding, which a carry does not enlarge.
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

  @Test func `huge numbers are rounded or rejected`() throws {
    let ones = try #require(Rational(decimal: String(repeating: "1", count: 100_000)))
    let numbers = [
      ones, try #require(Rational(1).divided(by: ones)), try #require(ones.divided(by: ones + 1)),
      Rational(numerator: .power(1, 1), denominator: .power(2, 300_000)),
      Rational(numerator: .power(1, 1), denominator: .power(5, 130_000)), powerOfTen(100_000),
    ]
    for number in numbers {
      #expect(number.rounded(toSignificantDigits: 15).digits.count <= 15)
      let exact = number.exactDecimal(atMost: 80)
      #expect((exact == nil) == (number != powerOfTen(100_000)))
    }
  }

  @Test func `rounding to no digits traps`() async {
    await #expect(processExitsWith: .failure) { _ = Rational(1).exactDecimal(atMost: 0) }
  }
}

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
    let next = Rational(power, plus: 10)
    #expect(Rational(1).divided(by: next)?.decimalFactors == nil || fives < 3)
    #expect(Rational(1).divided(by: next + 1)?.decimalFactors == nil || fives < 3)
  }

  @Test(arguments: [(1, 3), (1, 1 << 19), (Int.max, 1 << 18), (1, 7_000_000_000)])
  func `numbers beyond the small form are written by the general algorithm`(
    numerator: Int, denominator: Int
  ) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText(in: .ascii) == nil)
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(number.text(digits: 34) == Rational(form: .large(number.storage)).text(digits: 34))
  }
}

extension Rational {
  fileprivate init(_ whole: Integer, plus number: Int) {
    self = Rational(numerator: whole, denominator: Integer(1)) + Rational(number)
  }
}
