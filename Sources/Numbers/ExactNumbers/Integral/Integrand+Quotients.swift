/// A quotient of two functions that vanish at 0, for which an integrand has a parameter.
struct QuotientOfZeros: Hashable, Sendable {
  let node: Int
  let top: Zero
  let bottom: Zero

  /// The Taylor coefficients at 0, or those at all numbers of an interval from 0.
  ///
  /// With f(t) = tⁿ F(t), those of F are among those of f, n places further on: F⁽ᵏ⁾(t) ÷ k! is a
  /// weighted mean of f⁽ⁿ⁺ᵏ⁾(st) ÷ (n + k)! for s from 0 to 1.
  func series(
    at point: Interval, radius: Interval, degree: Int, parameters: [Interval], precision: Int,
    _ budget: Budget
  ) throws(RealError) -> [Ball?]? {
    let order = bottom.order
    func shifted(_ zero: Zero) throws(RealError) -> [Ball?]? {
      let series = try zero.series.series(
        at: point, radius: radius, degree: order + degree, parameters: parameters,
        precision: precision, budget)
      return series.map { Array($0.dropFirst(order)) }
    }
    guard let bottom = try shifted(bottom), let divisor = bottom[0]?.interval,
      !divisor.containsZero, let top = try shifted(top)
    else { return nil }
    var quotient = Series(precision: precision, count: 1, degree: degree)
    for exponent in 0...degree {
      let rest =
        exponent == 0
        ? nil : quotient.convolution(bottom, quotient.coefficients[0], exponent, from: 1)
      quotient.append(
        quotient.sum(top[exponent], rest?.negative).map {
          $0.divided(by: divisor, precision: precision)
        }, to: 0)
    }
    return quotient.coefficients[0]
  }
}

extension Integrand {
  /// The integrand from 0, smooth at 0 except for quotients of zeros there; nil without such a
  /// quotient.
  func smoothedBeginning(_ budget: Budget) throws(RealError) -> Integrand? {
    var (expression, quotients) = (expression, [QuotientOfZeros]())
    for node in expression.order(of: [root]) {
      guard case .quotient(let top, let bottom) = expression.nodes[node],
        let bottom = try known(Zero(bottom, in: self.expression, budget)) ?? nil,
        let top = try known(Zero(top, in: self.expression, budget)) ?? nil,
        top.order >= bottom.order
      else { continue }
      quotients.append(QuotientOfZeros(node: node, top: top, bottom: bottom))
      expression.makeParameter(of: node)
    }
    guard !quotients.isEmpty else { return nil }
    return try Integrand(expression, root, quotients: quotients, budget)
  }

  /// The same integral in the root of t, where the integrand grows like a power of it: √(sin t) dt
  /// is 2 s √(sin s²) ds; nil if that is not smooth at 0 either.
  func unrooted(
    _ parameters: [Interval], zeros: [Zero], _ budget: Budget
  ) throws(RealError) -> (integral: Integral, degree: Int)? {
    let zero = Neighborhood(level: Interval.roughPrecision, precision: Interval.roughPrecision)
    guard let growth = growth(near: zero, zeros: zeros, parameters), growth.logarithms == 0,
      growth.power > -1, let degree = growth.power.denominatorValue, 1...8 ~= degree
    else { return nil }
    var way = RealExpression()
    let root = RealExpression.Multiple(node: way.constant(1), power: degree)
    let found = way.substituting(root, in: expression, self.root) { node, expression in
      ((try? Zero(node, in: expression, budget)) ?? nil)?.order ?? 0
    }
    let factor = way.node(.product(way.constant(Rational(degree)), found.node))
    let value = way.plain(.init(node: factor, power: found.power + degree - 1))
    guard let integrand = try Integrand(way, value, budget) else { return nil }
    var integral = Integral(integrand: integrand)
    integral.beginning = try integrand.smoothedBeginning(budget)
    let values = try way.parameterValues(precision: ConstructiveReal.firstPrecision, budget)
    return try integral.isSingular(atEnd: false, values, budget) ? nil : (integral, degree)
  }
}
