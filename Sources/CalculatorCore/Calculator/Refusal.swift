/// Why a press was refused; a refused press changes nothing.
package struct Refusal: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// An operator, a sign, a root or an opening parenthesis has no operand.
    case missingOperand
    /// Two operands would be side by side.
    case missingOperator
    /// There is nothing between the parentheses.
    case emptyParentheses
    /// There is no open parenthesis to close.
    case noOpenParenthesis
    /// The number already has a point or an exponent.
    case secondPoint
    /// Numbers in the base of this one have no point.
    case pointInBase
    /// Numbers in the base have no such digit.
    case digitOutsideBase
    /// The number has reached the limit of its length.
    case numberTooLong
    /// The expression is a number without an operation.
    case nothingToCalculate
    /// The expression of the result has no operation outside of parentheses.
    case nothingToRepeat
    /// The expression has an error that must be corrected first.
    case uncorrectedError
  }

  package var kind: Kind
  /// The tokens that are to blame; nil if there are none.
  package var place: Range<Int>?

  init(_ kind: Kind, at place: Range<Int>? = nil) {
    self.kind = kind
    self.place = place
  }
}
