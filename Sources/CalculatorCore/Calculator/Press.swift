/// What a button does, whether it is pressed by a key, by a click or with the highlight.
package enum Press: Hashable, Sendable {
  /// Edits the expression.
  case edit(ExpressionEdit)
  /// Commands the calculator.
  case command(CalculatorCommand)
}

/// An edit at the end of the expression.
package enum ExpressionEdit: Hashable, Sendable {
  /// A digit of a number in base 10, or in the base of the number that it extends.
  case digit(Digit)
  /// A digit of a number in a base; the number that it extends is written in that base first.
  case digitInBase(Digit, NumberBase)
  case point
  case binary(BinaryOperator)
  case postfix(PostfixOperator)
  /// The name of a function with its opening parenthesis.
  case function(Function)
  case constant(Constant)
  /// `√`: the square root of the operand at the end, or of what follows in parentheses.
  case root
  /// `1/x`: the reciprocal of the operand at the end, or of what follows in parentheses.
  case reciprocal
  /// `x²`: the square of the operand at the end.
  case square
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
