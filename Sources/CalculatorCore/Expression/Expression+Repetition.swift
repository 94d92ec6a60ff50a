extension Expression {
  /// A binary operator with all tokens of its right operand and what follows that.
  struct Operation {
    var binary: BinaryOperator
    var right: ArraySlice<Token>
  }

  /// The last operation outside of parentheses, which `=` repeats; nil if there is none.
  ///
  /// In `2(3)` it is the multiplication, although it has no sign.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  var lastOperation: Operation? {
    var depth = 0
    var last: Operation?
    for (index, token) in tokens.enumerated() {
      if depth == 0 {
        // What a percentage is taken off is not repeated: the result stands to its right.
        if case .binary(let binary) = token, binary != .off {
          last = Operation(binary: binary, right: tokens[(index + 1)...])
        } else if token.beginsOperand, index > 0, tokens[index - 1].endsOperand {
          last = Operation(binary: .multiply, right: tokens[index...])
        }
      }
      depth += token.nesting
    }
    return last
  }
}
