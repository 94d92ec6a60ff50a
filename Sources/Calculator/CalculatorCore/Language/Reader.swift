import ExactNumbers
import Quantities

/// Reads the lexemes of an expression: resolves words and signs, and passes tokens to the parser.
///
/// Ambiguous text without a conventional reading is refused with both readings.
struct Reader {
  var line: LexedLine
  let scope: any Scope
  let commaIsPoint: Bool
  var parser: Parser
  var index: Int
  var taken: [Token]?
  /// The lexemes of the last number, and of the one before it.
  var lastNumber = 0..<0
  var numberBefore = 0..<0
  /// The grouping style of the first grouped number, which all others must share.
  var grouping: Grouping?
  /// Whether a number has groups that only threes make, unlike `50,000`.
  var hasLongGroups = false
  var defined: String?
  var givesName = false
  /// Whether the line is the left side of an equation whose right side is cut off.
  var isSide = false
  var hasTotal = false
  var choices: [Choice] = []
  /// The outermost function without parentheses, with its power: `sin²`.
  var bareFunction = 0..<0
  var equations = 0
  /// Whether a unit of the line is in capitals unlike its name, as in `KM`.
  lazy var isShouted: Bool = line.lexemes.contains { lexeme in
    guard lexeme.kind == .word, lexeme.text.count > 1, lexeme.text == lexeme.text.uppercased()
    else { return false }
    return unit(named: lexeme.text).map { $0.text() != lexeme.text } ?? false
  }
  /// Whether a comma of the line cannot group: `1,234 + 0,5`.
  lazy var hasDecimalComma: Bool = line.lexemes.indices.dropFirst().contains { comma in
    let (whole, digits) = (lexeme(at: comma - 1), lexeme(at: comma + 1))
    return isSign(",", at: comma) && lexeme(at: comma).isGlued && digits.isGlued
      && whole.kind == .number && digits.isWhole(1...20)
      && (whole.text.first == "0" || whole.text.contains(".") || !digits.isWhole(3...3))
  }
  /// Whether a number outside of calls shows that commas are decimal: `1.250,00`.
  lazy var hasCommaBehindPoints: Bool = {
    var calls: [Bool] = []
    return line.lexemes.indices.contains { place in
      let lexeme = lexeme(at: place)
      if lexeme.nesting > 0 { calls.append(kind(at: place - 1) == .word) }
      if lexeme.nesting < 0 { _ = calls.popLast() }
      let groups = lexeme.text.split(separator: ".", omittingEmptySubsequences: false)
      return !calls.contains(true) && groups.count > 1
        && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
        && isSign(",", at: place + 1) && self.lexeme(at: place + 1).isGlued
        && self.lexeme(at: place + 2).isGlued && self.lexeme(at: place + 2).isWhole(1...2)
    }
  }()
  lazy var hasClockOfSeconds: Bool = line.lexemes.indices.contains { start in
    // A lap has a part of a second: `1:02.5`.
    if kind(at: start) == .number, isSign(":", at: start + 1), lexeme(at: start + 1).isGlued,
      case let seconds = lexeme(at: start + 2), seconds.isGlued, seconds.text.contains(".")
    {
      return true
    }
    // Next to a number or a word it is a time of day.
    guard ![.number, .word].contains(kind(at: start - 1)),
      let clock = numbers(at: start, separatedBy: ":", [1...6, 2...2, 2...2])
    else { return false }
    return kind(at: clock.next) != .word
  }
  /// The separators in lists by the end of their opening sign; filled on demand.
  var lists: [Int: Set<Unicode.Scalar>] = [:]

  init(_ line: LexedLine, from index: Int = 0, scope: any Scope, commaIsPoint: Bool) {
    (self.line, self.index, self.scope) = (line, index, scope)
    self.commaIsPoint = commaIsPoint
    parser = Parser(capacity: min(line.lexemes.count, 16), isStrict: !scope.isTapeFile)
  }

