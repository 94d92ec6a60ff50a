/// What is typed, token by token.
///
/// An expression is *coherent* at any time: operands and operators take turns, a sign stands only
/// where a number may begin, and it never starts with a binary operator. The functions that edit
/// it keep it so. It is *complete* when it ends in an operand.
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

  /// Whether there is something to calculate: an operator between operands.
  package var hasOperation: Bool { lastOperatorIndex != nil }

  /// The last operation, its operator and all that follows, that `=` repeats; nil without one.
  var lastOperation: ArraySlice<Token>? {
    lastOperatorIndex.map { tokens[$0...] }
  }

  private var lastOperatorIndex: Int? {
    tokens.lastIndex {
      if case .binary = $0 { true } else { false }
    }
  }
}
