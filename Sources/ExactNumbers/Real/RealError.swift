/// The reason why an operation on real numbers has no result.
package enum RealError: Error, Hashable, Sendable {
  /// The divisor is zero.
  case divisionByZero
  /// The operand is outside the domain of the function.
  case outsideDomain
  /// The magnitude of a number exceeds the budget, or is too close to zero for it.
  case tooLarge
  /// The number depends on a chain of more operations than are allowed.
  case tooLong
  /// The number agrees with zero to so many digits, and nothing proves whether it is zero.
  case unknownSign(digits: Int)
  /// The number agrees with an integer to so many digits, and nothing proves on which side it is.
  case unknownFloor(digits: Int)
  /// The budget's owner cancelled the operation.
  case cancelled
}