  mutating func tree() throws(EvaluationError) -> SyntaxTree {
    let target = try readRequest()
    while try readNext() {}
    try takeDraw()
    if let target { try take(.conversion(target), to: index) }
    let last = index > 0 ? lexeme(at: index - 1).end : line.text.count
    let tree = try parser.finish(emptyPlace: max(0, last - 1)..<max(1, last))
    for (unknown, place) in parser.plotsWithoutRange { chooseUsualRange(of: unknown, at: place) }
    return tree
  }

  private mutating func chooseUsualRange(of unknown: String, at place: Range<Int>) {
    let bytes = line.whole.dropFirst(place.lowerBound).prefix(place.count)
    let open = bytes.count { $0 == UInt8(ascii: "(") } - bytes.count { $0 == UInt8(ascii: ")") }
    let plot = String(decoding: bytes, as: UTF8.self) + String(repeating: ")", count: max(0, open))
    let end = Parser.endOfUsualRange
    choices.append(
      Choice(read: "\(plot.dropLast()); \(unknown) = -\(end) to \(end))", other: nil, place: place))
  }

  mutating func readNext() throws(EvaluationError) -> Bool {
    if parser.hasBareFunction, parser.isAfterOperand { try endBareFunctions(before: lexeme) }
    parser.isGlued = line.lexemes[index].isGlued
    // Copying a lexeme would cost more than copying its fields.
    switch line.lexemes[index].kind {
    case .number: try readNumber()
    case .word: try readWord()
    case .sign(let sign): try read(sign)
    case .reference: try readReference()
    case .tag: try take(separated: .tagged(lexeme.text.lowercased()))
    case .invalid: throw refusal(.invalidText, to: index + 1)
    case .end: return false
    }
    return true
  }
}

extension Reader {
  var lexeme: Lexeme { line.lexemes[index] }

  func lexeme(at index: Int) -> Lexeme {
    let last = line.lexemes.count - 1
    return line.lexemes[index < 0 || index > last ? last : index]
  }

  func index(behind index: Int) -> Int { index + 1 + lexeme(at: index).parts }

  func kind(at index: Int) -> Lexeme.Kind { lexeme(at: index).kind }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool { lexeme(at: index).isSign(sign) }

  func word(at index: Int) -> String {
    if case .word = kind(at: index) { line.lexemes[index].text } else { "" }
  }

  func place(from first: Int? = nil, to next: Int) -> Range<Int> {
    let first = first ?? index
    guard next > first else {
      let end = first > 0 ? line.lexemes[first - 1].end : line.lexemes[first].start
      return end..<end
    }
    return line.lexemes[first].start..<line.lexemes[next - 1].end
  }

  func source(_ range: Range<Int>) -> String { line.source(range) }

  /// The end of the lexemes glued to one, up to a closing parenthesis, separator or operator.
  func endOfChunk(from start: Int, through operators: Bool = false) -> Int {
    var (next, depth) = (start, 0)
    while case let part = lexeme(at: next), part.kind != .end {
      if depth == 0, next > start {
        let isOperator =
          part.isSign(of: "+", "-", ",", ";", "=") && !isSign("^", at: next - 1)
          || !operators && part.isSign(of: "*", "/")
        let closesBars = part.isSign("|") && parser.isInsideBars
        if !part.isGlued || closesBars || isOperator && !isInNumber(next) { break }
      }
      depth += part.nesting
      if depth < 0 { break }
      next = index(behind: next)
    }
    return next
  }

  var here: Range<Int> { index..<index + 1 }

  func chunk(from start: Int) -> Range<Int> { start..<endOfChunk(from: start) }

  func term(before end: Int) -> Range<Int> { startOfTerm(before: end)..<end }

  /// The node before the last operand, which several nodes may form.
  var nodeBeforeOperand: SyntaxTree.Node? {
    guard let last = parser.nodes.last, last.first > 0 else { return nil }
    return parser.nodes[last.first - 1]
  }

  func first(of node: SyntaxTree.Node) -> Int? {
    var (low, high) = (0, line.lexemes.count)
    while low < high {
      let middle = (low + high) / 2
      if line.lexemes[middle].start < node.start { low = middle + 1 } else { high = middle }
    }
    return low < line.lexemes.count && line.lexemes[low].start == node.start ? low : nil
  }

