import ExactNumbers
import Quantities

/// Reads the text of an expression: cuts it into tokens, and hands them to the parser.
///
/// What a character or a name is depends on whether the parser waits for an operand or an operator: a
/// plus or a minus is a sign or an operator, and `min` a function or the minute.
///
/// - Numbers are read by `NumberReader`, dates by `TimeReader`, units by `UnitReader`, and what they
///   are converted to by `ConversionReader`.
/// - Names are those of `Vocabulary`, in any case, and those of the scope; what decides between several
///   meanings is in `NameClash`.
/// - `;` separates arguments, and so does a comma that is not a decimal point.
/// - White space and byte order marks are ignored.
struct TextReader: SourceScanner {
  let text: ArraySlice<UInt8>
  let scope: any Scope
  let commaIsPoint: Bool
  /// The base of whole numbers without a prefix.
  private let base: NumberBase
  var parser: Parser
  /// The tokens that were taken; nil unless they are wanted of a text that may be unfinished.
  var taken: [Token]?
  /// Where the last number with a fraction ended, whose tokens may end in a parenthesis; nil if there
  /// is none.
  var fractionEnd: Int?
  /// The name of the function that the line defines; nil where it defines none.
  var defined: String?
  /// Whether the word `total` was read.
  var hasTotal = false
  /// Whether something was read that could mean something else.
  var hasChoice = false
  /// The parentheses between whose arguments a semicolon stands, by their places.
  var semicolons: Set<Int> = []
  /// The error of a comma between digits that separates arguments, if a semicolon does as well, by the
  /// places of the parentheses.
  var tightCommas: [Int: EvaluationError] = [:]
  /// The index that places are counted from.
  let start: Int
  var index: Int

  /// Creates a reader of a part of a text; places are counted from the start of the text.
  init(
    _ text: ArraySlice<UInt8>, _ part: Range<Int>, scope: any Scope, commaIsPoint: Bool
  ) {
    self.text = text[part]
    self.scope = scope
    self.commaIsPoint = commaIsPoint
    base = scope.base
    start = text.startIndex
    index = part.lowerBound
    // Most texts are short enough that nothing is allocated again.
    parser = Parser(capacity: min(part.count, 16))
  }

  /// Reads the whole text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  mutating func tree() throws(EvaluationError) -> SyntaxTree {
    let target = try readRequest()
    while index < text.endIndex {
      if base != .decimal {
        if try readTime(after: endOfDigits(at: index)) { continue }
        if try readNumber(in: base) { continue }
      }
      switch text[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        index += 1
      case let byte where isNumberPart(byte) && byte != UInt8(ascii: "_"):
        try readNumber()
        if parser.unitOfPartBefore != nil { try takeImpliedUnit() }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        try readName()
      default:
        try readCharacter()
      }
    }
    try takeDraw()
    if let target { try take(.conversion(target), length: 0) }
    let last = text.endIndex - start
    return try parser.finish(emptyPlace: max(0, last - 1)..<max(1, last))
  }

  /// Takes a token that the next bytes are.
  mutating func take(_ token: Token, length: Int) throws(EvaluationError) {
    if token == .close { try takeDraw() }
    try parser.take(token, at: place(length: length))
    taken?.append(token)
    index += length
  }

  /// Takes several tokens that the next bytes stand for.
  mutating func take(_ tokens: [Token], length: Int) throws(EvaluationError) {
    for token in tokens { try parser.take(token, at: place(length: length)) }
    taken?.append(contentsOf: tokens)
    index += length
  }

  /// Takes something else than a token of an expression that the next bytes are.
  mutating func take(
    length: Int, _ take: (inout Parser, Range<Int>) throws(EvaluationError) -> Void
  ) throws(EvaluationError) {
    try take(&parser, place(length: length))
    index += length
  }

  /// The place of the next bytes, counted from the start of the text.
  func place(length: Int) -> Range<Int> {
    index - start..<index - start + length
  }

  var isAfterOperand: Bool { parser.isAfterOperand }
}

