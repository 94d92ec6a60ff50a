/// The integral of a function without a known antiderivative, from a fixed number to another one.
struct Primitive: Hashable, Sendable {
  let integrand: RealExpression
  let root: Int
  let start: Rational
  /// The integrand as a function of the distance from the start, if it is a quotient of zeros there.
  private let beginning: Integrand?

  init(
    of root: Int, in integrand: RealExpression, from start: Rational, _ budget: Budget
  ) throws(RealError) {
    (self.integrand, self.root, self.start) = (integrand, root, start)
    var way = RealExpression()
    let point = way.node(.sum(way.constant(start), RealExpression.unknown))
    let value = way.substituting(.init(node: point), in: integrand, root).node
    beginning = try Integrand(way, value, budget)?.smoothedBeginning(budget)
  }

  func value(at end: Real, _ budget: Budget) throws(RealError) -> Real {
    switch try integrand.integral(of: root, from: Real(start), to: end, budget) {
    case .success(let (value, _)): return value
    case .failure: throw .unproven
    }
  }

  /// The values on an interval X: that at a number m near its middle, plus f(Y) (X − m), where Y
  /// is the interval from X to m, which may be beside a short one.
  func enclosure(on interval: Interval, precision: Int) -> Enclosure {
    let unknown = Enclosure(value: .line, extent: .unknown)
    guard interval.exponent < .max, let middle = interval.fraction(precision: precision),
      case let point = Interval(middle, precision: precision),
      let slopes = try? slopes(on: interval.extended(to: point), precision: precision),
      let value = try? value(at: Real(middle), Budget()).constructive(Budget())
        .interval(precision: precision, budget: Budget())
    else { return unknown }
    let way = interval.adding(-point, precision: precision)
    return Enclosure(
      value: value.adding(slopes.multiplied(by: way, precision: precision), precision: precision))
  }

  /// The values of the integrand; nil if they are not known to be finite.
  private func slopes(
    on interval: Interval, precision: Int
  ) throws(RealError) -> Interval? {
    let parameters = try integrand.parameterValues(precision: precision, Budget())
    let found = integrand.enclosures(
      of: [root], on: interval, parameters: parameters, precision: precision)[root]
    if let found, found.extent == .everywhere, found.value.exponent < .max { return found.value }
    let start = Interval(start, precision: precision)
    let distance = interval.adding(-start, precision: precision)
    guard let beginning, distance.lower.sign >= 0 else { return nil }
    let all = try beginning.expression.parameterValues(precision: precision, Budget())
    return try beginning.values(
      on: Interval(BigFloat(0), distance.upper),
      parameters: Array(all.dropLast(beginning.quotients.count)), precision: precision, Budget())
  }
}

extension Interval {
  /// The shortest interval that contains this and another one.
  fileprivate func extended(to other: Interval) -> Interval {
    Interval(
      other.lower < lower ? other.lower : lower, upper < other.upper ? other.upper : upper)
  }

  /// A short fraction near the middle, compared with the width or the precision.
  fileprivate func fraction(precision: Int) -> Rational? {
    let bits = width.isZero ? precision + 16 : min(precision + 16, max(0, 4 - width.exponent))
    let sum = Interval(lower).adding(Interval(upper), precision: precision + 16)
    let scaled = sum.multiplied(
      by: Interval(Rational(2).raised(to: bits - 1), precision: 2), precision: 2 * precision + 120)
    guard scaled.exponent < .max else { return nil }
    return Rational(scaled.lower.floor) * Rational(2).raised(to: -bits)
  }
}
