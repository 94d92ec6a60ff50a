/// An integer as it is written in base 16, 8 or 2: `0x1F`, `0o17`, `0b1010`.
package struct BasedLiteral: Sendable {
  private let digits: [UInt8]
  private let base: Base

  private enum Base: Int {
    case binary = 2
    case octal = 8
    case hexadecimal = 16

    /// The base that the letter after the zero stands for; nil if it stands for none.
    init?(letter: UInt8) {
      switch letter | 0x20 {
      case UInt8(ascii: "b"): self = .binary
      case UInt8(ascii: "o"): self = .octal
      case UInt8(ascii: "x"): self = .hexadecimal
      default: return nil
      }
    }

    /// The bits that a digit stands for.
    var bitsOfDigit: Int { rawValue.trailingZeroBitCount }
  }

  /// Reads an integer; nil if `text` is anything else.
  ///
  /// Letters may have any case, and a `_` may stand between two digits.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package init?(_ text: some Collection<UInt8>) {
    guard let base = Self.base(text) else { return nil }
    self.base = base
    var digits: [UInt8] = []
    var isAfterDigit = false
    for byte in text.dropFirst(2) {
      if byte == UInt8(ascii: "_") {
        guard isAfterDigit else { return nil }
      } else {
        guard let digit = Self.digit(byte), digit < base.rawValue else { return nil }
        digits.append(byte)
      }
      isAfterDigit = byte != UInt8(ascii: "_")
    }
    guard isAfterDigit else { return nil }
    self.digits = digits
  }

  /// Whether a text begins with a zero and the letter of a base.
  package static func hasPrefix(_ text: some Collection<UInt8>) -> Bool { base(text) != nil }

  private static func base(_ text: some Collection<UInt8>) -> Base? {
    guard text.first == UInt8(ascii: "0") else { return nil }
    return text.dropFirst().first.flatMap { Base(letter: $0) }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if byte.isDigit { return Int(byte - UInt8(ascii: "0")) }
    let letter = byte | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return Int(letter - UInt8(ascii: "a")) + 10
  }

  /// An upper bound of the length of the number in bits.
  ///
  /// - Complexity: O(1)
  package var bits: Int { digits.count * base.bitsOfDigit }

  /// The number.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  package var value: Rational {
    Rational(inLowestTerms: Integer(digits: digits, base: base.rawValue), Integer(1))
  }
}
