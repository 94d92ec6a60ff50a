import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number in a form` {
  private let budget = Budget()

  private func text(
    _ value: Real, _ form: NumberForm, fitting width: Int = 60, in style: NumberStyle = .tested
  ) throws -> NumberText? {
    try FormedNumber(value, in: form, budget)?.text(fitting: width, in: style, budget)
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
        let full = try formed.text(digits: 1_000, in: .tested, budget)
        if full.isExact {
          #expect(FormReader.value(of: full.text, in: form) == number)
        } else {
          #expect(full.text.contains("…"))
        }
      }
    }
  }

  @Test func `is offered the forms that fit it`() throws {
    typealias Form = NumberForm
    let third = Rational(numerator: 1, denominator: 3)
    let powers: [Form] = [.scientific, .engineering]
    let bases: [Form] = [.hexadecimal, .binary, .octal]
    #expect(Form.forms(fitting: 0) == [.decimal] + bases)
    #expect(Form.forms(fitting: 1) == [.decimal] + bases)
    #expect(Form.forms(fitting: -1) == [.decimal] + bases)
    #expect(Form.forms(fitting: -2) == [.decimal, .factors] + bases)
    #expect(Form.forms(fitting: 10) == [.decimal, .scientific, .factors] + bases)
    #expect(Form.forms(fitting: 1000) == [.decimal] + powers + [.factors] + bases)
    #expect(
      Form.forms(fitting: Real(third))
        == [.decimal, .fraction, .repeating, .scientific, .engineering])
    #expect(
      Form.forms(fitting: Real(third + 1))
        == [.decimal, .fraction, .mixed, .repeating])
    #expect(
      Form.forms(fitting: Real(Rational(numerator: -5, denominator: 4)))
        == [.decimal, .fraction, .mixed])
    #expect(Form.forms(fitting: try .pi(budget)) == [.decimal] + powers)
    #expect(try FormedNumber(.pi(budget), in: .fraction, budget) == nil)
  }

  @Test(
    arguments: [
      (.decimal, 5, 4, "1.25"), (.fraction, -7, 2, "−7/2"), (.mixed, 22, 7, "3 1/7"),
      (.mixed, -22, 7, "−3 1/7"), (.repeating, 1, 7, "0.(142857)…"),
      (.repeating, -1, 6, "−0.1(6)…"),
      (.repeating, 7, 12, "0.58(3)…"), (.repeating, 100, 3, "33.(3)…"),
      (.scientific, 12345, 1, "1.2345×10⁴"),
      (.scientific, -3, 2000, "−1.5×10⁻³"), (.engineering, 12345, 1, "12.345×10³"),
      (.engineering, 100000, 1, "100×10³"), (.engineering, 3, 20_000, "150×10⁻⁶"),
      (.engineering, -1, 100, "−10×10⁻³"), (.engineering, 9990, 1, "9.99×10³"),
      (.factors, 360, 1, "2^3 × 3^2 × 5"), (.factors, -40, 1, "−2^3 × 5"),
      (.factors, 97, 1, "97, a prime"), (.factors, -97, 1, "−97, minus a prime"),
      (.factors, 1_000_003 * 1_000_033, 1, "1000003 × 1000033"),
      (.hexadecimal, -255, 1, "−0xFF"), (.hexadecimal, 0, 1, "0x0"), (.binary, 5, 1, "0b101"),
      (.octal, 15, 1, "0o17"),
    ] as [(NumberForm, Int, Int, String)])
  func `is written as`(form: NumberForm, numerator: Int, denominator: Int, expected: String) throws
  {
    let value = Real(Rational(numerator: numerator, denominator: denominator))
    #expect(try text(value, form) == NumberText(expected, isExact: true))
    let full = try #require(try FormedNumber(value, in: form, budget))
    #expect(try full.text(digits: 100, in: .tested, budget).text == expected)
  }

  @Test(
    arguments: [
      (.decimal, 1, 3, "0.3333"), (.fraction, -7, 2, "-7/2"), (.mixed, 22, 7, "3+1/7"),
      (.mixed, -22, 7, "-3-1/7"), (.repeating, 1, 6, "0.1(6)..."),
      (.scientific, -12345, 1, "-1.2345e4"),
      (.scientific, 1, 3000, "3.333e-4"), (.engineering, 1, 30, "33.33e-3"),
      (.engineering, 2_000_000, 3, "666.7e3"), (.factors, -360, 1, "-2^3 * 3^2 * 5"),
      (.factors, 97, 1, "97"),
      (.hexadecimal, -255, 1, "-0xFF"), (.binary, 5, 1, "0b101"), (.octal, 15, 1, "0o17"),
    ] as [(NumberForm, Int, Int, String)])
  func `is plain ASCII for other programs`(
    form: NumberForm, numerator: Int, denominator: Int, expected: String
  ) throws {
    let value = Real(Rational(numerator: numerator, denominator: denominator))
    let formed = try #require(try FormedNumber(value, in: form, budget))
    #expect(try formed.text(digits: 4, in: .ascii, budget).text == expected)
    #expect(formed.form == form)
  }

  @Test func `of too few digits for an engineering exponent gets the digits it needs`() throws {
    let value = Real(Rational(numerator: 2_000_000, denominator: 3))
    let formed = try #require(try FormedNumber(value, in: .engineering, budget))
    #expect(try formed.text(digits: 1, in: .ascii, budget).text == "667e3")
    #expect(try text(value, .engineering, fitting: 7)?.text == "667×10³")
    #expect(try text(value, .engineering, fitting: 6) == nil)
    #expect(try text(value, .scientific, fitting: 5)?.text == "7×10⁵")
    #expect(try text(value, .scientific, fitting: 4) == nil)
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
      try text(pi, .scientific) == NumberText("3.14159265358979", isExact: false))
    let small = try pi.divided(by: 100_000, budget)
    #expect(try text(small, .engineering, fitting: 13)?.text == "31.41593×10⁻⁶")
    let formed = try #require(try FormedNumber(pi, in: .scientific, budget))
    #expect(try formed.text(digits: 5, in: .ascii, budget).text == "3.1416")
  }

  @Test func `groups the digits before the point where there is room for separators`() throws {
    let value = Real(Rational(numerator: 12_345_675, denominator: 10))
    #expect(try text(value, .decimal, in: .groupedByComma)?.text == "1,234,567.5")
    #expect(try text(value, .decimal, fitting: 11, in: .groupedByComma)?.text == "1,234,567.5")
    // All digits are worth more than the separators.
    #expect(try text(value, .decimal, fitting: 10, in: .groupedByComma)?.text == "1234567.5")
    #expect(try text(value, .decimal, fitting: 8, in: .groupedByComma)?.text == "1234568")
    #expect(try text(value, .decimal, fitting: 5, in: .groupedByComma)?.text == "1×10⁶")
    #expect(try text(value, .decimal, fitting: 4, in: .groupedByComma) == nil)
    #expect(try text(.pi(budget), .decimal, in: .groupedByComma)?.text == "3.14159265358979")
    let repeating = Real(Rational(numerator: 10_000, denominator: 3))
    #expect(try text(repeating, .decimal, fitting: 8, in: .groupedByComma)?.text == "3,333.33")
    #expect(try text(repeating, .repeating, in: .groupedByComma)?.text == "3,333.(3)…")
    #expect(try text(repeating, .repeating, fitting: 9, in: .groupedByComma)?.text == "3333.(3)…")
    #expect(try text(repeating, .repeating, fitting: 7, in: .groupedByComma) == nil)
    let formed = try #require(try FormedNumber(value, in: .decimal, budget))
    #expect(try formed.text(digits: 9, in: .groupedByComma, budget).text == "1234567.5")
  }
}

/// Reads the forms of numbers by their definitions, independently of how they are written.
///
/// Every function returns nil for a text that does not have the form.
enum FormReader {
  /// Reads a text in the form.
  static func value(of text: String, in form: NumberForm) -> Rational? {
    guard text.hasPrefix("−") else { return magnitude(of: text, in: form) }
    return magnitude(of: String(text.dropFirst()), in: form).map { -$0 }
  }

  private static func magnitude(of text: String, in form: NumberForm) -> Rational? {
    switch form {
    case .decimal: read(text)
    case .fraction: fraction(text)
    case .mixed: mixed(text)
    case .repeating: repeating(text)
    case .scientific: power(text, digitsBeforePoint: 1...1)
    case .engineering: power(text, digitsBeforePoint: 1...3)
    case .factors: product(text)
    case .hexadecimal: digits(text, prefix: "0x", base: 16)
    case .binary: digits(text, prefix: "0b", base: 2)
    case .octal: digits(text, prefix: "0o", base: 8)
    }
  }

  private static func fraction(_ text: some StringProtocol) -> Rational? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let numerator = whole(parts[0]), let denominator = whole(parts[1]),
      numerator.greatestCommonDivisor(denominator) == 1
    else { return nil }
    return numerator.divided(by: denominator)
  }

  private static func mixed(_ text: String) -> Rational? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let integer = whole(parts[0]), integer > 0,
      let rest = fraction(parts[1]), rest < 1
    else { return nil }
    return integer + rest
  }

  /// The sum of the geometric series: with *b* digits before the period and *c* in it, the number
  /// times 10^b(10^c − 1) is the integer of all digits minus the integer of those before the period.
  private static func repeating(_ text: String) -> Rational? {
    guard let match = text.wholeMatch(of: /([0-9]+)\.([0-9]*)\(([0-9]+)\)(?:…|\.\.\.)/) else {
      return nil
    }
    let (integer, lead, period) = (match.1, match.2, match.3)
    guard let all = whole(integer + lead + period), let before = whole(integer + lead) else {
      return nil
    }
    return (all - before).divided(
      by: powerOfTen(lead.count) * (powerOfTen(period.count) - 1))
  }

  private static func power(_ text: String, digitsBeforePoint: ClosedRange<Int>) -> Rational? {
    guard let match = text.wholeMatch(of: /([0-9]+)(\.[0-9]*[1-9])?×10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/),
      digitsBeforePoint.contains(match.1.count), match.1.first != "0",
      let exponent = Int(String(match.3.unicodeScalars.compactMap(Superscript.character))),
      digitsBeforePoint == 1...1 || exponent.isMultiple(of: 3),
      let mantissa = Rational(decimal: match.1 + (match.2 ?? ""))
    else { return nil }
    return mantissa * powerOfTen(exponent)
  }

  /// The product of powers in ascending order, without what is said of them.
  private static func product(_ text: String) -> Rational? {
    let factors = text.replacing(", a prime", with: "").replacing(", minus a prime", with: "")
      .replacing(" (left)", with: "")
    var product: Rational = 1
    for factor in factors.split(separator: " × ") {
      let parts = factor.split(separator: "^")
      guard let base = whole(parts[0]) else { return nil }
      product = product * base.raised(to: parts.count > 1 ? Int(parts[1]) ?? 0 : 1)
    }
    return product
  }

  private static func digits(_ text: String, prefix: String, base: Int) -> Rational? {
    guard text.hasPrefix(prefix), text.count > 2 else { return nil }
    let digits = text.dropFirst(2)
    guard digits == "0" || digits.first != "0" else { return nil }
    var value: Rational = 0
    for character in digits {
      guard let digit = character.hexDigitValue, digit < base, !character.isLowercase else {
        return nil
      }
      value = value * Rational(base) + Rational(digit)
    }
    return value
  }

  private static func whole(_ text: some StringProtocol) -> Rational? {
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Rational(decimal: text)
  }
}

extension NumberStyle {
  /// The style of the screen, with short words.
  static let tested = NumberStyle(
    words: FactorWords(
      prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (left)",
      unfactoredDigits: { "(\($0) digits left)" }))

  /// The style of the screen with commas between groups of three digits.
  static let groupedByComma = NumberStyle(
    grouping: DigitGrouping(separator: ","), words: tested.words)
}

@Suite struct `A number before a unit` {
  private let budget = Budget()

  @Test(
    arguments: [
      (.decimal, 5, 4, "1.25 km", "1.25 km"), (.fraction, -1, 3, "−1/3 km", "-1/3 km"),
      (.mixed, -22, 7, "−3 1/7 km", "-(3+1/7) km"),
      (.repeating, 1, 6, "0.1(6)… km", "0.1(6)... km"),
      (.scientific, 12345, 1, "1.2345×10⁴ km", "1.2345e4 km"),
      (.engineering, 12345, 1, "12.345×10³ km", "12.345e3 km"),
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
      try formed.text(fitting: width, in: .tested, unit: " km", budget)
        == NumberText(expected, isExact: true))
    #expect(try formed.text(fitting: width - 1, in: .tested, unit: " km", budget)?.text != expected)
    #expect(try formed.text(digits: 9, in: .tested, unit: " km", budget).text == expected)
    #expect(
      try formed.text(digits: 34, in: .ascii, unit: " km", budget)
        == NumberText(ascii, isExact: true))
  }

  @Test func `that was not factored has what is said of it at the end`() throws {
    let number = (Rational(10).raised(to: 40) + 1) * (Rational(10).raised(to: 41) + 1)
    let value = Real(number)
    let formed = FormedNumber(
      value, factors: try Factorization(number, FactoringWork(0, budget)))
    #expect(
      try formed.text(digits: 9, in: .tested, unit: " km", budget).text.hasSuffix(" km (left)"))
    #expect(
      try formed.text(digits: 9, in: .ascii, unit: " km", budget).text
        .hasSuffix(" km # not factored"))
    #expect(
      try formed.text(fitting: 40, in: .tested, unit: " km", budget)?.text.hasSuffix(
        " digits left) km")
        == true)
  }

  @Test func `of a long period is an exact decimal or a rounded one`() throws {
    let value = Real(Rational(numerator: 1, denominator: 1_000_171))
    let formed = try #require(try FormedNumber(value, in: .repeating, budget))
    #expect(
      try formed.text(fitting: 15, in: .tested, unit: " km", budget)?.text == "0.(0000009…) km")
    let deep = Real(Rational(numerator: 1, denominator: 3) * Rational(2).raised(to: -20))
    let formedDeep = try #require(try FormedNumber(deep, in: .repeating, budget))
    #expect(
      try formedDeep.text(digits: 4, in: .tested, unit: " km", budget).text.hasSuffix("… km"))
  }
}

extension NumberForm {
  /// The forms that fit a value, in the order of the cases.
  fileprivate static func forms(fitting value: Real) -> [NumberForm] {
    allCases.filter { $0.fits(value) }
  }
}
