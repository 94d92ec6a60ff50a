import Quantities

/// A line of the typed language: an expression, perhaps with a name for its result and a comment.
///
///     let formula = try Formula("rent = 850 + 10% # home")
///     try formula.evaluated().value  // 935
///     formula.name  // "rent"
///
/// The places of errors count the bytes of the text. `Parser` states the grammar of expressions, and
/// `TextReader` how they are written.
package struct Formula: Hashable, Sendable {
  let tree: SyntaxTree
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
    var reader = TextReader(text, parts.expression, scope: scope, commaIsPoint: commaIsPoint)
    tree = try reader.tree()
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

  /// Evaluates the formula, as `Expression.evaluated` does.
  ///
  /// - Throws: an error whose place counts the bytes of the text.
  package func evaluated(
    ties: (EntryID) -> Quantity? = { _ in nil }, rates: RateSource = .none,
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) throws(EvaluationError) -> Evaluation {
    var evaluator = Evaluator(limits: limits, cancellation: cancellation, rates: rates)
    return try evaluator.evaluation(of: tree, ties: ties)
  }

  /// Evaluates the formula and explains how, as `Expression.explained` does.
  ///
  /// The place of an error counts the bytes of the text.
  package func explained(
    ties: (EntryID) -> Quantity? = { _ in nil }, rates: RateSource = .none,
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) -> Explanation {
    Explanation(tree, ties: ties, rates: rates, within: limits, unless: cancellation)
  }

  /// The name before an equals sign.
  private static func name(
    in range: Range<Int>, of text: ArraySlice<UInt8>
  ) throws(EvaluationError) -> String {
    let word = text[range].trimmingSpaces
    let place = word.startIndex - text.startIndex..<word.endIndex - text.startIndex
    let name = String(decoding: word, as: UTF8.self)
    guard Vocabulary.isName(name[...]) else { throw EvaluationError(.invalidName, at: place) }
    guard !Vocabulary.isReserved(name[...]) else { throw EvaluationError(.reservedName, at: place) }
    return name
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
