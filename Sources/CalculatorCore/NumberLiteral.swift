import ExactNumbers

/// A decimal number as it is being typed or as it stands in a text: `0`, `2.50`, `12.`, `1.5e-3`.
///
/// Key by key the text holds at least one digit, starts with a digit, has at most one point (`.`),
/// and no zero before another digit of the whole part.
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

  /// A number as it stands in a text; what is wrong in it is found out by `decimal`.
  init(text: String) {
    self.text = text
  }

  /// The number that the text stands for; nil when it is not written as numbers are.
  ///
  /// `_` may stand between digits, and an exponent may follow.
  var decimal: DecimalLiteral? { DecimalLiteral(text.utf8) }

  /// Whether a point can be added at the end.
  var takesPoint: Bool {
    !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }

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

  /// Adds the point.
  mutating func appendPoint() {
    precondition(takesPoint, "a number has one point")
    text += "."
  }

  /// The number without its last character; nil when none is left.
  ///
  /// What cannot stand at the end without that character goes with it: `1.5e-3` becomes `1.5`.
  var withoutLastCharacter: NumberLiteral? {
    var number = self
    number.text.removeLast()
    while let last = number.text.utf8.last,
      !((UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) || last == UInt8(ascii: "."))
    {
      number.text.removeLast()
    }
    return number.text.isEmpty ? nil : number
  }
}
