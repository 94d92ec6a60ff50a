/// Typing.
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
      guard expression.isComplete else {
        throw Refusal(.missingOperand, at: expression.lastPlace)
      }
      guard expression.hasOperation else { throw Refusal(.nothingToCalculate) }
      return expression.completed
    case .showing(let id):
      guard error == nil else { return expression }
      guard let operation = expression.lastOperation else {
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
    switch edit {
    case .digit, .digitInBase, .point, .open, .tie, .function, .constant:
      return try Expression().applying(edit, within: limits)
    case .binary, .postfix, .root, .reciprocal, .square:
      return try Expression([.tie(id)]).applying(edit, within: limits)
    case .close: throw Refusal(.noOpenParenthesis)
    case .deleteElement: return Expression()
    case .deleteCharacter: return expression
    }
  }

  /// The expression that an edit makes of one that has failed.
  private func corrected(
    _ expression: Expression, _ error: EvaluationError, by edit: ExpressionEdit
  ) throws(Refusal) -> Expression {
    switch edit {
    case .digit, .digitInBase, .point, .open, .tie, .function, .constant:
      try Expression().applying(edit, within: limits)
    case .binary, .postfix, .close, .root, .reciprocal, .square:
      throw Refusal(.uncorrectedError, at: error.place)
    case .deleteElement, .deleteCharacter: try expression.applying(edit, within: limits)
    }
  }

  /// The expression with the digits of the result at its end, if the edit is about digits; nil if
  /// there are none, or the edit takes the result as a whole.
  private func untied(_ expression: Expression, for edit: ExpressionEdit) -> Expression? {
    switch edit {
    case .digit, .digitInBase, .point, .deleteCharacter:
      expression.lastTie.flatMap { tape.value(of: $0) }.flatMap { expression.untyingEnd($0) }
    case .binary, .postfix, .open, .close, .tie, .function, .constant, .root, .reciprocal, .square,
      .deleteElement:
      nil
    }
  }
}

/// What stands before text that is typed.
extension Calculator {
  /// The number at the end of the expression that is being typed, as it is written; nil if it ends
  /// otherwise.
  package var typedNumber: String? {
    guard case .entering(let expression) = phase, case .number(let number) = expression.tokens.last
    else { return nil }
    return number.text
  }

  /// Whether the expression that is being typed ends in an operand.
  package var endsInOperand: Bool {
    if case .entering(let expression) = phase { expression.isComplete } else { false }
  }

  /// Whether a result shows.
  package var showsResult: Bool {
    if case .showing = phase { error == nil } else { false }
  }

  /// The expression that text stands behind when it is typed: the one that is being typed, the result
  /// where the text continues it, and otherwise nothing, because it begins a new expression.
  ///
  /// - Parameter continues: whether the text can only continue an expression.
  package func expression(beforeText continues: Bool) -> Expression {
    switch phase {
    case .entering(let expression): expression
    case .showing(let id): continues && error == nil ? Expression([.tie(id)]) : Expression()
    case .failed: Expression()
    }
  }
}

/// Taking back what was not meant, so that it leaves no trace.
extension Calculator {
  /// The number of steps that are not undone: a place for `takeBack(to:)`.
  package var stepCount: Int { history.position }

  /// Reverses what was done since there was a number of steps, as if it had not been done: nothing, one
  /// step, or the undoing of one.
  ///
  /// The changes of the tape that reverse it are changes like any other for storage.
  ///
  /// - Complexity: that of `undo()`.
  package mutating func takeBack(to stepCount: Int) {
    if history.position < stepCount {
      redo()
    } else if history.position > stepCount {
      if case .change(let change) = history.removeLast() { _ = apply(change.undo) }
      moment = history.moment(within: limits)
      keepShowing()
    }
  }
}
