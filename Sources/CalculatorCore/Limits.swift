/// The bounds of all work, so that no key can take the memory or the time of the machine.
package struct Limits: Hashable, Sendable {
  /// The longest numerator and the longest denominator of a value, in bits.
  package var bits: Int
  /// The longest number that can be typed, in characters.
  package var digits: Int

  package init(bits: Int, digits: Int) {
    self.bits = bits
    self.digits = digits
  }

  /// About a million decimal digits.
  package static let standard = Limits(bits: 3_400_000, digits: 1_000_000)
}
