import ExactNumbers

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
/// - Operators are `+ - * / ^ ! %`, with the alternatives `−`, `×`, `·`, `÷` and `:`, and `x` after
///   an operand.
/// - Numbers have digits, at most one point, `_` between digits, and an optional exponent, as in
///   `1.5e-3`.
/// - Names are those of `Language`; the name of a function includes its opening parenthesis. `√` is a
///   root, `π` is pi, and `°` is deg.
/// - `;` separates arguments, and so does a comma that is not a decimal point.
/// - White space and byte order marks are ignored.
///
/// A plus or a minus after an operand is an operator, elsewhere a sign.
struct Lexer {
  private let text: ArraySlice<UInt8>
  private let scope: any Scope
  private let commaIsPoint: Bool
  private(set) var tokens: [Token] = []
  private(set) var sources: [TokenSource] = []
  /// The index that places are counted from.
  private let start: Int
  private var index: Int

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
        readNumber()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        try readName()
      default:
        try readCharacter()
      }
    }
  }

  private mutating func append(_ token: Token, length: Int) {
    tokens.append(token)
    sources.append(TokenSource(start: index - start, end: index - start + length))
    index += length
  }

  /// The place of the next bytes, counted from the start of the text.
  private func place(length: Int) -> Range<Int> {
    index - start..<index - start + length
  }

  private var isAfterOperand: Bool { tokens.last?.endsOperand ?? false }

  private mutating func readCharacter() throws(EvaluationError) {
    guard let (scalar, length) = scalar(at: index) else {
      throw EvaluationError(.invalidText, at: place(length: 1))
    }
    if let token = token(of: scalar) {
      append(token, length: length)
    } else if Self.isSpace(scalar) {
      index += length
    } else if let origin = scope.origin(of: .atom(scalar)) {
      append(.tie(origin), length: length)
    } else if scalar.properties.isAlphabetic {
      try readOwnName()
    } else if scalar == "@", let (origin, length) = identity(at: index) {
      append(.tie(origin), length: length)
    } else {
      throw EvaluationError(
        scalar == "=" ? .misplacedEquals : .unknownCharacter, at: place(length: length))
    }
  }

  /// The token that a character stands for; nil if there is none.
  private func token(of character: Unicode.Scalar) -> Token? {
    switch character {
    case "+": isAfterOperand ? .binary(.add) : .sign(.plus)
    case "-", "−": isAfterOperand ? .binary(.subtract) : .sign(.minus)
    case "*", "×", "·": .binary(.multiply)
    case "/", "÷", ":": .binary(.divide)
    case "^": .binary(.power)
    case "!": .postfix(.factorial)
    case "%": .postfix(.percent)
    case "°": .postfix(.degree)
    case "√": .root
    case "π": .constant(.pi)
    case ";", ",": .separator
    case "(": .open
    case ")": .close
    default: nil
    }
  }

  /// The scalar at an index, with its length in bytes; nil if the bytes are not UTF-8.
  private func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
    let byte = text[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    var bytes = text[index...].prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }
}

