import ExactNumbers

extension Arithmetic {
  /// A power: exact for whole exponents, and for fractions where the root is exact.
  func power(_ base: Real, _ exponent: Real) throws(RealError) -> Real {
    guard let base = base.rational, let exponent = exponent.rational else {
      return try base.raised(to: exponent, effort)
    }
    if exponent.isZero || base == 1 { return 1 }
    if base.isZero {
      if exponent.isNegative { throw .divisionByZero }
      return 0
    }
    guard !exponent.isWhole else { return try wholePower(base, exponent) }
    guard !base.isNegative else { throw .outsideDomain }
    guard let degree = exponent.denominatorValue, let root = base.exactRoot(degree) else {
      return try Real(base).raised(to: Real(exponent), effort)
    }
    return try wholePower(root, exponent * Rational(degree))
  }

  private func wholePower(_ base: Rational, _ exponent: Rational) throws(RealError) -> Real {
    if base.magnitude == 1 { return base.isNegative && exponent.isOdd ? -1 : 1 }
    guard let exponent = exponent.wholeValue, base.bitsRaised(to: exponent) <= 2 * limits.bits
    else { throw .tooLarge }
    return Real(base.raised(to: exponent))
  }
}
