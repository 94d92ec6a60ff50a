extension Real {
  /// The gamma function: the factorial of the number minus 1, continued to all numbers but 0 and the
  /// negative integers.
  ///
  /// - Throws: `outsideDomain` at a pole, `tooLarge`, or `unknownSign` or `unknownFloor` if the number
  ///   cannot be told from a pole.
  func gamma(_ budget: Budget) throws(RealError) -> Real {
    if let rational, rational.isWhole {
      guard rational > 0 else { throw .outsideDomain }
      guard let number = rational.wholeValue, Rational.bitsOfFactorial(number - 1) <= budget.bits
      else { throw .tooLarge }
      return Real(.factorial(number - 1))
    }
    // From 8 on, the function is greater than 2^x; and left of −8, less than 2^x times the reciprocal
    // of the distance to a pole.
    let operand = try constructive(budget).best
    guard operand.containsZero || !(BigFloat(budget.bits) < operand.magnitude.lower) else {
      throw .tooLarge
    }
    let value = try Real(.function(.gamma), [self], closedForm: closedForm.gamma, budget)
    if rational == nil, case .constructive(let number, _) = value.kind,
      number.best.exponent == .max
    {
      // The interval is unbounded, so there may be a pole. There is none if the number is told from
      // the integers.
      _ = try wholeNumber(budget)
    }
    return value
  }
}