  private func isInNumber(_ comma: Int) -> Bool {
    isComma(at: comma) && !parser.isInsideArguments && kind(at: comma - 1) == .number
  }

  func startOfTerm(before end: Int) -> Int {
    var (start, depth) = (end, 0)
    while start > 0 {
      let before = line.lexemes[start - 1]
      depth -= before.nesting
      let isSign = before.isSign(of: "+", "-", ";", ",", "=") && !isInNumber(start - 1)
      let isExponent = start > 1 && line.lexemes[start - 2].isSign("^")
      let isInch =
        before.text == "in" && kind(at: start - 2) == .number
        && lexeme(at: start).isSign(of: "*", "/")
      let isEnd = isSign && !isExponent || converts(before.text) && !isInch
      if depth < 0 || depth == 0 && isEnd { break }
      start -= 1
    }
    return start
  }

  func refusal(
    _ kind: EvaluationError.Kind, from start: Int? = nil, to next: Int
  ) -> EvaluationError { EvaluationError(kind, at: place(from: start, to: next)) }

  func refusal(
    _ first: String, _ second: String, from start: Int? = nil, to next: Int
  ) -> EvaluationError { refusal(.ambiguous(first, second), from: start, to: next) }

  /// The refusal of parts of the line, the first of them `$0` in a reading.
  func refusal(_ first: String, _ second: String, _ parts: Range<Int>...) -> EvaluationError {
    EvaluationError(.ambiguous(written(first, parts), written(second, parts)), at: place(of: parts))
  }

  func phrase(_ text: String, _ parts: Range<Int>...) -> EvaluationError {
    EvaluationError(.phrase(written: written(text, parts)), at: place(of: parts))
  }

  mutating func choose(_ read: String, over other: String? = nil, _ parts: Range<Int>...) {
    let other = other.map { written($0, parts) }
    choices.append(Choice(read: written(read, parts), other: other, place: place(of: parts)))
  }

  private func place(of parts: [Range<Int>]) -> Range<Int> {
    place(from: parts.map(\.lowerBound).min(), to: parts.map(\.upperBound).max() ?? index)
  }

  private func written(_ reading: String, _ parts: [Range<Int>]) -> String {
    let pieces = reading.split(separator: "$", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
      guard let part = piece.first?.wholeNumberValue else { return text + "$" + piece }
      return text + source(parts[part]) + piece.dropFirst()
    }
  }

  mutating func take(_ token: Token, to next: Int) throws(EvaluationError) {
    if case .close = token { try takeDraw() }
    parser.isGlued = line.lexemes[index].isGlued
    try parser.take(token, at: place(to: next))
    taken?.append(token)
    index = next
  }

  mutating func take(_ tokens: [Token], to next: Int) throws(EvaluationError) {
    parser.isGlued = lexeme.isGlued
    for token in tokens { try parser.take(token, at: place(to: next)) }
    taken?.append(contentsOf: tokens)
    index = next
  }

