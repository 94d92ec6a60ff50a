/// The bounds on expressions and numbers, so that no input exhausts the memory of the machine or
/// keeps it busy without end.
package struct Limits: Hashable, Sendable {
  /// The greatest length of a numerator and of a denominator, in bits.
  package var bits: Int
  /// The greatest length of a number that is typed key by key, in characters.
  package var digits: Int
  /// The greatest length of an expression, in tokens.
  package var tokens: Int
  /// The greatest number of parentheses that are open at the same time.
  package var nesting: Int

  /// The number of digits to which two numbers have to agree before a comparison gives up; fewer
  /// than 1,000 count as 1,000.
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

  /// Limits that allow numbers of about a million decimal digits.
  package static let standard = Limits()
}