/// Signs.
extension TextReader {
  /// Reads a character that begins neither a name nor a number in ASCII.
  mutating func readCharacter() throws(EvaluationError) {
    guard let (scalar, length) = scalar(at: index) else {
      throw EvaluationError(.invalidText, at: place(length: 1))
    }
    if !scalar.isASCII, hasNames, scalar.properties.isAlphabetic, try takeOwnName() { return }
    if let token = token(of: scalar) {
      if scalar == ":", !hasSpacesAround(length: length) {
        throw EvaluationError(.tightColon, at: place(length: length))
      }
      if try takeMeasure(beginningWith: scalar) { return }
      guard let repeated = repetition(of: token) else {
        if token == .separator { return try takeSeparator(length: length) }
        return try take(token, length: length)
      }
      return try take(repeated, length: 2 * length)
    }
    if Self.isSpace(scalar) {
      index += length
    } else if let origin = scope.origin(of: .atom(scalar)) {
      if try !takeCall(of: origin, length: length) { try take(.tie(origin), length: length) }
    } else if scalar.properties.isAlphabetic {
      try readOwnName()
    } else if scalar == "@", let (origin, length) = identity(at: index) {
      if try !takeCall(of: origin, length: length) { try take(.tie(origin), length: length) }
    } else if scalar == "@", try readLineAbove() {
      return
    } else if scalar == "#", try readTag() {
      return
    } else if scalar == "→", try takeConversion(length: length) {
      return
    } else if try takeAmount() {
      return
    } else if try takeUnit() {
      return
    } else if try !readRarity(scalar, length: length) {
      throw unknownCharacter(scalar, length: length)
    }
  }

  /// The token that a character stands for; nil if there is none.
  func token(of character: Unicode.Scalar) -> Token? {
    switch character {
    case "+", "＋": isAfterOperand ? .binary(.add) : .sign(.plus)
    case "-", "−", "–", "－": isAfterOperand ? .binary(.subtract) : .sign(.minus)
    case "*", "×", "·", "⋅", "∙", "∗", "＊": .binary(.multiply)
    case "/", "÷", ":", "∕", "⁄", "／": .binary(.divide)
    case "^": .binary(.power)
    case "!", "！": .postfix(.factorial)
    case "%", "％": .postfix(.percent)
    case "°": .postfix(.degree)
    case "√": .root
    case ";", ",": .separator
    case "=" where parser.awaitsEquals: .equals
    case "(", "（": .open
    case ")", "）": .close
    default: Constant(sign: character).map(Token.constant)
    }
  }

  /// Reads what is seldom written; false if the character does not begin any of it.
  private mutating func readRarity(
    _ scalar: Unicode.Scalar, length: Int
  ) throws(EvaluationError) -> Bool {
    if try readBracket(scalar) { return true }
    if try readBitOperator(scalar) { return true }
    if scalar == "∛" || scalar == "∜" {
      try take(length: length) { (parser, place) throws(EvaluationError) in
        try parser.take(bare: scalar == "∛" ? .cbrt : .root, isRoot: true, at: place)
      }
    } else if Superscript.character(scalar) != nil {
      return try readSuperscript()
    } else if isNumberStart(scalar) {
      try readNumber()
    } else {
      return false
    }
    return true
  }

  /// Reads a bracket of another kind, or a bar; false if the character is none.
  ///
  /// A bar behind an operand ends a magnitude, or else is `or`.
  private mutating func readBracket(_ scalar: Unicode.Scalar) throws(EvaluationError) -> Bool {
    let (bracket, isOpening): (Parser.Bracket, Bool)
    switch scalar {
    case "[": (bracket, isOpening) = (.square, true)
    case "]": (bracket, isOpening) = (.square, false)
    case "{": (bracket, isOpening) = (.curly, true)
    case "}": (bracket, isOpening) = (.curly, false)
    case "|" where !isAfterOperand: (bracket, isOpening) = (.bar, true)
    case "|" where parser.isInsideBars: (bracket, isOpening) = (.bar, false)
    default: return false
    }
    try take(length: 1) { (parser, place) throws(EvaluationError) in
      if isOpening {
        try parser.take(opening: bracket, at: place)
      } else {
        try parser.take(closing: bracket, at: place)
      }
    }
    return true
  }

  /// Reads a sign of an operator on bits; false if there is none.
  private mutating func readBitOperator(_ scalar: Unicode.Scalar) throws(EvaluationError) -> Bool {
    switch (scalar, isTwice) {
    case ("<", true): try take(.binary(.shiftLeft), length: 2)
    case (">", true): try take(.binary(.shiftRight), length: 2)
    case ("&", let isTwice): try take(.binary(.and), length: isTwice ? 2 : 1)
    case ("|", let isTwice): try take(.binary(.or), length: isTwice ? 2 : 1)
    case ("~", _) where !isAfterOperand: try take(.sign(.not), length: 1)
    default: return false
    }
    return true
  }

