/// How numbers are written.
///
/// - Digits with at most one point, `_` between digits, and an optional exponent, as in `1.5e-3`.
/// - `0x`, `0b` or `0o` and the digits of that base.
/// - Digits of any script of Unicode; their tokens have those of ASCII.
/// - A fraction sign, alone or behind whole digits; its tokens have a decimal or a quotient.
extension Lexer {
  /// Reads a number.
  ///
  /// All characters that can belong to a number are taken, such as those of `1.2.3`; the evaluation
  /// reports a malformed one.
  mutating func readNumber() throws(EvaluationError) {
    if fractionEnd != nil { try requireOperator() }
    let basedEnd = text[index] == UInt8(ascii: "0") ? endOfBasedNumber : nil
    let end = basedEnd ?? endOfDecimal
    guard basedEnd != nil || end > index && !isForeign(at: end) else {
      try readForeignNumber()
      return
    }
    var number = String(decoding: text[index..<end], as: UTF8.self)
    if commaIsPoint { number.replace(",", with: ".") }
    append(.number(NumberLiteral(text: number)), length: end - index)
  }

  /// Throws if the number would directly follow one with a fraction sign, whose tokens may end in a
  /// parenthesis.
  private func requireOperator() throws(EvaluationError) {
    guard fractionEnd == tokens.count else { return }
    throw EvaluationError(.missingOperator, at: place(length: scalar(at: index)?.length ?? 1))
  }

  /// Whether a digit outside ASCII or a fraction sign continues a number, perhaps as its exponent.
  private func isForeign(at end: Int) -> Bool {
    guard end < text.endIndex else { return false }
    if text[end] | 0x20 == UInt8(ascii: "e") {
      let hasForeignDigit = digitOfExponent(from: end + 1).map { text[$0] >= 0x80 } ?? false
      return hasForeignDigit && text[index..<end].allSatisfy(isNumberPart)
    }
    guard text[end] >= 0x80, let (scalar, _) = scalar(at: end) else { return false }
    return isNumberStart(scalar)
  }

  /// The end of a decimal number in ASCII; the index if there is none.
  private var endOfDecimal: Int {
    var end = index
    while end < text.endIndex, isNumberPart(text[end]) { end += 1 }
    if end < text.endIndex, text[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < text.endIndex, isSign(text[exponent]) { exponent += 1 }
      // Without digits the e is not an exponent, but a name.
      while exponent < text.endIndex, LineParts.isDigit(text[exponent]) {
        exponent += 1
        end = exponent
      }
    }
    return end
  }

  /// The end of a number in base 16, 8 or 2, which begins with a zero; nil if there is none.
  ///
  /// `0x` always begins one, and the others need a digit: `0of 5` is none.
  private var endOfBasedNumber: Int? {
    guard index + 1 < text.endIndex else { return nil }
    let isHexadecimal = text[index + 1] | 0x20 == UInt8(ascii: "x")
    let letter = text[index + 1] | 0x20
    guard isHexadecimal || letter == UInt8(ascii: "b") || letter == UInt8(ascii: "o") else {
      return nil
    }
    let isDigit = { (byte: UInt8) in
      LineParts.isDigit(byte)
        || isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    guard isHexadecimal || text[(index + 2)...].first.map(isDigit) == true else { return nil }
    return text[(index + 2)...].firstIndex {
      !isDigit($0) && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".")
    } ?? text.endIndex
  }

  /// Reads a number with digits outside ASCII or a fraction sign.
  private mutating func readForeignNumber() throws(EvaluationError) {
    var digits = ""
    var end = index
    var fraction: FractionSign?
    while end < text.endIndex, fraction == nil, let (scalar, length) = scalar(at: end) {
      if let part = foreignPart(scalar, at: end) {
        digits.unicodeScalars.append(part)
      } else if let sign = FractionSign(scalar) {
        fraction = sign
      } else {
        break
      }
      end += length
    }
    guard let fraction else {
      append(.number(NumberLiteral(text: digits)), length: end - index)
      return
    }
    if tokens.last?.isNumber == true {
      throw EvaluationError(.missingOperator, at: place(length: end - index))
    }
    append(fraction.tokens(after: digits), length: end - index)
    fractionEnd = tokens.count
  }

  /// The character in ASCII that stands for a part of a number; nil if the number ends.
  private func foreignPart(_ scalar: Unicode.Scalar, at index: Int) -> Unicode.Scalar? {
    if let digit = Self.asciiDigit(scalar) { return digit }
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    if isNumberPart(byte) { return byte == UInt8(ascii: ",") ? "." : scalar }
    let isMark = byte | 0x20 == UInt8(ascii: "e")
    let isSign = isSign(byte) && text[index - 1] | 0x20 == UInt8(ascii: "e")
    return isMark && digitOfExponent(from: index + 1) != nil || isSign ? scalar : nil
  }

  /// The index of the first digit, perhaps after a sign; nil if there is none.
  private func digitOfExponent(from start: Int) -> Int? {
    guard start < text.endIndex else { return nil }
    let digit = isSign(text[start]) ? start + 1 : start
    guard digit < text.endIndex, let (scalar, _) = scalar(at: digit) else { return nil }
    return Self.asciiDigit(scalar) == nil ? nil : digit
  }

  /// Whether a character outside ASCII begins a number.
  func isNumberStart(_ scalar: Unicode.Scalar) -> Bool {
    Self.asciiDigit(scalar) != nil || FractionSign(scalar) != nil
  }

  /// The digit in ASCII, or the point, that a character of any script stands for.
  private static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar == "٫" || scalar == "．" { return "." }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// Whether a byte can be a part of a decimal number.
  func isNumberPart(_ byte: UInt8) -> Bool {
    LineParts.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || (commaIsPoint && byte == UInt8(ascii: ","))
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
