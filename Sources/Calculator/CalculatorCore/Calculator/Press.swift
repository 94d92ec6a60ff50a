/// The action of a button, whether pressed by a key, a click or the highlight.
package enum Press: Hashable, Sendable {
  case edit(ExpressionEdit)
  case command(CalculatorCommand)
}

/// An edit at the end of the expression.
package enum ExpressionEdit: Hashable, Sendable {
  case digit(Digit)
  case point
  case binary(BinaryOperator)
  case postfix(PostfixOperator)
  /// A function with its opening parenthesis.
  case function(Function)
  case constant(Constant)
  /// `√`: the square root of the last operand, or of the parentheses that follow.
  case root
  /// `1/x`: the reciprocal of the last operand, or of the parentheses that follow.
  case reciprocal
  /// `x²`: the square of the last operand.
  case square
  case open
  case close
  case tie(EntryID)
  /// A user-defined function with its opening parenthesis.
  case application(EntryID)
  /// `C`: deletes the last element.
  case deleteElement
  case deleteCharacter

  /// The effect of an edit at the end of an expression.
  package enum Role {
    case operand
    /// It applies to the last operand.
    case behindOperand
    case close
    case delete
  }

  package var role: Role {
    switch self {
    case .digit, .point, .open, .tie, .application, .function, .constant: .operand
    case .binary, .postfix, .root, .reciprocal, .square: .behindOperand
    case .close: .close
    case .deleteElement, .deleteCharacter: .delete
    }
  }

  var isAboutDigits: Bool {
    switch self {
    case .digit, .point, .deleteCharacter: true
    case .binary, .postfix, .open, .close, .tie, .application, .function, .constant, .root,
      .reciprocal, .square, .deleteElement:
      false
    }
  }
}

/// A command for the whole calculation.
package enum CalculatorCommand: Hashable, Sendable {
  /// `=`: evaluates the expression.
  case equals
  /// `AC`: clears the expression.
  case allClear
}

/// Why a press was refused, which changes nothing.
package struct Refusal: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case missingOperand
    case missingOperator
    case emptyParentheses
    case noOpenParenthesis
    case secondPoint
    case pointInBase
    case digitOutsideBase
    case numberTooLong
    case nothingToCalculate
    case nothingToRepeat
    case noValue
    case uncorrectedError
  }

  package var kind: Kind
  package var place: Range<Int>?

  init(_ kind: Kind, at place: Range<Int>? = nil) {
    self.kind = kind
    self.place = place
  }
}