  /// Whether spaces stand before and behind the next bytes.
  private func hasSpacesAround(length: Int) -> Bool {
    let before = text[..<index].last
    return before == UInt8(ascii: " ") && text[(index + length)...].first == UInt8(ascii: " ")
  }

  /// Whether the next byte stands twice.
  private var isTwice: Bool { index + 1 < text.endIndex && text[index + 1] == text[index] }

  /// Reads an exponent in superscript; false if it has no digits.
  private mutating func readSuperscript() throws(EvaluationError) -> Bool {
    guard let (digits, length) = Superscript.digits(in: self, at: index) else { return false }
    let sign: Sign? =
      switch digits.first {
      case "-": .minus
      case "+": .plus
      default: nil
      }
    let number = NumberLiteral(text: String(digits.dropFirst(sign == nil ? 0 : 1)))
    try take(length: length) { (parser, place) throws(EvaluationError) in
      try parser.take(superscript: number, sign, at: place)
    }
    return true
  }

  /// The token that is meant by a sign that stands twice; nil if it does not stand twice, or means
  /// nothing else then.
  private func repetition(of token: Token) -> Token? {
    guard isTwice else { return nil }
    return switch (token, text[index]) {
    case (.binary(.multiply), UInt8(ascii: "*")): .binary(.power)
    case (.binary(.divide), UInt8(ascii: "/")): .binary(.wholeQuotient)
    case (.postfix(.factorial), UInt8(ascii: "!")): .postfix(.doubleFactorial)
    default: nil
    }
  }

  /// The error of a character without a meaning here.
  private func unknownCharacter(_ scalar: Unicode.Scalar, length: Int) -> EvaluationError {
    let kind: EvaluationError.Kind =
      switch scalar {
      case "<", ">", "≤", "≥", "≠": .comparison
      case "=": .misplacedEquals
      case "\\":
        text[(index + 1)...].first.map(Self.isLetter) == true ? .latex : .foreignSign(nearest: "/")
      default: .unknownCharacter
      }
    return EvaluationError(kind, at: place(length: length))
  }
}

/// Numbers.
extension TextReader {
  /// Reads a number, or a date or a time of day.
  mutating func readNumber() throws(EvaluationError) {
    if let fractionEnd, endOfSpaces(from: fractionEnd) == index {
      throw EvaluationError(.missingOperator, at: place(length: scalar(at: index)?.length ?? 1))
    }
    let end = endOfDigits(at: index)
    if end > index, isWhole(endingAt: end) {
      try refusePhoneNumber()
      let digits = String(decoding: text[index..<end], as: UTF8.self)
      return try take(.number(NumberLiteral(text: digits)), length: end - index)
    }
    let reader = NumberReader(self)
    if let number = try reader.grouped(after: end) { return try take(number) }
    if try readTime(after: end) { return }
    try refusePhoneNumber()
    try take(reader.number(after: end))
  }

  /// Reads a date or a time that begins with digits; false if it is a number.
  private mutating func readTime(after digits: Int) throws(EvaluationError) -> Bool {
    try take(TimeReader(self).time(after: digits))
  }

  /// Takes a date or a time; false if it is none.
  mutating func take(
    _ time: TimeReader.Reading<Quantity>?
  ) throws(EvaluationError) -> Bool {
    guard let time else { return false }
    try take(.time(time.value), length: time.end - index)
    return true
  }

  /// Takes a number; one in parentheses is no part of a quantity.
  private mutating func take(_ reading: NumberReader.Reading) throws(EvaluationError) {
    let length = reading.end - index
    try refuseTornNumber(endingAt: reading.end)
    switch reading.number {
    case .literal(let number): try take(.number(number), length: length)
    case .fraction(let tokens):
      hasChoice = hasChoice || reading.isChoice
      var isBehindUnit = false
      if case .unit = parser.previous { isBehindUnit = tokens.count > 1 }
      if isBehindUnit || parser.previous?.isNumber == true {
        throw EvaluationError(.missingOperator, at: place(length: length))
      }
      for token in tokens { try parser.take(token, at: place(length: length)) }
      index = reading.end
      fractionEnd = index
    }
  }

