import ExactNumbers

/// Splits a line into lexemes, in one pass.
///
/// - A word is a letter or `_` with all letters, marks, digits and `_` after it, or subscripts.
/// - A number has digits of any script, points and `_`, perhaps an exponent, and decimal commas.
/// - Other characters are signs, some normalized: `−` and `–` to `-`, `**` to `^`.
/// - White space separates; zero-width and direction marks are ignored.
struct Lexer {
  private let text: ArraySlice<UInt8>
  private let commaIsPoint: Bool
  private let base: NumberBase
  private var index: Int
  private var lexemes: [Lexeme] = []
  private var comment: Int?
  private var hasEquals = false
  private var isGlued = false
  /// The original offsets of the bytes, if marks were removed.
  private let places: [Int]?

  private init(_ text: ArraySlice<UInt8>, _ commaIsPoint: Bool, _ base: NumberBase) {
    (self.text, places) = Self.withoutMarks(text)
    (self.commaIsPoint, self.base) = (commaIsPoint, base)
    index = self.text.startIndex
    lexemes.reserveCapacity(min(text.count, 16) + 1)
  }

  static func line(
    _ text: ArraySlice<UInt8>, commaIsPoint: Bool = false, base: NumberBase = .decimal
  ) -> LexedLine {
    var lexer = Lexer(text, commaIsPoint, base)
    lexer.run()
    return LexedLine(
      whole: text, lexemes: lexer.lexemes, comment: lexer.comment.map { text.startIndex + $0 },
      hasEquals: lexer.hasEquals)
  }

  private mutating func run() {
    while index < text.endIndex, comment == nil {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        index += 1
        isGlued = false
      case _ where byte.isDigit: readNumber()
      case UInt8(ascii: ".") where beginsFraction: readNumber()
      case UInt8(ascii: ",") where commaIsPoint && beginsFraction: readNumber()
      case _ where byte.isLetter || byte == UInt8(ascii: "_"): readWord()
      case ..<0x80: readASCIISign(Unicode.Scalar(byte))
      default: readOther()
      }
    }
    let end = comment.map { $0 - 1 } ?? place(text.endIndex)
    add(.end, from: end, to: end)
  }

  private mutating func add(_ kind: Lexeme.Kind, _ text: String = "", from start: Int, to end: Int)
  {
    lexemes.append(Lexeme(kind: kind, text: text, start: start, end: end, isGlued: isGlued))
    isGlued = true
  }

  private mutating func add(_ kind: Lexeme.Kind, _ text: String? = nil, from start: Int) {
    let isWritten = kind == .number || kind == .word
    let text = text ?? (isWritten ? String(decoding: self.text[start..<index], as: UTF8.self) : "")
    add(kind, text, from: place(start), to: place(index))
  }

  private func place(_ index: Int) -> Int {
    let offset = index - text.startIndex
    if let places { return places[offset] }
    return offset
  }

  private func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    guard index < text.endIndex else { return nil }
    let byte = text[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    var bytes = text[index...].prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }
}

extension Lexer {
  private mutating func readWord() {
    let start = index
    let isBehindNumber = isGlued && lexemes.last?.kind == .number || isTimesOfMarks
    while index < text.endIndex {
      let byte = text[index]
      if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
        index += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: index), scalar.isPartOfWord {
        index += length
      } else {
        break
      }
    }
    if text[start..<index].elementsEqual("aujourd".utf8, by: { $0 | 0x20 == $1 }) {
      for rest in ["'hui", "’hui"] where text[index...].starts(with: rest.utf8) {
        index += rest.utf8.count
      }
    }
    // Subscripts end a word: `log₂8`, `x₁`.
    let (end, lowered) = (index, readLoweredDigits())
    add(
      .word, lowered.isEmpty ? nil : String(decoding: text[start..<end], as: UTF8.self) + lowered,
      from: start)
    if isBehindNumber, text[start..<end].contains(where: \.isDigit) { readParts(of: start..<index) }
  }

  /// Whether an `x` before a digit follows a number with a mark of feet or inches: `12'x14'`.
  private var isTimesOfMarks: Bool {
    guard isGlued, text[index] | 0x20 == UInt8(ascii: "x"),
      text[(index + 1)...].first?.isDigit == true,
      let mark = lexemes.last, mark.isSign(of: "'", "\""), mark.isGlued
    else { return false }
    return lexemes.dropLast().last?.kind == .number
  }

  private mutating func readLoweredDigits() -> String {
    var digits = ""
    while index < text.endIndex, text[index] == 0xE2, let (scalar, length) = scalar(at: index),
      ("₀"..."₉").contains(scalar)
    {
      digits.append("\(scalar.value - 0x2080)")
      index += length
    }
    return digits
  }

  /// Splits the last word into letters and numbers; the last number may extend beyond the word.
  private mutating func readParts(of word: Range<Int>) {
    let owner = lexemes.count - 1
    index = word.lowerBound
    while index < word.upperBound {
      if text[index].isDigit {
        readNumber()
      } else {
        let start = index
        while index < word.upperBound, !text[index].isDigit { index += 1 }
        add(.word, from: start)
      }
    }
    lexemes[owner].parts = lexemes.count - 1 - owner
  }
}

