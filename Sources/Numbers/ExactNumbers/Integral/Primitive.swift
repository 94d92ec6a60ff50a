/// A function that is an integral without a known antiderivative.
struct Primitive: Hashable, Sendable {
  private enum Kind: Hashable {
    /// The argument is the end of the integral from a number.
    case end(from: Rational)
    /// The argument is a parameter of the integrand, whose derivative by it is at a node; the
    /// integral is from 0 to 1.
    case parameter(Int, slope: Int)
  }

  private let kind: Kind
  private let integrand: RealExpression
  private let root: Int
  /// The integrand by the distance from the start, if it is a quotient of zeros there.
  private let beginning: Integrand?
  /// The integrand with a parameter, if it has Taylor series.
  private let series: Integrand?

  init(
    of root: Int, in integrand: RealExpression, from start: Rational, _ budget: Budget
  ) throws(RealError) {
    (self.integrand, self.root, kind) = (integrand, root, .end(from: start))
    var way = RealExpression()
    let point = way.node(.sum(way.constant(start), RealExpression.unknown))
    let value = way.copy(of: root, in: integrand, at: point, hasSeries: true)
    beginning = try Integrand(way, value, budget)?.smoothedBeginning(budget)
    series = nil
  }

  /// The integral from 0 to 1 as a function of a parameter; nil without a derivative by it.
  init?(
    of root: Int, in integrand: RealExpression, parameter: Int, _ budget: Budget
  ) throws(RealError) {
    var integrand = integrand
    let argument = integrand.node(.parameter(parameter))
    // The place of a jump may depend on the parameter.
    guard !integrand.hasSteps(root),
      let slope = try integrand.derivative(of: root, by: argument, budget)
    else { return nil }
    (self.integrand, self.root) = (integrand, root)
    kind = .parameter(parameter, slope: slope)
    // Whether an operand is zero at 0 may depend on the parameter.
    beginning = nil
    var way = RealExpression()
    let copy = way.newParameter()
    let value = way.copy(
      of: root, in: integrand, parameters: [parameter: way.node(.parameter(copy))], hasSeries: true)
    series = try Integrand(way, value, budget)
  }

  /// Whether the derivative is known without another integral.
  var hasSeries: Bool { if case .end = kind { true } else { false } }

  /// The node of the derivative in another expression.
  func slope(
    in expression: inout RealExpression, at operand: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    switch kind {
    case .end: expression.copy(of: root, in: integrand, at: operand, hasSeries: true)
    case .parameter(let parameter, let slope):
      try Primitive(of: slope, in: integrand, parameter: parameter, budget).map {
        expression.node($0, of: operand)
      }
    }
  }

  func value(at argument: Real, _ budget: Budget) throws(RealError) -> Real {
    let integral: Result<(value: Real, hole: Real?), IntegralObstacle>
    switch kind {
    case .end(let start):
      integral = try integrand.integral(of: root, from: Real(start), to: argument, budget)
    case .parameter(let parameter, _):
      var alone = RealExpression()
      let number = alone.number(argument)
      let value = alone.copy(of: root, in: integrand, parameters: [parameter: number])
      integral = try alone.integral(of: value, from: 0, to: 1, budget)
    }
    guard case .success(let (value, _)) = integral else { throw .unproven }
    return value
  }

  /// The values on an interval X: that at a number m near its middle, plus S (X − m), where S
  /// encloses the derivative between the numbers of X and m, which may be beside a short X.
  func enclosure(on interval: Interval, precision: Int) -> Enclosure {
    let unknown = Enclosure(value: .line, definedness: .unknown)
    let few = min(precision, Self.precisionOfSlopes)
    // On a long interval the sign may be all that matters.
    if case .parameter = kind, interval.width.exponent > -Interval.roughPrecision,
      let found = try? mean(of: root, on: interval, precision: few), !found.containsZero
    {
      return Enclosure(value: found)
    }
    guard interval.exponent < .max, let middle = interval.fraction(precision: precision),
      case let point = Interval(middle, precision: precision),
      let slopes = try? slopes(on: interval.extended(to: point), precision: few),
      case let way = interval.adding(-point, precision: precision),
      case let change = slopes.multiplied(by: way, precision: precision),
      // After a great change, few digits matter.
      case let needed = change.width.isZero
        ? precision : min(precision, max(0, -change.exponent) + Interval.roughPrecision),
      let value = try? value(at: middle, precision: needed)
    else { return unknown }
    return Enclosure(value: value.adding(change, precision: precision))
  }

  private func value(at argument: Rational, precision: Int) throws(RealError) -> Interval {
    let budget = Budget()
    if let series {
      let number = Interval(argument, precision: 2 * precision)
      let parameters =
        try [number]
        + series.expression.parameterValues(precision: 2 * precision, budget).dropFirst()
      let answer = try Integral(integrand: series)
        .answer(parameters: parameters, precision: precision, budget)
      if case .enclosure(let enclosure) = answer { return enclosure }
    }
    return try value(at: Real(argument), budget).constructive(budget)
      .interval(precision: precision, budget: budget)
  }

  private static let pieces = 32
  private static let precisionOfSlopes = 128

  /// The values of the derivative; nil if they may be infinite.
  private func slopes(on interval: Interval, precision: Int) throws(RealError) -> Interval? {
    switch kind {
    case .parameter(_, let slope): return try mean(of: slope, on: interval, precision: precision)
    case .end(let start):
      let parameters = try integrand.parameterValues(precision: precision, Budget())
      let distance = interval.adding(-Interval(start, precision: precision), precision: precision)
      if let found = values(of: root, on: interval, parameters, precision) { return found }
      guard let beginning, distance.lower.sign >= 0 else { return nil }
      let all = try beginning.expression.parameterValues(precision: precision, Budget())
      return try beginning.values(
        on: Interval(BigFloat(0), distance.upper),
        parameters: Array(all.dropLast(beginning.quotients.count)), precision: precision, Budget())
    }
  }

  /// The integral of a node from 0 to 1, by its values on equal parts; nil if one is not finite.
  private func mean(
    of node: Int, on arguments: Interval, precision: Int
  ) throws(RealError) -> Interval? {
    guard case .parameter(let parameter, _) = kind else { return nil }
    var parameters = try integrand.parameterValues(precision: precision, Budget())
    parameters[parameter] = arguments
    var sum = Interval(BigFloat(0))
    for piece in 0..<Self.pieces {
      let ends = [piece, piece + 1].map { Rational(numerator: $0, denominator: Self.pieces) }
      let part = Interval(from: ends[0], to: ends[1], precision: precision)
      guard let values = values(of: node, on: part, parameters, precision) else { return nil }
      sum = sum.adding(values, precision: precision)
    }
    return sum.divided(by: Interval(BigFloat(Self.pieces)), precision: precision)
  }

  private func values(
    of node: Int, on interval: Interval, _ parameters: [Interval], _ precision: Int
  ) -> Interval? {
    let found = integrand.enclosures(
      of: [node], on: interval, parameters: parameters, precision: precision)[node]
    guard let found, found.definedness == .everywhere, found.value.exponent < .max else {
      return nil
    }
    return found.value
  }
}

extension Interval {
  /// The shortest interval that contains this and another one.
  func extended(to other: Interval) -> Interval {
    Interval(other.lower < lower ? other.lower : lower, upper < other.upper ? other.upper : upper)
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
