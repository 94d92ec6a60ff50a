extension Calculator {
  /// The phase after a press while an error is shown.
  func failed(
    _ expression: Expression, _ error: EvaluationError, _ press: Press,
    _ interruption: Interruption
  ) throws(Refusal) -> Phase {
    switch press {
    case .digit, .point, .open:
      .entering(try Expression().applying(press, within: limits))
    case .binary, .postfix, .close:
      throw Refusal(.uncorrectedError, at: error.place)
    case .equals:
      try evaluating(expression, interruption)
    case .clear, .allClear, .backspace:
      .entering(try expression.applying(press, within: limits))
    }
  }
}
