/// A rational number whose parts have room in the machine's own integers.
///
/// Most numbers that people calculate with are such; their arithmetic takes no memory of its own.
/// The number is in lowest terms with a positive denominator, and the numerator is not `Int.min`,
/// so that it can change its sign.
struct SmallFraction: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  /// Creates a quotient that is in lowest terms; nil when a part has no room.
  init?(inLowestTerms numerator: Int, _ denominator: Int) {
    guard numerator != .min, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a quotient, or nil when a part has no room; `denominator` is not zero.
  init?(_ numerator: Int, dividedBy denominator: Int) {
    guard numerator != .min, denominator != .min else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    let sign = denominator < 0 ? -1 : 1
    self.init(
      inLowestTerms: sign * (numerator / divisor), (sign * denominator) / divisor)
  }

  /// The number with its parts exchanged; it is not zero.
  var reciprocal: SmallFraction? {
    SmallFraction(
      inLowestTerms: numerator < 0 ? -denominator : denominator, abs(numerator))
  }

  static prefix func - (operand: SmallFraction) -> SmallFraction? {
    SmallFraction(inLowestTerms: -operand.numerator, operand.denominator)
  }

  /// The sum; nil when it or a number on the way has no room.
  ///
  /// Only factors that both denominators have can be common to the result (Knuth, The Art of
  /// Computer Programming, 4.5.1).
  static func + (left: SmallFraction, right: SmallFraction) -> SmallFraction? {
    let common = greatestCommonDivisor(left.denominator, right.denominator)
    guard let first = product(left.numerator, right.denominator / common),
      let second = product(right.numerator, left.denominator / common),
      let numerator = sum(first, second)
    else { return nil }
    let divisor = greatestCommonDivisor(numerator, common)
    guard
      let denominator = product(left.denominator / common, right.denominator / divisor)
    else { return nil }
    return SmallFraction(inLowestTerms: numerator / divisor, denominator)
  }

  /// The product; nil when it has no room.
  static func * (left: SmallFraction, right: SmallFraction) -> SmallFraction? {
    let first = greatestCommonDivisor(left.numerator, right.denominator)
    let second = greatestCommonDivisor(right.numerator, left.denominator)
    guard let numerator = product(left.numerator / first, right.numerator / second),
      let denominator = product(left.denominator / second, right.denominator / first)
    else { return nil }
    return SmallFraction(inLowestTerms: numerator, denominator)
  }

  static func < (left: SmallFraction, right: SmallFraction) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}

extension SmallFraction {
  /// The number in ASCII without an exponent, `-12.5`, if it has a finite decimal form of at most
  /// 18 places; nil otherwise.
  var finiteText: String? {
    guard denominator > 1 else { return String(numerator) }
    var scale = 1
    for places in 1...18 {
      scale *= 10
      guard scale.isMultiple(of: denominator) else { continue }
      guard let units = Self.product(abs(numerator), scale / denominator) else { return nil }
      let fraction = String(units % scale)
      return (numerator < 0 ? "-" : "") + String(units / scale) + "."
        + String(repeating: "0", count: places - fraction.utf8.count) + fraction
    }
    return nil
  }

  private static func sum(_ left: Int, _ right: Int) -> Int? {
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? nil : sum
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows ? nil : product
  }
}

/// The largest number that divides both; neither is `Int.min`, and one may be zero. (Euclid)
private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  var (larger, smaller) = (left.magnitude, right.magnitude)
  if smaller == 1 { return 1 }
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return Int(larger)
}
