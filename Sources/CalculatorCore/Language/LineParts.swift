import Quantities

/// The parts of a line: `[ name "=" ] expression [ "#" comment ]`.
struct LineParts {
  /// The bytes of the name and of the white space around it.
  var name: Range<Int>?
  /// The bytes of the expression.
  var expression: Range<Int>
  /// The bytes after the number sign.
  var comment: Range<Int>?

  /// Splits a line at its first number sign, and what is before that at an equals sign after a word.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  init(_ line: ArraySlice<UInt8>) {
    let end = line.firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex
    if end < line.endIndex { comment = end + 1..<line.endIndex }
    expression = line.startIndex..<end
    // Most lines begin with a number, and so with no name.
    guard let first = line[..<end].first(where: { $0 != UInt8(ascii: " ") }),
      Self.isPartOfName(first), !Self.isDigit(first)
    else { return }
    let word = line[..<end].prefix { Self.isPartOfName($0) || $0 == UInt8(ascii: " ") }
    guard word.endIndex < end, line[word.endIndex] == UInt8(ascii: "=") else { return }
    name = line.startIndex..<word.endIndex
    expression = word.endIndex + 1..<end
  }

  /// Whether a byte can belong to a name: a letter, a digit, an underscore, or a part of a character
  /// outside ASCII.
  static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Vocabulary {
  /// Whether a text can name a result: a letter, then letters, digits and underscores.
  static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy(isPartOfName)
  }

  /// Whether a character can belong to a name, if it does not begin it.
  static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return LineParts.isPartOfName(UInt8(scalar.value)) }
    return scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether a name has a meaning already, alone or with the digits after it: `e2` is 2e.
  ///
  /// Of units, that are symbols with two letters or more. Single letters and words such as `hours` may
  /// be names, which then go before the unit.
  static func isReserved(_ name: Substring) -> Bool {
    if TextReader.converts(String(name)) || name == "per" { return true }
    if UnitTable.symbols.contains(String(name)) { return true }
    if name.utf8.last == UInt8(ascii: "2"), meaning(of: String(name)) != nil { return true }
    let word = name.prefix { !$0.isASCII || !$0.isNumber }
    let isFollowedByDigits = name[word.endIndex...].allSatisfy { $0.isASCII && $0.isNumber }
    return isFollowedByDigits
      && (meaning(of: String(word)) != nil || word == "x" || word == "π")
  }

  /// Whether a text is a name that a result can be given.
  package static func canName(_ text: some StringProtocol) -> Bool {
    let text = Substring(text)
    return isName(text) && !isReserved(text)
  }
}
