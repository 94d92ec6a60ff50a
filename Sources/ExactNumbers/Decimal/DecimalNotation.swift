/// The characters that a decimal number is written with.
///
/// Each character counts as one column.
package struct DecimalNotation: Hashable, Sendable {
  /// What stands before negative numbers and negative exponents.
  package var minus: String
  /// The decimal point.
  package var point: String
  /// What stands between the digits and the exponent of a power of ten.
  package var timesTenToThe: String

  /// Creates a notation; without arguments the one of the screen, `−1.5×10^−9`.
  package init(minus: String = "−", point: String = ".", timesTenToThe: String = "×10^") {
    self.minus = minus
    self.point = point
    self.timesTenToThe = timesTenToThe
  }
}

/// A number as text, with a mark that says whether the digits are the value.
package struct DecimalText: Hashable, Sendable {
  package let text: String
  /// Whether the text is the value itself and not a rounding of it.
  package let isExact: Bool

  package init(text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
  }
}
