import ExactNumbers

/// A decimal number as it is written, finished or not: `0`, `2.50`, `12.`, `1.5e-3`.
///
/// A number that is typed key by key starts with a digit, has at most one point (`.`), and no
/// leading zero before another digit. A number of a `Formula` may be malformed; then `decimal` is
/// nil.
package struct NumberLiteral: Hashable, Sendable {
  package private(set) var text: String

  /// Creates a number of one digit.
  init(_ digit: Digit) {
    text = String(digit.rawValue)
  }

  /// The number that the calculator shows if the expression is empty.
  static let zero = NumberLiteral(.zero)

  /// Creates a number with the digits of a decimal.
  ///
  /// - Precondition: The decimal is exact and not negative.
  init(_ decimal: RoundedDecimal) {
    precondition(decimal.isExact && !decimal.isNegative, "a number is exact and has no sign")
    text = decimal.plainText(in: Self.notation)
  }

  /// The notation of `text`.
  static let notation = DecimalNotation(point: ".")

  /// Creates a number from the text of a formula.
  init(text: String) {
    self.text = text
  }

  /// The value of the text; nil if it is malformed.
  var decimal: DecimalLiteral? { DecimalLiteral(text.utf8) }

  /// Whether a point can be added at the end: the number has no point and no exponent.
  var takesPoint: Bool {
    !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }

  var endsInPoint: Bool { text.utf8.last == UInt8(ascii: ".") }

  /// The number without a point at its end.
  var withoutTrailingPoint: NumberLiteral {
    var number = self
    if endsInPoint { number.text.removeLast() }
    return number
  }

  /// Adds a digit at the end; it replaces a lone zero.
  mutating func append(_ digit: Digit) {
    if text == "0" { text.removeLast() }
    text += String(digit.rawValue)
  }

  /// Adds a point at the end.
  ///
  /// - Precondition: `takesPoint` is true.
  mutating func appendPoint() {
    precondition(takesPoint, "a number has one point")
    text += "."
  }

  /// The number without its last character; nil if none is left.
  ///
  /// An exponent without digits is removed as well, so `1.5e-3` becomes `1.5`.
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
