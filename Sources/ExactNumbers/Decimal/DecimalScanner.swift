/// A state machine that checks a decimal number byte by byte.
///
/// It collects what `DecimalLiteral` needs to know without building the number. The grammar is that
/// of `DecimalLiteral.init(_:)`.
struct DecimalScanner {
  /// The greatest number of digits that always fits an `Int`.
  static let fewDigits = 18

  /// The digits as one integer, meaningful while there are at most `fewDigits` significant ones.
  private(set) var number = 0
  /// The number of digits from the first that is not `0`.
  private(set) var significantDigits = 0
  private var part = Part.whole
  private var hasDigits = false
  private var places = 0
  private var writtenExponent = 0
  private var exponentIsNegative = false
  private var last: UInt8 = 0

  private enum Part { case whole, fraction, exponent }

  /// Reads the next byte; false if no decimal number continues with it.
  mutating func take(_ byte: UInt8) -> Bool {
    defer { last = byte }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      takeDigit(Int(byte - UInt8(ascii: "0")))
      return true
    case UInt8(ascii: "."):
      guard part == .whole, last != UInt8(ascii: "_") else { return false }
      part = .fraction
      return true
    case UInt8(ascii: "_"):
      return last.isDigit
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      exponentIsNegative = byte == UInt8(ascii: "-")
      return last.isExponentMark
    default:
      guard byte.isExponentMark, part != .exponent, isAtEnd else { return false }
      part = .exponent
      return true
    }
  }

  /// Whether the bytes so far are a complete number.
  var isAtEnd: Bool { hasDigits && (last.isDigit || last == UInt8(ascii: ".")) }

  /// The decimal exponent of the last digit.
  var exponent: Int { (exponentIsNegative ? -writtenExponent : writtenExponent) - places }

  private mutating func takeDigit(_ digit: Int) {
    guard part != .exponent else {
      writtenExponent = min(writtenExponent * 10 + digit, DecimalLiteral.greatestExponent)
      return
    }
    hasDigits = true
    if part == .fraction { places += 1 }
    if significantDigits > 0 || digit != 0 { significantDigits += 1 }
    if significantDigits <= Self.fewDigits { number = number * 10 + digit }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is `e` or `E`.
  var isExponentMark: Bool { self == UInt8(ascii: "e") || self == UInt8(ascii: "E") }
}
