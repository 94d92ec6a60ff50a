import ExactNumbers

/// The state machine of the calculator: edits, evaluations and errors change its phase.
///
///     var calculator = Calculator()
///     for edit in [.digit(.two), .binary(.add), .digit(.three)] as [ExpressionEdit] {
///       try calculator.apply(edit)
///     }
///     if let expression = try calculator.expressionForEquals() {
///       calculator.show(try expression.evaluated())
///     }
///     calculator.phase  // .showing, with the value 5
///
/// It does not evaluate: `expressionForEquals()` returns what `=` evaluates, and `show` or `fail`
/// takes the outcome, which may come much later. It knows no keys, no sentences and no clock.
package struct Calculator: Hashable, Sendable {
  /// What the calculator is doing.
  package enum Phase: Hashable, Sendable {
    /// An expression is being typed.
    case entering(Expression)
    /// An expression is shown with its value.
    case showing(Evaluation)
    /// The expression has no value; it can be corrected.
    case failed(Expression, EvaluationError)
  }

  package private(set) var phase = Phase.entering(Expression())
  /// The previous result, which `ans` stands for; nil before the first one.
  package private(set) var answer: Real?
  package let limits: Limits

  /// Creates a calculator with an empty expression.
  package init(limits: Limits = .standard) {
    self.limits = limits
  }

  /// The expression on the screen, in any phase.
  package var expression: Expression {
    switch phase {
    case .entering(let expression), .failed(let expression, _): expression
    case .showing(let evaluation): evaluation.expression
    }
  }

  /// The expression whose value is shown while it is being typed; nil unless it has an operation and
  /// ends in an operand.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package var liveExpression: Expression? {
    guard case .entering(let expression) = phase, expression.isComplete, expression.hasOperation
    else { return nil }
    return expression.completed
  }
}

extension Calculator {
  /// Applies an edit.
  ///
  /// - Throws: why the edit was refused; the calculator is then unchanged.
  /// - Complexity: O(*n*), where *n* is the length of the number at the end, whatever the number of
  ///   tokens. A closing parenthesis is linear in the number of tokens, and so is the first edit of
  ///   an expression that was shown or has failed.
  package mutating func apply(_ edit: ExpressionEdit) throws(Refusal) {
    switch phase {
    case .entering(var expression):
      // While the phase does not hold the expression too, its tokens are changed in place.
      phase = .entering(Expression())
      defer { phase = .entering(expression) }
      try expression.apply(edit, within: limits)
    case .showing(let evaluation):
      phase = .entering(try continued(from: evaluation, by: edit))
    case .failed(let expression, let error):
      phase = .entering(try corrected(expression, error, by: edit))
    }
  }

  /// Empties the expression.
  package mutating func clearAll() {
    phase = .entering(Expression())
  }

  /// The expression that `=` evaluates; nil if `=` does nothing, because nothing was typed.
  ///
  /// While an expression is typed, that is the expression with all parentheses closed; after a result,
  /// the last operation applied to the result; after an error, the same expression again.
  ///
  /// - Throws: why `=` is refused.
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package func expressionForEquals() throws(Refusal) -> Expression? {
    switch phase {
    case .entering(let expression):
      guard !expression.isEmpty else { return nil }
      guard expression.isComplete else {
        throw Refusal(.missingOperand, at: expression.lastPlace)
      }
      guard expression.hasOperation else { throw Refusal(.nothingToCalculate) }
      return expression.completed
    case .showing(let evaluation):
      guard let operation = evaluation.expression.lastOperation else {
        throw Refusal(.nothingToRepeat)
      }
      let left = evaluation.operand(before: operation.binary)
      return Expression(left + [.binary(operation.binary)] + operation.right).closed
    case .failed(let expression, _):
      return expression
    }
  }

  /// Shows a result, with all parentheses of its expression closed; `ans` then stands for it.
  package mutating func show(_ evaluation: Evaluation) {
    var shown = evaluation
    shown.expression = evaluation.expression.closed
    phase = .showing(shown)
    answer = evaluation.value
  }

  /// Shows why an expression has no value.
  package mutating func fail(_ expression: Expression, _ error: EvaluationError) {
    phase = .failed(expression, error)
  }

  /// The expression that an edit makes of a result.
  private func continued(
    from evaluation: Evaluation, by edit: ExpressionEdit
  ) throws(Refusal) -> Expression {
    switch edit {
    case .digit, .point, .open:
      return try Expression().applying(edit, within: limits)
    case .binary(let binary):
      return try Expression(evaluation.operand(before: binary))
        .applying(edit, within: limits)
    case .postfix(let postfix):
      return try Expression(evaluation.operand(before: postfix))
        .applying(edit, within: limits)
    case .close: throw Refusal(.noOpenParenthesis)
    case .deleteElement: return Expression()
    case .deleteCharacter: return evaluation.expression
    }
  }

  /// The expression that an edit makes of one that has failed.
  private func corrected(
    _ expression: Expression, _ error: EvaluationError, by edit: ExpressionEdit
  ) throws(Refusal) -> Expression {
    switch edit {
    case .digit, .point, .open: try Expression().applying(edit, within: limits)
    case .binary, .postfix, .close: throw Refusal(.uncorrectedError, at: error.place)
    case .deleteElement, .deleteCharacter: try expression.applying(edit, within: limits)
    }
  }
}
