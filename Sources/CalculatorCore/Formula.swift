import ExactNumbers

/// An expression that was read from text.
///
///     let formula = try Formula("200 + 10%")
///     try formula.evaluated().value  // 220
///
/// Places of errors are bytes of the text. The grammar is that of `Expression.evaluated`; how
/// tokens are written is said in `Lexer`.
package struct Formula: Hashable, Sendable {
  /// The tokens of the text.
  package let expression: Expression
  /// The bytes of each token.
  private let sources: [Range<Int>]
  /// The length of the text, in bytes.
  private let length: Int

  /// Reads text.
  ///
  /// - Parameters:
  ///   - text: the text in UTF-8.
  ///   - answer: what `ans` stands for; nil when there was no result yet.
  ///   - commaIsPoint: whether a comma is a decimal point.
  /// - Throws: an error for what is not a token.
  package init(
    _ text: ArraySlice<UInt8>, answer: Real? = nil, commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    var lexer = Lexer(text, answer: answer, commaIsPoint: commaIsPoint)
    try lexer.run()
    expression = Expression(lexer.tokens)
    sources = lexer.sources
    length = text.count
  }

  /// Reads text.
  package init(
    _ text: String, answer: Real? = nil, commaIsPoint: Bool = false
  ) throws(EvaluationError) {
    try self.init(Array(text.utf8)[...], answer: answer, commaIsPoint: commaIsPoint)
  }

  /// The value of the formula.
  ///
  /// - Parameter notesPercentages: whether to tell what percentages came to.
  /// - Throws: an error whose place are bytes of the text.
  package func evaluated(
    within limits: Limits = .standard, unless interruption: Interruption = .never,
    notesPercentages: Bool = true
  ) throws(EvaluationError) -> Evaluation {
    do throws(EvaluationError) {
      return try expression.evaluated(
        within: limits, unless: interruption, notesPercentages: notesPercentages)
    } catch {
      throw EvaluationError(error.kind, at: bytes(of: error.place))
    }
  }

  /// The bytes of tokens; those behind the last one are the end of the text.
  package func bytes(of tokens: Range<Int>) -> Range<Int> {
    guard tokens.lowerBound < sources.count else { return max(0, length - 1)..<max(1, length) }
    let last = min(tokens.upperBound, sources.count) - 1
    return sources[tokens.lowerBound].lowerBound..<sources[last].upperBound
  }
}
