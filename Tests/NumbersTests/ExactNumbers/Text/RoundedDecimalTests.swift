import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Decimal expansions` {
  private func expansion(_ digits: String, isComplete: Bool = true) -> DecimalExpansion {
    DecimalExpansion(
      isNegative: false, digits: Array(digits.utf8), power: 0, isComplete: isComplete)
  }

  @Test(arguments: [
    ("14142", 3, "141", 0), ("14152", 3, "142", 0), ("1415", 3, "142", 0), ("12049", 3, "12", 0),
    ("19999", 3, "2", 0), ("99999", 3, "1", 1), ("99949", 3, "999", 0), ("10004", 4, "1", 0),
    ("96", 1, "1", 1),
  ])
  func `a rounding is decided by the next digit and carries`(
    digits: String, count: Int, rounded: String, power: Int
  ) {
    let decimal = expansion(digits).rounded(toDigits: count)
    #expect(decimal.digits == rounded)
    #expect(decimal.power == power)
    #expect(!decimal.isExact)
  }

  @Test func `a rounding is exact if only zeros are dropped`() {
    #expect(expansion("1500").rounded(toDigits: 2).isExact)
    #expect(expansion("1500").rounded(toDigits: 3).isExact)
    #expect(!expansion("1500").rounded(toDigits: 1).isExact)
    #expect(!expansion("1501").rounded(toDigits: 3).isExact)
    #expect(!expansion("1500", isComplete: false).rounded(toDigits: 2).isExact)
  }
}

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

  @Test(arguments: [
    ("0", 0, "0", "0"), ("5", 0, "5", "5"), ("15", 0, "1.5", "1.5"),
    ("15", 1, "15", "1.5×10¹"), ("15", 3, "1500", "1.5×10³"), ("15", -1, "0.15", "1.5×10⁻¹"),
    ("15", -4, "0.00015", "1.5×10⁻⁴"), ("12345", 2, "123.45", "1.2345×10²"),
    ("1", 12, "1000000000000", "1×10¹²"), ("1", -1, "0.1", "1×10⁻¹"),
  ])
  func `a decimal has a plain and a scientific form`(
    digits: String, power: Int, plain: String, scientific: String
  ) {
    let style = NumberStyle()
    for sign in ["", "−"] {
      let decimal = decimal(digits, power, isNegative: sign == "−")
      #expect(decimal.plainText(in: style) == sign + plain)
      #expect(decimal.plainWidth(in: style) == sign.count + plain.count)
      #expect(decimal.scaledText(exponentStep: 1, in: style) == sign + scientific)
    }
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

  @Test func `huge numbers are rounded or rejected`() throws {
    let ones = try #require(Rational(decimal: String(repeating: "1", count: 100_000)))
    let numbers = [
      ones, try #require(Rational(1).divided(by: ones)), try #require(ones.divided(by: ones + 1)),
      Rational(numerator: .power(1, 1), denominator: .power(2, 300_000)),
      Rational(numerator: .power(1, 1), denominator: .power(5, 130_000)),
      powerOfTen(100_000),
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
    // These have about the same length; one of them is a multiple of 5.
    let next = Rational(power, plus: 10)
    #expect(Rational(1).divided(by: next)?.decimalFactors == nil || fives < 3)
    #expect(Rational(1).divided(by: next + 1)?.decimalFactors == nil || fives < 3)
  }

  @Test(arguments: [
    (0, 1, "0"), (-12, 1, "-12"), (1, 2, "0.5"), (-25, 2, "-12.5"), (1, 8, "0.125"),
    (1, 1000, "0.001"), (-1, 80, "-0.0125"), (7, 1_000_000_000_000_000_000, "0.000000000000000007"),
    (Int.max, 10, "922337203685477580.7"), (1, 1 << 18, "0.000003814697265625"),
  ])
  func `small finite decimals are written in full`(numerator: Int, denominator: Int, text: String) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText(in: .ascii) == text)
  }

  @Test(arguments: [(1, 3), (1, 1 << 19), (Int.max, 1 << 18), (1, 7_000_000_000)])
  func `numbers beyond the small form are written by the general algorithm`(
    numerator: Int, denominator: Int
  ) {
    #expect(SmallFraction(numerator, dividedBy: denominator)?.finiteText(in: .ascii) == nil)
    let number = Rational(numerator: numerator, denominator: denominator)
    #expect(
      number.text(digits: 34)
        == Rational(form: .large(number.storage)).text(digits: 34))
  }
}

extension Rational {
  fileprivate init(_ whole: Integer, plus number: Int) {
    self = Rational(numerator: whole, denominator: Integer(1)) + Rational(number)
  }
}
