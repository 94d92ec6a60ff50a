import ExactNumbers

/// An element of an expression, as one press of `C` removes it.
package enum Token: Hashable, Sendable {
  /// A number as it was typed.
  case number(NumberLiteral)
  /// The previous result, exact.
  case answer(Real)
  case constant(Constant)
  case binary(BinaryOperator)
  case sign(Sign)
  /// The sign `√` before what its root is drawn from.
  case root
  case postfix(PostfixOperator)
  case open
  /// The name of a function and the parenthesis that it opens.
  case function(Function)
  /// What stands between two arguments of a function.
  case separator
  case close
}

extension Token {
  /// Whether an operand ends with this token.
  var endsOperand: Bool {
    switch self {
    case .number, .answer, .constant, .postfix, .close: true
    case .binary, .sign, .root, .open, .function, .separator: false
    }
  }

  /// Whether an operand begins with this token.
  ///
  /// Behind another operand it multiplies that one: `2(3)`.
  var beginsOperand: Bool {
    switch self {
    case .number, .answer, .constant, .root, .open, .function: true
    case .binary, .sign, .postfix, .separator, .close: false
    }
  }

  /// Whether the token is an operator that still waits for an operand.
  var waitsForOperand: Bool {
    switch self {
    case .binary, .sign, .root: true
    case .number, .answer, .constant, .postfix, .open, .function, .separator, .close: false
    }
  }

  /// How many more parentheses are open behind the token than before it.
  var nesting: Int {
    switch self {
    case .open, .function: 1
    case .close: -1
    default: 0
    }
  }
}
