/// Why an expression has no value, and which part of it is to blame.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// An operator or a parenthesis has no operand.
    case missingOperand
    /// Two numbers stand side by side.
    case missingOperator
    /// Nothing stands between parentheses.
    case emptyParentheses
    /// A parenthesis is closed that was not opened.
    case noOpenParenthesis
    /// A number is not written as numbers are.
    case malformedNumber
    case unknownCharacter
    case unknownName
    /// The text is not UTF-8.
    case invalidText
    /// `ans` before there was a result.
    case noAnswer
    case divisionByZero
    /// A number on the way is beyond the limits.
    case tooLarge
    /// The factorial of a number that is not whole or below zero.
    case factorialOfFraction
    /// A fractional power of a number below zero.
    case rootOfNegative
    /// A power that is no fraction of whole numbers.
    case irrationalPower
    /// More tokens or deeper parentheses than the limits allow.
    case tooLong
    /// Somebody asked to stop.
    case interrupted
  }

  package var kind: Kind
  /// What is to blame; not empty.
  ///
  /// For an `Expression` these are its tokens, for a `Formula` the bytes of its text.
  package var place: Range<Int>

  init(_ kind: Kind, at place: Range<Int>) {
    self.kind = kind
    self.place = place
  }
}
