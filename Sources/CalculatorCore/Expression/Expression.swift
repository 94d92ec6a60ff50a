/// An arithmetic expression as a list of tokens, which may be unfinished.
///
/// Edits keep an expression *coherent*: operands and operators alternate, a sign is only where an
/// operand may begin, and a closing parenthesis only where one is open. The tokens of a `Formula` may
/// be in any order, except that a sign never follows an operand; its evaluation reports errors. An
/// expression is *complete* if it ends in an operand; parentheses may be open.
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

  /// Whether the expression ends in an operand.
  package var isComplete: Bool { tokens.last?.endsOperand ?? false }

  /// Whether there is something to calculate: more than a number with its sign and its unit.
  ///
  /// - Complexity: O(1) for a coherent expression: one of the first four tokens decides.
  package var hasOperation: Bool {
    var numbers = 0
    for token in tokens {
      switch token {
      case .binary, .root, .postfix, .open, .function, .separator, .close, .constant, .conversion:
        return true
      case .number, .tie: numbers += 1
      case .sign, .unit: break
      }
    }
    return numbers > 1
  }

  /// The last tokens of the expression, which may begin anywhere in it.
  ///
  /// - Complexity: O(*k*), where *k* is the number of tokens that are wanted.
  package func suffix(_ count: Int) -> Expression {
    tokens.count <= count ? self : Expression(Array(tokens.suffix(count)))
  }

  /// The number of parentheses that are open at the end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  var openParentheses: Int {
    tokens.reduce(0) { $0 + $1.nesting }
  }

  /// The expression with all its parentheses closed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens. If no parenthesis is open, nothing is
  ///   copied.
  var closed: Expression {
    let open = openParentheses
    return open == 0 ? self : Expression(tokens + Array(repeating: .close, count: open))
  }
}

extension Expression: CustomDebugStringConvertible {
  /// The tokens, separated by spaces.
  package var debugDescription: String {
    tokens.map(\.debugDescription).joined(separator: " ")
  }
}
