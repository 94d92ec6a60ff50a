import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Text of rational numbers` {
  @Test(arguments: seeds)
  func `a text fits its width, reads back, and is marked exact if it is`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let width = Int.random(in: 1...60, using: &generator)
      let digits = Int.random(in: 1...20, using: &generator)
      guard let text = number.decimalText(fitting: width, significantDigits: digits) else {
        #expect(width < 12, "\(number) has a form of one digit in \(width) columns")
        continue
      }
      #expect(text.text.count <= width)
      let value = try #require(read(text.text), "\(text.text) is well formed")
      #expect(text.isExact == (value == number))
      #expect((value.isNegative, value.isZero) == (number.isNegative, number.isZero))
    }
  }

  @Test(arguments: seeds)
  func `an exact text reads back as the same number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = Rational(
        numerator: generator.rational().numerator,
        denominator: .power(10, Int.random(in: 0...30, using: &generator)))
      let text = try #require(number.decimalText(fitting: 1000))
      #expect(text.isExact)
      #expect(read(text.text) == number)
    }
  }

  @Test(arguments: [
    ("0", 1, "0"), ("14.0", 4, "14"), ("0.50000", 9, "0.5"), ("1234567890123456789", 19, ""),
    ("12345678901234567890.5", 22, ""), ("0.0000000000000000001", 21, ""),
    ("10000000000000000000000000000000000000000", 40, "1×10^40"),
    ("10000000000000000000000000000000000000000", 41, ""),
    ("12300000000000000000000", 12, "1.23×10^22"), ("0.000000000125", 12, "1.25×10^−10"),
    ("123450000000000000000000000000000", 11, "1.2345×10^32"),
  ])
  func `numbers that fit are shown in full`(decimal: String, width: Int, shown: String) throws {
    let number = try #require(Rational(decimal: decimal))
    let expected = shown.isEmpty ? decimal : shown
    guard expected.count <= width else {
      #expect(number.decimalText(fitting: width)?.isExact == false)
      return
    }
    #expect(number.decimalText(fitting: width) == DecimalText(text: expected, isExact: true))
  }

  @Test(arguments: [
    (1, 3, 30, "0.333333333333333"), (2, 3, 30, "0.666666666666667"), (2, 3, 5, "0.667"),
    (1, 3000, 30, "0.000333333333333333"), (1, 30_000_000, 40, "3.33333333333333×10^−8"),
    (1, 3_000_000, 40, "0.000000333333333333333"), (1, 3_000_000, 16, "3.33333333×10^−7"),
    (100, 3, 4, "33.3"), (100, 3, 3, "33"), (100, 3, 2, "33"), (2000, 3, 3, "667"),
    (1_000_000, 3, 5, nil), (1_000_000, 3, 6, "333333"), (1_000_000_000, 3, 8, "3.3×10^8"),
    (1_000_000_000, 3, 7, "3×10^8"), (1_000_000_000, 3, 6, "3×10^8"), (1_000_000_000, 3, 5, nil),
    (2, 3, 1, nil), (1, 3, 2, nil), (29999, 30000, 5, "1"), (29999, 30000, 6, "1"),
    (29999, 30000, 7, "0.99997"), (299_999, 30000, 6, "10"), (299_999, 30000, 7, "9.99997"),
    (29_999_999, 30000, 4, "1000"), (Int.max, 3, 40, "3.07445734561826×10^18"),
    (91, 99_999_999, 8, "9×10^−7"), (91, 99_999_999, 7, "9×10^−7"),
    (96, 999_999_999, 9, "9.6×10^−8"), (99_999_997, 1_000_000_000_000_003, 9, "0.0000001"),
    (1, 7, 0, nil), (1, 7, -3, nil),
  ])
  func `numbers that do not fit are rounded`(
    numerator: Int, denominator: Int, width: Int, shown: String?
  ) {
    let number = Rational(numerator: numerator, denominator: denominator)
    let expected = shown.map { DecimalText(text: $0, isExact: false) }
    #expect(number.decimalText(fitting: width) == expected)
    let negative = shown.map { DecimalText(text: "−" + $0, isExact: false) }
    if width > 0 {
      #expect((-number).decimalText(fitting: width + 1) == negative)
    }
  }

  @Test func `known zeros are shown, unknown digits never padded`() throws {
    let number = try #require(Rational(decimal: "100.00000000000000000001"))
    #expect(number.decimalText(fitting: 20)?.text == "100")
    let large = try #require(Rational(decimal: "1000000000000000.5"))
    #expect(large.decimalText(fitting: 16)?.text == "1×10^15")
    #expect(large.decimalText(fitting: 16, significantDigits: 16)?.text == "1000000000000001")
  }

  @Test func `a power of ten that does not fit gives nil`() {
    #expect(powerOfTen(67).decimalText(fitting: 6) == nil)
    #expect(powerOfTen(67).decimalText(fitting: 7)?.text == "1×10^67")
  }

  @Test func `the notation is used in text`() {
    let notation = DecimalNotation(minus: "-", point: ",", timesTenToThe: "e")
    let number = Rational(numerator: -1, denominator: 3)
    #expect(number.decimalText(fitting: 6, notation: notation)?.text == "-0,333")
    let small = number * powerOfTen(-20)
    #expect(small.decimalText(fitting: 9, notation: notation)?.text == "-3,33e-21")
  }

  @Test func `a number of a million bits is laid out in bounded time`() throws {
    let number = Rational(numerator: .power(3, 630_000), denominator: .power(7, 350_000))
    let clock = ContinuousClock()
    let start = clock.now
    let text = try #require(number.decimalText(fitting: 80))
    #expect(clock.now - start < .seconds(2))
    #expect(text.text.hasSuffix("×10^4802"))
  }
}
