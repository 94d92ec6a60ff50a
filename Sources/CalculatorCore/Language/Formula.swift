import ExactNumbers
import Quantities

/// A line of the typed language: an expression, perhaps with a name for its result and a comment, or the
/// definition of a function.
///
///     let formula = try Formula("rent = 850 + 10% # home")
///     try formula.evaluated().value  // 935
///     formula.name  // "rent"
///
/// The places of errors count the bytes of the text. `Parser` states the grammar of expressions, and
/// `TextReader` how they are written.
package struct Formula: Hashable, Sendable {
  let tree: SyntaxTree
  /// The function that the line defines; nil where it is an expression.
  package let definition: Definition?
  /// Whether the expression is `total` alone.
  package let isTotal: Bool
  /// Whether the text could mean something else.
  private let isChoice: Bool
  /// The name that the result gets.
  package let name: String?
  /// The text after the number sign, without white space around it; nil if there is none.
  ///
  /// Where a tag begins directly after it, the number sign is part of the text: the comments of
  /// `12 # lunch #trip` and of `12 #food/200 lunch` are `lunch #trip` and `#food/200 lunch`. So a
  /// comment can be written after `# ` and is read again as it was.
  package let comment: String?

  /// Reads text.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - scope: the entries that the text can refer to.
  ///   - commaIsPoint: whether a comma is a decimal point, like a point.
  /// - Throws: an error for text that does not follow the grammar, and for a name that cannot be given.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(
    _ text: ArraySlice<UInt8>, in scope: any Scope = EmptyScope(), commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    let parts = LineParts(text)
    name = try parts.name.map { range throws(EvaluationError) in
      try Self.name(in: range, of: text)
    }
    comment = parts.comment.flatMap { Self.comment(text[$0]) }
    // The sign says what was meant before anything that is wrong beside it.
    let signs = text[parts.expression].indices.lazy.filter { text[$0] == UInt8(ascii: "=") }
    if let sign = signs.first(where: { !parts.isBinding($0, of: text) }) {
      let place = sign - text.startIndex
      let neighbours = [text[..<sign].last, text[(sign + 1)...].first].compactMap(\.self)
      let compares = neighbours.contains(where: "<>!=".utf8.contains)
      throw EvaluationError(compares ? .comparison : .misplacedEquals, at: place..<place + 1)
    }
    var reader = TextReader(text, parts.expression, scope: scope, commaIsPoint: commaIsPoint)
    if let name, let range = parts.parameters {
      reader.defined = name
      let parameters = try Self.parameters(in: range, of: text, of: name)
      let start = parts.expression.lowerBound - text.startIndex
      try reader.parser.take(.parameters(parameters), at: start - 1..<start)
    }
    do throws(EvaluationError) { tree = try reader.tree() } catch {
      throw Self.phrase(text, parts.expression, in: scope, commaIsPoint: commaIsPoint) ?? error
    }
    definition = name.flatMap { [tree] name in
      tree.parameters.isEmpty
        ? nil : Definition(name: name, tree, names: Self.names(of: tree, in: text))
    }
    isChoice = reader.hasChoice
    isTotal =
      reader.hasTotal && text[parts.expression].trimmingSpaces.count == Entry.total.utf8.count
  }

  /// The expression, in which nothing is left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var expression: Expression { tree.expression }

  /// Reads a string.
  package init(
    _ text: String, in scope: any Scope = EmptyScope(), commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    try self.init(Array(text.utf8)[...], in: scope, commaIsPoint: commaIsPoint)
  }

  /// The name and the comment of a text that can be read as a formula.
  package static func heading(of text: String) -> (name: String?, comment: String?) {
    let bytes = Array(text.utf8)[...]
    let parts = LineParts(bytes)
    return (
      parts.name.map { String(decoding: bytes[$0].trimmingSpaces, as: UTF8.self) },
      parts.comment.flatMap { comment(bytes[$0]) }
    )
  }

  /// Where the comment of a text begins, with its number sign; the end if there is none.
  package static func commentStart(in text: ArraySlice<UInt8>) -> Int {
    guard text.contains(UInt8(ascii: "#")) else { return text.endIndex }
    return LineParts(text).comment.map { $0.lowerBound - 1 } ?? text.endIndex
  }

  /// Evaluates the formula, as `Expression.evaluated` does; a total of several kinds of units has the
  /// sum of each.
  ///
  /// - Throws: an error whose place counts the bytes of the text.
  package func evaluated(
    ties: (EntryID) -> Quantity? = { _ in nil },
    definitions: (EntryID) -> Definition? = { _ in nil },
    rates: RateSource = .none, within limits: Limits = .standard,
    unless cancellation: Cancellation = .never
  ) throws(EvaluationError) -> Evaluation {
    if isTotal { return try total(ties: ties, rates: rates, within: limits, unless: cancellation) }
    var evaluator = Evaluator(limits: limits, cancellation: cancellation, rates: rates)
    var evaluation = try evaluator.evaluation(of: tree, ties: ties, definitions: definitions)
    evaluation.isChoice = isChoice
    return evaluation
  }

  /// The value of the formula, without the expression that a tape would keep.
  ///
  /// - Throws: an error whose place counts the bytes of the text.
  package func value(
    by evaluator: inout Evaluator, ties: (EntryID) -> Quantity?,
    definitions: (EntryID) -> Definition? = { _ in nil }
  ) throws(EvaluationError) -> Quantity {
    try evaluator.value(of: tree, ties: ties, definitions: definitions)
  }

  /// The lines above that the expression of a text may refer to without their names.
  package static func lines(in text: String) -> [LineReference] {
    let bytes = Array(text.utf8)
    let expression = String(decoding: bytes[LineParts(bytes[...]).expression], as: UTF8.self)
    let words = expression.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let numbers = expression.split(separator: "@", omittingEmptySubsequences: false).dropFirst()
    return (words.contains { $0 == Entry.total } ? [.sinceTotal] : [])
      + zip(words, words.dropFirst()).compactMap { word, number in
        word == "last" ? Int(number).map { .last($0) } : nil
      }
      + Tag.tags(in: expression).map { .tagged($0.key) }
      + numbers.compactMap { Int($0.prefix(while: \.isNumber)).map { .above($0) } }
  }

  /// Evaluates the formula and explains how, as `Expression.explained` does.
  ///
  /// The place of an error counts the bytes of the text.
  package func explained(
    ties: (EntryID) -> Quantity? = { _ in nil },
    definitions: (EntryID) -> Definition? = { _ in nil },
    rates: RateSource = .none, within limits: Limits = .standard,
    unless cancellation: Cancellation = .never
  ) -> Explanation {
    Explanation(
      tree, ties: ties, definitions: definitions, rates: rates, within: limits,
      unless: cancellation)
  }

  /// The name before an equals sign.
  private static func name(
    in range: Range<Int>, of text: ArraySlice<UInt8>
  ) throws(EvaluationError) -> String {
    let word = text[range].trimmingSpaces
    let place = word.startIndex - text.startIndex..<word.endIndex - text.startIndex
    let name = String(decoding: word, as: UTF8.self)
    guard Vocabulary.isName(name[...]) else {
      let joined = name.split(separator: " ").joined(separator: "_")
      throw EvaluationError(
        .invalidName(nearest: Vocabulary.canName(joined) ? joined : nil), at: place)
    }
    guard !Vocabulary.isReserved(name[...]) else { throw EvaluationError(.reservedName, at: place) }
    return name
  }

  /// The error of an expression in words that can be written otherwise; nil where it cannot.
  private static func phrase(
    _ text: ArraySlice<UInt8>, _ range: Range<Int>, in scope: any Scope, commaIsPoint: Bool
  ) -> EvaluationError? {
    let spoken = text[range].trimmingSpaces
    guard spoken.count <= Phrase.longestLine,
      let written = Phrase.written(String(decoding: spoken, as: UTF8.self), in: scope.language)
    else { return nil }
    let bytes = Array(written.utf8)[...]
    var reader = TextReader(bytes, bytes.indices, scope: scope, commaIsPoint: commaIsPoint)
    guard (try? reader.tree()) != nil else { return nil }
    return EvaluationError(
      .phrase(written: written),
      at: spoken.startIndex - text.startIndex..<spoken.endIndex - text.startIndex)
  }

  /// The parameters in the parentheses behind the name of a function.
  private static func parameters(
    in range: Range<Int>, of text: ArraySlice<UInt8>, of name: String
  ) throws(EvaluationError) -> [String] {
    if case .function(let function) = Vocabulary.meaning(of: name) {
      throw EvaluationError(.knownFunction(function), at: 0..<range.upperBound - text.startIndex)
    }
    guard !text[range].trimmingSpaces.isEmpty else {
      let place = range.lowerBound - 1 - text.startIndex..<range.upperBound + 1 - text.startIndex
      throw EvaluationError(.invalidParameters, at: place)
    }
    var parameters: [String] = []
    for part in text[range].split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") })
    {
      let parameter = try Self.name(in: part.startIndex..<part.endIndex, of: text)
      guard !parameters.contains(parameter) else {
        let word = part.trimmingSpaces
        throw EvaluationError(
          .invalidParameters,
          at: word.startIndex - text.startIndex..<word.endIndex - text.startIndex)
      }
      parameters.append(parameter)
    }
    return parameters
  }

  /// The names in a text of the entries that a tree refers to.
  private static func names(of tree: SyntaxTree, in text: ArraySlice<UInt8>) -> [EntryID: String] {
    var names: [EntryID: String] = [:]
    for node in tree.nodes {
      guard let origin = node.kind.origin else { continue }
      let word = text[(text.startIndex + node.start)...].prefix(while: LineParts.isPartOfName)
      names[origin] = String(decoding: word, as: UTF8.self)
    }
    return names
  }

  /// A comment as it is written on a line, from its number sign on.
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
  /// The bytes without spaces, tabs and carriage returns at both ends.
  package var trimmingSpaces: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
    guard let last = lastIndex(where: { !isSpace($0) }) else { return self[endIndex...] }
    return self[...last].drop(while: isSpace)
  }
}

