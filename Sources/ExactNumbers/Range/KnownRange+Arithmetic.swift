extension KnownRange {
  static prefix func - (range: KnownRange) -> KnownRange {
    KnownRange(lower: range.upper.map { -$0 }, upper: range.lower.map { -$0 })
  }

  static func + (left: KnownRange, right: KnownRange) -> KnownRange {
    KnownRange(
      lower: End.sum(left.lower, right.lower), upper: End.sum(left.upper, right.upper))
  }

  static func * (left: KnownRange, right: KnownRange) -> KnownRange {
    if !left.isNonnegative, (-left).isNonnegative { return -(-left * right) }
    if !right.isNonnegative, (-right).isNonnegative { return -(left * -right) }
    let (first, second) = (left.magnitude, right.magnitude)
    let upper = End.product(first.upper, second.upper)
    guard left.isNonnegative, right.isNonnegative else {
      return KnownRange(lower: upper.map { -$0 }, upper: upper)
    }
    return KnownRange(lower: End.product(first.lower, second.lower), upper: upper)
  }

  /// The magnitudes of all numbers.
  var magnitude: KnownRange {
    if isNonnegative { return self }
    let negative = -self
    if negative.isNonnegative { return negative }
    guard let upper, let other = negative.upper else { return .from(0, isOpen: false) }
    let isGreater =
      upper.value == other.value ? other.isOpen : other.value < upper.value
    return KnownRange(lower: End(value: 0, isOpen: false), upper: isGreater ? upper : other)
  }

  /// The reciprocals of all numbers other than zero.
  var reciprocal: KnownRange {
    guard isNonnegative else { return (-self).isNonnegative ? -(-self).reciprocal : .line }
    return KnownRange(
      lower: upper?.reciprocal ?? End(value: 0, isOpen: true), upper: lower?.reciprocal)
  }

  /// The powers to an integer; if that is negative, zero has none.
  func raised(to exponent: Int) -> KnownRange {
    if exponent < 0 { return exponent == .min ? .line : raised(to: -exponent).reciprocal }
    if exponent == 0 { return .between(1, 1, isOpen: false) }
    let base = exponent.isMultiple(of: 2) ? magnitude : self
    return base.increasing { $0.bitsRaised(to: exponent) <= 64 ? $0.raised(to: exponent) : nil }
  }

  /// The roots of all numbers that have one.
  func root(_ degree: Int) -> KnownRange {
    let base = degree.isMultiple(of: 2) ? intersection(.from(0, isOpen: false)) : self
    return base.increasing { $0.isNegative ? nil : $0.exactRoot(degree) }
  }

  /// The powers of positive numbers.
  func raised(to exponent: KnownRange) -> KnownRange {
    if !exponent.isNonnegative {
      return (-exponent).isNonnegative ? raised(to: -exponent).reciprocal : .from(0, isOpen: true)
    }
    // A power to zero is 1, whatever the base is.
    let isStrict = exponent.sign == 1
    let ends = through(1, 1)
    return KnownRange(
      lower: ends.lower.map { End(value: $0.value, isOpen: $0.isOpen && isStrict) },
      upper: ends.upper.map { End(value: $0.value, isOpen: $0.isOpen && isStrict) }
    ).intersection(.from(0, isOpen: true))
  }

  /// The values of an increasing function, of which only one value is known, that at `argument`.
  func through(_ argument: Rational, _ value: Rational) -> KnownRange {
    let lower = lower.flatMap { $0.value < argument ? nil : $0 }
    let upper = upper.flatMap { argument < $0.value ? nil : $0 }
    return KnownRange(
      lower: lower.map { End(value: value, isOpen: $0.isOpen || argument < $0.value) },
      upper: upper.map { End(value: value, isOpen: $0.isOpen || $0.value < argument) })
  }

  /// The values of an increasing function that leaves −1, 0 and 1 where they are.
  ///
  /// - Parameter function: the value at a number; nil if it is unknown or long.
  private func increasing(_ function: (Rational) -> Rational?) -> KnownRange {
    func mapped(_ end: End) -> End? {
      function(end.value).map { End(value: $0, isOpen: end.isOpen) }
    }
    return KnownRange(
      lower: lower.flatMap { mapped($0) ?? $0.simple },
      upper: upper.flatMap { mapped($0) ?? (-$0).simple.map { -$0 } })
  }
}

extension KnownRange.End {
  /// The sum of two ends; nil if one of them is missing.
  fileprivate static func sum(_ first: Self?, _ second: Self?) -> Self? {
    guard let first, let second else { return nil }
    return Self(value: first.value + second.value, isOpen: first.isOpen || second.isOpen)
  }

  /// The product of two ends that are not negative; nil if one of them is missing.
  fileprivate static func product(_ first: Self?, _ second: Self?) -> Self? {
    guard let first, let second else { return nil }
    let product = first.value * second.value
    // Zero is a product if it is one of the factors.
    let hasZero = [first, second].contains { $0.value.isZero && !$0.isOpen }
    return Self(value: product, isOpen: !hasZero && (first.isOpen || second.isOpen))
  }

  /// The reciprocal of an end that is not negative; nil for zero.
  fileprivate var reciprocal: Self? {
    Rational(1).divided(by: value).map { Self(value: $0, isOpen: isOpen) }
  }
}
