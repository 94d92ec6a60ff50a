import ExactNumbers

/// Arithmetic within limits: what would be too large is an error before it is calculated.
struct Arithmetic {
  let limits: Limits
  /// How much work numbers may take, and the way to stop it.
  let effort: Effort

  init(limits: Limits, interruption: Interruption) {
    self.limits = limits
    effort = Effort(limits: limits, interruption: interruption)
  }

  /// The value of a number that was typed.
  func value(of number: NumberLiteral, at place: Range<Int>) throws(EvaluationError)
    -> Real
  {
    guard let decimal = number.decimal else { throw EvaluationError(.malformedNumber, at: place) }
    guard decimal.bits <= 2 * limits.bits else { throw EvaluationError(.tooLarge, at: place) }
    return try limited(Real(decimal.value), at: place)
  }

  /// The result of one operation.
  ///
  /// The operands are within the limits, so that of a sum or a product is at most twice as long
  /// and can be calculated before its length is checked.
  func result(
    of binary: BinaryOperator, _ left: Real, _ right: Real,
    at leftPlace: Range<Int>, _ rightPlace: Range<Int>
  ) throws(EvaluationError) -> Real {
    let place = leftPlace.lowerBound..<rightPlace.upperBound
    let value: Real
    do throws(RealError) {
      switch binary {
      case .add: value = try left.adding(right, effort)
      case .subtract: value = try left.subtracting(right, effort)
      case .multiply: value = try left.multiplied(by: right, effort)
      case .divide: value = try left.divided(by: right, effort)
      case .power: value = try power(left, right)
      }
    } catch {
      // A divisor is to blame together with its operator.
      let divisor = leftPlace.upperBound..<rightPlace.upperBound
      throw EvaluationError(
        error.kind(in: binary), at: binary == .divide && error.isOfDivisor ? divisor : place)
    }
    return try limited(value, at: place)
  }

  /// The number with the other sign.
  func negative(of operand: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    try blaming(place) { () throws(RealError) in try operand.negated(effort) }
  }

  /// A value that is within the limits.
  ///
  /// Here is also where somebody may stop the calculation.
  func limited(_ value: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    // Other numbers are held to the limits by the effort.
    guard let rational = value.rational else { return value }
    let (numeratorBits, denominatorBits) = (rational.numeratorBits, rational.denominatorBits)
    guard numeratorBits <= limits.bits, denominatorBits <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    try blaming(place) { () throws(RealError) in
      try effort.spend(numeratorBits + denominatorBits + 64)
    }
    return value
  }

  /// What a question about numbers answers; an error is that of a place.
  func blaming<Answer>(
    _ place: Range<Int>, _ question: () throws(RealError) -> Answer
  ) throws(EvaluationError) -> Answer {
    do throws(RealError) {
      return try question()
    } catch {
      throw EvaluationError(error.kind, at: place)
    }
  }
}

extension Effort {
  /// Creates an effort of questions about numbers within limits.
  package convenience init(limits: Limits, interruption: Interruption) {
    self.init(
      bits: limits.bits, digits: limits.decidingDigits, isStopped: interruption.isRequested)
  }
}
