/// What a button does, whether it is pressed by a key, by a click or with the highlight.
package enum Press: Hashable, Sendable {
  /// Edits the expression.
  case edit(ExpressionEdit)
  /// Commands the calculator.
  case command(CalculatorCommand)
}

/// An edit at the end of the expression.
package enum ExpressionEdit: Hashable, Sendable {
  case digit(Digit)
  case point
  case binary(BinaryOperator)
  case postfix(PostfixOperator)
  /// An opening parenthesis.
  case open
  /// A closing parenthesis.
  case close
  /// The result of an entry as an operand.
  case tie(EntryID)
  /// `C`: deletes the last element.
  case deleteElement
  /// Backspace: deletes the last character.
  case deleteCharacter
}

/// A command for the calculation as a whole.
package enum CalculatorCommand: Hashable, Sendable {
  /// `=`: evaluates the expression.
  case equals
  /// `AC`: empties the expression.
  case allClear
}
