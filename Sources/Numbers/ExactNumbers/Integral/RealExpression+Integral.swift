package enum IntegralObstacle: Error, Hashable, Sendable {
  /// No bound is known near a number; nil for infinity.
  case unbounded(near: Real?)
  /// The function grows too fast near a number or falls too slowly; nil for infinity.
  case infinite(near: Real?)
  case unknown
}

extension RealExpression {
  /// The integral of a node by the unknown, exact if known, and a number where it has no value but
  /// a limit; nil bounds are infinite.
  package func integral(
    of root: Int, from lower: Real?, to upper: Real?, _ budget: Budget
  ) throws(RealError) -> Result<(value: Real, hole: Real?), IntegralObstacle> {
    var search = IntegralSearch(expression: self, root: root, budget: budget)
    do throws(RealError) {
      let value = try search.integral(from: lower, to: upper)
      return .success((value, search.hole))
    } catch {
      guard error == .unproven, let obstacle = search.obstacle else { throw error }
      return .failure(obstacle)
    }
  }
}

/// Divides a range until the function is singular at most at the start of each part.
private struct IntegralSearch {
  let expression: RealExpression
  let root: Int
  let budget: Budget
  var divisions = 0
  /// The magnitudes and steps whose zeros and jumps divide the range.
  var divided: Set<Int> = []
  var obstacle: IntegralObstacle?
  var hole: Real?

  private static let mostDivisions = 64
  private static let mostPoints = 1_000
  /// The distance from an end, for a range from 0 to 1, below which the end is at fault.
  private static let nearness = Rational(2).raised(to: -30)

  mutating func integral(from lower: Real?, to upper: Real?) throws(RealError) -> Real {
    if expression.rational(root)?.isZero == true { return 0 }
    switch (lower, upper) {
    case (let lower?, let upper?):
      return try integral(through: [lower] + singularPoints(from: lower, to: upper) + [upper])
    case (let lower?, nil): return try tail(from: lower, isNegative: false)
    case (nil, let upper?): return try tail(from: upper.negated(budget), isNegative: true)
    case (nil, nil):
      return try tail(from: 0, isNegative: true).adding(tail(from: 0, isNegative: false), budget)
    }
  }

  private mutating func integral(through points: [Real]) throws(RealError) -> Real {
    var sum: Real = 0
    for (lower, upper) in zip(points, points.dropFirst()) {
      sum = try sum.adding(part(from: lower, to: upper), budget)
    }
    return sum
  }

  /// The integral over a range with singularities only at its ends.
  private mutating func part(from lower: Real, to upper: Real) throws(RealError) -> Real {
    let width = try upper.subtracting(lower, budget)
    if width.rational?.isZero == true { return 0 }
    let middle = try lower.adding(width.divided(by: 2, budget), budget)
    let smooth = try smoothed(at: middle)
    let exact = try exactIntegral(of: smooth, from: lower, to: upper)
    if try smooth.expression.polynomial(smooth.root, budget) != nil, let exact { return exact }
    var way = RealExpression()
    let offset = way.node(.product(way.number(width), RealExpression.unknown))
    let point = way.node(.sum(way.number(lower), offset))
    let value = way.copy(of: smooth.root, in: smooth.expression, at: point, hasSeries: true)
    let found = try integral(of: value, way, times: width, presumed: exact, beginning: lower) {
      [budget] place throws(RealError) in
      try lower.adding(width.multiplied(by: Real(place), budget), budget)
    }
    if let found { return found }
    try divide(near: lower)
    return try part(from: lower, to: middle).subtracting(part(from: upper, to: middle), budget)
  }

  /// The integral of the function or its reflection from a number to infinity.
  private mutating func tail(from start: Real, isNegative: Bool) throws(RealError) -> Real {
    let sign: Rational = isNegative ? -1 : 1
    guard try start.compare(1, budget) >= 0 else {
      return try tail(from: start, to: 1, isNegative: isNegative)
    }
    let signed = try start.multiplied(by: Real(sign), budget)
    // x = ±start ÷ t, whose slope is ∓start ÷ t², or ±start (1 + u).
    var way = RealExpression()
    let next = way.node(.sum(way.constant(1), RealExpression.unknown))
    let far = way.substituting(
      .init(node: way.node(.product(way.number(signed), next))), in: expression, root)
    let slope = way.node(.product(way.number(start), far.node))
    let point = RealExpression.Multiple(node: way.number(signed), power: -1)
    let value = way.substituting(point, in: expression, root)
    let integrand = way.plain(
      .init(node: way.node(.product(way.number(start), value.node)), power: value.power - 2))
    let exact = try exactIntegral(
      of: (expression, root), from: isNegative ? nil : signed, to: isNegative ? signed : nil)
    let found = try integral(
      of: integrand, far: slope, way, times: 1, presumed: exact, beginning: nil
    ) { [budget] place throws(RealError) in
      try place.isZero ? nil : signed.divided(by: Real(place), budget)
    }
    if let found { return found }
    try divide(near: signed)
    return try tail(from: start, to: start.multiplied(by: 2, budget), isNegative: isNegative)
  }

