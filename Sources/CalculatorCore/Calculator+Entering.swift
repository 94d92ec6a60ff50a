extension Calculator {
  /// The phase after a press while an expression is being typed.
  func entering(_ expression: Expression, _ press: Press) throws(Refusal) -> Phase {
    var expression = expression
    switch press {
    case .digit(let digit): try expression.append(digit, within: limits)
    case .point: try expression.appendPoint()
    case .binary(let binary): expression.append(binary)
    case .equals: return try equals(expression)
    case .clear: expression.removeLastElement()
    case .allClear: expression = Expression()
    case .backspace: expression.removeLastCharacter()
    }
    return .entering(expression)
  }

  private func equals(_ expression: Expression) throws(Refusal) -> Phase {
    guard !expression.isEmpty else { return .entering(expression) }
    guard expression.isComplete else {
      throw Refusal(.missingOperand, at: expression.lastPlace)
    }
    guard expression.hasOperation else { throw Refusal(.nothingToCalculate) }
    var complete = expression
    complete.dropTrailingPoint()
    return evaluating(complete)
  }
}
