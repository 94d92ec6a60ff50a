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
  /// The function that an entry defines, with its opening parenthesis.
  case application(EntryID)
  /// `C`: deletes the last element.
  case deleteElement
  /// Backspace: deletes the last character.
  case deleteCharacter

  /// What an edit does at the end of an expression.
  package enum Role {
    /// It begins an operand, or a number.
    case operand
    /// It is about the operand at the end.
    case behindOperand
    case close
    case delete
  }

  /// What the edit does.
  package var role: Role {
    switch self {
    case .digit, .point, .open, .tie, .application, .function, .constant: .operand
    case .binary, .postfix, .root, .reciprocal, .square: .behindOperand
    case .close: .close
    case .deleteElement, .deleteCharacter: .delete
    }
  }

  /// Whether the edit is about the digits of a number.
  var isAboutDigits: Bool {
    switch self {
    case .digit, .point, .deleteCharacter: true
    case .binary, .postfix, .open, .close, .tie, .application, .function, .constant, .root,
      .reciprocal, .square, .deleteElement:
      false
    }
  }
}

/// A command for the calculation as a whole.
package enum CalculatorCommand: Hashable, Sendable {
  /// `=`: evaluates the expression.
  case equals
  /// `AC`: empties the expression.
  case allClear
}

/// Why a press was refused; a refused press changes nothing.
package struct Refusal: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// An operator, a sign, a root or an opening parenthesis has no operand.
    case missingOperand
    /// Two operands would be side by side.
    case missingOperator
    /// There is nothing between the parentheses.
    case emptyParentheses
    /// There is no open parenthesis to close.
    case noOpenParenthesis
    /// The number already has a point or an exponent.
    case secondPoint
    /// Numbers in the base of this one have no point.
    case pointInBase
    /// Numbers in the base have no such digit.
    case digitOutsideBase
    /// The number has reached the limit of its length.
    case numberTooLong
    /// The expression is a number without an operation.
    case nothingToCalculate
    /// The expression of the result has no operation outside of parentheses.
    case nothingToRepeat
    /// What shows is the definition of a function.
    case noValue
    /// The expression has an error that must be corrected first.
    case uncorrectedError
  }

  package var kind: Kind
  /// The characters of the line that are to blame; nil if there are none.
  package var place: Range<Int>?

  init(_ kind: Kind, at place: Range<Int>? = nil) {
    self.kind = kind
    self.place = place
  }
}
