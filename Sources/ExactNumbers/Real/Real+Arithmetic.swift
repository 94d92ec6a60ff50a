// A result costs one operation on intervals of the first precision, and one on closed forms, which
// limit their own size. Rational operands take neither.

extension Real {
  /// The additive inverse.
  package func negated(_ budget: Budget) throws(RealError) -> Real {
    if let rational { return Real(-rational) }
    return try Real(.negative, [self], closedForm: -closedForm, budget)
  }

  /// The sum.
  package func adding(_ other: Real, _ budget: Budget) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational + second) }
    return try Real(
      .sum, [self, other], closedForm: closedForm.adding(other.closedForm), budget)
  }

  /// The difference.
  package func subtracting(_ other: Real, _ budget: Budget) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational - second) }
    if isCalculated(like: other) { return 0 }
    return try Real(
      .difference, [self, other], closedForm: closedForm.subtracting(other.closedForm), budget)
  }

  /// The product.
  package func multiplied(by other: Real, _ budget: Budget) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational * second) }
    if self == 0 || other == 0 { return 0 }
    return try Real(
      .product, [self, other], closedForm: closedForm.multiplied(by: other.closedForm), budget)
  }

  /// The quotient.
  ///
  /// - Throws: `divisionByZero`, `unknownSign` if the divisor cannot be told from zero, or `tooSmall`
  ///   if it is too close to zero.
  package func divided(by divisor: Real, _ budget: Budget) throws(RealError) -> Real {
    guard try divisor.separatedSign(budget) != 0 else { throw .divisionByZero }
    if self == 0 { return 0 }
    if isCalculated(like: divisor) { return 1 }
    if let rational, let quotient = divisor.rational.flatMap({ rational.divided(by: $0) }) {
      return Real(quotient)
    }
    return try Real(
      .quotient, [self, divisor], closedForm: closedForm.divided(by: divisor.closedForm), budget)
  }

  /// Whether both numbers are the result of the same operations, none of which is rational.
  private func isCalculated(like other: Real) -> Bool {
    guard case .constructive(let first, _) = kind, case .constructive(let second, _) = other.kind
    else { return false }
    return first == second
  }
}
