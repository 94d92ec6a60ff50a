import ExactNumbers
import Quantities

/// A line of the typed language: an expression, perhaps named, or a function definition.
///
/// The places of errors count the bytes of the text.
package struct Formula: Sendable {
  let tree: SyntaxTree
  package let definition: Definition?
  package let isTotal: Bool
  package let usesTotal: Bool
  let choices: [Choice]
  /// The line if the tree may be doubtful with certain values of names.
  private let doubtful: DoubtfulTree.Source?
  private var isSplit = false
  /// The expression minus the stated value, as in `12 / 4 = 3`.
  private let difference: SyntaxTree?
  /// The error of an equation with mismatched sides, whose unknown may be written as a unit.
  private var unitAsUnknown: EvaluationError?
  package let name: String?
  /// The trimmed text after the number sign, including one that begins a tag: `#food/200 lunch`.
  package let comment: String?

  /// Parses text in linear time, optionally with decimal commas.
  package init(
    _ text: ArraySlice<UInt8>, in scope: any Scope = EmptyScope(), commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    let lexed = Lexer.line(text, commaIsPoint: commaIsPoint, base: scope.base)
    let parts = LineParts(lexed)
    let line = parts.line
    comment = parts.comment.flatMap { Self.comment(text[$0]) }
    var reader = Reader(line, from: parts.start, scope: scope, commaIsPoint: commaIsPoint)
    if reader.parser.isStrict, let error = lexed.basedNumber { throw error }
    var stated: Reader?
    if let equation = try reader.equation(parts) {
      // Solving `x = 2x + 3` gives x its value.
      let heading = parts.name.map { line.source($0) }
      name = equation.system.isEmpty && heading == equation.unknown ? heading : nil
      if let unknown = equation.unknown {
        try reader.begin(equation, of: unknown)
      } else {
        stated = reader
        unitAsUnknown = reader.unitAsUnknown()
        stated?.index = equation.sign + 1
        reader.isSide = true
        reader.line.end(at: equation.sign)
      }
    } else {
      do throws(EvaluationError) {
        name = try parts.name.map { range throws(EvaluationError) in
          try Self.name(range, in: line)
        }
      } catch {
        // The value is first, as in `C1 V1 = C2 V2`.
        var value = reader
        if parts.parameters == nil, case .invalidName(_?) = error.kind { _ = try value.tree() }
        throw error
      }
      reader.givesName = name != nil
      if name?.count == 1, reader.unit(named: reader.word(at: 0)) != nil {
        unitAsUnknown = reader.unitAsUnknown()
      }
      if let name, let range = parts.parameters {
        reader.defined = name
        let parameters = try Self.parameters(range, in: line)
        let start = line.lexemes[parts.start - 1].start
        try reader.parser.take(.parameters(parameters), at: start..<start + 1)
      }
    }
    var isPhrase = false
    do throws(EvaluationError) {
      tree = try reader.tree()
    } catch {
      // A comparison takes precedence over errors that it causes.
      if let sign = line.lexemes.first(where: { $0.isSign(of: "≡", "≠", "≤", "≥", "<", ">") }) {
        throw EvaluationError(.comparison, at: sign.start..<sign.end)
      }
      guard let phrase = Self.phrase(parts, in: scope, commaIsPoint: commaIsPoint) else {
        reader.line = line
        throw line.placed(
          reader.advice(parts, error) ?? reader.label(parts, error) ?? reader.deadEnd(of: error)
            ?? error)
      }
      guard phrase.isCertain else { throw phrase.choice.refusal }
      tree = phrase.tree
      reader.choices = [phrase.choice]
      (isPhrase, isSplit) = (true, phrase.isSplit)
    }
    if !isPhrase { try reader.refuseDoubts(of: tree) }
    doubtful =
      !isPhrase && !scope.isTapeFile && tree.nodes.contains { $0.kind.origin != nil }
      ? reader.source : nil
    try Self.refuseEquation(tree, of: parts, reader)
    definition = name.flatMap { [tree, source = isPhrase ? nil : reader.source] name in
      tree.parameters.isEmpty
        ? nil : Definition(name: name, tree, names: Self.names(of: tree, in: text), source)
    }
    difference = try stated.map { [tree] side throws(EvaluationError) in
      var side = side
      return tree.minus(try side.tree())
    }
    choices = (reader.choices + reader.choicesOfBits(in: tree)).map(line.placed)
    usesTotal = reader.hasTotal
    isTotal = usesTotal && line.lexemes.count == parts.start + 2
  }

  package var expression: Expression { tree.expression }

  package init(
    _ text: String, in scope: any Scope = EmptyScope(), commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    try self.init(Array(text.utf8)[...], in: scope, commaIsPoint: commaIsPoint)
  }

  package static func heading(of text: String) -> (name: String?, comment: String?) {
    let bytes = Array(text.utf8)[...]
    let parts = LineParts(Lexer.line(bytes))
    let name = parts.name.map { range in
      range.count == 1 ? parts.line.lexemes[range.lowerBound].text : parts.line.source(range)
    }
    return (name, parts.comment.flatMap { comment(bytes[$0]) })
  }

  /// The start of the comment, with its number sign; otherwise the end of the text.
  ///
  /// - Parameter readsBases: whether `16#ff` has no comment.
  package static func commentStart(
    in text: ArraySlice<UInt8>, readsBases: Bool = false
  ) -> Int {
    guard text.contains(UInt8(ascii: "#")) else { return text.endIndex }
    let line = Lexer.line(text)
    let hasComment = !readsBases || line.basedNumber == nil
    return hasComment ? line.comment.map { $0 - 1 } ?? text.endIndex : text.endIndex
  }

  /// Evaluates the formula; places of errors count bytes, and a total has one sum per kind.
  package func evaluated(
    in context: EvaluationContext = EvaluationContext()
  ) throws(EvaluationError) -> Evaluation {
    if isTotal { return try total(in: context) }
    try requireCertainty(in: context)
    var evaluator = Evaluator(context)
    var evaluation: Evaluation
    do throws(EvaluationError) {
      if let difference, try evaluator.value(of: difference).number.rational?.isZero != true {
        throw EvaluationError(.unequalSides, at: difference.nodes[difference.root].place)
      }
      evaluation = try evaluator.evaluation(of: tree)
    } catch {
      guard case .incompatibleUnits = error.kind else { throw error }
      throw unitAsUnknown ?? error
    }
    // `price = price * 1.05` rather lacks a value than is 0.
    if let name, evaluation.value.unit == nil, evaluation.value.number.rational?.isZero == true,
      tree.nodes.contains(where: { $0.kind == .unknown(name) }),
      let use = tree.nodes.last(where: {
        if case .parameter(name, _) = $0.kind { true } else { false }
      })
    {
      throw EvaluationError(.unknownName(name, nearest: nil), at: use.place)
    }
    evaluation.reading = choices.first?.read
    evaluation.remark = evaluation.remark ?? shares(of: evaluation.value)
    return evaluation
  }

  /// Throws for a part that has another plausible reading with the values of names.
  package func requireCertainty(in context: EvaluationContext) throws(EvaluationError) {
    if let choice = choices.first(where: { $0.isDoubtful(with: context.ties) }) {
      throw choice.refusal
    }
    if let doubtful { try DoubtfulTree(tree, doubtful, in: context).refuse() }
  }

  /// Shares in whole cents that add up, unlike equal ones: `33.34 EUR + 2 * 33.33 EUR`.
  package func shares(of share: Quantity) -> QuantityArithmetic.Remark? {
    guard isSplit, case .number(let literal) = tree.nodes[tree.root - 1].kind,
      let number = Int(literal.text), number > 1, let value = share.number.rational,
      let places = share.unit == nil ? 2 : share.unit?.amountPlaces
    else { return nil }
    let cents = Rational(10).raised(to: places)
    let low = (value * cents).floor
    guard let more = ((value * cents - low) * Rational(number)).wholeValue, more > 0 else {
      return nil
    }
    let terms = [(more, low + 1), (number - more, low)].compactMap { count, amount in
      Quantity(Real(amount * cents.raised(to: -1)), share.unit).shortText(in: .ascii).map {
        (count > 1 ? "\(count) * " : "") + $0
      }
    }
    return .shares(terms.joined(separator: " + "))
  }

  package static func lines(in text: String) -> [LineReference] {
    let lexemes = Lexer.line(Array(text.utf8)[...]).lexemes
    let lines = zip(lexemes, lexemes.dropFirst()).compactMap { lexeme, next -> LineReference? in
      switch lexeme.kind {
      case .word where lexeme.text.lowercased() == Entry.total: .sinceTotal()
      case .word where lexeme.text.lowercased() == "last" && next.isDigits:
        Int(next.text).map { .last($0) }
      case .tag: .tagged(lexeme.text.lowercased())
      case .reference:
        lexeme.text.utf8.allSatisfy(\.isDigit) ? Int(lexeme.text).map { .above($0) } : nil
      default: nil
      }
    }
    return lines.contains(.sinceTotal()) ? lines + [.sinceTotal(isWhole: false)] : lines
  }

  package func explained(in context: EvaluationContext = EvaluationContext()) -> Explanation {
    Explanation(tree, in: context)
  }

  private static func name(
    _ range: Range<Int>, in line: LexedLine
  ) throws(EvaluationError) -> String {
    let (first, place) = (line.lexemes[range.lowerBound], line.place(of: range))
    let name = range.count == 1 && first.kind == .word ? first.text : line.source(range)
    guard range.count == 1, Vocabulary.isName(name[...]) else {
      // `let x = 5` of programs
      let isKeyword = range.count > 1 && ["let", "set", "const", "def"].contains(first.text)
      let joined = name.split(separator: " ").dropFirst(isKeyword ? 1 : 0).joined(separator: "_")
      throw EvaluationError(
        .invalidName(nearest: Vocabulary.canName(joined) ? joined : nil), at: place)
    }
    guard !Vocabulary.isReserved(name[...]) else { throw EvaluationError(.reservedName, at: place) }
    return name
  }

  private static func phrase(
    _ parts: LineParts, in scope: any Scope, commaIsPoint: Bool
  ) -> (tree: SyntaxTree, choice: Choice, isCertain: Bool, isSplit: Bool)? {
    let range = parts.start..<parts.line.lexemes.count - 1
    guard let first = range.first else { return nil }
    let place = parts.line.place(of: range)
    let phrases = PhraseReader(language: scope.language, time: scope.time)
      .phrases(of: parts.line.source(range))
    // A name `a` is no article.
    let name = parts.line.lexemes[first].text
    let isOwn = scope.origin(of: .name(name)) != nil
    for phrase in phrases
    where !isOwn || phrase.written.split(whereSeparator: { !$0.isLetter }).contains(name[...]) {
      func parsed(_ text: String) -> SyntaxTree? {
        let line = Lexer.line(Array(text.utf8)[...], commaIsPoint: commaIsPoint, base: scope.base)
        var reader = Reader(line, scope: scope, commaIsPoint: commaIsPoint)
        guard let tree = try? reader.tree() else { return nil }
        guard phrase.certainty == .suggestion else { return tree }
        // A suggestion that is refused again is none.
        return (try? reader.refuseDoubts(of: tree)) == nil || tree.mixesUnits ? nil : tree
      }
      guard var tree = parsed(phrase.written), !phrase.needsTime || tree.hasTime else { continue }
      var choice = Choice(read: phrase.written, other: nil, place: place)
      if let next = tree.nextDay(phrase.written), let later = parsed(next) {
        (tree, choice) = (later, Choice(read: next, other: phrase.written, place: place))
      }
      return (
        tree.placed(at: place), choice,
        phrase.certainty != .suggestion && parts.parameters == nil, phrase.certainty == .ofShares
      )
    }
    return nil
  }

  /// Throws for `f(x) = 11` and `f(x) = g(x)`, likely equations if f is a function already.
  private static func refuseEquation(
    _ tree: SyntaxTree, of parts: LineParts, _ reader: Reader
  ) throws(EvaluationError) {
    guard reader.parser.isStrict, let range = parts.parameters, range.count == 1,
      case let (name, unknown) = (reader.word(at: 0), reader.word(at: range.lowerBound)),
      let heading = reader.scope.origin(of: .name(name)).flatMap(reader.scope.definition),
      !heading.contains(";"),
      tree.isUserCallAlone
        || !tree.nodes.contains(where: { if case .parameter = $0.kind { true } else { false } })
    else { return }
    let end = parts.line.lexemes.count - 1
    let (line, body) = (reader.source(0..<end), reader.source(parts.start..<end))
    throw reader.refusal(
      "solve(\(line); \(unknown))", "\(name)(\(unknown)) = \(body) + 0 * \(unknown)", from: 0,
      to: end)
  }

  private static func parameters(
    _ range: Range<Int>, in line: LexedLine
  ) throws(EvaluationError) -> [String] {
    guard !range.isEmpty else {
      throw EvaluationError(
        .invalidParameters, at: line.place(of: range.lowerBound - 1..<range.upperBound + 1))
    }
    var parameters: [String] = []
    let parts = line.lexemes[range].split(omittingEmptySubsequences: false) {
      $0.isSign(of: ";", ",")
    }
    for part in parts {
      guard !part.isEmpty else {
        let place = line.lexemes[part.startIndex].start
        throw EvaluationError(.invalidName(nearest: nil), at: place..<place + 1)
      }
      let parameter = try Self.name(part.indices, in: line)
      guard !parameters.contains(parameter) else {
        throw EvaluationError(.invalidParameters, at: line.place(of: part.indices))
      }
      parameters.append(parameter)
    }
    return parameters
  }

  private static func names(of tree: SyntaxTree, in text: ArraySlice<UInt8>) -> [EntryID: String] {
    var names: [EntryID: String] = [:]
    for node in tree.nodes {
      guard let origin = node.kind.origin else { continue }
      let word = text[(text.startIndex + node.start)...].prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80
      }
      names[origin] = String(decoding: word, as: UTF8.self)
    }
    return names
  }

  /// A comment as written on a line, including its number sign.
  package static func source(ofComment comment: String) -> String {
    let rest = Array(comment.utf8.dropFirst())[...]
    return comment.hasPrefix("#") && Self.comment(rest) == comment ? comment : "# " + comment
  }

  private static func comment(_ text: ArraySlice<UInt8>) -> String? {
    let comment = String(decoding: text.trimmingSpaces, as: UTF8.self)
    guard let first = comment.unicodeScalars.first else { return nil }
    let isTag = text.startIndex == text.trimmingSpaces.startIndex && Tag.canBegin(with: first)
    return isTag ? "#" + comment : comment
  }
}

