import ExactNumbers

/// Fast evaluation of plain numbers, signs and parentheses, equal to that of `Formula`.
package struct PlainArithmetic {
  private let text: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  private static let deepest = 64
  private static let longestNumber = 18
  private static let mostBits = 4096

  package static func value(of text: ArraySlice<UInt8>) -> Rational? {
    var line = PlainArithmetic(text: text, index: text.startIndex)
    guard let value = line.sum(), line.next == nil else { return nil }
    return value
  }

  private var next: UInt8? {
    mutating get {
      while index < text.endIndex {
        if text[index] != UInt8(ascii: " ") { return text[index] }
        index += 1
      }
      return nil
    }
  }

  private mutating func sum() -> Rational? {
    guard var value = term() else { return nil }
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      if sign == UInt8(ascii: "-"), isBehindTen { return nil }
      let start = index
      index += 1
      guard let other = term() else { return nil }
      if sign == UInt8(ascii: "-"), isMixedNumber(behind: start) { return nil }
      value = sign == UInt8(ascii: "+") ? value + other : value - other
      guard Self.isShort(value) else { return nil }
    }
    return value
  }

  private mutating func term() -> Rational? {
    guard var value = factor() else { return nil }
    var hasStroke = false
    while let sign = next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      index += 1
      // `25.4 +0.1/-0.2` may be a tolerance.
      if text[index...].first == UInt8(ascii: "-") { return nil }
      guard let other = factor() else { return nil }
      if sign == UInt8(ascii: "*") {
        value = value * other
      } else {
        // A second stroke can be ambiguous, depending on blanks.
        guard !hasStroke, let quotient = value.divided(by: other) else { return nil }
        (value, hasStroke) = (quotient, true)
      }
      guard Self.isShort(value) else { return nil }
    }
    return value
  }

  private mutating func factor() -> Rational? {
    guard next == UInt8(ascii: "-") else { return operand() }
    if isBehindSignOfAmount { return nil }
    index += 1
    return operand().map { -$0 }
  }

  /// Whether a dash may join a fraction to its whole number, as in `7-1/4 + 3-1/2`.
  private func isMixedNumber(behind dash: Int) -> Bool {
    let blank = UInt8(ascii: " ")
    guard dash > text.startIndex, text[dash - 1] != blank, text[dash + 1] != blank else {
      return false
    }
    return text[dash..<index].contains(UInt8(ascii: "/")) && text.contains(blank)
  }

  /// The place of the last byte other than a blank before an index.
  private func place(before end: Int) -> Int {
    var place = end - 1
    while place >= text.startIndex, text[place] == UInt8(ascii: " ") { place -= 1 }
    return place
  }

  /// Whether a factor of 10 precedes: `6.67*10-11` may be a power that lost its raised exponent.
  private var isBehindTen: Bool {
    let last = place(before: index)
    guard last > text.startIndex, text[last] == UInt8(ascii: "0"),
      text[last - 1] == UInt8(ascii: "1")
    else { return false }
    let sign = place(before: last - 1)
    return sign >= text.startIndex && text[sign] == UInt8(ascii: "*")
  }

  /// Whether a sign glued to a number precedes: `300.00- - 5` may begin with a negative amount.
  private var isBehindSignOfAmount: Bool {
    let sign = place(before: index)
    return sign > text.startIndex && sign < index - 1 && text[sign] == UInt8(ascii: "-")
      && text[sign - 1] != UInt8(ascii: " ") && text[(index + 1)...].first == UInt8(ascii: " ")
  }

  private mutating func operand() -> Rational? {
    guard next == UInt8(ascii: "(") else { return number() }
    guard depth < Self.deepest else { return nil }
    depth += 1
    index += 1
    guard let value = sum(), next == UInt8(ascii: ")") else { return nil }
    depth -= 1
    index += 1
    return value
  }

  private mutating func number() -> Rational? {
    let start = index
    var (digits, scale, hasPoint) = (0, 1, false)
    while index < text.endIndex {
      let byte = text[index]
      if byte.isDigit {
        guard index - start < Self.longestNumber else { return nil }
        digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
        if hasPoint { scale *= 10 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard index > start, text[start].isDigit, text[index - 1].isDigit, !hasLeadingZero(at: start),
      !isBetweenHyphens(start)
    else { return nil }
    return scale == 1 ? Rational(digits) : Rational(numerator: digits, denominator: scale)
  }

  private func hasLeadingZero(at start: Int) -> Bool {
    text[start] == UInt8(ascii: "0") && index > start + 1 && text[start + 1].isDigit
  }

  /// Whether the number may be a month: `2026-12-25`.
  private func isBetweenHyphens(_ start: Int) -> Bool {
    start > text.startIndex && index < text.endIndex && text[start - 1] == UInt8(ascii: "-")
      && text[index] == UInt8(ascii: "-")
  }

  private static func isShort(_ value: Rational) -> Bool {
    value.numeratorBits < mostBits && value.denominatorBits < mostBits
  }
}