  private mutating func tail(
    from start: Real, to next: Real, isNegative: Bool
  ) throws(RealError) -> Real {
    let ends = isNegative ? [try next.negated(budget), try start.negated(budget)] : [start, next]
    return try integral(from: ends[0], to: ends[1])
      .adding(tail(from: next, isNegative: isNegative), budget)
  }

  /// A multiple of the integral of a node from 0 to 1; nil if the end at 1 is singular.
  ///
  /// - Parameters:
  ///   - far: the node of t = 1/(1 + u) as one of u; nil for a finite range.
  ///   - presumed: the value by an antiderivative, to be confirmed.
  ///   - beginning: the number at 0; nil for infinity or another place.
  private mutating func integral(
    of value: Int, far: Int? = nil, _ expression: RealExpression, times width: Real,
    presumed: Real?, beginning: Real?, number: (Rational) throws(RealError) -> Real?
  ) throws(RealError) -> Real? {
    let far = try far.flatMap { node throws(RealError) in try Integrand(expression, node, budget) }
    // The parameters of the first are those of the second, too.
    guard let integrand = try Integrand(far?.expression ?? expression, value, budget) else {
      throw unproven(.unknown)
    }
    let precision = ConstructiveReal.firstPrecision
    var parameters = try integrand.expression.parameterValues(precision: precision, budget)
    var (integral, degree) = (Integral(integrand: integrand), 1)
    if try integral.isSingular(atEnd: true, parameters, budget) { return nil }
    if try integral.isSingular(atEnd: false, parameters, budget) {
      integral.zeros = try Zero.all(in: integrand, budget)
      integral.beginning = try integrand.smoothedBeginning(budget)
      if try integral.isSingular(atEnd: false, parameters, budget) { integral.beginning = nil }
      if integral.beginning != nil { hole = hole ?? beginning }
      if let far, try integral.vanishesSoon(parameters, budget) {
        integral.far = far
      } else if integral.beginning == nil,
        let root = try integrand.unrooted(parameters, zeros: integral.zeros, budget)
      {
        (integral, degree) = (root.integral, root.degree)
        parameters = try integral.integrand.expression.parameterValues(
          precision: precision, budget)
      }
    }
    // A rough enclosure soon fails where there is none.
    let rough = presumed == nil ? Interval.roughPrecision / 2 : Interval.roughPrecision
    switch try integral.answer(parameters: parameters, precision: rough, budget) {
    case .infinite: throw unproven(.infinite(near: beginning))
    case .obstacle(let place):
      let place = Rational.simplest(between: place - Self.nearness, place + Self.nearness)
      throw unproven(.unbounded(near: try number(place.raised(to: degree))))
    case .enclosure(let enclosure):
      if let presumed {
        let area = try presumed.divided(by: width, budget).constructive(budget).best
        if !(area.upper < enclosure.lower), !(enclosure.upper < area.lower) { return presumed }
      }
    }
    return try Real(.integral(integral), integral.integrand.expression.parameters, budget)
      .multiplied(by: width, budget)
  }

  private mutating func divide(near number: Real) throws(RealError) {
    divisions += 1
    if divisions > Self.mostDivisions { throw unproven(.unbounded(near: number)) }
  }

  private mutating func unproven(_ obstacle: IntegralObstacle) -> RealError {
    self.obstacle = obstacle
    return .unproven
  }
}

extension IntegralSearch {
  private typealias Smoothed = (expression: RealExpression, root: Int)

  /// The zeros of magnitudes, divisors, roots and logarithms, and the jumps of steps between two
  /// numbers, in the direction of the range.
  private mutating func singularPoints(
    from lower: Real, to upper: Real
  ) throws(RealError) -> [Real] {
    var points: [RealRoot] = []
    divided.removeAll()
    for index in expression.order(of: [root]) {
      var (operand, jumps) = (index, [Rational(0)])
      switch expression.nodes[index] {
      case .step(let function, let argument):
        operand = argument
        jumps = try self.jumps(of: function, argument, from: lower, to: upper)
      case .magnitude(let argument), .root(let argument, _), .exponentiation(let argument, _),
        .quotient(_, let argument), .function(.naturalLogarithm, let argument):
        operand = argument
      default: continue
      }
      var areAll =
        !jumps.isEmpty
        && expression.order(of: [operand]).allSatisfy {
          expression.nodes[$0].isContinuous || divided.contains($0)
        }
      for jump in jumps {
        let found = try roots(of: operand, minus: jump, between: lower, upper)
        if found == nil { areAll = false }
        for point in found ?? [] where !points.contains(where: { $0.value == point }) {
          points.append(RealRoot(point))
        }
      }
      if areAll { divided.insert(index) }
    }
    let sorted = try points.sorted(budget).map(\.value)
    return try lower.compare(upper, budget) > 0 ? sorted.reversed() : sorted
  }