extension ArraySlice<UInt8> {
  package var trimmingSpaces: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in " \t\r".utf8.contains(byte) }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return self[endIndex...] }
    return self[...last].drop(while: isSpace)
  }
}

/// The parts of a line: `[ name [ "(" parameters ")" ] "=" ] expression [ "=" ] [ "#" comment ]`.
///
/// A lone equals sign before or after an expression, as in copied text, is ignored.
struct LineParts {
  var line: LexedLine
  var name: Range<Int>?
  var parameters: Range<Int>?
  var start = 0
  var comment: Range<Int>?

  init(_ line: LexedLine) {
    self.line = line
    comment = line.comment.map { $0..<line.whole.endIndex }
    guard line.hasEquals else { return }
    if line.lexemes[0].isSign(of: "=", "≈"), line.lexemes.count > 2 { start = 1 }
    dropNotes()
    let lexemes = self.line.lexemes
    readName(lexemes)
    if lexemes.count > start + 2, lexemes[lexemes.count - 2].isSign("=") {
      self.line.lexemes.remove(at: lexemes.count - 2)
    }
  }

  /// Removes notes of the calculator: `(= 20)` after a percentage, and a rounded result.
  private mutating func dropNotes() {
    while let open = line.lexemes.indices.dropLast(2).first(where: { index in
      index > start && !line.lexemes[index].isGlued && line.lexemes[index].isSign("(")
        && line.lexemes[index + 1].isSign(of: "=", "≈")
    }), let close = line.lexemes[open...].firstIndex(where: { $0.isSign(")") }) {
      line.lexemes.removeSubrange(open...close)
    }
    if let sign = line.lexemes[start...].firstIndex(where: { $0.isSign("≈") }), sign > start {
      line.end(at: sign)
    }
  }

