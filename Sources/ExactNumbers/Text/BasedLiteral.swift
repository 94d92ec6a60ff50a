/// An integer as it is written in base 16, 8 or 2: `0x1F`, `0o17`, `0b1010`.
package struct BasedLiteral: Sendable {
  private let digits: [UInt8]
  private let base: Int

  /// Reads an integer; nil if `text` is anything else.
  ///
  /// Letters may have any case, and a `_` may stand between two digits.
  package init?(_ text: some Collection<UInt8>) {
    guard let base = Self.base(text) else { return nil }
    self.base = base
    var digits: [UInt8] = []
    var isAfterDigit = false
    for byte in text.dropFirst(2) {
      if byte == UInt8(ascii: "_") {
        guard isAfterDigit else { return nil }
      } else {
        guard let digit = Self.digit(byte), digit < base else { return nil }
        digits.append(byte)
      }
      isAfterDigit = byte != UInt8(ascii: "_")
    }
    guard isAfterDigit else { return nil }
    self.digits = digits
  }

  /// Whether a text begins with a zero and the letter of a base.
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

  private static func digit(_ byte: UInt8) -> Int? {
    if byte.isDigit { return Int(byte - UInt8(ascii: "0")) }
    let letter = byte | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return Int(letter - UInt8(ascii: "a")) + 10
  }

  /// An upper bound of the length of the number in bits.
  package var bits: Int { digits.count * base.trailingZeroBitCount }

  /// The number.
  package var value: Rational {
    Rational(Integer(digits: digits, base: base))
  }
}
