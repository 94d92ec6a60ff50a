import ExactNumbers
import Quantities

/// The bytes of a token, counted from the start of the text.
///
/// It is not a range: when the first array of a generic type is made, the runtime searches all
/// protocol conformances of the program, which takes longer than a short sum.
struct TokenSource: Hashable, Sendable {
  var start: Int
  var end: Int
}

/// Splits text into tokens.
///
/// - Operators are those of `Lexer+Signs.swift` and the words of `Vocabulary`; an `x` after an operand
///   multiplies.
/// - Numbers are read in `Lexer+Numbers.swift`.
/// - Names are those of `Vocabulary`, in any case, and those of the scope. The name of a function
///   includes the opening parenthesis after it.
/// - `;` separates arguments, and so does a comma that is not a decimal point.
/// - White space and byte order marks are ignored.
///
/// A plus or a minus after an operand is an operator, elsewhere a sign. What the text leaves to
/// `Grouping` is noted in `omissions`.
struct Lexer {
  let text: ArraySlice<UInt8>
  let scope: any Scope
  let commaIsPoint: Bool
  private(set) var tokens: [Token] = []
  private(set) var sources: [TokenSource] = []
  /// The number of tokens after the last number with a fraction sign; nil if there is none.
  var fractionEnd: Int?
  /// What `Grouping` has to complete, in the order of the tokens; nil for most texts, which leave
  /// nothing out.
  private(set) var omissions: [Omission]?
  /// Whether a unit whose name has no other meaning is in the text; nil while no name asked for it.
  var hasOtherUnits: Bool?
  /// The index that places are counted from.
  let start: Int
  var index: Int

  /// What a text leaves out at a token.
  struct Omission: Hashable {
    enum Kind {
      /// The parentheses of a function.
      case ofFunction
      /// The parentheses of a function that is written as the sign of a root.
      case ofRoot
      /// The sign of the power of an exponent in superscript.
      case ofPower
      /// Whether a remainder with a parenthesis after it is a function.
      case ofRemainder
    }

    var kind: Kind
    /// The index of the token.
    var token: Int
  }

  /// Creates a lexer for a part of a text; places are counted from the start of the text.
  init(
    _ text: ArraySlice<UInt8>, _ part: Range<Int>, scope: any Scope, commaIsPoint: Bool
  ) {
    self.text = text[part]
    self.scope = scope
    self.commaIsPoint = commaIsPoint
    start = text.startIndex
    index = part.lowerBound
    // Most texts are short enough that nothing is allocated again.
    tokens.reserveCapacity(min(part.count, 16))
    sources.reserveCapacity(min(part.count, 16))
  }

  /// Reads all tokens.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func run() throws(EvaluationError) {
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case let byte where isNumberPart(byte) && byte != UInt8(ascii: "_"):
        try readNumber()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        try readName()
      default:
        try readCharacter()
      }
    }
  }

  /// Notes what the text leaves out at the next token.
  mutating func note(_ kind: Omission.Kind) {
    let omission = Omission(kind: kind, token: tokens.count)
    if omissions == nil { omissions = [omission] } else { omissions?.append(omission) }
  }

  /// Adds a token for the next bytes.
  mutating func append(_ token: Token, length: Int) {
    tokens.append(token)
    sources.append(TokenSource(start: index - start, end: index - start + length))
    index += length
  }

  /// Adds tokens that the next bytes stand for together.
  mutating func append(_ group: [Token], length: Int) {
    let start = index
    for token in group {
      index = start
      append(token, length: length)
    }
  }

  /// Lets the bytes of a token begin earlier.
  mutating func extendSource(of token: Int, from start: Int) {
    sources[token].start = start
  }

  /// The place of the next bytes, counted from the start of the text.
  func place(length: Int) -> Range<Int> {
    index - start..<index - start + length
  }

  var isAfterOperand: Bool { tokens.last?.endsOperand ?? false }

  /// The scalar at an index, with its length in bytes; nil if the bytes are not UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    let byte = text[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    var bytes = text[index...].prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
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
    scalar.properties.isWhitespace || scalar == byteOrderMark
  }

  /// The mark that some editors write at the beginning of a file.
  private static var byteOrderMark: Unicode.Scalar { "\u{FEFF}" }
}
