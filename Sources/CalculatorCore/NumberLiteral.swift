import ExactNumbers

/// A decimal number as it is being typed: `0`, `2.50`, `12.`.
///
/// The text holds at least one digit, starts with a digit, has at most one point (`.`), and no
/// zero before another digit of the whole part.
package struct NumberLiteral: Hashable, Sendable {
  package private(set) var text: String

  /// A number that begins with this digit.
  init(_ digit: Digit) {
    text = String(digit.rawValue)
  }

  /// The number that stands on the screen when nothing was typed.
  static let zero = NumberLiteral(.zero)

  /// A number with the digits of an exact decimal, which is not negative.
  init(_ decimal: RoundedDecimal) {
    precondition(decimal.isExact && !decimal.isNegative, "a number is exact and has no sign")
    text = decimal.plainText(in: Self.notation)
  }

  /// How the text of a number is written.
  static let notation = DecimalNotation(point: ".")

  /// The number that the text stands for, exactly.
  package var value: Rational {
    guard let value = Rational(decimal: text) else { preconditionFailure("\(text) is a decimal") }
    return value
  }

  var hasPoint: Bool { text.utf8.contains(UInt8(ascii: ".")) }

  var endsInPoint: Bool { text.utf8.last == UInt8(ascii: ".") }

  /// The number without a point that no digit follows.
  var withoutTrailingPoint: NumberLiteral {
    var number = self
    if endsInPoint { number.text.removeLast() }
    return number
  }

  /// Adds a digit at the end; a lone zero makes way for it.
  mutating func append(_ digit: Digit) {
    if text == "0" { text.removeLast() }
    text += String(digit.rawValue)
  }

  /// Adds the point; the number has none yet.
  mutating func appendPoint() {
    precondition(!hasPoint, "a number has one point")
    text += "."
  }

  /// The number without its last character; nil when none is left.
  var withoutLastCharacter: NumberLiteral? {
    guard text.utf8.count > 1 else { return nil }
    var number = self
    number.text.removeLast()
    return number
  }
}
