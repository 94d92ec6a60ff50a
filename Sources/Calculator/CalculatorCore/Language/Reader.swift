import ExactNumbers
import Quantities

/// Reads the lexemes of an expression: decides what each word and each sign means, and hands tokens to
/// the parser.
///
/// What a word means is the same everywhere in a line, but for what `NameClash` decides: names of one's
/// own go first, then functions, constants, units and the words between operands. What can be meant in two
/// ways of which neither is the habit is refused with both.
struct Reader {
  var line: LexedLine
  let scope: any Scope
  let commaIsPoint: Bool
  var parser: Parser
  /// The index of the next lexeme.
  var index: Int
  /// The tokens that were taken; nil unless they are wanted of a text that may be unfinished.
  var taken: [Token]?
  /// The lexemes of the last number, and those of the one before it.
  var lastNumber = 0..<0
  var numberBefore = 0..<0
  /// The first number with grouped digits, whose way of grouping all others have.
  var grouping: Grouping?
  /// The name of the function that the line defines; nil where it defines none.
  var defined: String?
  /// Whether the line gives its result a name.
  var givesName = false
  /// Whether the word `total` was read.
  var hasTotal = false
  /// What could mean something else.
  var choices: [Choice] = []
  /// The lexeme of the outermost function without parentheses whose operand is being read.
  var bareFunction = 0
  /// The number of equations and plots so far.
  var equations = 0
  /// The lists of arguments with commas; empty until one is met.
  var lists: [Int: ArgumentList] = [:]

  /// Creates a reader of the lexemes from an index on.
  init(_ line: LexedLine, from index: Int = 0, scope: any Scope, commaIsPoint: Bool) {
    (self.line, self.index, self.scope) = (line, index, scope)
    self.commaIsPoint = commaIsPoint
    // Most texts are short enough that nothing is allocated again.
    parser = Parser(capacity: min(line.lexemes.count, 16), isStrict: !scope.isKept)
  }

  /// Reads the whole expression.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lexemes.
  mutating func tree() throws(EvaluationError) -> SyntaxTree {
    let target = try readRequest()
    while try readNext() {}
    try takeDraw()
    if let target { try take(.conversion(target), to: index) }
    let last = line.text.count
    return try parser.finish(emptyPlace: max(0, last - 1)..<max(1, last))
  }

  /// Reads the next lexeme, and those that belong to it; false at the end.
  mutating func readNext() throws(EvaluationError) -> Bool {
    if parser.hasBareFunction, parser.isAfterOperand { try endBareFunctions(before: lexeme) }
    // A copy of a lexeme would cost more than its fields.
    switch line.lexemes[index].kind {
    case .number: try readNumber()
    case .word: try readWord()
    case .sign(let sign): try read(sign)
    case .reference: try readReference()
    case .tag: try take(separated: .tagged(lexeme.text.lowercased()))
    case .invalid: throw EvaluationError(.invalidText, at: place(to: index + 1))
    case .end: return false
    }
    return true
  }
}

/// Lexemes.
extension Reader {
  /// The next lexeme.
  var lexeme: Lexeme { line.lexemes[index] }

  /// The lexeme at an index; outside of the line the end.
  func lexeme(at index: Int) -> Lexeme {
    let last = line.lexemes.count - 1
    return line.lexemes[index < 0 || index > last ? last : index]
  }

  /// The index behind a lexeme and its parts.
  func index(behind index: Int) -> Int { index + 1 + lexeme(at: index).parts }

