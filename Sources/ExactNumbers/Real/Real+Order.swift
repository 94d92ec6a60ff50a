extension Real {
  /// Negative, zero or positive, as the number is.
  ///
  /// - Throws: `unknownSign` when it cannot be told from zero.
  package func sign(_ effort: Effort) throws(RealError) -> Int {
    switch kind {
    case .rational(let value): value.isZero ? 0 : value.isNegative ? -1 : 1
    case .computed(let computation, _): try computation.sign(effort)
    }
  }

  /// Negative, zero or positive, as the number is below another one, equal to it or above it.
  ///
  /// - Throws: `unknownSign` when they cannot be told apart.
  package func compare(_ other: Real, _ effort: Effort) throws(RealError) -> Int {
    try subtracting(other, effort).sign(effort)
  }

  /// The number without its sign.
  package func magnitude(_ effort: Effort) throws(RealError) -> Real {
    try sign(effort) < 0 ? negated(effort) : self
  }

  /// The largest whole number that is not above the number.
  ///
  /// - Throws: `unknownFloor` when a whole number cannot be told from it.
  package func floor(_ effort: Effort) throws(RealError) -> Real {
    switch kind {
    case .rational(let value): Real(value.floor)
    case .computed(let computation, _): Real(try computation.floor(effort))
    }
  }

  /// The smallest whole number that is not below the number.
  ///
  /// - Throws: `unknownFloor` when a whole number cannot be told from it.
  package func ceiling(_ effort: Effort) throws(RealError) -> Real {
    try negated(effort).floor(effort).negated(effort)
  }

  /// The nearest whole number; of two that are as near the one that is farther from zero.
  ///
  /// - Throws: `unknownFloor` when it cannot be told which one is nearer.
  package func rounded(_ effort: Effort) throws(RealError) -> Real {
    let half = Real(Rational(numerator: 1, denominator: 2))
    // A number that is not known to be rational is not known to be half-way either.
    guard let rational, rational.isNegative else { return try adding(half, effort).floor(effort) }
    return try subtracting(half, effort).ceiling(effort)
  }

  /// What is left when the number is divided by a divisor as often as a whole number says; it is
  /// zero or has the sign of the divisor.
  ///
  /// - Throws: `divisionByZero`, and `unknownSign` or `unknownFloor`.
  package func remainder(_ divisor: Real, _ effort: Effort) throws(RealError) -> Real {
    let count = try divided(by: divisor, effort).floor(effort)
    return try subtracting(divisor.multiplied(by: count, effort), effort)
  }
}
