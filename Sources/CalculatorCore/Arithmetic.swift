import ExactNumbers

/// Arithmetic within limits: what would be too large is an error before it is calculated.
struct Arithmetic {
  let limits: Limits
  let interruption: Interruption
  /// How much work real numbers may take.
  let effort: Effort
  /// The bits that were worked on since somebody was asked whether to go on.
  private var work = 0

  /// How many bits are worked on between two questions: some milliseconds.
  private static let stretch = 1 << 22

  init(limits: Limits, interruption: Interruption) {
    self.limits = limits
    self.interruption = interruption
    effort = Effort(limits: limits, interruption: interruption)
  }

  /// The value of a number that was typed.
  mutating func value(of number: NumberLiteral, at place: Range<Int>) throws(EvaluationError)
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
  mutating func result(
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
      let kind = error.kind(in: binary)
      // A divisor is to blame together with its operator.
      let isOfDivisor = binary == .divide && error != .tooLarge
      throw EvaluationError(
        kind, at: isOfDivisor ? leftPlace.upperBound..<rightPlace.upperBound : place)
    }
    return try limited(value, at: place)
  }

  /// The number with the other sign.
  func negative(of operand: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    do throws(RealError) {
      return try operand.negated(effort)
    } catch {
      throw EvaluationError(error.kind, at: place)
    }
  }

  /// A value that is within the limits.
  ///
  /// Here is also where somebody may stop the calculation.
  mutating func limited(_ value: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    // Other numbers are held to the limits by the effort.
    guard let rational = value.rational else { return value }
    let (numeratorBits, denominatorBits) = (rational.numeratorBits, rational.denominatorBits)
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

extension Effort {
  /// Creates an effort of questions about numbers within limits.
  package convenience init(limits: Limits, interruption: Interruption) {
    self.init(
      bits: limits.bits, digits: limits.decidingDigits, isStopped: interruption.isRequested)
  }
}
