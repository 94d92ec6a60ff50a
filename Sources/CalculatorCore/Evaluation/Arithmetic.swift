import ExactNumbers
import Quantities

/// Arithmetic within limits, whose errors name the place that is to blame.
///
/// A result that would be far too large is an error before it is calculated, because GMP ends the
/// process when memory runs out.
struct Arithmetic {
  let limits: Limits
  /// The limits as the operations on numbers take them, with the check for cancellation.
  let budget: Budget
  /// The arithmetic of units.
  var quantities: QuantityArithmetic

  init(limits: Limits, cancellation: Cancellation, rates: RateSource) {
    self.limits = limits
    budget = Budget(limits: limits, cancellation: cancellation)
    quantities = QuantityArithmetic(budget, rates: rates)
  }

  /// The value of a number that was typed.
  func value(of number: NumberLiteral, at place: Range<Int>) throws(EvaluationError) -> Real {
    if let decimal = number.decimal {
      guard decimal.bits <= 2 * limits.bits else { throw EvaluationError(.tooLarge, at: place) }
      return try checked(Real(decimal.value), at: place)
    }
    guard let based = number.based else {
      throw EvaluationError(.malformedNumber(number.flaw), at: place)
    }
    guard based.bits <= 2 * limits.bits else { throw EvaluationError(.tooLarge, at: place) }
    return try checked(Real(based.value), at: place)
  }

  /// The value of a constant.
  func value(of constant: Constant, at place: Range<Int>) throws(EvaluationError) -> Real {
    try blaming(place) { () throws(RealError) in
      switch constant {
      case .pi: return try .pi(budget)
      case .e: return try .e(budget)
      case .tau: return try Real(2).multiplied(by: .pi(budget), budget)
      }
    }
  }

  /// The result of an operator between two operands.
  ///
  /// The operands are within the limits, so a sum, a product or a quotient is at most about twice
  /// as long and is checked after it is calculated.
  ///
  /// - Parameter divisor: the place of the right operand with its operator.
  func result(
    of binary: BinaryOperator, _ left: Real, _ right: Real,
    at place: Range<Int>, _ divisor: Range<Int>
  ) throws(EvaluationError) -> Real {
    let value: Real
    do throws(RealError) {
      switch binary {
      case .add: value = try left.adding(right, budget)
      case .subtract: value = try left.subtracting(right, budget)
      case .multiply: value = try left.multiplied(by: right, budget)
      case .divide: value = try left.divided(by: right, budget)
      case .wholeQuotient: value = try left.divided(by: right, budget).floor(budget)
      case .power: value = try power(left, right)
      case .modulo: value = try left.remainder(right, budget)
      case .of: value = try left.multiplied(by: right, budget)
      case .off: value = try right.subtracting(right.multiplied(by: left, budget), budget)
      case .and: value = try combined(.and, left, right)
      case .or: value = try combined(.or, left, right)
      case .xor: value = try combined(.xor, left, right)
      case .shiftLeft: value = try shiftedLeft(left, by: right)
      case .shiftRight: value = try shiftedRight(left, by: right)
      }
    } catch {
      throw EvaluationError(
        error.kind(in: binary),
        at: binary.hasDivisor && error.blamesDivisor ? divisor : place)
    }
    return try checked(value, at: place)
  }

  /// The number with the opposite sign.
  func negative(of operand: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    try blaming(place) { () throws(RealError) in try operand.negated(budget) }
  }

  /// Returns a value that is within the limits, and charges the budget for it.
  ///
  /// - Throws: `tooLarge`, or `cancelled` if that is requested.
  func checked(_ value: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    // The operations hold other numbers to the budget themselves.
    guard let rational = value.rational else { return value }
    let (numeratorBits, denominatorBits) = (rational.numeratorBits, rational.denominatorBits)
    guard numeratorBits <= limits.bits, denominatorBits <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    try blaming(place) { () throws(RealError) in
      try budget.spend(numeratorBits + denominatorBits + 64)
    }
    return value
  }

  /// Performs an operation on numbers and gives its error a place.
  private func blaming<Result>(
    _ place: Range<Int>, _ operation: () throws(RealError) -> Result
  ) throws(EvaluationError) -> Result {
    do throws(RealError) {
      return try operation()
    } catch {
      throw EvaluationError(error.kind, at: place)
    }
  }
}