extension Unicode.Scalar {
  var isPartOfWord: Bool {
    if self == "π" || self == "º" { return false }
    if self == "\u{200C}" || self == "\u{200D}" || properties.isAlphabetic { return true }
    return switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: true
    default: false
    }
  }

  var asciiDigit: Unicode.Scalar? {
    if isASCII { return UInt8(value).isDigit ? self : nil }
    if self == "٫" || self == "．" { return "." }
    guard properties.numericType == .decimal, let value = properties.numericValue,
      properties.generalCategory == .decimalNumber
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}

extension Lexer {
  private var beginsFraction: Bool {
    scalar(at: index + 1)?.0.asciiDigit.map { $0 != "." } ?? false
  }

  private mutating func readNumber() {
    let start = index
    if readBasedNumber() || readNumberInBase() { return add(.number, from: start) }
    var digits = readDigits()
    if let exponent = readExponent() {
      digits =
        (digits ?? String(decoding: text[start..<exponent.start], as: UTF8.self)) + exponent.text
    }
    let end = endOfPrice(at: index)
    if end > index, digits == nil { digits = String(decoding: text[start..<index], as: UTF8.self) }
    index = end
    add(.number, digits, from: start)
  }

  /// The end of the dash in place of cents, as in `50.- + 20`, `12,- €` and `500/- + 20`.
  ///
  /// Otherwise `end`; at the end of a line, where an operand may follow, the reader decides.
  private func endOfPrice(at end: Int) -> Int {
    var dash = end
    switch text[end...].first {
    case UInt8(ascii: ","):
      // In `1.234,-` the point groups.
      if text[..<end].last(where: { !$0.isDigit }) == UInt8(ascii: ".") { return end }
      dash += 1
    case UInt8(ascii: "/"): dash += 1
    case UInt8(ascii: "-"), 0xE2: guard text[end - 1] | 2 == UInt8(ascii: ".") else { return end }
    default: return end
    }
    guard let (sign, length) = scalar(at: dash), Self.usual[sign] ?? sign == "-" else { return end }
    let rest = text[(dash + length)...]
    guard let behind = rest.first, " \t);/".utf8.contains(behind),
      let next = rest.firstIndex(where: { !" \t".utf8.contains($0) }),
      let (operand, _) = scalar(at: next), operand != "(", operand.asciiDigit == nil
    else { return end }
    return dash + length
  }

  /// Skips digits with points and `_`, and returns them in ASCII unless they already are.
  private mutating func readDigits() -> String? {
    let start = index
    var foreign: String?
    while index < text.endIndex {
      let byte = text[index]
      if byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") && !beginsEllipsis
        || commaIsPoint && byte == UInt8(ascii: ",")
      {
        foreign?.unicodeScalars.append(Unicode.Scalar(byte))
        index += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: index),
        let digit = scalar.asciiDigit
      {
        if foreign == nil { foreign = String(decoding: text[start..<index], as: UTF8.self) }
        foreign?.unicodeScalars.append(digit)
        index += length
      } else {
        break
      }
    }
    return foreign
  }

  private var beginsEllipsis: Bool { text[index...].starts(with: "...".utf8) }

