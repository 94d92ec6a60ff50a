import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `A number in a form` {
  private let budget = Budget()

  @Test func `fits its width, and if marked as exact reads back as the number`() throws {
    for var generator in cases(120) {
      let number = generator.rational()
      let width = generator.integer(1...90)
      let forms = NumberForm.forms(fitting: Real(number))
      for form in forms where form != .factors || number.numeratorBits < 50 {
        let formed = try NumberWriter(Real(number), in: form, budget)
        guard let text = try formed?.text(.columns(width), in: .tested, budget) else { continue }
        #expect(text.text.count <= width, "\(form) of \(number)")
        if text.isExact {
          #expect(FormReader.value(of: text.text, in: form) == number, "\(text.text)")
        }
      }
    }
  }

  @Test func `in full reads back as the number`() throws {
    for var generator in cases(80) {
      let number = generator.rational()
      for form in NumberForm.forms(fitting: Real(number))
      where form != .factors || number.numeratorBits < 50 {
        let formed = try #require(try NumberWriter(Real(number), in: form, budget))
        let full = try formed.text(digits: 1_000, in: .tested, budget)
        #expect(
          full.isExact
            ? FormReader.value(of: full.text, in: form) == number : full.text.contains("…"))
      }
    }
  }

  @Test func `is offered in the forms that fit it`() throws {
    typealias Form = NumberForm
    let third = Rational(numerator: 1, denominator: 3)
    let powers: [Form] = [.scientific, .engineering]
    let bases: [Form] = [.hexadecimal, .binary, .octal]
    for number in [0, 1, -1] as [Real] {
      #expect(Form.forms(fitting: number) == [.decimal] + bases)
    }
    #expect(Form.forms(fitting: -2) == [.decimal, .factors] + bases)
    #expect(Form.forms(fitting: 10) == [.decimal, .scientific, .factors] + bases)
    #expect(Form.forms(fitting: 1000) == [.decimal] + powers + [.factors] + bases)
    #expect(Form.forms(fitting: Real(third)) == [.decimal, .fraction, .repeating] + powers)
    #expect(Form.forms(fitting: Real(third + 1)) == [.decimal, .fraction, .mixed, .repeating])
    #expect(Form.forms(fitting: Real(-.half - 1)) == [.decimal, .fraction, .mixed])
    #expect(Form.forms(fitting: try .pi(budget)) == [.decimal] + powers)
    #expect(try NumberWriter(.pi(budget), in: .fraction, budget) == nil)
  }
}

/// Reads forms of numbers by their definitions; nil for a text without the form.
enum FormReader {
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
  /// times 10^b(10^c − 1) is the integer of all digits minus that of those before the period.
  private static func repeating(_ text: String) -> Rational? {
    guard let match = text.wholeMatch(of: /([0-9]+)\.([0-9]*)\(([0-9]+)\)(?:…|\.\.\.)/) else {
      return nil
    }
    let (integer, lead, period) = (match.1, match.2, match.3)
    guard let all = whole(integer + lead + period), let before = whole(integer + lead) else {
      return nil
    }
    return (all - before).divided(by: powerOfTen(lead.count) * (powerOfTen(period.count) - 1))
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
  static let tested = NumberStyle(
    words: FactorWords(
      prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (left)",
      unfactoredDigits: { "(\($0) digits left)" }))

  static let groupedByComma = NumberStyle(
    grouping: DigitGrouping(separator: ","), words: tested.words)
}

@Suite struct `A number before a unit` {
  private let budget = Budget()

  @Test func `that was not factored has its note at the end`() throws {
    let number = (Rational(10).raised(to: 40) + 1) * (Rational(10).raised(to: 41) + 1)
    let factors = try Factorization(number, FactoringWork(0, budget))
    let formed = NumberWriter(Real(number), factors: factors)
    for (style, end) in [(NumberStyle.tested, " km (left)"), (.ascii, " km # not factored")] {
      let full = try formed.text(digits: 9, in: style, unit: " km", budget)
      #expect(full.text.hasSuffix(end))
    }
    let short = try formed.text(.columns(40), in: .tested, unit: " km", budget)
    #expect(short?.text.hasSuffix(" digits left) km") == true)
  }
}

extension NumberForm {
  fileprivate static func forms(fitting value: Real) -> [NumberForm] {
    allCases.filter { $0.fits(value) }
  }
}
