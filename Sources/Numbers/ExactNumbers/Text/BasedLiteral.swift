/// An integer literal in base 16, 8 or 2: `0x1F`, `0o17`, `0b1010`.
package struct BasedLiteral: Sendable {
  private let digits: [UInt8]
  private let base: Int

  /// Parses an integer in any case, with `_` allowed between digits.
  package init?(_ text: some Collection<UInt8>) {
    guard let base = Self.base(text) else { return nil }
    let groups = text.dropFirst(2)
      .split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    let digits = Array(groups.joined())
    guard !groups.contains(where: \.isEmpty),
      digits.allSatisfy({ Character(UnicodeScalar($0)).hexDigitValue.map { $0 < base } ?? false })
    else { return nil }
    (self.base, self.digits) = (base, digits)
  }

  package static func hasPrefix(_ text: some Collection<UInt8>) -> Bool { base(text) != nil }

  private static func base(_ text: some Collection<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "0") else { return nil }
    switch text.dropFirst().first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "b"): return 2
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "x"): return 16
    default: return nil
    }
  }

  package var bits: Int { digits.count * base.trailingZeroBitCount }

  package var value: Rational { Rational(Integer(digits: digits, base: base)) }
}
