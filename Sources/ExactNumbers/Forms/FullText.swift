/// A number as text without a greatest width.
package struct FullText: Hashable, Sendable {
  package let text: String
  /// Whether the text is the value itself.
  package let isExact: Bool
  /// Whether more digits would not make the text longer.
  package let isComplete: Bool

  package init(text: String, isExact: Bool, isComplete: Bool) {
    (self.text, self.isExact, self.isComplete) = (text, isExact, isComplete)
  }
}

extension Real {
  /// The number with all its digits, or with the first ones of them followed by an ellipsis.
  ///
  /// The digits of a number without a finite decimal form are truncated, so that they stay what they
  /// are when more are asked for.
  ///
  /// - Parameters:
  ///   - scaled: a form with a power of ten; nil for the plain form, which numbers beyond a thousand
  ///     digits before the point have only if they are finite decimals.
  ///   - digits: how many digits are written, at least one.
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  func fullText(
    scaled: ScaledForm?, digits: Int, in notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> FullText {
    let decimal = notation.ungrouped.decimal
    if let exact = rational?.exactDecimal(atMost: .max) {
      let text = scaled.map { exact.text(scaled: $0, in: decimal) } ?? exact.plainText(in: decimal)
      return FullText(text: text, isExact: true, isComplete: true)
    }
    let count = max(digits, 3)
    let expansion = try expansion(digits: count, budget)
    let truncated = RoundedDecimal(
      isNegative: expansion.isNegative,
      digits: String(decoding: expansion.digits.prefix(count), as: UTF8.self),
      power: expansion.power, isExact: false)
    let isPlain = (-7..<min(count - 1, Self.longestPlain)).contains(truncated.power)
    if scaled == nil, isPlain {
      return FullText(
        text: truncated.plainText(in: decimal) + notation.ellipsis, isExact: false,
        isComplete: false)
    }
    var scaledNotation = decimal
    scaledNotation.timesTenToThe = notation.ellipsis + decimal.timesTenToThe
    return FullText(
      text: truncated.text(scaled: scaled ?? .scientific, in: scaledNotation), isExact: false,
      isComplete: false)
  }

  /// The greatest number of digits before the point in plain form.
  private static var longestPlain: Int { 1_000 }
}