  private mutating func read(_ sign: Unicode.Scalar) throws(EvaluationError) {
    let (next, isAfterOperand) = (index + 1, parser.isAfterOperand)
    switch sign {
    case "+" where isAfterOperand && endOfPlusMinus(at: index) != nil:
      try takePlusMinus(to: index + 3)
    case "±": try takePlusMinus(to: next)
    case "+":
      try refuseSignOfFunction()
      try take(isAfterOperand ? .binary(.add) : .sign(.plus), to: next)
    case "-" where endOfPrice == next, "/" where endOfPrice == next + 1:
      index = line.lexemes.count - 1
    case "-":
      try refuseSignOfFunction()
      if isAfterOperand, lexeme(at: next).isGlued, !lexeme(at: index - 1).isGlued {
        try refuseModulo(from: index)
      }
      try refuseSignBehindNumber()
      try refuseFallenExponent()
      try take(isAfterOperand ? .binary(.subtract) : .sign(.minus), to: next)
    case "*": try takeTimes(to: next)
    case "/":
      try refuseTolerance()
      try take(.binary(.divide), to: next)
    case "⫽": try take(.binary(.wholeQuotient), to: next)
    case "^":
      try refusePowerOfClock()
      let digits = isSign("-", at: next) ? next + 1 : next
      if kind(at: digits) == .number || isOwn(word(at: digits)) {
        try choosePoint(beforePower: source(next..<digits + 1), to: digits + 1)
      }
      try take(.binary(.power), to: next)
    case "!", "‼":
      if case .postfix(.doubleFactorial) = parser.previous, lexeme.isGlued, parser.isStrict {
        throw refusal("($0!!)$1", "(($0!)!)$1", term(before: index - 1), here)
      }
      try take(.postfix(sign == "!" ? .factorial : .doubleFactorial), to: next)
    case "%":
      try take(.postfix(.percent), to: next)
    case "√":
      chooseQuotient()
      // A number directly before it is a factor, not the degree of `3√8`.
      if isBehindNumber, parser.isStrict, let other = ["3": "∛", "4": "∜"][source(lastNumber)] {
        choose("$0 * √", over: other, lastNumber, here)
      }
      try take(.root, to: next)
    case "∛", "∜":
      chooseQuotient()
      try parser.take(bare: sign == "∛" ? .cbrt : .root, isRoot: true, at: place(to: next))
      index = next
    case "(": try readOpen()
    case ")":
      try take(.close, to: next)
    case "[", "{": try takeBracket(sign == "[" ? .square : .curly, isOpening: true)
    case "]", "}": try takeBracket(sign == "]" ? .square : .curly, isOpening: false)
    case "|" where !isAfterOperand: try takeBracket(.bar, isOpening: true)
    case "|" where parser.isInsideBars: try takeBracket(.bar, isOpening: false)
    case "|":
      try beginsFactor() ? takeBracket(.bar, isOpening: true) : take(operator: .or)
    case "∨" where !isAfterOperand || parser.isInsideBars:
      let twice = index
      for _ in 0..<2 {
        index = twice
        try takeBracket(.bar, isOpening: !isAfterOperand || !parser.isInsideBars)
      }
    case "&": try take(operator: .and)
    case "«": try take(operator: .shiftLeft)
    case "»": try take(operator: .shiftRight)
    case "~" where !isAfterOperand: try take(.sign(.not), to: next)
    case ",", ";": try takeSeparator(sign)
    case "#": throw refusal("$0 lb", "$0 #", lastNumber, here)
    case "=" where parser.awaitsEquals: try take(.equals, to: next)
    case ":" where !lexeme.isGlued && !lexeme(at: next).isGlued:
      try refuseLabel()
      try take(.binary(.divide), to: next)
    default: try readSeldom(sign)
    }
  }

  private mutating func readSeldom(_ sign: Unicode.Scalar) throws(EvaluationError) {
    if WrittenFraction(sign) != nil { return try readNumber() }
    if let (text, next) = superscript(at: index) {
      if !parser.isAfterOperand, isSign("√", at: next), lexeme(at: next).isGlued,
        let root = ["2": Function.sqrt, "3": .cbrt, "4": .root][text]
      {
        try parser.take(bare: root, isRoot: true, at: place(to: next + 1))
        return index = next + 1
      }
      try refuseRaisedDegree(text, to: next)
      try choosePoint(beforePower: text, to: next)
      let sign: Sign? = text.first == "-" ? .minus : text.first == "+" ? .plus : nil
      let number = NumberLiteral(text: String(text.dropFirst(sign == nil ? 0 : 1)))
      try parser.take(superscript: number, sign, at: place(to: next))
      return index = next
    }
    if let origin = scope.origin(of: .character(sign)) {
      try takeTie(to: origin, index + 1)
    } else if sign == "→", try takeConversion(to: index + 1) {
      return
    } else if sign == "∞" {
      try take(.constant(.infinity), to: index + 1)
    } else if sign == "°" {
      if try !takeDegreeUnit() { try takeDegree() }
    } else if try !takeAmount(), try !takeUnit() {
      throw refusal(meaningless(sign), to: index + 1)
    }
  }

