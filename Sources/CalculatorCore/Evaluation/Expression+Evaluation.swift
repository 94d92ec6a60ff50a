import ExactNumbers

extension Expression {
  /// Evaluates the expression.
  ///
  /// The grammar is
  ///
  /// ```text
  /// expression  = exclusive { "or" exclusive }
  /// exclusive   = union { "xor" union }
  /// union       = shift { "and" shift }
  /// shift       = sum { ("<<" | ">>") sum }
  /// sum         = term { ("+" | "-") term }
  /// term        = factor { ("*" | "/" | "mod" | "of") factor | juxtaposed factor }
  /// factor      = { "-" | "+" } power | postfix "%" "off" factor
  /// power       = postfix [ "^" factor ]
  /// postfix     = primary { "!" | "%" | "°" }
  /// primary     = number | constant | tie | "√" { "-" | "+" } power | "(" expression ")"
  ///             | function "(" expression { ";" expression } ")"
  /// ```
  ///
  /// A juxtaposed factor does not begin with a sign, nor with a number directly after a number or a
  /// percentage. Parentheses that are open at the end are closed there. In a sum, `a + b%` and
  /// `a − b%` take the percentage of `a`. `Grouping` adds what a text may leave out.
  ///
  /// - Parameters:
  ///   - ties: the values of entries that the expression is tied to; nil where there is none.
  ///   - limits: the bounds on the expression and on all numbers of the calculation.
  ///   - cancellation: the way to cancel the evaluation.
  /// - Throws: an error whose place counts the tokens of this expression.
  /// - Complexity: O(*n*) operations on numbers for *n* tokens. Nesting uses no recursion.
  package func evaluated(
    ties: (EntryID) -> Real? = { _ in nil },
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) throws(EvaluationError) -> Evaluation {
    try evaluated(ties: ties, within: limits, unless: cancellation, recordedBy: nil)
  }

  /// Evaluates the expression and records its operations.
  func evaluated(
    ties: (EntryID) -> Real?, within limits: Limits, unless cancellation: Cancellation,
    recordedBy recorder: StepRecorder?
  ) throws(EvaluationError) -> Evaluation {
    guard tokens.count <= limits.tokens else {
      throw EvaluationError(.tooLong, at: limits.tokens..<tokens.count)
    }
    var yard = ShuntingYard(limits: limits, cancellation: cancellation, recorder: recorder)
    for (index, token) in tokens.enumerated() {
      try yard.take(token, at: index, ties)
    }
    let (value, percentages) = try yard.finish()
    return Evaluation(expression: self, value: value, percentages: percentages)
  }
}
