/// Why a question about real numbers has no answer.
package enum RealError: Error, Hashable, Sendable {
  /// The divisor is zero.
  case divisionByZero
  /// The function has no value there.
  case outsideDomain
  /// The number is beyond the limits: too large, or too near to zero.
  case tooLarge
  /// The number came from more steps, one upon the other, than there may be.
  case tooLong
  /// The number agrees with zero to so many digits, and nothing proves whether it is zero.
  case unknownSign(digits: Int)
  /// The number agrees with a whole one to so many digits, and nothing proves on which side it is.
  case unknownFloor(digits: Int)
  /// Somebody asked to stop.
  case stopped
}