  private func meaningless(_ sign: Unicode.Scalar) -> EvaluationError.Kind {
    switch sign {
    case "<", ">", "≤", "≥", "≠", "≡": .comparison
    case "∧": .foreignSign(nearest: "and")
    case "∨": .foreignSign(nearest: "or")
    case "=": .misplacedEquals
    case ":": .tightColon
    // `20 N.m`
    case "." where kind(at: index - 1) == .word && name(at: index + 1) != nil: .phrase(written: "*")
    case ".": .malformedNumber(.noDigit)
    case "…" where isBehindNumber: .malformedNumber(.shortened)
    case "\\":
      lexeme(at: index + 1).isGlued && ![.number, .end].contains(kind(at: index + 1))
        ? .latex : .foreignSign(nearest: "/")
    default: .unknownCharacter
    }
  }

  private mutating func takeBracket(
    _ bracket: Parser.Bracket, isOpening: Bool
  ) throws(EvaluationError) {
    try parser.take(bracket, isOpening: isOpening, at: place(to: index + 1))
    index += 1
  }

  /// The end of the line, if a dash in place of cents stands there: `20.-`, `500/-`, `12,-`.
  var endOfPrice: Int? {
    let dash = isSign("-", at: index) ? index : index + 1
    guard isSign("-", at: dash), kind(at: dash + 1) == .end, lexeme(at: dash).isGlued,
      lexeme(at: index).isGlued, isBehindNumber, source(index..<index + 1) != "÷",
      case let number = lexeme(at: index - 1).text,
      isSign(",", at: index)
        ? !number.contains(".") && !parser.isInsideArguments
        : dash > index || number.last.map({ ".,".contains($0) }) == true
    else { return nil }
    return dash + 1
  }

  /// Takes an opening parenthesis; it multiplies a preceding number or parenthesis, but no name.
  private mutating func readOpen() throws(EvaluationError) {
    if parser.isAfterOperand, parser.isStrict {
      try refuseCall()
      if case .unit = parser.previous, !lastNumber.isEmpty, converts(word(at: index + 1)),
        kind(at: index + 2) == .word, isSign(")", at: index + 3)
      {
        // `5 km (in miles)`
        throw phrase("$0 $1", lastNumber.lowerBound..<index, index + 1..<index + 3)
      }
      try refuseModulo(from: index)
      chooseQuotient(isBeforeParenthesis: true)
    }
    try take(.open, to: index + 1)
  }

  /// Throws for a name and a colon at the start of a line: `rent : 1200` is unlikely a quotient.
  private func refuseLabel() throws(EvaluationError) {
    guard parser.isStrict, index == 1, case .tie = parser.previous, lexeme(at: 2).kind != .end,
      case let name = source(0..<1), Vocabulary.canName(name)
    else { return }
    throw refusal("$0 = $1", "$0 / $1", 0..<1, 2..<line.lexemes.count - 1)
  }

  /// Whether a bar after an operand begins a magnitude, which ends before an operator:
  /// `3|2 - 5| + 1`.
  private func beginsFactor() throws(EvaluationError) -> Bool {
    let end = line.lexemes.indices.dropFirst(index + 1).first { isSign("|", at: $0) }
    guard let end, parser.isStrict, !parser.isInsideBars, end > index + 1,
      lexeme.isGlued || lexeme(at: index + 1).isGlued
    else { return false }
    let next = lexeme(at: end + 1)
    if next.kind == .end || superscript(at: end + 1) != nil || converts(next.text)
      || next.isSign(of: ")", "]", "}", "*", "/", "^", "=", ";", ",", "!")
    {
      return true
    }
    guard next.isSign(of: "+", "-") else { return false }
    guard next.isGlued, end == index + 2, kind(at: index + 1) == .number else { return true }
    throw refusal(
      "$0 * abs($1)$2", "$0 or $1 or $2", term(before: index), index + 1..<end,
      end + 1..<endOfChunk(from: end + 2))
  }

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
}

extension Expression {
  /// Creates the expression of a line whose last operand is missing; nil for other lines.
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
