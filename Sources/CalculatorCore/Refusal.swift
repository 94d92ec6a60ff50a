/// Why a press was refused, which changed nothing.
package struct Refusal: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The expression ends in an operator, a sign or an opening parenthesis.
    case missingOperand
    /// Two operands would stand side by side.
    case missingOperator
    /// Nothing stands between parentheses.
    case emptyParentheses
    /// There is no open parenthesis to be closed.
    case noOpenParenthesis
    /// The number has a decimal point already.
    case secondPoint
    /// The number has as many digits as a number may have.
    case numberTooLong
    /// There is a number and nothing to do with it.
    case nothingToCalculate
    /// The result did not come from an operation.
    case nothingToRepeat
    /// Somebody stopped the calculation.
    case interrupted
    /// The expression has an error that has to be corrected first.
    case uncorrectedError
  }

  package var kind: Kind
  /// The tokens that are to blame, where there are any.
  package var place: Range<Int>?

  init(_ kind: Kind, at place: Range<Int>? = nil) {
    self.kind = kind
    self.place = place
  }
}
