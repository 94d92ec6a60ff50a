extension Calculator {
  /// The phase after a press while an error is shown.
  func failed(
    _ expression: Expression, _ error: EvaluationError, _ press: Press
  ) throws(Refusal) -> Phase {
    switch press {
    case .digit, .point:
      try entering(Expression(), press)
    case .binary:
      throw Refusal(.uncorrectedError, at: error.place)
    case .equals:
      evaluating(expression)
    case .clear, .allClear, .backspace:
      try entering(expression, press)
    }
  }
}
