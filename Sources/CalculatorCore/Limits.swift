/// The bounds of all work, so that no key and no line can take the memory or the time of the
/// machine.
package struct Limits: Hashable, Sendable {
  /// The longest numerator and the longest denominator of a value, in bits.
  package var bits: Int
  /// The longest number that can be typed, in characters.
  package var digits: Int
  /// The longest expression, in tokens.
  package var tokens: Int
  /// The most parentheses that can be open at the same time.
  package var nesting: Int

  /// To how many digits a number has to agree with another one before nobody asks any further
  /// whether they are equal; at least 1,000.
  package var decidingDigits: Int

  package init(
    bits: Int = 3_400_000, digits: Int = 1_000_000, tokens: Int = 20_000_000,
    nesting: Int = 1_000_000, decidingDigits: Int = 1_000
  ) {
    self.bits = bits
    self.digits = digits
    self.tokens = tokens
    self.nesting = nesting
    self.decidingDigits = decidingDigits
  }

  /// Values of about a million decimal digits.
  package static let standard = Limits()
}
