extension Calculator {
  /// The phase after a press while a result is shown.
  func showing(_ calculation: Calculation, _ press: Press) throws(Refusal) -> Phase {
    switch press {
    case .digit, .point:
      return try entering(Expression(), press)
    case .binary:
      return try entering(Expression(calculation.operand), press)
    case .equals:
      guard let operation = calculation.expression.lastOperation else {
        throw Refusal(.nothingToRepeat)
      }
      return evaluating(Expression(calculation.operand + operation))
    case .clear, .allClear:
      return .entering(Expression())
    case .backspace:
      return .entering(calculation.expression)
    }
  }
}