/// The parts of a line: `[ name [ "(" parameters ")" ] "=" ] expression [ "#" comment ]`.
struct LineParts {
  /// The bytes of the name and of the white space around it.
  var name: Range<Int>?
  /// The bytes between the parentheses behind the name.
  var parameters: Range<Int>?
  /// The bytes of the expression.
  var expression: Range<Int>
  /// The bytes after the number sign.
  var comment: Range<Int>?

  /// Splits a line at its first number sign, and what is before that at an equals sign after a word.
  ///
  /// A tag behind an opening parenthesis or a separator is an argument of a function.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  init(_ line: ArraySlice<UInt8>) {
    let sign = UInt8(ascii: "#")
    var end = line.firstIndex(of: sign) ?? line.endIndex
    while end < line.endIndex, Self.isArgument(end, of: line) {
      end = line[(end + 1)...].firstIndex(of: sign) ?? line.endIndex
    }
    if end < line.endIndex { comment = end + 1..<line.endIndex }
    expression = line.startIndex..<end
    // Most lines begin with a number, and so with no name.
    guard let first = line[..<end].first(where: { $0 != UInt8(ascii: " ") }),
      Self.isPartOfName(first), !Self.isDigit(first)
    else { return }
    let word = line[..<end].prefix { Self.isPartOfName($0) || $0 == UInt8(ascii: " ") }
    var equals = word.endIndex
    var inside: Range<Int>?
    if equals < end, line[equals] == UInt8(ascii: "(") {
      let names = line[(equals + 1)..<end].prefix {
        Self.isPartOfName($0) || " ;,".utf8.contains($0)
      }
      guard names.endIndex < end, line[names.endIndex] == UInt8(ascii: ")") else { return }
      inside = names.startIndex..<names.endIndex
      equals = line[(names.endIndex + 1)..<end].drop { $0 == UInt8(ascii: " ") }.startIndex
    }
    guard equals < end, line[equals] == UInt8(ascii: "=") else { return }
    name = line.startIndex..<word.endIndex
    parameters = inside
    expression = equals + 1..<end
  }

  /// Whether only a name stands between an equals sign and a parenthesis, as in `sum(k = 1 to 3; k)`, or
  /// an equation has begun.
  func isBinding(_ sign: Int, of line: ArraySlice<UInt8>) -> Bool {
    let before = line[expression.lowerBound..<sign].trimmingSpaces
    let name = before.reversed().prefix(while: Self.isPartOfName)
    if !name.isEmpty, before.dropLast(name.count).trimmingSpaces.last == UInt8(ascii: "(") {
      return true
    }
    let text = String(decoding: before, as: UTF8.self)
    return Function.allCases.contains { $0.hasUnknown && text.hasPart($0.name + "(") }
  }

  /// Whether the number sign at an index is that of a tag behind a parenthesis or a separator.
  private static func isArgument(_ index: Int, of line: ArraySlice<UInt8>) -> Bool {
    let before = line[..<index].last { $0 != UInt8(ascii: " ") }
    return (before == UInt8(ascii: "(") || before == UInt8(ascii: ";"))
      && Tag.first(in: String(decoding: line[index...], as: UTF8.self)) != nil
  }

  /// Whether a byte can belong to a name: a letter, a digit, an underscore, or a part of a character
  /// outside ASCII.
  static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension Vocabulary {
  /// Whether a text can name a result: a letter, then letters, digits and underscores.
  static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy(isPartOfName)
  }

  /// Whether a character can belong to a name, if it does not begin it.
  static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return LineParts.isPartOfName(UInt8(scalar.value)) }
    return scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Whether a name joins operands, or means the previous result: no result can have it.
  static func isReserved(_ name: Substring) -> Bool {
    if Vocabulary.conversions.contains(name.lowercased()) || name.lowercased() == "per" {
      return true
    }
    return switch meaning(of: name) {
    case .answer, .binary, .function(.mod), .not: true
    case .constant, .degree, .function, .total, .time, nil: false
    }
  }

  /// Whether a text is a name that a result can be given.
  package static func canName(_ text: some StringProtocol) -> Bool {
    let text = Substring(text)
    return isName(text) && !isReserved(text)
  }
}
