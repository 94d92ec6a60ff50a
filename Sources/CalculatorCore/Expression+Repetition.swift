extension Expression {
  /// The last operation outside of parentheses, its operator and all that follows, which `=`
  /// repeats; nil without one.
  ///
  /// Where the operation is a product without a sign, `2(3)`, the sign is put in.
  var lastOperation: [Token]? {
    var depth = 0
    var last: [Token]?
    for (index, token) in tokens.enumerated() {
      if depth == 0 {
        if case .binary = token {
          last = Array(tokens[index...])
        } else if token.beginsOperand, index > 0, tokens[index - 1].endsOperand {
          last = [.binary(.multiply)] + tokens[index...]
        }
      }
      depth += token.nesting
    }
    return last
  }
}
