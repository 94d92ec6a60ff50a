import ExactNumbers

extension Arithmetic {
  /// The value of an operator after its operand; of a percentage, the hundredth.
  func result(
    of postfix: PostfixOperator, _ operand: Real, at place: Range<Int>
  ) throws(EvaluationError) -> Real {
    switch postfix {
    case .factorial: try factorial(operand, at: place)
    case .doubleFactorial: try doubleFactorial(operand, at: place)
    case .percent: try product(of: operand, Rational(numerator: 1, denominator: 100), at: place)
    case .degree: try radians(operand, at: place)
    }
  }

  /// The factorial of a whole number that is not negative.
  private func factorial(_ operand: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    let number = try factorialOperand(operand, at: place)
    return try checked(Real(.factorial(number)), at: place)
  }

  /// The product of every second number down from a whole number that is not negative.
  ///
  /// That of 2k is k! 2^k, and that of 2k + 1 the factorial divided by it.
  private func doubleFactorial(
    _ operand: Real, at place: Range<Int>
  ) throws(EvaluationError) -> Real {
    let number = try factorialOperand(operand, at: place)
    let half = number / 2
    let even = Rational.factorial(half).shifted(left: half)
    if number.isMultiple(of: 2) { return try checked(Real(even), at: place) }
    let all = try checked(Real(.factorial(number)), at: place)
    return try result(of: .divide, all, Real(even), at: place, place)
  }

  /// The whole number of which a factorial is taken, whose factorial is within the limits.
  private func factorialOperand(
    _ operand: Real, at place: Range<Int>
  ) throws(EvaluationError) -> Int {
    let whole: Rational
    do throws(RealError) {
      whole = try count(operand)
    } catch {
      let kind = error == .outsideDomain ? .factorialOfFraction : error.kind
      throw EvaluationError(kind, at: place)
    }
    guard let number = whole.wholeValue, Rational.bitsOfFactorial(number) <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    return number
  }

  /// An angle in radians.
  private func radians(_ degrees: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    let halfTurn = try value(of: .pi, at: place)
    let fraction = try product(
      of: degrees, Rational(numerator: 1, denominator: 180), at: place)
    return try result(of: .multiply, fraction, halfTurn, at: place, place)
  }

  private func product(
    of operand: Real, _ factor: Rational, at place: Range<Int>
  ) throws(EvaluationError) -> Real {
    try result(of: .multiply, operand, Real(factor), at: place, place)
  }
}
