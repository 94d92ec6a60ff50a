// A result costs one operation on intervals of the first precision, and one on closed forms, which
// limit their own size. Rational operands take neither.

extension Real {
  package func negated(_ budget: Budget) throws(RealError) -> Real {
    if let rational { return Real(-rational) }
    return try Real(.negative, [self], closedForm: -closedForm, budget)
  }

  package func adding(_ other: Real, _ budget: Budget) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational + second) }
    return try Real(.sum, [self, other], closedForm: closedForm.adding(other.closedForm), budget)
  }

  package func subtracting(_ other: Real, _ budget: Budget) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational - second) }
    if isCalculated(like: other) { return 0 }
    return try Real(
      .difference, [self, other], closedForm: closedForm.subtracting(other.closedForm), budget)
  }

  package func multiplied(by other: Real, _ budget: Budget) throws(RealError) -> Real {
    if let rational, let second = other.rational { return Real(rational * second) }
    if self == 0 || other == 0 { return 0 }
    // The interval of a square is non-negative even if that of the number contains zero.
    if isCalculated(like: other) { return try raised(to: 2, budget) }
    return try Real(
      .product, [self, other], closedForm: closedForm.multiplied(by: other.closedForm), budget)
  }

  package func divided(by divisor: Real, _ budget: Budget) throws(RealError) -> Real {
    guard try divisor.sign(budget) != 0 else { throw .divisionByZero }
    if self == 0 { return 0 }
    if isCalculated(like: divisor) { return 1 }
    if let rational, let quotient = divisor.rational.flatMap({ rational.divided(by: $0) }) {
      return Real(quotient)
    }
    return try Real(
      .quotient, [self, divisor], closedForm: closedForm.divided(by: divisor.closedForm), budget)
  }

  private func isCalculated(like other: Real) -> Bool { node != nil && node == other.node }

  /// The real root of a degree of at least 2; negative numbers have one only if that is odd.
  package func root(_ degree: Int, _ budget: Budget) throws(RealError) -> Real {
    switch try signUnlessNonnegative(budget) {
    case nil:
      // It may be zero, so the rules for positive numbers do not apply.
      return try Real(.root(degree), [self], budget)
    case 0: return 0
    case -1:
      guard !degree.isMultiple(of: 2) else { throw .outsideDomain }
      return try negated(budget).root(degree, budget).negated(budget)
    default:
      let exponent = Rational(numerator: 1, denominator: degree)
      if let rational {
        if let root = rational.exactRoot(degree) { return Real(root) }
        return try Real(
          .root(degree), [self], symbolic: { ClosedForm(rational).raised(to: exponent) }, budget)
      }
      return try Real(.root(degree), [self], closedForm: closedForm.raised(to: exponent), budget)
    }
  }

  /// The power to any exponent; a power to 0 is 1.
  ///
  /// Check `Rational.bitsRaised(to:)` first if both numbers are rational and the exponent is whole.
  /// It is outside the domain for a negative base unless the exponent is known to be an integer.
  package func raised(to exponent: Real, _ budget: Budget) throws(RealError) -> Real {
    if self == 1 { return 1 }
    if self == -1, let power = exponent.rational, power.isWhole { return power.isOdd ? -1 : 1 }
    if let whole = exponent.rational?.wholeValue { return try raised(to: whole, budget) }
    let sign = try sign(budget)
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

  private func raised(toFraction exponent: Rational, _ budget: Budget) throws(RealError) -> Real {
    let degree = exponent.denominatorValue
    let count = (exponent * Rational(degree ?? 1)).wholeValue
    let form: SymbolicForm
    if let base = rational {
      if let count, let root = degree.flatMap({ base.exactRoot($0) }) {
        return try Real(root).raised(to: count, budget)
      }
      // The exponent is in lowest terms, so the power is irrational because the root is.
      form = { ClosedForm(base).raised(to: exponent) }
    } else {
      let power = closedForm.raised(to: exponent)
      if let rational = power?.rational { return Real(rational) }
      form = { power }
    }
    guard let degree, let count, degree <= Self.greatestRootDegree else {
      return try Real(.power, [self, Real(exponent)], symbolic: form, budget)
    }
    return try Real(.wholePower(count), [root(degree, budget)], symbolic: form, budget)
  }

  /// The greatest degree for which a root is faster than a logarithm and an exponential.
  private static let greatestRootDegree = 3

  private func raised(to exponent: Int, _ budget: Budget) throws(RealError) -> Real {
    if exponent == 0 { return 1 }
    if exponent == 1 { return self }
    if exponent < 0, try sign(budget) == 0 { throw .divisionByZero }
    if let rational { return Real(rational.raised(to: exponent)) }
    return try Real(
      .wholePower(exponent), [self], closedForm: closedForm.raised(to: exponent), budget)
  }

  /// The power of a positive number as digits, for results with too long a fraction.
  package func digitsRaised(to exponent: Real, _ budget: Budget) throws(RealError) -> Real {
    try Real(.power, [self, exponent], budget)
  }

  private func raised(toIrrational exponent: Real, _ budget: Budget) throws(RealError) -> Real {
    let closedForm = closedForm
    if closedForm == ClosedForm(.function(.exponential, ClosedForm(1))) {
      return try exponent.applying(.exponential, budget)
    }
    let power = closedForm.naturalLogarithm?.multiplied(by: exponent.closedForm)?.exponential
    return try Real(.power, [self, exponent], closedForm: power, budget)
  }

  package func sign(_ budget: Budget) throws(RealError) -> Int {
    switch kind {
    case .rational(let value): value.isZero ? 0 : value.isNegative ? -1 : 1
    case .constructive(let number, _): try number.sign(budget)
    }
  }

  /// The sign; nil if only known to be non-negative.
  func signUnlessNonnegative(_ budget: Budget) throws(RealError) -> Int? {
    do throws(RealError) {
      return try sign(budget)
    } catch .unknownSign where (node?.best.lower.sign ?? -1) >= 0 { return nil }
  }

  package func compare(_ other: Real, _ budget: Budget) throws(RealError) -> Int {
    other == 0 ? try sign(budget) : try subtracting(other, budget).sign(budget)
  }

  package func magnitude(_ budget: Budget) throws(RealError) -> Real {
    guard let sign = try signUnlessNonnegative(budget), sign < 0 else { return self }
    return try negated(budget)
  }

  package func floor(_ budget: Budget) throws(RealError) -> Real {
    switch kind {
    case .rational(let value): Real(value.floor)
    case .constructive(let number, _): Real(try number.floor(budget))
    }
  }

  package func ceiling(_ budget: Budget) throws(RealError) -> Real {
    try negated(budget).floor(budget).negated(budget)
  }

  /// The nearest integer; ties round away from zero.
  package func rounded(_ budget: Budget) throws(RealError) -> Real {
    let half = Real(.half)
    // Only a rational number is known to be half-way; for others both formulas agree.
    guard let rational, rational.isNegative else { return try adding(half, budget).floor(budget) }
    return try subtracting(half, budget).ceiling(budget)
  }

  package func truncated(_ budget: Budget) throws(RealError) -> Real {
    if try compare(1, budget) < 0, try compare(-1, budget) > 0 { return 0 }
    return try sign(budget) < 0 ? ceiling(budget) : floor(budget)
  }

  /// The remainder of floored division, which is zero or has the sign of the divisor.
  package func remainder(_ divisor: Real, _ budget: Budget) throws(RealError) -> Real {
    let count = try divided(by: divisor, budget).floor(budget)
    return try subtracting(divisor.multiplied(by: count, budget), budget)
  }
}
