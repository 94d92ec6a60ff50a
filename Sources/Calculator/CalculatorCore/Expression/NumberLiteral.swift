import ExactNumbers

/// A number as written: `0`, `2.50`, `12.`, `1.5e-3`, `0x1F`, `9.81±0.02`; it may be malformed.
package struct NumberLiteral: Hashable, Sendable {
  package private(set) var text: String

  init(_ digit: Digit) { text = String(digit.character) }

  static let zero = NumberLiteral(.zero)

  init(_ decimal: RoundedDecimal) {
    precondition(decimal.isExact && !decimal.isNegative, "a number is exact and has no sign")
    text = decimal.plainText(in: Self.style)
  }

  static let style = NumberStyle.ascii

  init(text: String) { self.text = text }

  var decimal: DecimalLiteral? { DecimalLiteral(text.utf8) }

  var measured: (number: DecimalLiteral, uncertainty: DecimalLiteral)? {
    let parts = text.split(separator: Self.plusMinus, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = DecimalLiteral(String(parts[0]).utf8),
      let uncertainty = DecimalLiteral(String(parts[1]).utf8)
    else { return nil }
    return (number, uncertainty)
  }

  static let plusMinus: Character = "±"

  var based: BasedLiteral? { BasedLiteral(text.utf8) }

  /// Converts the number to a base, unless it has a point or exponent.
  func written(in base: NumberBase) -> NumberLiteral {
    guard base != self.base, let value = hasPoint ? nil : decimal?.value ?? based?.value
    else { return self }
    return NumberLiteral(text: base.prefix + value.digits(inBase: base.rawValue))
  }

  private var hasPoint: Bool {
    based == nil && !text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  private var base: NumberBase {
    let prefix = text.prefix(2).lowercased()
    return NumberBase.allCases.first { $0.prefix == prefix } ?? .decimal
  }

  var flaw: NumberFlaw {
    if BasedLiteral.hasPrefix(text.utf8) {
      let digits = text.utf8.filter { $0 != UInt8(ascii: "_") }
      if digits.count == 2 { return .noDigit }
      return BasedLiteral(digits) == nil ? .foreignDigit : .misplacedUnderscore
    }
    if text.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1 { return .secondPoint }
    return text.utf8.contains(where: \.isDigit) ? .misplacedUnderscore : .noDigit
  }
}

package enum NumberFlaw: Hashable, Sendable, CaseIterable {
  case secondPoint, noDigit, misplacedUnderscore, foreignDigit, shortened
}

package enum Digit: Int, Hashable, Sendable, CaseIterable {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case a, b, c, d, e, f

  package var character: Character { Character(String(rawValue, radix: 16, uppercase: true)) }
}

package enum NumberBase: Int, Hashable, Sendable, CaseIterable {
  case hexadecimal = 16
  case decimal = 10
  case octal = 8
  case binary = 2

  package var form: NumberForm {
    NumberForm.allCases.first { $0.base?.value == rawValue } ?? .decimal
  }

  package var prefix: String { form.base?.prefix ?? "" }

  package func has(_ digit: Digit) -> Bool { digit.rawValue < rawValue }
}
