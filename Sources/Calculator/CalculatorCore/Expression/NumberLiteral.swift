import ExactNumbers

/// A number as it is written: `0`, `2.50`, `12.`, `1.5e-3`, `0x1F`; it may be malformed.
package struct NumberLiteral: Hashable, Sendable {
  package private(set) var text: String

  /// Creates a number of one digit.
  init(_ digit: Digit) { text = String(digit.character) }

  /// The number that the calculator shows if the expression is empty.
  static let zero = NumberLiteral(.zero)

  /// Creates a number with the digits of a decimal.
  ///
  /// - Precondition: The decimal is exact and not negative.
  init(_ decimal: RoundedDecimal) {
    precondition(decimal.isExact && !decimal.isNegative, "a number is exact and has no sign")
    text = decimal.plainText(in: Self.style)
  }

  static let style = NumberStyle.ascii

  /// Creates a number from the text of a formula.
  init(text: String) { self.text = text }

  /// The number in base 10; nil if it is malformed, or in another base.
  var decimal: DecimalLiteral? { DecimalLiteral(text.utf8) }

  /// The number in base 16, 8 or 2; nil if it is malformed, or in base 10.
  var based: BasedLiteral? { BasedLiteral(text.utf8) }

  /// The number in a base; the same where it has a point or an exponent.
  func written(in base: NumberBase) -> NumberLiteral {
    guard base != self.base, let value = hasPoint ? nil : decimal?.value ?? based?.value
    else { return self }
    return NumberLiteral(text: base.prefix + value.digits(inBase: base.rawValue))
  }

  /// Whether the number has a point or an exponent.
  private var hasPoint: Bool {
    based == nil && !text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
  }

  /// The base that the beginning of the number says.
  private var base: NumberBase {
    let prefix = text.prefix(2).lowercased()
    return NumberBase.allCases.first { $0.prefix == prefix } ?? .decimal
  }
}

/// What is wrong with a number that is malformed.
package enum NumberFlaw: Hashable, Sendable, CaseIterable {
  /// There is more than one point.
  case secondPoint
  /// There is no digit.
  case noDigit
  /// An underscore does not stand between two digits.
  case misplacedUnderscore
  /// A digit or a point does not belong to a number in base 16, 8 or 2.
  case foreignDigit
  /// An ellipsis stands for digits that are left out.
  case shortened
}

extension NumberLiteral {
  /// What is wrong with the number.
  ///
  /// - Precondition: The number has no value.
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

/// A digit; the raw value is its value.
///
/// Numbers in base 16 have all of them, those in other bases the first ones.
package enum Digit: Int, Hashable, Sendable, CaseIterable {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case a, b, c, d, e, f

  /// How the digit is written.
  package var character: Character {
    switch self {
    case .zero: "0"
    case .one: "1"
    case .two: "2"
    case .three: "3"
    case .four: "4"
    case .five: "5"
    case .six: "6"
    case .seven: "7"
    case .eight: "8"
    case .nine: "9"
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    case .e: "E"
    case .f: "F"
    }
  }
}

/// A base in which whole numbers are written; the raw value is the base.
package enum NumberBase: Int, Hashable, Sendable, CaseIterable {
  case hexadecimal = 16
  case decimal = 10
  case octal = 8
  case binary = 2

  /// What a number in this base begins with.
  package var prefix: String {
    switch self {
    case .hexadecimal: "0x"
    case .decimal: ""
    case .octal: "0o"
    case .binary: "0b"
    }
  }

  /// The next base; after the last one the first.
  package var next: NumberBase {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// Whether numbers in this base have the digit.
  package func has(_ digit: Digit) -> Bool { digit.rawValue < rawValue }
}
