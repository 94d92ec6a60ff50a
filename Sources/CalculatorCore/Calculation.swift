import ExactNumbers

/// A finished calculation: an expression and what came out of it.
package struct Calculation: Hashable, Sendable {
  package var expression: Expression
  package var evaluation: Evaluation

  package var result: Real { evaluation.value }
}

extension Calculation {
  /// The longest result, in characters, that is written out when a calculation goes on from it.
  private static let writtenWidth = 40

  /// The result as the first operand of a next expression.
  ///
  /// It is its digits where an exact decimal is short enough to be read, and otherwise the value
  /// itself. A negative number is put in parentheses where an operator follows that would take
  /// only the number without its sign.
  func operand(before next: Token) -> [Token] {
    guard let rational = result.rational,
      let decimal = rational.magnitude.exactDecimal(atMost: Self.writtenWidth),
      decimal.plainWidth(in: NumberLiteral.notation) <= Self.writtenWidth
    else { return [.answer(result)] }
    let number = Token.number(NumberLiteral(decimal))
    guard rational.isNegative else { return [number] }
    switch next {
    case .postfix, .binary(.power): return [.open, .sign(.minus), number, .close]
    default: return [.sign(.minus), number]
    }
  }
}
