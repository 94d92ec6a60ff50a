import ExactNumbers

extension Expression {
  /// The value of the expression.
  ///
  /// The language is
  ///
  ///     expression  = term   { ("+" | "-") term }
  ///     term        = factor { ("*" | "/") factor | juxtaposed factor }
  ///     factor      = ["-" | "+"] power
  ///     power       = postfix [ "^" factor ]
  ///     postfix     = primary { "!" | "%" | "°" }
  ///     primary     = number | constant | "ans" | "√" power | "(" expression ")"
  ///                 | function "(" expression { ";" expression } ")"
  ///
  /// A juxtaposed factor begins with no sign, and with no number if a number is before it.
  /// Parentheses that are open at the end are closed there.
  ///
  /// Operands and pending operators wait on two stacks until an operator that binds less tightly
  /// ends their wait (Dijkstra's shunting-yard algorithm, 1961), so the depth of an expression
  /// costs no stack of the machine. The time grows in proportion to the number of tokens, for
  /// numbers of bounded size.
  ///
  /// - Parameter notesPercentages: whether to tell what percentages came to.
  /// - Throws: an error whose place are tokens of this expression.
  package func evaluated(
    within limits: Limits = .standard, unless interruption: Interruption = .never,
    notesPercentages: Bool = true
  ) throws(EvaluationError) -> Evaluation {
    guard tokens.count <= limits.tokens else {
      throw EvaluationError(.tooLong, at: limits.tokens..<tokens.count)
    }
    var evaluator = Evaluator(
      limits: limits, interruption: interruption, notesPercentages: notesPercentages)
    for (index, token) in tokens.enumerated() {
      try evaluator.take(token, at: index)
    }
    return try evaluator.finish()
  }
}
