extension Calculator {
  /// The phase after a press while a result is shown.
  func showing(
    _ calculation: Calculation, _ press: Press, _ interruption: Interruption
  ) throws(Refusal) -> Phase {
    switch press {
    case .digit, .point, .open:
      return .entering(try Expression().applying(press, within: limits))
    case .binary(let binary):
      let operand = Expression(calculation.operand(before: .binary(binary)))
      return .entering(try operand.applying(press, within: limits))
    case .postfix(let postfix):
      let operand = Expression(calculation.operand(before: .postfix(postfix)))
      return .entering(try operand.applying(press, within: limits))
    case .close:
      throw Refusal(.noOpenParenthesis)
    case .equals:
      guard let operation = calculation.expression.lastOperation else {
        throw Refusal(.nothingToRepeat)
      }
      return try evaluating(
        Expression(calculation.operand(before: operation[0]) + operation), interruption)
    case .clear, .allClear:
      return .entering(Expression())
    case .backspace:
      return .entering(calculation.expression)
    }
  }
}