  /// What the lexeme at an index looks like.
  func kind(at index: Int) -> Lexeme.Kind {
    index >= 0 && index < line.lexemes.count ? line.lexemes[index].kind : .end
  }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    if case .sign(sign) = kind(at: index) { true } else { false }
  }

  /// The word at an index; empty if there is none.
  func word(at index: Int) -> String {
    if case .word = kind(at: index) { line.lexemes[index].text } else { "" }
  }

  /// The bytes of the lexemes from one up to another, which is not included.
  func place(from first: Int? = nil, to next: Int) -> Range<Int> {
    let first = first ?? index
    let start = line.lexemes[first].start
    return start..<(next > first ? line.lexemes[next - 1].end : start)
  }

  /// How the lexemes of a range are written.
  func source(_ range: Range<Int>) -> String { line.source(range) }

  /// The index behind what is glued to the lexeme at an index, up to the end of the parentheses around it,
  /// a separator, or an operator that is no power.
  func endOfChunk(from start: Int, through operators: Bool = false) -> Int {
    var (next, depth) = (start, 0)
    while case let part = lexeme(at: next), part.kind != .end {
      if depth == 0, next > start {
        let isOperator =
          part.isSign(of: "+", "-", ",", ";", "=") || !operators && part.isSign(of: "*", "/")
        if !part.isGlued || isOperator { break }
      }
      if part.isSign(of: "(", "[", "{") { depth += 1 }
      if part.isSign(of: ")", "]", "}") {
        if depth == 0 { break }
        depth -= 1
      }
      next = index(behind: next)
    }
    return next
  }

  /// The index of the first lexeme of the term that ends before an index.
  func startOfTerm(before end: Int) -> Int {
    var (start, depth) = (end, 0)
    while start > 0 {
      let before = line.lexemes[start - 1]
      if before.isSign(of: ")", "]", "}") { depth += 1 }
      if before.isSign(of: "(", "[", "{") { depth -= 1 }
      let isSign = before.isSign(of: "+", "-", ";", ",", "=")
      let isExponent = start > 1 && line.lexemes[start - 2].isSign("^")
      if depth < 0 || depth == 0 && (isSign && !isExponent || converts(before.text)) { break }
      start -= 1
    }
    return start
  }

  /// The error of what can be meant in two ways, which are written out.
  func refusal(
    _ first: String, _ second: String, from start: Int? = nil, to next: Int
  ) -> EvaluationError {
    EvaluationError(.ambiguous(first, second), at: place(from: start, to: next))
  }
}

/// Tokens.
extension Reader {
  /// Takes a token that the lexemes up to an index are.
  mutating func take(_ token: Token, to next: Int) throws(EvaluationError) {
    if case .close = token { try takeDraw() }
    parser.isGlued = line.lexemes[index].isGlued
    try parser.take(token, at: place(to: next))
    taken?.append(token)
    index = next
  }

  /// Takes several tokens that the lexemes up to an index stand for.
  mutating func take(_ tokens: [Token], to next: Int) throws(EvaluationError) {
    parser.isGlued = lexeme.isGlued
    for token in tokens { try parser.take(token, at: place(to: next)) }
    taken?.append(contentsOf: tokens)
    index = next
  }

  /// Takes something else than a token of an expression.
  mutating func take(
    to next: Int, _ take: (inout Parser, Range<Int>) throws(EvaluationError) -> Void
  ) throws(EvaluationError) {
    parser.isGlued = lexeme.isGlued
    try take(&parser, place(to: next))
    index = next
  }
}

/// Signs.
extension Reader {
  private mutating func read(_ sign: Unicode.Scalar) throws(EvaluationError) {
    let (next, isAfterOperand) = (index + 1, parser.isAfterOperand)
    switch sign {
    case "+": try take(isAfterOperand ? .binary(.add) : .sign(.plus), to: next)
    case "-": try take(isAfterOperand ? .binary(.subtract) : .sign(.minus), to: next)
    case "*": try takeTimes(to: next)
    case "/": try takeStroke(.divide)
    case "⫽": try takeStroke(.wholeQuotient)
    case "^": try take(.binary(.power), to: next)
    case "!": try take(.postfix(.factorial), to: next)
    case "‼": try take(.postfix(.doubleFactorial), to: next)
    case "%": try take(.postfix(.percent), to: next)
    case "√": try take(.root, to: next)
    case "∛", "∜":
      try take(to: next) { (parser, place) throws(EvaluationError) in
        try parser.take(bare: sign == "∛" ? .cbrt : .root, isRoot: true, at: place)
      }
    case "(": try readOpen()
    case ")": try take(.close, to: next)
    case "[", "{": try takeBracket(sign == "[" ? .square : .curly, isOpening: true)
    case "]", "}": try takeBracket(sign == "]" ? .square : .curly, isOpening: false)
    case "|" where !isAfterOperand: try takeBracket(.bar, isOpening: true)
    case "|" where parser.isInsideBars: try takeBracket(.bar, isOpening: false)
    case "|": try takeBits(.or)
    case "∨" where !isAfterOperand || parser.isInsideBars:
      let twice = index
      for _ in 0..<2 {
        index = twice
        try takeBracket(.bar, isOpening: !isAfterOperand)
      }
    case "&": try takeBits(.and)
    case "«": try takeBits(.shiftLeft)
    case "»": try takeBits(.shiftRight)
    case "~" where !isAfterOperand: try take(.sign(.not), to: next)
    case ",", ";": try takeSeparator(sign)
    case "=" where parser.awaitsEquals: try take(.equals, to: next)
    case ":" where !lexeme.isGlued && !lexeme(at: next).isGlued: try takeStroke(.divide)
    default: try readSeldom(sign)
    }
  }

