/// Why an expression has no value, and which part of it is to blame.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
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
    /// A name that is not known, and the known one that is most like it.
    case unknownName(nearest: String)
    /// A function without its parenthesis, or with too few or too many arguments.
    case wrongArguments(Function)
    /// A separator of arguments stands where there is no function.
    case straySeparator
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
    /// A function has no value for its arguments.
    case outsideDomain(Function)
    /// A number agrees with zero to so many digits, and nothing proves whether it is zero.
    case unknownSign(digits: Int)
    /// The same of a divisor.
    case unknownDivisor(digits: Int)
    /// A number agrees with a whole one to so many digits, and nothing proves on which side it is.
    case unknownFloor(digits: Int)
    /// What decides on the value of a function agrees to so many digits with where it changes, and
    /// nothing proves on which side it is.
    case undecided(Function, digits: Int)
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

  package init(_ kind: Kind, at place: Range<Int>) {
    self.kind = kind
    self.place = place
  }
}
