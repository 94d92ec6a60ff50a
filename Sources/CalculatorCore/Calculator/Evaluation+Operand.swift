import ExactNumbers

extension Evaluation {
  /// The greatest number of characters of a result that the next expression repeats as digits.
  private static let greatestWidth = 40

  /// The value as the left operand of an operator.
  func operand(before binary: BinaryOperator) -> [Token] {
    operand(enclosingSign: binary.precedence > .sign)
  }

  /// The value as the operand of a postfix operator.
  func operand(before postfix: PostfixOperator) -> [Token] {
    operand(enclosingSign: true)
  }

  /// The value as an operand of the next expression.
  ///
  /// A short exact decimal is written as digits; any other value becomes `ans`.
  ///
  /// - Parameter enclosingSign: whether a negative number is in parentheses, as it has to be before
  ///   an operator that binds more tightly than the sign.
  private func operand(enclosingSign: Bool) -> [Token] {
    guard let rational = value.rational,
      let decimal = rational.magnitude.exactDecimal(atMost: Self.greatestWidth),
      decimal.plainWidth(in: NumberLiteral.notation) <= Self.greatestWidth
    else { return [.answer(value)] }
    let number = Token.number(NumberLiteral(decimal))
    guard rational.isNegative else { return [number] }
    return enclosingSign ? [.open, .sign(.minus), number, .close] : [.sign(.minus), number]
  }
}
