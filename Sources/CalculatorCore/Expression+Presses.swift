extension Expression {
  /// Applies a press; `=` changes nothing here.
  ///
  /// - Throws: why the press was refused; the expression is then unchanged.
  mutating func apply(_ press: Press, within limits: Limits) throws(Refusal) {
    switch press {
    case .digit(let digit): try append(digit, within: limits)
    case .point: try appendPoint()
    case .binary(let binary): try append(binary)
    case .postfix(let postfix): try append(postfix)
    case .open: appendOpen()
    case .close: try appendClose()
    case .clear: removeLastElement()
    case .backspace: removeLastCharacter()
    case .allClear: self = Expression()
    case .equals: break
    }
  }

  /// The expression after a press that edits.
  func applying(_ press: Press, within limits: Limits) throws(Refusal) -> Expression {
    var expression = self
    try expression.apply(press, within: limits)
    return expression
  }
}
