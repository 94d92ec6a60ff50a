extension Real {
  package func negated(_ effort: Effort) throws(RealError) -> Real {
    if let rational { return Real(-rational) }
    return try Real(.negative, [self], closedForm: -closedForm, effort)
  }

  package func adding(_ other: Real, _ effort: Effort) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational + second) }
    return try Real(
      .sum, [self, other], closedForm: closedForm.adding(other.closedForm), effort)
  }

  package func subtracting(_ other: Real, _ effort: Effort) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational - second) }
    return try Real(
      .difference, [self, other], closedForm: closedForm.subtracting(other.closedForm), effort)
  }

  package func multiplied(by other: Real, _ effort: Effort) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational * second) }
    if self == 0 || other == 0 { return 0 }
    return try Real(
      .product, [self, other], closedForm: closedForm.multiplied(by: other.closedForm), effort)
  }

  /// The quotient.
  ///
  /// - Throws: `divisionByZero`, and `unknownSign` when the divisor cannot be told from zero.
  package func divided(by divisor: Real, _ effort: Effort) throws(RealError) -> Real {
    guard try divisor.sign(effort) != 0 else { throw .divisionByZero }
    if self == 0 { return 0 }
    if let rational, let quotient = divisor.rational.flatMap({ rational.divided(by: $0) }) {
      return Real(quotient)
    }
    return try Real(
      .quotient, [self, divisor], closedForm: closedForm.divided(by: divisor.closedForm), effort)
  }
}
