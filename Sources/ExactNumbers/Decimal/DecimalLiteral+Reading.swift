extension DecimalLiteral {
  /// Reads digits with at most one point among them, before them or after them, and an optional
  /// exponent, such as `12`, `.5`, `5.`, `1.5e-3`, `2E+10` and `1_000.000_1`; nil for anything
  /// else.
  ///
  /// Digits are those of ASCII; a `_` stands between two of them. There is no sign but that of the
  /// exponent. The time grows in proportion to the length of the text: short numbers take some
  /// nanoseconds for each character.
  package init?(_ text: some Collection<UInt8>) {
    let literal =
      text.withContiguousStorageIfAvailable { Self(unsafe $0.span) } ?? Self(Array(text).span)
    guard let literal else { return nil }
    self = literal
  }

  private init?(_ text: Span<UInt8>) {
    var scanner = DecimalScanner()
    for index in text.indices {
      guard scanner.take(text[index]) else { return nil }
    }
    guard scanner.isAtEnd else { return nil }
    if scanner.significantDigits <= DecimalScanner.fewDigits {
      self.init(few: scanner.number, exponent: scanner.exponent)
    } else {
      self.init(many: text, exponent: scanner.exponent)
    }
  }

  private init(few number: Int, exponent: Int) {
    digits = .few(number)
    self.exponent = number == 0 ? 0 : exponent
  }

  private init(many text: Span<UInt8>, exponent: Int) {
    var digits: [UInt8] = []
    digits.reserveCapacity(text.count)
    for index in text.indices {
      let byte = text[index]
      if byte.isExponentMark { break }
      if byte.isDigit, !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
    }
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    self.digits = .many(digits.dropLast(zeros))
    self.exponent = min(exponent + zeros, Self.greatestExponent)
  }
}
