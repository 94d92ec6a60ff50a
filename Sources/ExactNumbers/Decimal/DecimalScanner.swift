/// The reader of a decimal number, which takes it byte by byte and keeps what can be known without
/// building it.
struct DecimalScanner {
  /// The most digits that are sure to make an `Int`.
  static let fewDigits = 18

  /// The digits as one whole number, while they are few.
  private(set) var number = 0
  /// How many digits there are from the first that is not `0`.
  private(set) var significantDigits = 0
  private var part = Part.whole
  private var hasDigits = false
  private var places = 0
  private var writtenExponent = 0
  private var exponentIsNegative = false
  private var last: UInt8 = 0

  private enum Part { case whole, fraction, exponent }

  /// Goes on by one byte; false if no number goes on like this.
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

  /// Whether the number may end here.
  var isAtEnd: Bool { hasDigits && (last.isDigit || last == UInt8(ascii: ".")) }

  /// The power of ten that the last digit counts.
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
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isExponentMark: Bool { self == UInt8(ascii: "e") || self == UInt8(ascii: "E") }
}
