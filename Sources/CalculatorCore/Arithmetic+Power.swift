import ExactNumbers

extension Arithmetic {
  /// A power: exact for whole exponents, and for fractions where the root is exact.
  func power(
    _ base: Rational, _ exponent: Rational, at place: Range<Int>
  ) throws(EvaluationError) -> Rational {
    if exponent.isZero || base == 1 { return 1 }
    if base.isZero {
      if exponent.isNegative { throw EvaluationError(.divisionByZero, at: place) }
      return 0
    }
    guard !exponent.isWhole else {
      return try wholePower(base, exponent, at: place)
    }
    guard !base.isNegative else { throw EvaluationError(.rootOfNegative, at: place) }
    guard let degree = exponent.denominatorValue, let root = base.exactRoot(degree) else {
      throw EvaluationError(.irrationalPower, at: place)
    }
    return try wholePower(root, exponent * Rational(degree), at: place)
  }

  private func wholePower(
    _ base: Rational, _ exponent: Rational, at place: Range<Int>
  ) throws(EvaluationError) -> Rational {
    if base.magnitude == 1 { return base.isNegative && exponent.isOdd ? -1 : 1 }
    guard let exponent = exponent.wholeValue, base.bitsRaised(to: exponent) <= 2 * limits.bits
    else { throw EvaluationError(.tooLarge, at: place) }
    return base.raised(to: exponent)
  }
}
