import ExactNumbers

/// A finished calculation: an expression and its exact value.
package struct Calculation: Hashable, Sendable {
  package var expression: Expression
  package var result: Rational
}

extension Calculation {
  /// The longest result, in characters, that is written out when a calculation goes on from it.
  private static let writtenWidth = 40

  /// The result as the first operand of a next expression: its digits where an exact decimal is
  /// short enough to be read, and otherwise the value itself.
  var operand: [Token] {
    guard let decimal = result.magnitude.exactDecimal(atMost: Self.writtenWidth),
      decimal.plainWidth(in: NumberLiteral.notation) <= Self.writtenWidth
    else { return [.answer(result)] }
    let number = Token.number(NumberLiteral(decimal))
    return result.isNegative ? [.sign, number] : [number]
  }
}
