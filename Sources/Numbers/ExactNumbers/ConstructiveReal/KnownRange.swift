/// A range that certainly contains a number, whatever its digits are.
///
/// The digits of tanh 10²⁰ begin with 10¹⁹ nines, so no interval tells that number from 1, but its
/// range does: the open interval from −1 to 1. The range of an operation contains its results for
/// any numbers in the ranges of the operands; it need not be the smallest one.
struct KnownRange: Hashable, Sendable {
  struct End: Hashable, Sendable {
    let value: Rational
    let isOpen: Bool
  }

  let lower: End?
  let upper: End?

  /// Creates a range; an end that is a long fraction is replaced by −1, 0 or 1 beyond it.
  init(lower: End?, upper: End?) {
    self.lower = lower.flatMap(\.short)
    self.upper = upper.flatMap { (-$0).short.map { -$0 } }
  }

  static let line = KnownRange(lower: nil, upper: nil)

  static func between(_ lower: Rational, _ upper: Rational, isOpen: Bool) -> KnownRange {
    KnownRange(lower: End(value: lower, isOpen: isOpen), upper: End(value: upper, isOpen: isOpen))
  }

  static func from(_ lower: Rational, isOpen: Bool) -> KnownRange {
    KnownRange(lower: End(value: lower, isOpen: isOpen), upper: nil)
  }

  /// Creates a range with ends of −1, 0 or 1 that contains an interval.
  init(_ interval: Interval) {
    self.init(lower: End(below: interval), upper: End(below: -interval).map { -$0 })
  }

  /// The sign of all numbers in the range; nil if it varies or may be zero.
  var sign: Int? {
    if isPositive { return 1 }
    return (-self).isPositive ? -1 : nil
  }

  var isNonnegative: Bool { lower.map { !$0.value.isNegative } ?? false }

  private var isPositive: Bool {
    lower.map { $0.value > 0 || $0.isOpen && $0.value.isZero } ?? false
  }

  var isWithinUnit: Bool {
    guard let lower, let upper else { return false }
    return lower.value >= -1 && upper.value <= 1
  }

  func floor(from least: Rational, to greatest: Rational) -> Rational? {
    guard least + 1 == greatest else { return nil }
    if let lower, lower.value >= greatest { return greatest }
    if let upper, upper.value < greatest || upper.isOpen && upper.value == greatest { return least }
    return nil
  }

  func intersection(_ other: KnownRange) -> KnownRange {
    KnownRange(
      lower: End.narrower(lower, other.lower),
      upper: End.narrower(upper.map { -$0 }, other.upper.map { -$0 }).map { -$0 })
  }
}

extension KnownRange.End {
  static prefix func - (end: Self) -> Self { Self(value: -end.value, isOpen: end.isOpen) }

  /// The lower end 1, 0 or −1 of a range that contains the interval; nil if unbounded.
  fileprivate init?(below interval: Interval) {
    let values = [1, 0, -1]
    guard let value = values.first(where: { !(interval.lower < BigFloat($0)) }) else { return nil }
    self.init(value: Rational(value), isOpen: BigFloat(value) < interval.lower)
  }

  /// The greatest lower end of −1, 0 and 1 that is at most this one; nil below −1.
  var simple: Self? {
    let values: [Rational] = [1, 0, -1]
    return values.first { $0 <= value }.map { Self(value: $0, isOpen: isOpen || $0 < value) }
  }

  /// The lower end itself if it is a short fraction, so that ranges cost little.
  fileprivate var short: Self? {
    value.numeratorBits <= 64 && value.denominatorBits <= 64 ? self : simple
  }

  fileprivate static func narrower(_ first: Self?, _ second: Self?) -> Self? {
    guard let first, let second else { return first ?? second }
    if first.value == second.value { return first.isOpen ? first : second }
    return first.value < second.value ? second : first
  }

  fileprivate static func sum(_ first: Self?, _ second: Self?) -> Self? {
    guard let first, let second else { return nil }
    return Self(value: first.value + second.value, isOpen: first.isOpen || second.isOpen)
  }

  /// The product of two non-negative ends.
  fileprivate static func product(_ first: Self?, _ second: Self?) -> Self? {
    guard let first, let second else { return nil }
    let product = first.value * second.value
    // Zero is a product if it is one of the factors.
    let hasZero = [first, second].contains { $0.value.isZero && !$0.isOpen }
    return Self(value: product, isOpen: !hasZero && (first.isOpen || second.isOpen))
  }

  fileprivate var reciprocal: Self? {
    Rational(1).divided(by: value).map { Self(value: $0, isOpen: isOpen) }
  }
}

extension KnownRange {
  static prefix func - (range: KnownRange) -> KnownRange {
    KnownRange(lower: range.upper.map { -$0 }, upper: range.lower.map { -$0 })
  }

  static func + (left: KnownRange, right: KnownRange) -> KnownRange {
    KnownRange(lower: End.sum(left.lower, right.lower), upper: End.sum(left.upper, right.upper))
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

  var magnitude: KnownRange {
    if isNonnegative { return self }
    let negative = -self
    if negative.isNonnegative { return negative }
    guard let upper, let other = negative.upper else { return .from(0, isOpen: false) }
    let isGreater = upper.value == other.value ? other.isOpen : other.value < upper.value
    return KnownRange(lower: End(value: 0, isOpen: false), upper: isGreater ? upper : other)
  }

  /// The reciprocals of all numbers other than zero.
  var reciprocal: KnownRange {
    guard isNonnegative else { return (-self).isNonnegative ? -(-self).reciprocal : .line }
    return KnownRange(
      lower: upper?.reciprocal ?? End(value: 0, isOpen: true), upper: lower?.reciprocal)
  }

  func raised(to exponent: Int) -> KnownRange {
    if exponent < 0 { return exponent == .min ? .line : raised(to: -exponent).reciprocal }
    if exponent == 0 { return .between(1, 1, isOpen: false) }
    let base = exponent.isMultiple(of: 2) ? magnitude : self
    return base.increasing { $0.bitsRaised(to: exponent) <= 64 ? $0.raised(to: exponent) : nil }
  }

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
    func power(_ end: End) -> End {
      End(value: end.value, isOpen: end.isOpen && exponent.sign == 1)
    }
    let ends = through(1, 1)
    return KnownRange(lower: ends.lower.map(power), upper: ends.upper.map(power))
      .intersection(.from(0, isOpen: true))
  }

  /// The values of an increasing function, known only at `argument`.
  func through(_ argument: Rational, _ value: Rational) -> KnownRange {
    let lower = lower.flatMap { $0.value < argument ? nil : $0 }
    let upper = upper.flatMap { argument < $0.value ? nil : $0 }
    return KnownRange(
      lower: lower.map { End(value: value, isOpen: $0.isOpen || argument < $0.value) },
      upper: upper.map { End(value: value, isOpen: $0.isOpen || $0.value < argument) })
  }

  /// The values of an increasing function that keeps −1, 0 and 1; it is nil where unknown or long.
  private func increasing(_ function: (Rational) -> Rational?) -> KnownRange {
    func mapped(_ end: End) -> End? {
      function(end.value).map { End(value: $0, isOpen: end.isOpen) }
    }
    return KnownRange(
      lower: lower.flatMap { mapped($0) ?? $0.simple },
      upper: upper.flatMap { mapped($0) ?? (-$0).simple.map { -$0 } })
  }
}