extension Lexer {
  /// The mark that some editors write at the beginning of a file.
  private static var byteOrderMark: Unicode.Scalar { "\u{FEFF}" }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == byteOrderMark
  }

  /// The end of the white space at an index.
  private func endOfSpaces(from start: Int) -> Int {
    var end = start
    while end < text.endIndex, let (scalar, length) = scalar(at: end), Self.isSpace(scalar) {
      end += length
    }
    return end
  }

  private mutating func readName() throws(EvaluationError) {
    if scope.hasNames, takeOwnName() { return }
    let name = text[index...].prefix {
      $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
    }
    if name.first == UInt8(ascii: "x"), isAfterOperand {
      // After an operand an x is the operator, even if letters follow it: 2xans.
      append(.binary(.multiply), length: 1)
    } else {
      // log2 is the only name with a digit.
      let digit =
        name.elementsEqual("log".utf8) && text[name.endIndex...].first == UInt8(ascii: "2")
      try readName(text[index..<name.endIndex + (digit ? 1 : 0)])
    }
  }

  /// Adds the token of a name; that of a function includes its opening parenthesis.
  private mutating func readName(_ name: ArraySlice<UInt8>) throws(EvaluationError) {
    let place = place(length: name.count)
    let word = String(decoding: name, as: UTF8.self)
    switch Language.meaning(of: word) {
    case .answer:
      guard let origin = scope.origin(of: .answer) else {
        throw EvaluationError(.noAnswer, at: place)
      }
      append(.tie(origin), length: name.count)
    case .constant(let constant):
      append(.constant(constant), length: name.count)
    case .degree:
      append(.postfix(.degree), length: name.count)
    case .function(let function):
      let open = endOfSpaces(from: name.endIndex)
      guard open < text.endIndex, text[open] == UInt8(ascii: "(") else {
        throw EvaluationError(.wrongArguments(function), at: place)
      }
      append(.function(function), length: open + 1 - index)
    case nil:
      throw unknownName(ownName)
    }
  }

  /// Adds the tie of a name given by a person; false if there is none.
  private mutating func takeOwnName() -> Bool {
    let word = ownName
    if let (origin, length) = identity(at: word.endIndex) {
      // The name before an identity is for people.
      append(.tie(origin), length: word.count + length)
      return true
    }
    guard let origin = origin(of: word) else { return false }
    append(.tie(origin), length: word.count)
    return true
  }

  /// Reads a name that begins with a letter outside ASCII.
  private mutating func readOwnName() throws(EvaluationError) {
    if !takeOwnName() { throw unknownName(ownName) }
  }

  /// The next bytes that can be a name given by a person.
  private var ownName: ArraySlice<UInt8> {
    var end = index
    while end < text.endIndex, LineParts.isPartOfName(text[end]),
      let (scalar, length) = scalar(at: end),
      Language.isPartOfName(scalar)
    {
      end += length
    }
    return text[index..<end]
  }

  private func origin(of name: ArraySlice<UInt8>) -> EntryID? {
    scope.origin(of: .name(String(decoding: name, as: UTF8.self)))
  }

  private func unknownName(_ name: ArraySlice<UInt8>) -> EvaluationError {
    let word = String(decoding: name, as: UTF8.self)
    return EvaluationError(
      .unknownName(nearest: Language.nearestName(to: word, with: scope.names)),
      at: place(length: name.count))
  }

  /// The entry of an `@` with an identity, and the length of that; nil where it means none.
  private func identity(at index: Int) -> (EntryID, length: Int)? {
    guard index < text.endIndex, text[index] == UInt8(ascii: "@") else { return nil }
    let word = text[(index + 1)...].prefix {
      $0 < 0x80 && LineParts.isPartOfName($0) || $0 == UInt8(ascii: ".")
    }
    guard let id = EntryID(String(decoding: word, as: UTF8.self)),
      let origin = scope.origin(of: .identity(id))
    else { return nil }
    return (origin, word.count + 1)
  }

  /// Reads a number.
  ///
  /// All characters that can belong to a number are taken, such as those of `1.2.3`; the evaluation
  /// reports a malformed one.
  private mutating func readNumber() {
    var end = index
    while end < text.endIndex, isNumberPart(text[end]) { end += 1 }
    if end < text.endIndex, text[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < text.endIndex, isSign(text[exponent]) { exponent += 1 }
      // Without digits the e is not an exponent, but a name.
      while exponent < text.endIndex, isDigit(text[exponent]) {
        exponent += 1
        end = exponent
      }
    }
    var number = String(decoding: text[index..<end], as: UTF8.self)
    if commaIsPoint { number.replace(",", with: ".") }
    append(.number(NumberLiteral(text: number)), length: end - index)
  }

  private func isNumberPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || (commaIsPoint && byte == UInt8(ascii: ","))
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
