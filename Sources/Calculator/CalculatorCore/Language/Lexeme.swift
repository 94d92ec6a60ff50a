import ExactNumbers

struct Lexeme: Hashable, Sendable {
  enum Kind: Hashable {
    case number
    /// A letter or `_`, then letters, marks, digits and `_`.
    case word
    /// A normalized sign: `*` for `×`, `·` and `•`, `^` for `**`.
    case sign(Unicode.Scalar)
    /// `@` with the number or identity of a line; the text is without `@`.
    case reference
    /// `#` with the word of a tag; the text is without `#`.
    case tag
    case invalid
    case end
  }

  let kind: Kind
  /// The number in ASCII or the letters of a word; empty for a sign.
  let text: String
  let start: Int
  let end: Int
  let isGlued: Bool
  /// The number of lexemes that split this word: `x40` of `80x40`, `ft11in` of `5ft11in`.
  var parts = 0

  /// 1 for an opening bracket, and -1 for a closing one.
  var nesting: Int {
    switch kind {
    case .sign("("), .sign("["), .sign("{"): 1
    case .sign(")"), .sign("]"), .sign("}"): -1
    default: 0
    }
  }

  var sign: Unicode.Scalar? { if case .sign(let sign) = kind { sign } else { nil } }

  func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(sign) }

  func isSign(of signs: Unicode.Scalar...) -> Bool {
    if case .sign(let sign) = kind { signs.contains(sign) } else { false }
  }

  func isWhole(_ count: ClosedRange<Int>) -> Bool {
    kind == .number && count.contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit)
  }

  var isDigits: Bool { isWhole(1...18) }

  /// Whether a number is digits with at most one point and no leading zero.
  var isPlain: Bool {
    let first = text.utf8.first ?? 0
    let others = text.utf8.reduce(0) { $0 + ($1.isDigit ? 0 : $1 == UInt8(ascii: ".") ? 1 : 2) }
    return kind == .number && others < 2 && first.isDigit
      && (first != UInt8(ascii: "0") || text.utf8.count == 1)
  }
}

struct LexedLine: Hashable, Sendable {
  let whole: ArraySlice<UInt8>
  var lexemes: [Lexeme]
  var comment: Int?
  let hasEquals: Bool

  mutating func end(at index: Int) {
    let start = lexemes[index].start
    lexemes[index...] = [
      Lexeme(kind: .end, text: "", start: start, end: start, isGlued: lexemes[index].isGlued)
    ]
  }

  /// The number of a base in place of a comment: `16#ff`.
  var basedNumber: EvaluationError? {
    guard let comment, lexemes.count > 1, case let number = lexemes[lexemes.count - 2],
      let base = Int(number.text), 2...36 ~= base, number.end + 1 == comment - whole.startIndex,
      case let digits = String(
        decoding: whole[comment...].prefix { $0.isLetter || $0.isDigit }, as: UTF8.self),
      let value = Int(digits, radix: base)
    else { return nil }
    let written = [2: "0b", 8: "0o", 16: "0x"][base].map { $0 + digits } ?? "\(value)"
    return EvaluationError(
      .ambiguous(written, "\(base) # \(digits)"),
      at: number.start..<number.end + 1 + digits.utf8.count)
  }

  var text: ArraySlice<UInt8> { comment.map { whole[..<($0 - 1)] } ?? whole }

  func source(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : quote(place(of: range))
  }

  /// The bytes of some lexemes, at least one.
  func place(of range: Range<Int>) -> Range<Int> {
    lexemes[range.lowerBound].start..<lexemes[range.upperBound - 1].end
  }

  /// - Parameter place: in bytes.
  func quote(_ place: Range<Int>) -> String {
    let bytes = whole[whole.startIndex + place.lowerBound..<whole.startIndex + place.upperBound]
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    // Messages quote it.
    let scalars = text.unicodeScalars.map { scalar in
      scalar == "\t" ? " " : scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension UInt8 {
  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
