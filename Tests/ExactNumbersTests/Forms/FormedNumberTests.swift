import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number in a form` {
  private let budget = Budget()

  private func text(
    _ value: Real, _ form: NumberForm, fitting width: Int = 60, in notation: FormNotation = .tested
  ) throws -> DecimalText? {
    try FormedNumber(value, in: form, budget)?.text(fitting: width, in: notation, budget)
  }

  @Test(arguments: seeds)
  func `fits its width, and what is marked as exact reads back as the number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let number = generator.rational()
      let width = Int.random(in: 1...90, using: &generator)
      let forms = NumberForm.forms(fitting: Real(number))
      for form in forms where form != .factors || number.numeratorBits < 50 {
        guard let text = try text(Real(number), form, fitting: width) else { continue }
        #expect(text.text.count <= width, "\(form) of \(number)")
        if text.isExact {
          #expect(FormReader.value(of: text.text, in: form) == number, "\(text.text)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `in full reads back as the number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let number = generator.rational()
      for form in NumberForm.forms(fitting: Real(number))
      where form != .factors || number.numeratorBits < 50 {
        let formed = try #require(try FormedNumber(Real(number), in: form, budget))
        let full = try formed.fullText(digits: 1_000, in: .tested, budget)
        if full.isComplete {
          #expect(full.isExact && FormReader.value(of: full.text, in: form) == number)
        } else {
          #expect(!full.isExact && full.text.contains("…"))
        }
      }
    }
  }

  @Test func `is offered the forms that fit it`() throws {
    typealias Form = NumberForm
    let third = Rational(numerator: 1, denominator: 3)
    let powers: [Form] = [.decimal, .scientific, .engineering]
    let bases: [Form] = [.hexadecimal, .binary, .octal]
    #expect(Form.forms(fitting: 0) == [.decimal] + bases)
    #expect(Form.forms(fitting: 1) == powers + bases)
    #expect(Form.forms(fitting: -1) == powers + bases)
    #expect(Form.forms(fitting: -2) == powers + [.factors] + bases)
    #expect(
      Form.forms(fitting: Real(third))
        == [.decimal, .fraction, .repeating, .scientific, .engineering])
    #expect(
      Form.forms(fitting: Real(third + 1))
        == [.decimal, .fraction, .mixed, .repeating, .scientific, .engineering])
    #expect(
      Form.forms(fitting: Real(Rational(numerator: -5, denominator: 4)))
        == [.decimal, .fraction, .mixed, .scientific, .engineering])
    #expect(Form.forms(fitting: try .pi(budget)) == powers)
    #expect(try FormedNumber(.pi(budget), in: .fraction, budget) == nil)
  }

  @Test(
    arguments: [
      (.decimal, 5, 4, "1.25"), (.fraction, -7, 2, "−7/2"), (.mixed, 22, 7, "3 1/7"),
      (.mixed, -22, 7, "−3 1/7"), (.repeating, 1, 7, "0.(142857)"), (.repeating, -1, 6, "−0.1(6)"),
      (.repeating, 7, 12, "0.58(3)"), (.repeating, 100, 3, "33.(3)"),
      (.scientific, 12345, 1, "1.2345×10^4"), (.scientific, 5, 1, "5×10^0"),
      (.scientific, -3, 2000, "−1.5×10^−3"), (.engineering, 12345, 1, "12.345×10^3"),
      (.engineering, 100000, 1, "100×10^3"), (.engineering, 3, 20_000, "150×10^−6"),
      (.engineering, -1, 100, "−10×10^−3"), (.engineering, 999, 1, "999×10^0"),
      (.factors, 360, 1, "2^3 × 3^2 × 5"), (.factors, -40, 1, "−2^3 × 5"),
      (.factors, 97, 1, "97, a prime"), (.factors, -97, 1, "−97, minus a prime"),
      (.factors, 1_000_003 * 1_000_033, 1, "1000003 × 1000033"),
      (.hexadecimal, -255, 1, "−0xFF"), (.hexadecimal, 0, 1, "0x0"), (.binary, 5, 1, "0b101"),
      (.octal, 15, 1, "0o17"),
    ] as [(NumberForm, Int, Int, String)])
  func `is written as`(form: NumberForm, numerator: Int, denominator: Int, expected: String) throws
  {
    let value = Real(Rational(numerator: numerator, denominator: denominator))
    #expect(try text(value, form) == DecimalText(text: expected, isExact: true))
    let full = try #require(try FormedNumber(value, in: form, budget))
    #expect(try full.fullText(digits: 100, in: .tested, budget).text == expected)
  }

  @Test(
    arguments: [
      (.decimal, 1, 3, "0.3333"), (.fraction, -7, 2, "-7/2"), (.mixed, 22, 7, "3+1/7"),
      (.mixed, -22, 7, "-3-1/7"), (.repeating, 1, 6, "0.1(6)"),
      (.scientific, -12345, 1, "-1.2345e4"),
      (.scientific, 1, 3000, "3.333e-4"), (.engineering, 1, 30, "33.33e-3"),
      (.engineering, 2000, 3, "666.7e0"), (.factors, -360, 1, "-2^3 * 3^2 * 5"),
      (.factors, 97, 1, "97"),
      (.hexadecimal, -255, 1, "-0xFF"), (.binary, 5, 1, "0b101"), (.octal, 15, 1, "0o17"),
    ] as [(NumberForm, Int, Int, String)])
  func `is plain ASCII for other programs`(
    form: NumberForm, numerator: Int, denominator: Int, expected: String
  ) throws {
    let value = Real(Rational(numerator: numerator, denominator: denominator))
    let formed = try #require(try FormedNumber(value, in: form, budget))
    #expect(try formed.asciiText(significantDigits: 4, budget)?.text == expected)
    #expect(formed.form == form)
  }

  @Test func `of too few digits for an engineering exponent gets the digits it needs`() throws {
    let value = Real(Rational(numerator: 2000, denominator: 3))
    let formed = try #require(try FormedNumber(value, in: .engineering, budget))
    #expect(try formed.asciiText(significantDigits: 1, budget)?.text == "667e0")
    #expect(try text(value, .engineering, fitting: 8)?.text == "667×10^0")
    #expect(try text(value, .engineering, fitting: 7) == nil)
    #expect(try text(value, .scientific, fitting: 6)?.text == "7×10^2")
    #expect(try text(value, .scientific, fitting: 5) == nil)
    #expect(try text(value, .scientific, fitting: 0) == nil)
  }

  @Test func `too long for the width has no text`() throws {
    let power = Real(Rational(3).raised(to: 100))
    #expect(try text(power, .hexadecimal, fitting: 40) == nil)
    #expect(try text(power, .hexadecimal, fitting: 42)?.isExact == true)
    #expect(try text(power, .binary, fitting: 100) == nil)
    #expect(try text(Real(Rational(numerator: 22, denominator: 7)), .mixed, fitting: 4) == nil)
    #expect(try text(power, .factors, fitting: 5)?.text == "3^100")
    #expect(try text(power, .factors, fitting: 4) == nil)
  }

  @Test func `that is irrational is rounded in every form it has`() throws {
    let pi = try Real.pi(budget)
    #expect(
      try text(pi, .scientific) == DecimalText(text: "3.14159265358979×10^0", isExact: false))
    let small = try pi.divided(by: 100_000, budget)
    #expect(try text(small, .engineering, fitting: 14)?.text == "31.41593×10^−6")
    let formed = try #require(try FormedNumber(pi, in: .scientific, budget))
    #expect(try formed.asciiText(significantDigits: 5, budget)?.text == "3.1416e0")
  }

  @Test func `groups the digits before the point where there is room for separators`() throws {
    let value = Real(Rational(numerator: 12_345_675, denominator: 10))
    #expect(try text(value, .decimal, in: .groupedByComma)?.text == "1,234,567.5")
    #expect(try text(value, .decimal, fitting: 11, in: .groupedByComma)?.text == "1,234,567.5")
    // All digits are worth more than the separators.
    #expect(try text(value, .decimal, fitting: 10, in: .groupedByComma)?.text == "1234567.5")
    #expect(try text(value, .decimal, fitting: 8, in: .groupedByComma)?.text == "1234568")
    #expect(try text(value, .decimal, fitting: 6, in: .groupedByComma)?.text == "1×10^6")
    #expect(try text(value, .decimal, fitting: 5, in: .groupedByComma) == nil)
    #expect(try text(.pi(budget), .decimal, in: .groupedByComma)?.text == "3.14159265358979")
    let repeating = Real(Rational(numerator: 10_000, denominator: 3))
    #expect(try text(repeating, .decimal, fitting: 8, in: .groupedByComma)?.text == "3,333.33")
    #expect(try text(repeating, .repeating, in: .groupedByComma)?.text == "3,333.(3)")
    #expect(try text(repeating, .repeating, fitting: 8, in: .groupedByComma)?.text == "3333.(3)")
    #expect(try text(repeating, .repeating, fitting: 7, in: .groupedByComma) == nil)
    let formed = try #require(try FormedNumber(value, in: .decimal, budget))
    #expect(try formed.fullText(digits: 9, in: .groupedByComma, budget).text == "1234567.5")
  }
}
