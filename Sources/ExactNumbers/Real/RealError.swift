/// The reason why an operation on real numbers has no result.
package enum RealError: Error, Hashable, Sendable {
  /// The divisor is zero.
  case divisionByZero
  /// The operand is outside the domain of the function.
  case outsideDomain
  /// The magnitude of a number, or of a part of a fraction, exceeds the budget.
  case tooLarge
  /// A number that is not zero is too close to zero for the budget.
  case tooSmall
  /// The number depends on a chain of more operations than are allowed.
  case tooLong
  /// The number agrees with zero to so many digits, and nothing proves its sign, or nothing gives
  /// its first digit.
  case unknownSign(digits: Int)
  /// The number agrees with an integer to so many digits, and nothing proves on which side it is.
  case unknownFloor(digits: Int)
  /// Neither an assertion nor its opposite was proven within the work.
  case unproven
  /// The budget's owner cancelled the operation.
  case cancelled
}
