import ExactNumbers

/// What is typed, token by token.
///
/// Key by key an expression is kept *coherent*: operands and operators take turns, a sign stands
/// only where an operand may begin, and a closing parenthesis only where one is open. A `Formula`
/// may hold any tokens but a sign behind an operand, and finds out by evaluation. An expression is
/// *complete* when it ends in an operand; parentheses may still be open.
package struct Expression: Hashable, Sendable {
  package internal(set) var tokens: [Token]

  /// Creates the empty expression.
  package init() {
    tokens = []
  }

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  package var isEmpty: Bool { tokens.isEmpty }

  /// Whether the expression ends in an operand, so that it has a value or a proper error.
  package var isComplete: Bool { tokens.last?.endsOperand ?? false }

  /// Whether there is something to calculate: more than a number and its sign.
  package var hasOperation: Bool {
    var numbers = 0
    for token in tokens {
      switch token {
      case .binary, .root, .postfix, .open, .function, .separator, .close, .constant: return true
      case .number, .answer: numbers += 1
      case .sign: break
      }
    }
    return numbers > 1
  }

  /// The previous result that the expression goes on from, if it does.
  package var answer: Real? {
    for case .answer(let value) in tokens { return value }
    return nil
  }

  /// How many parentheses are open at the end.
  var openParentheses: Int {
    tokens.reduce(0) { $0 + $1.nesting }
  }

  /// The expression with all its parentheses closed.
  var closed: Expression {
    Expression(tokens + Array(repeating: .close, count: openParentheses))
  }
}