  /// Whether digits are all of a number, by the operator behind them: those of most numbers are.
  private func isWhole(endingAt end: Int) -> Bool {
    var next = end
    while next < text.endIndex, text[next] == UInt8(ascii: " ") { next += 1 }
    guard next < text.endIndex else { return true }
    switch text[next] {
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "^"), UInt8(ascii: ")"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "/"): return next > end
    default: return false
    }
  }

  /// Reads a whole number without a prefix in a base other than 10; false if there is none.
  ///
  /// In base 16 a word of its digits is a number unless a person has given a result that name.
  mutating func readNumber(in base: NumberBase) throws(EvaluationError) -> Bool {
    let word = text[index...].prefix(while: LineParts.isPartOfName)
    guard text[word.endIndex...].first != UInt8(ascii: "."), let first = word.first,
      base == .hexadecimal || LineParts.isDigit(first),
      word.allSatisfy({ Self.isDigit($0, in: base) || $0 == UInt8(ascii: "_") })
    else { return false }
    let digits = String(decoding: word, as: UTF8.self)
    guard LineParts.isDigit(first) || scope.origin(of: .name(digits)) == nil else { return false }
    try take(.number(NumberLiteral(text: base.prefix + digits)), length: word.count)
    return true
  }

  /// Whether a byte is a digit; of bases below 10 all digits are, so that a wrong one is an error.
  private static func isDigit(_ byte: UInt8, in base: NumberBase) -> Bool {
    LineParts.isDigit(byte)
      || base == .hexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}

/// Requests in words at the beginning of a line: `convert 5 km to mi`, `how many feet in a mile`.
extension TextReader {
  /// Reads the words of a request.
  ///
  /// - Returns: the unit that what follows is converted to; nil if the words name none.
  mutating func readRequest() throws(EvaluationError) -> Unit? {
    // Most lines begin with a number.
    guard let first = text[index...].trimmingSpaces.first, Self.isLetter(first) else { return nil }
    switch request(at: index) {
    case (.conversion, let end)?:
      index = end
      return nil
    case (.count, let end)?:
      guard let joint = conversion(behind: end) else { return nil }
      let reader = TextReader(
        text, end..<joint.start, scope: scope, commaIsPoint: commaIsPoint)
      guard let (unit, afterUnit) = try UnitReader(reader, isTarget: true).unit(at: end) else {
        return nil
      }
      var next = endOfSpaces(from: afterUnit)
      if case (.filler, let end)? = request(at: next) { next = end }
      guard next == joint.start else { return nil }
      index = endOfSpaces(from: joint.end)
      if case (.one, let end)? = request(at: index) { index = end }
      return unit
    case (.one, _)?, (.filler, _)?, nil: return nil
    }
  }

  /// The first word that converts behind the word at an index; nil if there is none.
  private func conversion(behind start: Int) -> (start: Int, end: Int)? {
    var next = unitWord(at: start).end
    while let (_, length) = scalarIfAny(at: next) {
      let word = unitWord(at: next)
      if converts(word.text) { return (next, word.end) }
      next = max(next + length, word.end)
    }
    return nil
  }

  /// The words of a request at an index, unless they are names that a person has given, and the index of
  /// what follows them; nil if there are none.
  private func request(at start: Int) -> (TextLanguage.Request, end: Int)? {
    let first = endOfSpaces(from: start)
    for (words, request) in scope.language.requests {
      var end = first
      let matches = words.allSatisfy { expected in
        let word = unitWord(at: end)
        end = endOfSpaces(from: word.end)
        return word.text.lowercased() == expected
          && scope.origin(of: .name(word.text)) == nil
      }
      if matches { return (request, end) }
    }
    return nil
  }
}

extension Expression {
  /// Creates the expression of a line whose last operand is missing; nil for any other line.
  init?(unfinished line: ArraySlice<UInt8>, in scope: any Scope) {
    var reader = TextReader(
      line, LineParts(line).expression, scope: scope, commaIsPoint: false)
    reader.taken = []
    guard (try? reader.tree()) == nil, reader.index == reader.text.endIndex,
      let tokens = reader.taken, !tokens.isEmpty
    else { return nil }
    self.init(tokens)
  }
}