  /// Skips an exponent; an `e` without digits is a word instead.
  private mutating func readExponent() -> (text: String, start: Int)? {
    guard index < text.endIndex, text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    var (digit, sign) = (index + 1, "")
    if let (scalar, length) = scalar(at: digit), ["+", "-", "−"].contains(scalar) {
      (digit, sign) = (digit + length, scalar == "+" ? "+" : "-")
    }
    var digits = ""
    var end = digit
    while let (scalar, length) = scalar(at: end), let digit = scalar.asciiDigit, digit != "." {
      digits.unicodeScalars.append(digit)
      end += length
    }
    guard !digits.isEmpty else { return nil }
    let start = index
    let mark = text[index] == UInt8(ascii: "E") ? "E" : "e"
    index = end
    return (mark + sign + digits, start)
  }

  /// Skips a number with a base prefix; neither `0xor` nor `0of 5` has one.
  private mutating func readBasedNumber() -> Bool {
    guard text[index] == UInt8(ascii: "0"), index + 1 < text.endIndex else { return false }
    let letter = text[index + 1] | 0x20
    let isHexadecimal = letter == UInt8(ascii: "x")
    guard "xbo".utf8.contains(letter) else { return false }
    let isDigit = { (byte: UInt8) in isHexadecimal ? byte.isHexDigit : byte.isDigit }
    let rest = text[(index + 2)...]
    if isHexadecimal {
      let word = text[(index + 1)...].prefix(while: \.isLetter)
      if word.map({ $0 | 0x20 }).elementsEqual("xor".utf8) { return false }
    } else if rest.first.map(isDigit) != true {
      return false
    }
    var end = rest.startIndex
    while end < text.endIndex {
      let byte = text[end]
      let isBetween = byte == UInt8(ascii: "'") && text[(end + 1)...].first.map(isDigit) == true
      guard isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || isBetween
      else { break }
      end += 1
    }
    index = end
    return true
  }

  private mutating func readNumberInBase() -> Bool {
    guard base == .hexadecimal else { return false }
    let digits = text[index...].prefix { $0.isHexDigit || $0 == UInt8(ascii: "_") }
    let next = text[digits.endIndex...].first
    let isFraction = next == UInt8(ascii: ".") || commaIsPoint && next == UInt8(ascii: ",")
    guard !digits.isEmpty, !isFraction, next?.isLetter != true else { return false }
    index = digits.endIndex
    return true
  }

  private mutating func readASCIISign(_ sign: Unicode.Scalar) {
    let start = index
    let next = index + 1 < text.endIndex ? text[index + 1] : 0
    switch sign {
    case "#": return readNumberSign()
    case "@":
      index += 1
      let word = text[index...].prefix { $0.isLetter || $0.isDigit || "_.".utf8.contains($0) }
      index = word.endIndex
      return add(
        word.isEmpty ? .sign("@") : .reference, String(decoding: word, as: UTF8.self), from: start)
    case "." where beginsEllipsis:
      index += 3
      return add(.sign("…"), from: start)
    default: break
    }
    index += 1
    if sign == "=" || next == UInt8(ascii: "=") { hasEquals = true }
    guard "*/<>!'&|=".utf8.contains(next),
      let pair = Self.pairs[String(decoding: text[start...].prefix(2), as: UTF8.self)],
      pair != "≠" || hasMore(behind: index + 1)
    else { return add(.sign(sign), from: start) }
    index += 1
    add(.sign(pair), from: start)
  }

  private static let pairs: [String: Unicode.Scalar] = [
    "**": "^", "//": "⫽", "<<": "«", ">>": "»", "!!": "‼", "''": "\"", "&&": "∧", "||": "∨",
    "==": "≡", "~=": "≈", "!=": "≠", "<=": "≤", ">=": "≥", "->": "→", "<>": "≠",
  ]

  private func hasMore(behind index: Int) -> Bool {
    let next = text[index...].first { $0 != UInt8(ascii: " ") }
    return next != nil && next != UInt8(ascii: "#")
  }

