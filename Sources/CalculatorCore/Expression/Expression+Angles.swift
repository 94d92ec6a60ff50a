/// A function of an angle whose argument is a plain number, as in `sin(30)`.
package struct PlainAngle: Hashable, Sendable {
  package var function: Function
  /// The argument.
  package var argument: Expression

  /// Whether the argument is a number as it is written, perhaps with a sign.
  package var isNumber: Bool {
    guard case .number = argument.tokens.last else { return false }
    return argument.tokens.dropLast().allSatisfy { if case .sign = $0 { true } else { false } }
  }
}

extension Expression {
  /// A sine, cosine or tangent of a plain number; nil if there is none.
  ///
  /// A number is plain if it is made of digits and operators alone. One with `°`, with a constant, a
  /// function, a root or a tie in it may well be meant in radians.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package var plainAngle: PlainAngle? {
    var open: [OpenArgument] = []
    for (index, token) in (tokens + repeatElement(.close, count: max(0, openParentheses)))
      .enumerated()
    {
      switch token {
      case .function(let function):
        open.markLast()
        open.append(OpenArgument(function: function, start: index + 1))
      case .open: open.append(OpenArgument(start: index + 1))
      case .close:
        guard let closed = open.popLast() else { return nil }
        if !closed.isPlain { open.markLast() }
        if let function = closed.function, closed.isPlain, function.takesAngle {
          return PlainAngle(
            function: function,
            argument: Expression(Array(tokens[closed.start..<min(index, tokens.count)])))
        }
      case .constant, .tie, .root, .separator, .postfix(.degree): open.markLast()
      default: break
      }
    }
    return nil
  }
}

/// Parentheses that are not closed yet.
private struct OpenArgument {
  var function: Function?
  var start: Int
  var isPlain = true
}

extension [OpenArgument] {
  /// Notes that the innermost parentheses enclose something else than digits and operators.
  fileprivate mutating func markLast() {
    if !isEmpty { self[count - 1].isPlain = false }
  }
}

extension Function {
  /// Whether the argument is an angle.
  fileprivate var takesAngle: Bool { self == .sin || self == .cos || self == .tan }
}