  private mutating func readName(_ lexemes: [Lexeme]) {
    guard lexemes[0].kind == .word || lexemes[0].kind == .invalid else { return }
    var next = 1
    while lexemes[next].isPartOfHeading { next += 1 }
    let end = next
    if end > 1, case .function = Vocabulary.meaning(of: lexemes[0].text) { return }
    // `x mod 3 = 1` is an equation.
    if lexemes[..<end].contains(where: { $0.text == "mod" }) { return }
    var inside: Range<Int>?
    if lexemes[next].isSign("(") {
      // `sin(x) = 1/2` and `x ln(x) = 1` are equations, but `avg(a; b) = (a + b)/2` is not.
      if case .function = Vocabulary.meaning(of: lexemes[end - 1].text),
        end > 1 || !definesFunction(lexemes)
      {
        return
      }
      let first = next + 1
      // `f(3) = 9` is an equation.
      if lexemes[first].kind == .number { return }
      next = first
      while lexemes[next].isPartOfHeading || lexemes[next].isSign(of: ";", ",") { next += 1 }
      guard lexemes[next].isSign(")") else { return }
      inside = first..<next
      next += 1
    }
    // `mile in feet =` is a conversion.
    guard lexemes[next].isSign("="), end == 1 || lexemes[next + 1].kind != .end else { return }
    (name, parameters, start) = (0..<end, inside, next + 1)
  }

