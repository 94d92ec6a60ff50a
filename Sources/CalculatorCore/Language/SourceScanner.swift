import Quantities

/// What stands at an index of a text, whatever it means there: the readers of expressions, numbers, times
/// and units look ahead with it.
protocol SourceScanner {
  var text: ArraySlice<UInt8> { get }
  var scope: any Scope { get }
  /// Whether a comma is the decimal point.
  var commaIsPoint: Bool { get }
}

/// Characters.
extension SourceScanner {
  /// The scalar at an index, with its length in bytes; nil if the bytes are not UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    let byte = text[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    var bytes = text[index...].prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  /// The scalar at an index; nil at the end of the text, and where the bytes are not UTF-8.
  func scalarIfAny(at index: Int) -> (Unicode.Scalar, length: Int)? {
    index < text.endIndex ? scalar(at: index) : nil
  }

  /// The end of the white space at an index.
  func endOfSpaces(from start: Int) -> Int {
    var end = start
    while end < text.endIndex, let (scalar, length) = scalar(at: end), Self.isSpace(scalar) {
      end += length
    }
    return end
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " "
      || (!scalar.isASCII || scalar.value < 0x20)
        && (scalar.properties.isWhitespace || scalar == byteOrderMark)
  }

  /// The mark that some editors write at the beginning of a file.
  private static var byteOrderMark: Unicode.Scalar { "\u{FEFF}" }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The end of the digits in ASCII at an index.
  func endOfDigits(at start: Int) -> Int {
    var end = start
    while end < text.endIndex, LineParts.isDigit(text[end]) { end += 1 }
    return end
  }

  /// Whether a byte can be a part of a decimal number.
  func isNumberPart(_ byte: UInt8) -> Bool {
    LineParts.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || (commaIsPoint && byte == UInt8(ascii: ","))
  }

  /// Whether a character outside ASCII begins a number.
  func isNumberStart(_ scalar: Unicode.Scalar) -> Bool {
    Self.asciiDigit(scalar) != nil || WrittenFraction(scalar) != nil
  }

  /// Whether a number begins at an index.
  func beginsNumber(at start: Int) -> Bool {
    guard let (scalar, _) = scalarIfAny(at: start) else { return false }
    return scalar.isASCII ? isNumberPart(UInt8(scalar.value)) : isNumberStart(scalar)
  }

  /// The digit in ASCII, or the point, that a character of any script stands for.
  static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar == "٫" || scalar == "．" { return "." }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}

/// Words.
extension SourceScanner {
  /// Letters and signs of units at an index, and the index after them; empty if there are none.
  func unitWord(at start: Int) -> (text: String, end: Int) {
    var end = start
    while let (scalar, length) = scalarIfAny(at: end), Self.isPartOfUnit(scalar) { end += length }
    return (String(decoding: text[start..<end], as: UTF8.self), end)
  }

  private static func isPartOfUnit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "$"
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(
          UInt8(scalar.value) | 0x20)
    }
    return scalar == "°" || scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .currencySymbol
      || scalar.properties.generalCategory == .otherSymbol
  }

  /// Whether a parenthesis follows a name.
  func isCalled(after end: Int) -> Bool {
    scalarIfAny(at: endOfSpaces(from: end)).map { $0.0 == "(" } ?? false
  }

  /// What a name stands for, in English or in the language of the scope.
  func meaning(of name: String) -> Vocabulary.Meaning? {
    Vocabulary.meaning(of: scope.language.joint(name))
  }

  /// Whether a word is that of a quotient: `per`.
  func divides(_ word: String) -> Bool { scope.language.joint(word).lowercased() == "per" }

  /// Whether a word converts, in whatever case unless it is a unit then.
  func converts(_ word: String) -> Bool {
    guard Vocabulary.conversions.contains(scope.language.joint(word).lowercased()) else {
      return false
    }
    return NameClash(word) != .capital
      || UnitTable.localUnit(named: word, in: scope.language) == nil
  }

  /// The index after the word or the sign of a conversion; nil if there is none.
  func endOfConversion(at start: Int) -> Int? {
    for sign in ["->", "→"] where text[start...].starts(with: sign.utf8) {
      return start + sign.utf8.count
    }
    let word = unitWord(at: start)
    return converts(word.text) ? word.end : nil
  }

  /// Whether a word is the sign of a currency with a number behind it, as in `$10 / $2`.
  func isSignOfAmount(_ word: (text: String, end: Int)) -> Bool {
    word.text.unicodeScalars.last?.properties.generalCategory == .currencySymbol
      && beginsNumber(at: endOfSpaces(from: word.end))
  }

  /// A unit that a name or a sign of a currency means.
  func unit(named name: String) -> Unit? {
    if let unit = UnitTable.unit(named: name, in: scope.language) { return Unit([unit]) }
    return UnitTable.product(named: name, in: scope.language)
      ?? scope.signs.currency(of: name).map { Unit($0) }
  }
}