  /// Whether an operation follows a number sign behind a number, as in `150# / 2`, `16# in oz`.
  private var isOfPounds: Bool {
    guard isGlued, lexemes.last?.kind == .number else { return false }
    let words = text[(index + 1)...].split { $0 == UInt8(ascii: " ") }
    guard let first = words.first, let sign = first.first else { return false }
    if words.count == 2, first.elementsEqual("in".utf8) { return true }
    let operand = first.count > 1 ? first.dropFirst().first : words.dropFirst().first?.first
    return "+-*/".utf8.contains(sign) && operand?.isDigit == true
  }

  private mutating func readNumberSign() {
    let start = index
    if isOfPounds {
      index += 1
      return add(.sign("#"), from: start)
    }
    let isArgument = lexemes.last?.isSign(of: "(", ";", ",") ?? false
    guard isArgument, let (first, _) = scalar(at: index + 1), Tag.canBegin(with: first) else {
      comment = place(index) + 1
      return
    }
    index += 1
    let word = index
    while let (scalar, length) = scalar(at: index), Tag.isPartOfWord(scalar) { index += length }
    add(.tag, String(decoding: text[word..<index], as: UTF8.self), from: start)
  }

  private mutating func readOther() {
    let start = index
    guard let (scalar, length) = scalar(at: index) else {
      index += 1
      return add(.invalid, from: start)
    }
    if scalar == "π" {
      index += length
      add(.word, from: start)
    } else if scalar.properties.isAlphabetic, scalar != "º" {
      readWord()
    } else if let digit = scalar.asciiDigit, digit != "." || beginsFraction {
      readNumber()
    } else {
      index += length
      if scalar.properties.isWhitespace {
        isGlued = false
      } else {
        let isWide = ("！"..."～").contains(scalar)
        let narrow = isWide ? Unicode.Scalar(scalar.value - 0xFF01 + 0x21) : nil
        let sign = Self.usual[scalar] ?? narrow ?? scalar
        if sign == "=" || sign == "≈" { hasEquals = true }
        add(.sign(sign), from: start)
      }
    }
  }

  private static let usual: [Unicode.Scalar: Unicode.Scalar] = [
    "−": "-", "–": "-", "‒": "-", "‐": "-", "‑": "-",
    "×": "*", "·": "*", "⋅": "*", "∙": "*", "•": "*", "∗": "*", "✕": "*", "✖": "*", "⨯": "*",
    "÷": "/", "∕": "/", "⁄": "/", "∶": "/", "➗": "/", "➕": "+", "—": "-", "―": "-",
    "º": "°", "˚": "°", "′": "'", "’": "'", "ʼ": "'", "″": "\"", "”": "\"", "≃": "≈", "≅": "≈",
  ]

  /// Removes zero-width and direction marks outside of words, and returns original offsets.
  private static func withoutMarks(_ text: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, [Int]?) {
    guard text.contains(where: { $0 == 0xE2 || $0 == 0xEF }) else { return (text, nil) }
    var (kept, places) = ([UInt8](), [Int]())
    var index = text.startIndex
    while index < text.endIndex {
      let mark = text[index...].prefix(3)
      if mark.count == 3, isMark(Array(mark)) {
        let isJoiner = mark[index + 2] == 0x8C || mark[index + 2] == 0x8D
        let isInWord =
          isJoiner && mark[index] == 0xE2 && (kept.last ?? 0) >= 0x80
          && (text[(index + 3)...].first ?? 0) >= 0x80
        if !isInWord {
          index += 3
          continue
        }
      }
      kept.append(text[index])
      places.append(index - text.startIndex)
      index += 1
    }
    guard kept.count < text.count else { return (text, nil) }
    return (kept[...], places + [text.count])
  }

  /// U+200B to U+200F, U+202A to U+202E, U+2066 to U+2069 and U+FEFF.
  private static func isMark(_ bytes: [UInt8]) -> Bool {
    switch (bytes[0], bytes[1]) {
    case (0xE2, 0x80): (0x8B...0x8F).contains(bytes[2]) || (0xAA...0xAE).contains(bytes[2])
    case (0xE2, 0x81): (0xA6...0xA9).contains(bytes[2])
    case (0xEF, 0xBB): bytes[2] == 0xBF
    default: false
    }
  }
}
