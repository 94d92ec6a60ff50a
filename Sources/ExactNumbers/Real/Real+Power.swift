extension Real {
  /// The real root of a degree of at least 2.
  ///
  /// - Throws: `outsideDomain` for an even root of a negative number, or `unknownSign` if the number
  ///   cannot be told from zero.
  package func root(_ degree: Int, _ budget: Budget) throws(RealError) -> Real {
    switch try signUnlessNonnegative(budget) {
    case nil:
      // It may be zero, so the rules for positive numbers do not apply.
      return try Real(.root(degree), [self], symbolic: nil, budget)
    case 0: return 0
    case -1:
      guard !degree.isMultiple(of: 2) else { throw .outsideDomain }
      return try negated(budget).root(degree, budget).negated(budget)
    default:
      let exponent = Rational(numerator: 1, denominator: degree)
      if let rational {
        if let root = rational.exactRoot(degree) { return Real(root) }
        return try Real(.root(degree), [self], symbolic: .power(rational, exponent), budget)
      }
      return try Real(
        .root(degree), [self], closedForm: closedForm.raised(to: exponent), budget)
    }
  }

  /// The power to any exponent; a power to 0 is 1.
  ///
  /// Check `Rational.bitsRaised(to:)` first if both numbers are rational and the exponent is an
  /// integer: the budget does not bound rational results.
  ///
  /// - Throws: `divisionByZero` for a negative power of zero, `outsideDomain` for a power of a
  ///   negative number to an exponent that is not known to be an integer, `tooLarge` or
  ///   `unknownSign`.
  package func raised(to exponent: Real, _ budget: Budget) throws(RealError) -> Real {
    if self == 1 { return 1 }
    if self == -1, let power = exponent.rational, power.isWhole {
      return power.isOdd ? -1 : 1
    }
    if let whole = exponent.rational?.wholeValue { return try raised(to: whole, budget) }
    let sign = try isRoot(exponent) ? sign(budget) : separatedSign(budget)
    if sign == 0 {
      guard try exponent.sign(budget) > 0 else { throw .divisionByZero }
      return 0
    }
    guard sign > 0 else { throw exponent.rational?.isWhole == true ? .tooLarge : .outsideDomain }
    guard let fraction = exponent.rational else {
      return try raised(toIrrational: exponent, budget)
    }
    return try raised(toFraction: fraction, budget)
  }

  /// Whether a positive power is computed from a root, which needs no bits of the number.
  private func isRoot(_ exponent: Real) -> Bool {
    guard let exponent = exponent.rational, !exponent.isNegative else { return false }
    return exponent.denominatorValue.map { $0 <= Self.greatestRootDegree } ?? false
  }

  /// The power of a positive number to a rational exponent.
  private func raised(
    toFraction exponent: Rational, _ budget: Budget
  ) throws(RealError) -> Real {
    let degree = exponent.denominatorValue
    let count = (exponent * Rational(degree ?? 1)).wholeValue
    let form: SymbolicForm?
    if let base = rational {
      if let count, let root = degree.flatMap({ base.exactRoot($0) }) {
        return try Real(root).raised(to: count, budget)
      }
      // The exponent is in lowest terms, so its power is irrational because the root is.
      form = .power(base, exponent)
    } else {
      let power = closedForm.raised(to: exponent)
      if let rational = power?.rational { return Real(rational) }
      form = power.map { .closed($0) }
    }
    guard let degree, let count, degree <= Self.greatestRootDegree else {
      return try Real(.power, [self, Real(exponent)], symbolic: form, budget)
    }
    return try Real(.wholePower(count), [root(degree, budget)], symbolic: form, budget)
  }

  /// The greatest degree for which computing a root is faster than a logarithm and an exponential.
  private static let greatestRootDegree = 3

  /// The power to an integer.
  private func raised(to exponent: Int, _ budget: Budget) throws(RealError) -> Real {
    switch exponent {
    case 0: return 1
    case 1: return self
    default: break
    }
    if exponent < 0 {
      guard try separatedSign(budget) != 0 else { throw .divisionByZero }
    }
    if let rational { return Real(rational.raised(to: exponent)) }
    return try Real(
      .wholePower(exponent), [self], closedForm: closedForm.raised(to: exponent), budget)
  }

  /// The power of a positive number to an exponent that is not known to be rational.
  private func raised(toIrrational exponent: Real, _ budget: Budget) throws(RealError) -> Real {
    let closedForm = closedForm
    if closedForm == ClosedForm(.exponential(.one)) {
      return try exponent.applying(.exponential, budget)
    }
    let power = closedForm.naturalLogarithm?.multiplied(by: exponent.closedForm)?.exponential
    return try Real(.power, [self, exponent], closedForm: power, budget)
  }
}
