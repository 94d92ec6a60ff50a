/// A number as text, with a mark that tells whether the digits are the value.
package struct DecimalText: Hashable, Sendable {
  package let text: String
  /// Whether the text is the value itself and not a rounding of it.
  package let isExact: Bool

  package init(text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
  }
}

/// The characters that a decimal number is written with.
///
/// Widths count characters: each is taken to be one column wide.
package struct DecimalNotation: Hashable, Sendable {
  /// The sign of negative numbers and of negative exponents.
  package var minus: String
  /// The decimal point.
  package var point: String
  /// The text between the digits and the exponent of a power of ten.
  package var timesTenToThe: String
  /// How the digits before the point are grouped; nil if they are not.
  package var grouping: DigitGrouping?

  /// Creates a notation; the defaults are those of the screen, as in `−1.5×10^−9`.
  package init(
    minus: String = "−", point: String = ".", timesTenToThe: String = "×10^",
    grouping: DigitGrouping? = nil
  ) {
    self.minus = minus
    self.point = point
    self.timesTenToThe = timesTenToThe
    self.grouping = grouping
  }

  /// The digits before the point in their groups.
  func grouped(_ digits: some StringProtocol) -> String {
    grouping?.text(digits) ?? String(digits)
  }

  /// The number of separators among so many digits before the point.
  func separators(inDigits count: Int) -> Int { grouping?.separators(inDigits: count) ?? 0 }
}

extension DecimalNotation {
  /// The notation that other programs read, as in `-1.5e-9`.
  package static let ascii = DecimalNotation(minus: "-", timesTenToThe: "e")
}
