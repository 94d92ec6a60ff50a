/// A piece of a line, as it looks: a number, a word or a sign.
///
/// What a word or a sign means is decided by `Reader`.
struct Lexeme {
  enum Kind: Equatable {
    /// Digits with points and an exponent, or a number with the prefix of its base.
    case number
    /// A letter or `_`, and what follows of letters, marks, digits and `_`.
    case word
    /// A sign by its usual character: `*` for `×`, `·` and `•`, `^` for `**`.
    case sign(Unicode.Scalar)
    /// `@` and the number or the identity of a line, which is the text.
    case reference
    /// `#` and the word of a tag, which is the text.
    case tag
    /// A byte that is not UTF-8.
    case invalid
    case end
  }

  let kind: Kind
  /// Of a number its characters in ASCII, of a word its letters; empty for a sign.
  let text: String
  /// The bytes of the lexeme, counted from the start of the text.
  let start: Int
  let end: Int
  /// Whether no blank stands before it.
  let isGlued: Bool
  /// Whether a number is ASCII digits with at most one point, and without a zero before its first digit.
  var isPlain = false
  /// The number of lexemes behind this word that are its parts: a word with digits in it, directly behind
  /// a number, may be `x40` of `80x40` or `ft11in` of `5ft11in`.
  var parts = 0

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(sign) }

  /// Whether the lexeme is one of several signs.
  func isSign(of signs: Unicode.Scalar...) -> Bool {
    if case .sign(let sign) = kind { signs.contains(sign) } else { false }
  }

  /// Whether a number is made of ASCII digits alone, of a count in a range.
  func isWhole(_ count: ClosedRange<Int>) -> Bool {
    kind == .number && count.contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit)
  }
}

/// A line cut into lexemes, of which the last one is the end.
struct LexedLine {
  /// The text with its comment.
  let whole: ArraySlice<UInt8>
  var lexemes: [Lexeme]
  /// The index in the text behind the number sign of the comment; nil if there is none.
  var comment: Int?
  /// Whether there is an equals sign or a mark of a rounded result.
  let hasEquals: Bool

  /// Ends the line before a lexeme.
  mutating func end(at index: Int) {
    let start = lexemes[index].start
    lexemes[index...] = [
      Lexeme(kind: .end, text: "", start: start, end: start, isGlued: lexemes[index].isGlued)
    ]
  }

  /// The text without its comment.
  var text: ArraySlice<UInt8> { comment.map { whole[..<($0 - 1)] } ?? whole }

  /// The characters from one lexeme up to another one, which is not included, without blanks around them.
  func source(_ range: Range<Int>) -> String {
    guard let first = range.first else { return "" }
    let start = whole.startIndex
    return String(
      decoding: whole[
        start + lexemes[first].start..<start + lexemes[range.upperBound - 1].end],
      as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
