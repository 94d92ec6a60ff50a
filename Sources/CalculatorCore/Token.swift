import ExactNumbers

/// An element of an expression, as one press of `C` removes it.
package enum Token: Hashable, Sendable {
  /// A number as it was typed.
  case number(NumberLiteral)
  /// The previous result, exact.
  case answer(Rational)
  case binary(BinaryOperator)
  case sign(Sign)
  case postfix(PostfixOperator)
  case open
  case close
}

extension Token {
  /// Whether an operand ends with this token.
  var endsOperand: Bool {
    switch self {
    case .number, .answer, .postfix, .close: true
    case .binary, .sign, .open: false
    }
  }

  /// Whether an operand begins with this token.
  ///
  /// Behind another operand it multiplies that one: `2(3)`.
  var beginsOperand: Bool {
    switch self {
    case .number, .answer, .open: true
    case .binary, .sign, .postfix, .close: false
    }
  }

  /// Whether the token is an operator that still waits for an operand.
  var waitsForOperand: Bool {
    switch self {
    case .binary, .sign: true
    case .number, .answer, .postfix, .open, .close: false
    }
  }
}
