extension Calculator {
  /// The phase after `=` while an expression is being typed.
  func equals(
    _ expression: Expression, _ interruption: Interruption
  ) throws(Refusal) -> Phase {
    guard !expression.isEmpty else { return .entering(expression) }
    guard expression.isComplete else {
      throw Refusal(.missingOperand, at: expression.lastPlace)
    }
    guard expression.hasOperation else { throw Refusal(.nothingToCalculate) }
    var complete = expression
    complete.dropTrailingPoint()
    return try evaluating(complete, interruption)
  }

  /// The phase after a complete expression was calculated, all its parentheses closed.
  func evaluating(
    _ expression: Expression, _ interruption: Interruption
  ) throws(Refusal) -> Phase {
    let closed = expression.closed
    do throws(EvaluationError) {
      let evaluation = try closed.evaluated(within: limits, unless: interruption)
      return .showing(Calculation(expression: closed, evaluation: evaluation))
    } catch {
      guard error.kind != .interrupted else { throw Refusal(.interrupted) }
      return .failed(closed, error)
    }
  }
}