  /// Reads a sign that is seldom written.
  private mutating func readSeldom(_ sign: Unicode.Scalar) throws(EvaluationError) {
    if WrittenFraction(sign) != nil { return try readNumber() }
    if let (text, next) = superscript(at: index) { return try takeSuperscript(text, to: next) }
    if let origin = scope.origin(of: .character(sign)) {
      if try !takeCall(of: origin, to: index + 1) { try take(.tie(origin), to: index + 1) }
    } else if sign == "→", try takeConversion(to: index + 1) {
      return
    } else if sign == "°" {
      if try !takeDegreeUnit() { try take(.postfix(.degree), to: index + 1) }
    } else if try !takeAmount(), try !takeUnit() {
      throw EvaluationError(meaningless(sign), at: place(to: index + 1))
    }
  }

  /// Why a sign has no meaning here.
  private func meaningless(_ sign: Unicode.Scalar) -> EvaluationError.Kind {
    switch sign {
    case "<", ">", "≤", "≥", "≠", "≡": .comparison
    case "∧": .foreignSign(nearest: "and")
    case "∨": .foreignSign(nearest: "or")
    case "=": .misplacedEquals
    case ":": .tightColon
    case ".": .malformedNumber(.noDigit)
    case "…" where !lastNumber.isEmpty && lastNumber.upperBound == index:
      .malformedNumber(.shortened)
    case "\\":
      lexeme(at: index + 1).kind == .word && lexeme(at: index + 1).isGlued
        ? .latex : .foreignSign(nearest: "/")
    default: .unknownCharacter
    }
  }

  private mutating func takeBracket(
    _ bracket: Parser.Bracket, isOpening: Bool
  ) throws(EvaluationError) {
    try take(to: index + 1) { (parser, place) throws(EvaluationError) in
      if isOpening {
        try parser.take(opening: bracket, at: place)
      } else {
        try parser.take(closing: bracket, at: place)
      }
    }
  }

  /// Takes an opening parenthesis, which multiplies a number or another parenthesis before it, but no name.
  private mutating func readOpen() throws(EvaluationError) {
    if parser.isAfterOperand, parser.isStrict {
      try refuseCall()
      chooseQuotientBeforeParenthesis()
    }
    try take(.open, to: index + 1)
  }

  /// Takes an operator on bits, beside which the first digit of a number is no zero.
  private mutating func takeBits(_ binary: BinaryOperator) throws(EvaluationError) {
    try refuseOctal(lastNumber)
    try take(.binary(binary), to: index + 1)
  }

  /// The exponent in superscript at an index, perhaps with a sign, and the index behind it.
  func superscript(at start: Int) -> (text: String, next: Int)? {
    var (text, next) = ("", start)
    while case .sign(let sign) = lexeme(at: next).kind, let part = Superscript.character(sign),
      text.isEmpty || part.isWholeNumber && lexeme(at: next).isGlued
    {
      text.append(part)
      next += 1
    }
    return text.last?.isWholeNumber == true ? (text, next) : nil
  }

  private mutating func takeSuperscript(_ text: String, to next: Int) throws(EvaluationError) {
    let sign: Sign? = text.first == "-" ? .minus : text.first == "+" ? .plus : nil
    let number = NumberLiteral(text: String(text.dropFirst(sign == nil ? 0 : 1)))
    try take(to: next) { (parser, place) throws(EvaluationError) in
      try parser.take(superscript: number, sign, at: place)
    }
  }
}

/// The signs between the arguments of functions.
extension Reader {
  /// What a list of arguments has at its own level.
  struct ArgumentList {
    var hasSemicolon = false
    var hasComma = false
  }

  /// The list of arguments that begins with a parenthesis, by the end of that.
  ///
  /// - Complexity: O(*n*) for the first list of a line, O(1) for all others.
  mutating func list(behind opening: Int) -> ArgumentList {
    if lists.isEmpty {
      var open: [Int] = []
      for lexeme in line.lexemes {
        switch lexeme.kind {
        case .sign("("), .sign("["), .sign("{"):
          open.append(lexeme.end)
          lists[lexeme.end] = ArgumentList()
        case .sign(")"), .sign("]"), .sign("}"): _ = open.popLast()
        case .sign(";"): open.last.map { lists[$0]?.hasSemicolon = true }
        case .sign(","): open.last.map { lists[$0]?.hasComma = true }
        default: break
        }
      }
    }
    return lists[opening] ?? ArgumentList()
  }

