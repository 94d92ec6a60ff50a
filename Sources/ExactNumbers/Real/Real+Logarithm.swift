extension Real {
  /// The logarithm to a base.
  ///
  /// - Throws: `outsideDomain` unless the number and the base are positive and the base is not 1, or
  ///   `unknownSign` if that cannot be decided.
  package func logarithm(toBase base: Real, _ budget: Budget) throws(RealError) -> Real {
    if base == 10 { return try applying(.commonLogarithm, budget) }
    if base == 2 { return try applying(.binaryLogarithm, budget) }
    guard try sign(budget) > 0, try base.sign(budget) > 0, base != 1 else { throw .outsideDomain }
    if let rational, let base = base.rational, let value = rational.exactLogarithm(toBase: base) {
      return Real(value)
    }
    let divisor = try base.applying(.naturalLogarithm, budget)
    guard try divisor.sign(budget) != 0 else { throw .outsideDomain }
    return try applying(.naturalLogarithm, budget).divided(by: divisor, budget)
  }
}

extension Rational {
  /// The logarithm of a positive number to a positive base other than 1, if it is rational.
  ///
  /// - Complexity: O(*M(n)* log² *n*), where *n* is the length of both numbers in bits.
  func exactLogarithm(toBase base: Rational) -> Rational? {
    if self == 1 { return 0 }
    // The logarithm of a reciprocal is the negative, and so is that to a reciprocal base.
    if self < 1 { return reciprocal?.exactLogarithm(toBase: base).map { -$0 } }
    if base < 1 { return base.reciprocal.flatMap { exactLogarithm(toBase: $0) }.map { -$0 } }
    guard let exponent = numerator.exactLogarithm(toBase: base.numerator) else { return nil }
    // In lowest terms, the parts of a power are powers of the parts.
    if denominator.isOne || base.denominator.isOne {
      return denominator.isOne && base.denominator.isOne ? exponent : nil
    }
    return denominator.exactLogarithm(toBase: base.denominator) == exponent ? exponent : nil
  }

  private var reciprocal: Rational? { Rational(1).divided(by: self) }
}

extension Integer {
  /// The logarithm of a number of at least 2 to a base of at least 2, if it is rational.
  ///
  /// Powers of the same number are found like the greatest common divisor of their exponents by
  /// Euclid's algorithm: the greater one is divided by the other as often as that divides it.
  fileprivate func exactLogarithm(toBase base: Integer) -> Rational? {
    if self < base {
      return base.exactLogarithm(toBase: self).flatMap { Rational(1).divided(by: $0) }
    }
    let (rest, count) = removing(base)
    if rest.isOne { return Rational(count) }
    // The rest of a power has a lower exponent than the base.
    guard rest < base, let exponent = rest.exactLogarithm(toBase: base) else { return nil }
    return Rational(count) + exponent
  }
}
