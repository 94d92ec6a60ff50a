import ExactNumbers

/// Arithmetic within limits: what would be too large is an error before it is calculated.
struct Arithmetic {
  let limits: Limits
  let interruption: Interruption
  /// The bits that were worked on since somebody was asked whether to go on.
  private var work = 0

  /// How many bits are worked on between two questions: some milliseconds.
  private static let stretch = 1 << 22

  init(limits: Limits, interruption: Interruption) {
    self.limits = limits
    self.interruption = interruption
  }

  /// The value of a number that was typed.
  mutating func value(of number: NumberLiteral, at place: Range<Int>) throws(EvaluationError)
    -> Rational
  {
    guard let decimal = number.decimal else { throw EvaluationError(.malformedNumber, at: place) }
    guard decimal.bits <= 2 * limits.bits else { throw EvaluationError(.tooLarge, at: place) }
    return try limited(decimal.value, at: place)
  }

  /// The result of one operation.
  ///
  /// The operands are within the limits, so that of a sum or a product is at most twice as long
  /// and can be calculated before its length is checked.
  mutating func result(
    of binary: BinaryOperator, _ left: Rational, _ right: Rational,
    at leftPlace: Range<Int>, _ rightPlace: Range<Int>
  ) throws(EvaluationError) -> Rational {
    let place = leftPlace.lowerBound..<rightPlace.upperBound
    let value: Rational
    switch binary {
    case .add: value = left + right
    case .subtract: value = left - right
    case .multiply: value = left * right
    case .divide:
      guard let quotient = left.divided(by: right) else {
        // The operator is to blame together with its right operand.
        throw EvaluationError(.divisionByZero, at: leftPlace.upperBound..<rightPlace.upperBound)
      }
      value = quotient
    case .power:
      value = try power(left, right, at: place)
    }
    return try limited(value, at: place)
  }

  /// The factorial of a whole number from 0.
  mutating func factorial(
    _ operand: Rational, at place: Range<Int>
  ) throws(EvaluationError) -> Rational {
    guard operand.isWhole, !operand.isNegative else {
      throw EvaluationError(.factorialOfFraction, at: place)
    }
    guard let number = operand.wholeValue, Rational.bitsOfFactorial(number) <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    return try limited(.factorial(number), at: place)
  }

  /// A value that is within the limits.
  ///
  /// Here is also where somebody may stop the calculation.
  mutating func limited(_ value: Rational, at place: Range<Int>) throws(EvaluationError) -> Rational
  {
    let (numeratorBits, denominatorBits) = (value.numeratorBits, value.denominatorBits)
    guard numeratorBits <= limits.bits, denominatorBits <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    work += numeratorBits + denominatorBits + 64
    if work > Self.stretch {
      work = 0
      if interruption.isRequested() { throw EvaluationError(.interrupted, at: place) }
    }
    return value
  }
}
