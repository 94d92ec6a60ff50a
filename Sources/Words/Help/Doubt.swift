/// Two candidates that agree to many digits and that nothing proves to be equal or different.
enum Doubt: Hashable, Sendable, CaseIterable {
  /// Whether two arguments are equal.
  case equalOrNot
  /// Whether an argument is 1 or −1, or lies beyond.
  case oneOrBeyond
  /// Whether an argument is 1, or lies below.
  case oneOrBelow
  /// Whether an angle is a right angle.
  case rightAngle
  /// Whether a point is on an axis.
  case onAxis
  /// Whether a number lies in the middle of two whole numbers.
  case half
  /// Whether a number is whole.
  case wholeNumber
  /// Whether a division leaves no remainder.
  case divisible
  /// Whether an argument is a pole of the function.
  case pole
}
