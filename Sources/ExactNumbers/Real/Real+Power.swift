extension Real {
  /// The root of a degree from 2 on; that of a negative number where the degree is odd.
  ///
  /// - Throws: `outsideDomain` for even roots of negative numbers.
  package func root(_ degree: Int, _ effort: Effort) throws(RealError) -> Real {
    switch try sign(effort) {
    case 0: return 0
    case -1:
      guard !degree.isMultiple(of: 2) else { throw .outsideDomain }
      return try negated(effort).root(degree, effort).negated(effort)
    default:
      let exponent = Rational(numerator: 1, denominator: degree)
      if let rational {
        if let root = rational.exactRoot(degree) { return Real(root) }
        return try Real(.root(degree), [self], algebra: .power(rational, exponent), effort)
      }
      return try Real(
        .root(degree), [self], closedForm: closedForm.raised(to: exponent), effort)
    }
  }

  /// The power to any exponent; that of 0 is 1.
  ///
  /// Ask `Rational.bitsRaised(to:)` for the size of whole powers of rational numbers before.
  ///
  /// - Throws: `divisionByZero` for negative powers of zero, and `outsideDomain` for those of
  ///   negative numbers whose exponent is not whole.
  package func raised(to exponent: Real, _ effort: Effort) throws(RealError) -> Real {
    if self == 1 { return 1 }
    if self == -1, let power = exponent.rational, power.isWhole {
      return power.isOdd ? -1 : 1
    }
    if let whole = exponent.rational?.wholeValue { return try raised(to: whole, effort) }
    let sign = try sign(effort)
    if sign == 0 {
      guard try exponent.sign(effort) > 0 else { throw .divisionByZero }
      return 0
    }
    guard sign > 0 else { throw exponent.rational?.isWhole == true ? .tooLarge : .outsideDomain }
    guard let fraction = exponent.rational else {
      return try raised(toIrrational: exponent, effort)
    }
    return try raised(toFraction: fraction, effort)
  }

  /// The power of a positive number to a fraction.
  private func raised(
    toFraction exponent: Rational, _ effort: Effort
  ) throws(RealError) -> Real {
    let degree = exponent.denominatorValue
    let count = (exponent * Rational(degree ?? 1)).wholeValue
    let algebra: Algebra?
    if let base = rational {
      if let count, let root = degree.flatMap({ base.exactRoot($0) }) {
        return try Real(root).raised(to: count, effort)
      }
      // The degree has no factor in common with the exponent of the root.
      algebra = .power(base, exponent)
    } else {
      let power = closedForm.raised(to: exponent)
      if let rational = power?.rational { return Real(rational) }
      algebra = power.map { .form($0) }
    }
    guard let degree, let count, degree <= Self.mostDegree else {
      return try Real(.power, [self, Real(exponent)], algebra: algebra, effort)
    }
    return try Real(.wholePower(count), [root(degree, effort)], algebra: algebra, effort)
  }

  /// The greatest degree for which a root is faster than logarithms.
  private static let mostDegree = 3

  /// The power to a whole number.
  private func raised(to exponent: Int, _ effort: Effort) throws(RealError) -> Real {
    switch exponent {
    case 0: return 1
    case 1: return self
    default: break
    }
    if exponent < 0 {
      guard try sign(effort) != 0 else { throw .divisionByZero }
    }
    if let rational { return Real(rational.raised(to: exponent)) }
    return try Real(
      .wholePower(exponent), [self], closedForm: closedForm.raised(to: exponent), effort)
  }

  /// The power of a positive number to an exponent that is not known to be rational.
  private func raised(toIrrational exponent: Real, _ effort: Effort) throws(RealError) -> Real {
    let closedForm = closedForm
    if closedForm == ClosedForm(.exponential(.one)) {
      return try exponent.applying(.exponential, effort)
    }
    let power = closedForm.naturalLogarithm?.multiplied(by: exponent.closedForm)?.exponential
    return try Real(.power, [self, exponent], closedForm: power, effort)
  }
}