  /// Takes the sign between two arguments.
  ///
  /// - Throws: an error that says what to write for a comma that does not group digits, as in `2,50`, or
  ///   that may group them, as in `max(1,234; 5)`.
  private mutating func takeSeparator(_ sign: Unicode.Scalar) throws(EvaluationError) {
    let number = sign == "," ? numberAroundComma : nil
    if parser.takesOneArgument, let decimal = number?.decimal, let place = number?.place {
      throw EvaluationError(.commaInNumber(plain: decimal), at: place)
    }
    if let number, parser.isInsideArguments, parser.isStrict,
      list(behind: parser.endOfInnermostOpening).hasSemicolon
    {
      let isGrouped = number.parts.dropFirst().allSatisfy { $0.utf8.count == 3 }
      throw EvaluationError(
        .ambiguous(
          isGrouped ? number.parts.joined() : number.decimal ?? number.parts[0],
          number.parts.joined(separator: "; ")), at: number.place)
    }
    if let number, choices.last?.place != number.place {
      let grouped = Self.grouped(number.parts)
      let choice = Choice(
        read: number.parts.joined(separator: "; "), other: grouped.joined(separator: "; "),
        place: number.place)
      // No argument is written with zeros in front: `sum(1,000,2,000)`.
      let hasZeros = number.parts.contains { $0.utf8.count == 3 && $0.first == "0" }
      if grouped.count < number.parts.count {
        if hasZeros, parser.isStrict { throw choice.refusal }
        choices.append(choice)
      }
    }
    do throws(EvaluationError) {
      try take(.separator, to: index + 1)
    } catch {
      guard error.kind == .straySeparator, let decimal = number?.decimal, let place = number?.place
      else { throw error }
      throw EvaluationError(.commaInNumber(plain: decimal), at: place)
    }
  }

  /// The numbers that commas would group where each of them may: 1, 200, 2, 300 are 1200 and 2300.
  private static func grouped(_ parts: [String]) -> [String] {
    var numbers: [(text: String, isOpen: Bool)] = []
    for part in parts {
      if part.utf8.count == 3, let last = numbers.last, last.isOpen {
        numbers[numbers.count - 1].text += part
      } else {
        numbers.append((part, 1...3 ~= part.utf8.count && part.first != "0"))
      }
    }
    return numbers.map(\.text)
  }

  /// The number in which a comma stands here, without blanks; nil if it stands in none.
  ///
  /// It has the parts between its commas, and a decimal point in place of the comma where there is one.
  private var numberAroundComma: (parts: [String], decimal: String?, place: Range<Int>)? {
    var first = index - 1
    while first > 1, line.lexemes[first].isGlued, isSign(",", at: first - 1),
      line.lexemes[first - 1].isGlued, line.lexemes[first - 2].kind == .number
    {
      first -= 2
    }
    guard first >= 0, line.lexemes[first].kind == .number, lexeme.isGlued else { return nil }
    var (parts, last) = ([line.lexemes[first].text], first)
    while isSign(",", at: last + 1), lexeme(at: last + 1).isGlued,
      case let part = lexeme(at: last + 2), part.kind == .number, part.isGlued
    {
      parts.append(part.text)
      last += 2
    }
    let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard last > index, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      (groups + parts.dropFirst().map { $0[...] }).allSatisfy({
        !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit)
      })
    else { return nil }
    // The first of several groups with blanks stands before the others: `1 000,50`.
    let isGrouped = lastNumber.count > 1 && lastNumber.contains(first)
    let before = isGrouped ? source(lastNumber.lowerBound..<first).filter(\.isWholeNumber) : ""
    if isGrouped { first = lastNumber.lowerBound }
    let texts = [before + groups.joined()] + parts.dropFirst()
    return (
      texts, texts.count == 2 ? texts.joined(separator: ".") : nil, place(from: first, to: last + 1)
    )
  }
}

extension Expression {
  /// Creates the expression of a line whose last operand is missing; nil for any other line.
  init?(unfinished line: ArraySlice<UInt8>, in scope: any Scope) {
    let parts = LineParts(Lexer.line(line))
    var reader = Reader(parts.line, from: parts.start, scope: scope, commaIsPoint: false)
    reader.taken = []
    guard (try? reader.tree()) == nil, reader.lexeme.kind == .end, let tokens = reader.taken,
      !tokens.isEmpty
    else { return nil }
    self.init(tokens)
  }
}
