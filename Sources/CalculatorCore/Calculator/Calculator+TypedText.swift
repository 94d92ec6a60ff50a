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
