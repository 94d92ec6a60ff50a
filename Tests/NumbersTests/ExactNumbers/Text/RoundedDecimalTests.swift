import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Rounded decimals` {
  @Test func `zero is a single digit without a sign`() {
    let zero = RoundedDecimal(
      isNegative: false, digits: [UInt8(ascii: "0")], power: 0, isExact: true)
    #expect(RoundedDecimal.zero == zero)
    #expect(Rational(0).rounded(toSignificantDigits: 3) == zero)
    #expect(Rational(0).exactDecimal(atMost: 1) == zero)
  }

  @Test func `the style is used for plain and scientific form`() {
    var style = NumberStyle.ascii
    style.point = ","
    let decimal = RoundedDecimal(
      isNegative: true, digits: Array("125".utf8), power: -2, isExact: true)
    #expect(decimal.plainText(in: style) == "-0,0125")
    #expect(decimal.scaledText(exponentStep: 1, in: style) == "-1,25e-2")
  }

  @Test func `both forms read back as the number, and the width is that of the plain form`() {
    for var generator in cases(200) {
      let rounded = generator.rational().rounded(toSignificantDigits: 8)
      let plain = rounded.plainText(in: NumberStyle())
      #expect(read(plain) == rounded.value)
      #expect(read(rounded.scaledText(exponentStep: 1, in: NumberStyle())) == rounded.value)
      #expect(rounded.plainWidth(in: NumberStyle()) == plain.count)
    }
  }
}

@Suite struct `Rounding of rational numbers` {
  @Test func `a rounding is at most half a unit away, without leading or trailing zeros`() {
    for var generator in cases(300) {
      let number = generator.nonzeroRational()
      let count = generator.integer(1...40)
      let rounded = number.rounded(toSignificantDigits: count)
      let distance = (number.magnitude - rounded.value.magnitude).magnitude
      // The unit before rounding, which a carry does not enlarge.
      let unit = powerOfTen(number.expansion(digits: 1).power - count + 1)
      #expect(distance + distance <= unit)
      if distance + distance == unit { #expect(rounded.value.magnitude > number.magnitude) }
      #expect(rounded.isExact == (rounded.value == number))
      #expect(number.isNegative == rounded.isNegative)
      #expect((1...count).contains(rounded.digits.count))
      #expect(rounded.digits.first != UInt8(ascii: "0") && rounded.digits.last != UInt8(ascii: "0"))
      #expect(powerOfTen(rounded.power) <= rounded.value.magnitude)
      #expect(rounded.value.magnitude < powerOfTen(rounded.power + 1))
    }
  }

  @Test func `powers of ten and their neighbours have the correct decimal exponent`() {
    for var generator in cases(80) {
      let exponent = generator.integer(-700...700)
      let power = powerOfTen(exponent)
      let rounded = power.rounded(toSignificantDigits: 3)
      #expect(rounded.power == exponent && rounded.digits == [UInt8(ascii: "1")])
      let below = power - powerOfTen(exponent - 50)
      #expect(below.rounded(toSignificantDigits: 50).power == exponent - 1)
      #expect(below.rounded(toSignificantDigits: 49).power == exponent)
    }
  }

  @Test func `an exact decimal equals the number, and is found if there is one`() throws {
    for var generator in cases(200) {
      let whole = generator.rational().numerator
      let places = generator.integer(0...300)
      let number = Rational(numerator: whole, denominator: .power(10, places))
      let exact = try #require(number.exactDecimal(atMost: .max))
      #expect(exact.isExact && exact.value == number)
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
        #expect(try #require(number.decimalFactors) == (twos, fives))
        for prime in [3, 7, 11, 31, 101] {
          #expect((number * Rational(numerator: 1, denominator: prime)).decimalFactors == nil)
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 28, 59, 643, 4_004, 21_306, 76_573, 400_000])
  func `powers of 5 close to powers of 2 are recognised`(fives: Int) throws {
    let power = Integer.power(5, fives)
    let number = Rational(numerator: Integer(1), denominator: power)
    #expect(try #require(number.decimalFactors) == (0, fives))
    for difference in [10, 11] as [Rational] {
      let other = Rational(numerator: power, denominator: Integer(1)) + difference
      #expect(Rational(1).divided(by: other)?.decimalFactors == nil || fives < 3)
    }
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