  /// The values of an operand where a step may jump; none if there are too many.
  private func jumps(
    of function: StepFunction, _ operand: Int, from lower: Real, to upper: Real
  ) throws(RealError) -> [Rational] {
    if function == .sign { return [0] }
    let ends = try [lower, upper].map { end throws(RealError) in
      try end.constructive(budget).best
    }
    let precision = Interval.roughPrecision
    let values = expression.enclosures(
      of: [operand], on: ends[0].extended(to: ends[1]),
      parameters: try expression.parameterValues(precision: precision, budget),
      precision: precision)[operand]?.value
    guard let values, values.exponent < 20 else { return [] }
    let offset: Rational = function == .rounded ? .half : 0
    let first = Rational(values.lower.floor)
    let width: Rational = Rational(values.upper.floor) - first
    guard let count = width.wholeValue, count < Self.mostPoints else { return [] }
    return (0...count + 1).map { first + Rational($0) + offset }
  }

  private func roots(
    of node: Int, minus value: Rational = 0, between first: Real, _ second: Real
  ) throws(RealError) -> [Real]? {
    var expression = expression
    let node = value.isZero ? node : expression.node(.sum(node, expression.constant(-value)))
    let isAscending = try first.compare(second, budget) <= 0
    let (lower, upper) = isAscending ? (first, second) : (second, first)
    let equation = RealEquation(expression, value: node, divisors: [], budget)
    let found = try known(equation.solutions(from: lower, to: upper))
    guard let found, found.areRoots, found.roots.count <= Self.mostPoints else { return nil }
    let inside = RealSolutions.Piece(from: lower, to: upper, includesEnds: false)
    var roots: [Real] = []
    for root in found.roots.map(\.value) {
      let isInside = try known(inside.contains(root, budget))
      guard let isInside else { return nil }
      if isInside { roots.append(root) }
    }
    return roots
  }

  /// The expression without the magnitudes and steps that divide the range.
  private func smoothed(at middle: Real) throws(RealError) -> Smoothed {
    var (signs, steps) = ([Int: Int](), [Int: Rational]())
    for index in expression.order(of: [root]) where divided.contains(index) {
      switch expression.nodes[index] {
      case .step:
        steps[index] = try known(expression.value(of: index, at: middle, budget))?.rational
      case .magnitude(let operand):
        let sign = try known(expression.value(of: operand, at: middle, budget).sign(budget))
        if let sign, sign != 0 { signs[index] = sign }
      default: continue
      }
    }
    var smooth = RealExpression()
    let copy = smooth.copy(of: root, in: expression, signs: signs, steps: steps)
    return (smooth, copy)
  }

  /// The difference of the values of an antiderivative, if known; bounds of nil are infinite.
  private func exactIntegral(
    of smooth: Smoothed, from lower: Real?, to upper: Real?
  ) throws(RealError) -> Real? {
    var expression = smooth.expression
    guard let sum = try expression.antiderivative(of: smooth.root, budget) else { return nil }
    func value(_ bound: Real?, toward sign: Int) throws(RealError) -> Real? {
      guard let bound else { return try expression.limit(of: sum, toward: sign, budget) }
      return try expression.continued(to: bound, sum, budget).value(of: sum, at: bound, budget)
    }
    return try known { () throws(RealError) -> Real? in
      guard let last = try value(upper, toward: 1), let first = try value(lower, toward: -1) else {
        return nil
      }
      return try last.subtracting(first, budget)
    } ?? nil
  }
}

extension RealExpression {
  /// The expression with limits for products like x ln x, of polynomials that vanish at a number.
  fileprivate func continued(
    to number: Real, _ root: Int, _ budget: Budget
  ) throws(RealError) -> RealExpression {
    guard let number = number.rational else { return self }
    func vanishes(_ node: Int) throws(RealError) -> Bool {
      try polynomial(node, budget)?.value(at: number).isZero == true
    }
    var continued = self
    for index in order(of: [root]) {
      guard case .product(let factor, let logarithm) = nodes[index],
        case .function(.naturalLogarithm, var operand) = nodes[logarithm]
      else { continue }
      if case .magnitude(let inner) = nodes[operand] { operand = inner }
      if try vanishes(operand), try vanishes(factor) { continued.replace(index, by: .constant(0)) }
    }
    return continued
  }
}

extension RealExpression.Node {
  var isContinuous: Bool {
    switch self {
    case .unknown, .constant, .parameter, .sum, .product, .power, .magnitude, .bound: true
    case .function(let function, _): function.domain == .init()
    case .quotient, .root, .exponentiation, .step, .primitive: false
    }
  }
}
