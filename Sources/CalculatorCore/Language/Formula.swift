import ExactNumbers

/// An expression read from text.
///
///     let formula = try Formula("200 + 10%")
///     try formula.evaluated().value  // 220
///
/// The places of errors count the bytes of the text. `Expression.evaluated` states the grammar, and
/// `Lexer` how tokens are written.
package struct Formula: Hashable, Sendable {
  /// The tokens of the text.
  package let expression: Expression
  private let sources: [TokenSource]
  /// The length of the text, in bytes.
  private let length: Int

  /// Reads text.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - answer: the previous result, which `ans` stands for; nil before the first one.
  ///   - commaIsPoint: whether a comma is a decimal point, like a point.
  /// - Throws: an error for text that is not a token.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(
    _ text: ArraySlice<UInt8>, answer: Real? = nil, commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    var lexer = Lexer(text, answer: answer, commaIsPoint: commaIsPoint)
    try lexer.run()
    expression = Expression(lexer.tokens)
    sources = lexer.sources
    length = text.count
  }

  /// Reads a string.
  package init(
    _ text: String, answer: Real? = nil, commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    try self.init(Array(text.utf8)[...], answer: answer, commaIsPoint: commaIsPoint)
  }

  /// Evaluates the formula, as `Expression.evaluated` does.
  ///
  /// - Throws: an error whose place counts the bytes of the text.
  package func evaluated(
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) throws(EvaluationError) -> Evaluation {
    do throws(EvaluationError) {
      return try expression.evaluated(within: limits, unless: cancellation)
    } catch {
      throw EvaluationError(error.kind, at: bytes(of: error.place))
    }
  }

  /// The bytes of a range of tokens; the last byte of the text if there are no such tokens.
  func bytes(of tokens: Range<Int>) -> Range<Int> {
    guard tokens.lowerBound < sources.count else { return max(0, length - 1)..<max(1, length) }
    let last = min(tokens.upperBound, sources.count) - 1
    return sources[tokens.lowerBound].start..<sources[last].end
  }
}
