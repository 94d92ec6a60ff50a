import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number before a unit` {
  private let budget = Budget()
  private let notation: FormNotation = {
    var notation = FormNotation.tested
    notation.unit = " km"
    return notation
  }()

  @Test(
    arguments: [
      (.decimal, 5, 4, "1.25 km", "1.25 km"), (.fraction, -1, 3, "−1/3 km", "-1/3 km"),
      (.mixed, -22, 7, "−3 1/7 km", "-(3+1/7) km"),
      (.repeating, 1, 6, "0.1(6) km", "0.1(6) km"),
      (.scientific, 12345, 1, "1.2345×10^4 km", "1.2345e4 km"),
      (.engineering, 12345, 1, "12.345×10^3 km", "12.345e3 km"),
      (.factors, 360, 1, "2^3 × 3^2 × 5 km", "2^3 * 3^2 * 5 km"),
      (.factors, -97, 1, "−97 km, minus a prime", "-97 km"),
      (.hexadecimal, 255, 1, "0xFF km", "0xFF km"),
    ] as [(NumberForm, Int, Int, String, String)])
  func `is one operand`(
    form: NumberForm, numerator: Int, denominator: Int, expected: String, ascii: String
  ) throws {
    let value = Real(Rational(numerator: numerator, denominator: denominator))
    let formed = try #require(try FormedNumber(value, in: form, budget))
    let width = expected.count
    #expect(
      try formed.text(fitting: width, in: notation, budget)
        == DecimalText(text: expected, isExact: true))
    #expect(try formed.text(fitting: width - 1, in: notation, budget)?.text != expected)
    #expect(try formed.fullText(digits: 9, in: notation, budget).text == expected)
    #expect(
      try formed.asciiText(significantDigits: 34, unit: " km", budget)
        == DecimalText(text: ascii, isExact: true))
  }

  @Test func `that was not factored has what is said of it at the end`() throws {
    let number = (Rational(10).raised(to: 40) + 1) * (Rational(10).raised(to: 41) + 1)
    let value = Real(number)
    let formed = FormedNumber(
      value, factors: try Factorization(number, FactoringWork(0, budget)))
    #expect(try formed.fullText(digits: 9, in: notation, budget).text.hasSuffix(" km (left)"))
    #expect(
      try formed.asciiText(significantDigits: 9, unit: " km", budget)?.text
        .hasSuffix(" km # not factored") == true)
    #expect(
      try formed.text(fitting: 40, in: notation, budget)?.text.hasSuffix(" digits left) km")
        == true)
  }

  @Test func `of a long period is an exact decimal or a rounded one`() throws {
    let value = Real(Rational(numerator: 1, denominator: 1_000_171))
    let formed = try #require(try FormedNumber(value, in: .repeating, budget))
    #expect(try formed.text(fitting: 15, in: notation, budget)?.text == "0.(0000009…) km")
    let deep = Real(Rational(numerator: 1, denominator: 3) * Rational(2).raised(to: -20))
    let formedDeep = try #require(try FormedNumber(deep, in: .repeating, budget))
    #expect(
      try formedDeep.fullText(digits: 4, in: notation, budget).text.hasSuffix("… km"))
  }
}
