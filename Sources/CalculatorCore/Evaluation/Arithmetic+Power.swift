import ExactNumbers

extension Arithmetic {
  /// A power: a fraction if the exponent is whole or the root is a fraction, as in 4^(3/2).
  func power(_ base: Real, _ exponent: Real) throws(RealError) -> Real {
    guard let base = base.rational, let exponent = exponent.rational else {
      return try base.raised(to: exponent, budget)
    }
    if exponent.isZero || base == 1 { return 1 }
    if base.isZero {
      if exponent.isNegative { throw .divisionByZero }
      return 0
    }
    guard !exponent.isWhole else { return try wholePower(base, exponent) }
    guard !base.isNegative else { throw .outsideDomain }
    guard let degree = exponent.denominatorValue, let root = base.exactRoot(degree) else {
      return try Real(base).raised(to: Real(exponent), budget)
    }
    return try wholePower(root, exponent * Rational(degree))
  }

  /// The real root of a degree: the power to its reciprocal, and if it is an odd integer, also the
  /// root of a negative number.
  func root(_ base: Real, _ degree: Real) throws(RealError) -> Real {
    guard try degree.sign(budget) != 0 else { throw .outsideDomain }
    if degree.rational?.isOdd == true, try base.sign(budget) < 0 {
      return try root(base.negated(budget), degree).negated(budget)
    }
    if let degree = degree.rational?.wholeValue, degree > 1 { return try base.root(degree, budget) }
    return try power(base, Real(1).divided(by: degree, budget))
  }

  /// The power of a fraction that is not zero, with a whole exponent.
  private func wholePower(_ base: Rational, _ exponent: Rational) throws(RealError) -> Real {
    if base.magnitude == 1 { return base.isNegative && exponent.isOdd ? -1 : 1 }
    // The bound is at most about twice the length; the caller checks the length itself.
    guard let exponent = exponent.wholeValue, base.bitsRaised(to: exponent) <= 2 * limits.bits
    else { throw .tooLarge }
    return Real(base.raised(to: exponent))
  }
}
