import ExactNumbers

/// An element of an expression, as one press of `C` removes it.
package enum Token: Hashable, Sendable {
  /// A number as it was typed.
  case number(NumberLiteral)
  /// A previous result, exact, that has no short way of being written as a decimal.
  case answer(Rational)
  case binary(BinaryOperator)
  /// A minus before a number.
  case sign
}

extension Token {
  /// Whether an operand ends with this token.
  var endsOperand: Bool {
    switch self {
    case .number, .answer: true
    case .binary, .sign: false
    }
  }
}
