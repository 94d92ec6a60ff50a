import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `ASCII text of rational numbers` {
  @Test(arguments: seeds)
  func `exact texts read back equal, rounded ones within half a unit`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let divisor = Bool.random(using: &generator) ? 1 : generator.nonzeroRational()
      let number = try #require(generator.rational().divided(by: divisor))
      let digits = Int.random(in: 1...50, using: &generator)
      let text = number.asciiText(significantDigits: digits)
      let value = try #require(readASCII(text.text), "\(text.text) is well formed")
      #expect(text.isExact == (value == number))
      #expect(text.isExact == (number.finiteDecimal != nil))
      guard !text.isExact else { continue }
      let unit = powerOfTen(number.expansion(digits: 1).power - digits + 1)
      // A number without a finite decimal form is never exactly half a unit away.
      #expect((value - number).magnitude * 2 < unit)
      #expect(value.isNegative == number.isNegative)
    }
  }

  @Test(arguments: seeds)
  func `a text has the documented form`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let shift = powerOfTen(.random(in: -20...20, using: &generator))
      let number = (generator.nonzeroRational() * shift).divided(by: 7) ?? 0
      let digits = Int.random(in: 1...12, using: &generator)
      let text = number.asciiText(significantDigits: digits)
      let mantissa = text.text.prefix { $0 != "e" }
      #expect(text.text.allSatisfy { "0123456789.e-".contains($0) })
      #expect(!mantissa.contains(".") || !mantissa.hasSuffix("0"))
      #expect(!mantissa.hasSuffix("."))
      guard !text.isExact else { continue }
      let power = number.rounded(toSignificantDigits: digits).power
      #expect(text.text.contains("e") == !(-7..<digits).contains(power))
    }
  }

  @Test(arguments: [
    (1, 3, 0, 5, "0.33333"), (2, 3, 0, 5, "0.66667"), (-2, 3, 0, 1, "-0.7"), (100, 3, 0, 3, "33.3"),
    (100, 3, 0, 2, "33"), (1000, 3, 0, 2, "3.3e2"), (10, 3, 0, 1, "3"), (100, 3, 0, 1, "3e1"),
    (1, 3, -6, 3, "0.000000333"), (1, 3, -7, 3, "3.33e-8"), (1, 3, -20, 3, "3.33e-21"),
    (1, 3, 50, 3, "3.33e49"), (-1, 3, 50, 3, "-3.33e49"), (2, 3, -7, 3, "6.67e-8"),
    (29999, 30000, 0, 3, "1"), (29999, 3, 0, 4, "1e4"), (29999, 3, 0, 5, "9999.7"),
    (29999, 3, -11, 4, "0.0000001"), (1, 7, 0, 34, "0.1428571428571428571428571428571429"),
    (9_000_001, 9, 0, 7, "1000000"), (9_000_001, 9, 0, 6, "1e6"), (100_010, 99, 0, 6, "1010.2"),
  ])
  func `numbers without a finite form are rounded`(
    numerator: Int, denominator: Int, shift: Int, digits: Int, text: String
  ) {
    let number = Rational(numerator: numerator, denominator: denominator) * powerOfTen(shift)
    let expected = DecimalText(text: text, isExact: false)
    #expect(number.asciiText(significantDigits: digits) == expected)
  }

  @Test(arguments: [
    "0", "7", "-7", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "0.5", "-0.5", "12.5", "123456789012345678901234567890.125", "-0.00000000000000000000000000001",
    "100000000000000000000000000000000000000000", "0.1234567890123456789012345678901234567890123",
  ])
  func `numbers with a finite form are written in full`(text: String) {
    let isNegative = text.hasPrefix("-")
    let magnitude = Rational(decimal: isNegative ? text.dropFirst() : text[...]) ?? 0
    let expected = DecimalText(text: text, isExact: true)
    #expect((isNegative ? -magnitude : magnitude).asciiText(significantDigits: 3) == expected)
  }

  @Test func `a hundred thousand digits of a repeating decimal are correct`() {
    let text = Rational(numerator: 1, denominator: 7).asciiText(significantDigits: 120_000)
    #expect(text.text == "0." + String(repeating: "142857", count: 20_000))
    #expect(!text.isExact)
  }

  @Test func `a million digits and a million decimal places are written in bounded time`() {
    let numbers: [(number: Rational, count: Int)] = [
      (Rational(3).raised(to: 2_000_000), 954_243), (Rational(2).raised(to: -1_000_000), 1_000_002),
      (Rational(5).raised(to: -1_000_000), 1_000_002),
      (Rational(-10).raised(to: -999_999), 1_000_002), (Rational(3).raised(to: -2_000_000), 17),
    ]
    for (number, count) in numbers {
      let clock = ContinuousClock()
      let start = clock.now
      #expect(number.asciiText(significantDigits: 8).text.utf8.count == count)
      #expect(clock.now - start < .seconds(2))
    }
  }

  @Test func `rounding to zero digits traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Rational(1).asciiText(significantDigits: 0)
    }
  }

  /// The number that a text stands for, read as `DecimalLiteral` with a sign.
  private func readASCII(_ text: String) -> Rational? {
    guard text.hasPrefix("-") else { return Rational(decimal: text) }
    return Rational(decimal: text.dropFirst()).map { -$0 }
  }
}
