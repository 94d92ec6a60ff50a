/// A decimal literal: digits and a power of ten, which may exceed all memory; check `bits` before
/// `value`.
package struct DecimalLiteral: Sendable {
  let digits: Digits
  let exponent: Int

  enum Digits {
    /// An integer of at most 18 digits, which always fits an `Int`.
    case few(Int)
    /// More digits in ASCII; neither the first nor the last is `0`.
    case many([UInt8])
  }

  /// An exponent far beyond memory, but without overflow in arithmetic.
  static let greatestExponent = 1 << 56

  /// An upper bound of the length in bits of the numerator and of the denominator.
  package var bits: Int {
    let digitBits =
      switch digits {
      case .few(let number): Int.bitWidth - number.leadingZeroBitCount
      case .many(let digits): Self.bits(ofDigits: digits.count)
      }
    return max(
      digitBits + Self.bits(ofDigits: max(0, exponent)), Self.bits(ofDigits: max(0, -exponent)))
  }

  package var value: Rational {
    switch digits {
    case .few(let number) where exponent == 0: Rational(number)
    case .few(let number) where (-18..<0).contains(exponent):
      Rational(numerator: number, denominator: (exponent..<0).reduce(1) { power, _ in power * 10 })
    case .few(let number): Rational(Integer(number), timesTenToThe: exponent)
    case .many(let digits): Rational(Integer(digits: digits), timesTenToThe: exponent)
    }
  }

  private static func bits(ofDigits count: Int) -> Int { count * 10 / 3 + 1 }

  /// Parses a decimal number: `12`, `.5`, `5.`, `1.5e-3`, `2E+10`, `1_000.000_1`.
  package init?(_ text: String.UTF8View) {
    var scanner = DecimalScanner()
    let bytes = text.span
    for index in bytes.indices { guard scanner.take(bytes[index]) else { return nil } }
    guard scanner.isAtEnd else { return nil }
    guard scanner.significantDigits > DecimalScanner.fewDigits else {
      (digits, exponent) = (.few(scanner.number), scanner.number == 0 ? 0 : scanner.exponent)
      return
    }
    let zero = UInt8(ascii: "0")
    let significant = text.prefix { !$0.isExponentMark }.filter(\.isDigit).drop { $0 == zero }
    let zeros = significant.reversed().prefix { $0 == zero }.count
    digits = .many(Array(significant.dropLast(zeros)))
    exponent = min(scanner.exponent + zeros, Self.greatestExponent)
  }
}

extension Rational {
  fileprivate init(_ number: Integer, timesTenToThe exponent: Int) {
    guard exponent < 0 else {
      self.init(number * .power(10, exponent))
      return
    }
    // The denominator only has the prime factors 2 and 5; removing those from the numerator is
    // faster than a greatest common divisor.
    let (twos, (rest, fives)) = (min(number.factorsOfTwo, -exponent), number.removing(.power(5, 1)))
    let numerator = fives > -exponent ? rest * .power(5, fives + exponent) : rest
    let denominator = Integer.power(5, max(0, -exponent - fives))
    self.init(
      numerator: numerator.shifted(left: -twos),
      denominator: denominator.shifted(left: -exponent - twos), isReduced: true)
  }
}

/// A state machine that checks the grammar of `DecimalLiteral` byte by byte.
struct DecimalScanner {
  static let fewDigits = 18

  /// The digits as one integer, valid up to `fewDigits` significant ones.
  private(set) var number = 0
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
      let digit = Int(byte - UInt8(ascii: "0"))
      if part == .exponent {
        writtenExponent = min(writtenExponent * 10 + digit, DecimalLiteral.greatestExponent)
        return true
      }
      hasDigits = true
      if part == .fraction { places += 1 }
      if significantDigits > 0 || digit != 0 { significantDigits += 1 }
      if significantDigits <= Self.fewDigits { number = number * 10 + digit }
      return true
    case UInt8(ascii: "."):
      guard part == .whole, last != UInt8(ascii: "_") else { return false }
      part = .fraction
      return true
    case UInt8(ascii: "_"): return last.isDigit
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      exponentIsNegative = byte == UInt8(ascii: "-")
      return last.isExponentMark
    default:
      guard byte.isExponentMark, part != .exponent, isAtEnd else { return false }
      part = .exponent
      return true
    }
  }

  var isAtEnd: Bool { hasDigits && (last.isDigit || last == UInt8(ascii: ".")) }
  var exponent: Int { (exponentIsNegative ? -writtenExponent : writtenExponent) - places }
}

extension UInt8 {
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isExponentMark: Bool { self == UInt8(ascii: "e") || self == UInt8(ascii: "E") }
}