  /// Whether several names are the arguments, and the value uses one of them.
  private func definesFunction(_ lexemes: [Lexeme]) -> Bool {
    guard let close = lexemes.firstIndex(where: { $0.isSign(")") }), close > 4 else { return false }
    let names = lexemes[2..<close].enumerated()
    guard names.allSatisfy({ $0 % 2 == 0 ? $1.kind == .word : $1.isSign(of: ";", ",") }) else {
      return false
    }
    return lexemes[close...].contains { part in
      part.kind == .word && lexemes[2..<close].contains { $0.text == part.text }
    }
  }

  func equalsSign(from start: Int? = nil) -> Int? {
    guard line.hasEquals else { return nil }
    var depth = 0
    return line.lexemes.indices.dropFirst(start ?? self.start).first { index in
      depth += line.lexemes[index].nesting
      return depth == 0 && line.lexemes[index].isSign("=")
    }
  }
}

extension Lexeme {
  fileprivate var isPartOfHeading: Bool { kind == .word || kind == .number || kind == .invalid }
}

extension Vocabulary {
  static func isName(_ text: Substring) -> Bool {
    let scalars = text.drop { $0 == "_" }.unicodeScalars
    return scalars.first?.properties.isAlphabetic == true && scalars.allSatisfy(isPartOfName)
  }

  static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return UInt8(scalar.value).isLetter || UInt8(scalar.value).isDigit || scalar == "_"
    }
    return scalar.isPartOfWord || scalar == "π"
  }

  /// Whether the name joins operands or is the previous result.
  static func isReserved(_ name: Substring) -> Bool {
    if conversions.contains(name.lowercased()) || name.lowercased() == "per" { return true }
    return meaning(of: name).map { $0.isOperator || $0 == .answer || $0 == .not } ?? false
  }

  package static func canName(_ text: some StringProtocol) -> Bool {
    let text = Substring(text)
    return isName(text) && !isReserved(text)
  }
}
