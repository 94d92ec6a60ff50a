extension Real {
  /// Negative, zero or positive, like the number.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  /// - Complexity: constant for a rational number. For any other, evaluations at precisions that
  ///   double up to the budget's limit; the last one dominates.
  package func sign(_ budget: Budget) throws(RealError) -> Int {
    switch kind {
    case .rational(let value): value.isZero ? 0 : value.isNegative ? -1 : 1
    case .constructive(let number, _): try number.sign(budget)
    }
  }

  /// The sign of a number whose bits are needed, such as that of a divisor.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `tooSmall` if it is known not
  ///   to be zero but too close to zero.
  func separatedSign(_ budget: Budget) throws(RealError) -> Int {
    guard case .constructive(let number, _) = kind else { return try sign(budget) }
    do throws(RealError) {
      return try number.separatedSign(budget)
    } catch {
      if case .unknownSign = error, number.knownRange.sign != nil { throw .tooSmall }
      throw error
    }
  }

  /// The sign; nil if only this is known, that the number is not negative.
  ///
  /// - Throws: `unknownSign` if not even that is known.
  func signUnlessNonnegative(_ budget: Budget) throws(RealError) -> Int? {
    do throws(RealError) {
      return try sign(budget)
    } catch {
      guard case .unknownSign = error, case .constructive(let number, _) = kind,
        number.knownRange.isNonnegative
      else { throw error }
      return nil
    }
  }

  /// Negative, zero or positive if the number is less than, equal to or greater than `other`.
  ///
  ///     let (root, fraction) = (try Real(2).root(2, budget), Rational(numerator: 7, denominator: 5))
  ///     print(try root.compare(Real(fraction), budget))  // 1
  ///
  /// - Throws: `unknownSign` if the numbers cannot be told apart.
  /// - Complexity: that of `sign(_:)` of the difference.
  package func compare(_ other: Real, _ budget: Budget) throws(RealError) -> Int {
    try subtracting(other, budget).sign(budget)
  }

  /// The absolute value.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  package func magnitude(_ budget: Budget) throws(RealError) -> Real {
    guard let sign = try signUnlessNonnegative(budget), sign < 0 else { return self }
    return try negated(budget)
  }

  /// Whether the magnitude is at most 1.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from 1 or −1.
  func isWithinUnit(_ budget: Budget) throws(RealError) -> Bool {
    if case .constructive(let number, _) = kind, number.isKnownWithinUnit { return true }
    return try Real(1).compare(magnitude(budget), budget) >= 0
  }

  /// The greatest integer that is at most the number.
  ///
  /// - Throws: `unknownFloor` if the number cannot be told from an integer.
  package func floor(_ budget: Budget) throws(RealError) -> Real {
    switch kind {
    case .rational(let value): Real(value.floor)
    case .constructive(let number, _): Real(try number.floor(budget))
    }
  }

  /// The least integer that is at least the number.
  ///
  /// - Throws: `unknownFloor` if the number cannot be told from an integer.
  package func ceiling(_ budget: Budget) throws(RealError) -> Real {
    try negated(budget).floor(budget).negated(budget)
  }

  /// The nearest integer; half-way between two, the one farther from zero.
  ///
  /// - Throws: `unknownFloor` if the number cannot be told from half an odd integer.
  package func rounded(_ budget: Budget) throws(RealError) -> Real {
    let half = Real(Rational(numerator: 1, denominator: 2))
    // Only a number known to be rational is known to be half-way, so for all others both formulas
    // agree.
    guard let rational, rational.isNegative else { return try adding(half, budget).floor(budget) }
    return try subtracting(half, budget).ceiling(budget)
  }

  /// The number without its fractional part: the integer nearest to it towards zero.
  ///
  /// - Throws: `unknownSign` or `unknownFloor` if the number cannot be told from an integer other
  ///   than zero.
  package func truncated(_ budget: Budget) throws(RealError) -> Real {
    if try compare(1, budget) < 0, try compare(-1, budget) > 0 { return 0 }
    return try sign(budget) < 0 ? ceiling(budget) : floor(budget)
  }

  /// The remainder of floored division: the number minus `divisor` times the floor of the quotient.
  ///
  /// It is zero or has the sign of the divisor, and its magnitude is less than that of the divisor.
  ///
  /// - Throws: `divisionByZero`, `unknownSign` or `unknownFloor`.
  package func remainder(_ divisor: Real, _ budget: Budget) throws(RealError) -> Real {
    let count = try divided(by: divisor, budget).floor(budget)
    return try subtracting(divisor.multiplied(by: count, budget), budget)
  }
}
