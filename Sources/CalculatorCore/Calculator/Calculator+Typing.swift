import ExactNumbers

/// Typing.
extension Calculator {
  /// Applies an edit.
  ///
  /// - Parameter isFinished: whether a number that is typed is to be left alone, because `=` was
  ///   refused for it: a new operand begins a new expression.
  /// - Throws: why the edit was refused; the calculator is then unchanged.
  /// - Complexity: O(*n*), where *n* is the length of the number at the end, whatever the number of
  ///   tokens. A closing parenthesis is linear in the number of tokens, and so is the first edit of
  ///   an expression that was shown or has failed.
  package mutating func apply(
    _ edit: ExpressionEdit, isFinished: Bool = false
  ) throws(Refusal) {
    switch phase {
    case .entering where isFinished && edit.role == .operand:
      enter(try Expression().applying(edit, within: limits))
    case .entering(var expression):
      if let untied = untied(expression, for: edit) {
        enter(try untied.applying(edit, within: limits))
        return
      }
      let before = expression.end
      // While the phase does not hold the expression too, its tokens are changed in place.
      moment.phase = .entering(Expression())
      defer { moment.phase = .entering(expression) }
      try expression.apply(edit, within: limits)
      if expression.end != before { history.append(.edit(edit)) }
    case .showing(let id):
      if let error {
        enter(try corrected(expression, error, by: edit))
      } else {
        enter(try continued(from: id, by: edit))
      }
    case .failed(let expression, let error):
      enter(try corrected(expression, error, by: edit))
    }
  }

  /// Begins a new expression with an integer, written in a base.
  package mutating func write(_ number: Rational, in base: NumberBase) {
    let digits = Token.number(
      NumberLiteral(text: base.prefix + number.digits(inBase: base.rawValue)))
    enter(Expression(number.isNegative ? [.sign(.minus), digits] : [digits]))
  }

  /// Empties the expression.
  package mutating func clearAll() {
    if phase != .entering(Expression()) { enter(Expression()) }
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
      guard expression.isComplete else { throw Refusal(.missingOperand, at: expression.lastPlace) }
      guard expression.hasOperation else { throw Refusal(.nothingToCalculate) }
      return expression.completed
    case .showing(let id):
      guard error == nil else { return expression }
      guard !expression.isDefinition, let operation = expression.lastOperation else {
        throw Refusal(.nothingToRepeat)
      }
      return Expression([.tie(id), .binary(operation.binary)] + operation.right).closed
    case .failed(let expression, _):
      return expression
    }
  }

  /// The expression that an edit makes of a result.
  private func continued(
    from id: EntryID, by edit: ExpressionEdit
  ) throws(Refusal) -> Expression {
    switch edit.role {
    case .operand: return try Expression().applying(edit, within: limits)
    case .behindOperand:
      guard !expression.isDefinition else { throw Refusal(.noValue) }
      return try Expression([.tie(id)]).applying(edit, within: limits)
    case .close: throw Refusal(.noOpenParenthesis)
    case .delete:
      return edit.isAboutDigits && !expression.isDefinition ? expression : Expression()
    }
  }

  /// The expression that an edit makes of one that has failed.
  private func corrected(
    _ expression: Expression, _ error: EvaluationError, by edit: ExpressionEdit
  ) throws(Refusal) -> Expression {
    switch edit.role {
    case .operand: try Expression().applying(edit, within: limits)
    case .behindOperand, .close: throw Refusal(.uncorrectedError, at: error.place)
    case .delete: try expression.applying(edit, within: limits)
    }
  }

  /// The expression with the digits of the result at its end, if the edit is about digits; nil if
  /// there are none, or the edit takes the result as a whole.
  private func untied(_ expression: Expression, for edit: ExpressionEdit) -> Expression? {
    guard edit.isAboutDigits else { return nil }
    return expression.lastTie.flatMap { tape.value(of: $0) }.flatMap { expression.untyingEnd($0) }
  }
}

/// What stands before text that is typed.
extension Calculator {
  /// The number of steps that are not undone.
  package var stepCount: Int { history.position }

  /// Whether nothing is being typed: the expression is empty, or a result or an error shows.
  package var isIdle: Bool {
    if case .entering(let expression) = phase { expression.isEmpty } else { true }
  }
}
