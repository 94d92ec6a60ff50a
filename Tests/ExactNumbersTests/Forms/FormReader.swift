import ExactNumbers

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
    guard let match = text.wholeMatch(of: /([0-9]+)\.([0-9]*)\(([0-9]+)\)/) else { return nil }
    let (integer, lead, period) = (match.1, match.2, match.3)
    guard let all = whole(integer + lead + period), let before = whole(integer + lead) else {
      return nil
    }
    return (all - before).divided(
      by: powerOfTen(lead.count) * (powerOfTen(period.count) - 1))
  }

  private static func power(_ text: String, digitsBeforePoint: ClosedRange<Int>) -> Rational? {
    guard let match = text.wholeMatch(of: /([0-9]+)(\.[0-9]*[1-9])?×10\^(−?)([0-9]+)/),
      digitsBeforePoint.contains(match.1.count), match.1.first != "0", let size = Int(match.4),
      digitsBeforePoint == 1...1 || size.isMultiple(of: 3),
      let mantissa = Rational(decimal: match.1 + (match.2 ?? ""))
    else { return nil }
    return mantissa * powerOfTen(match.3.isEmpty ? size : -size)
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

extension FormNotation {
  /// The notation of the screen, with short words.
  static let tested = FormNotation(
    decimal: DecimalNotation(),
    words: FactorWords(
      prime: ", a prime", negativePrime: ", minus a prime", unfactored: " (left)",
      unfactoredDigits: { "(\($0) digits left)" }))

  /// The notation of the screen with commas between groups of three digits.
  static var groupedByComma: FormNotation {
    var notation = tested
    notation.decimal.grouping = DigitGrouping(separator: ",")
    return notation
  }
}
