/// Values c tᵖ Lᵏ for all t near 0, where c is within an interval and L = −ln t.
struct Growth {
  var coefficient: Interval
  var power: Rational = 0
  var logarithms = 0
}

/// The numbers from 0 to 2^−level, and their powers, as factors of a growth.
struct Neighborhood {
  /// At least 3, so that −ln t is greater than 2.
  let level: Int
  let precision: Int

  var interval: Interval {
    Interval(BigFloat(0), Interval(Rational(2).raised(to: -level), precision: 2).upper)
  }

  func applying(_ function: ElementaryFunction, to operand: Interval) -> Interval {
    function.values(on: operand, precision: precision)
  }

  var logarithm: Interval {
    applying(.naturalLogarithm, to: Interval(BigFloat(2))) * Interval(BigFloat(level))
  }

  func power(_ exponent: Rational) -> Interval {
    let scaled = Interval(-exponent * Rational(level), precision: precision + Int.bitWidth)
    return Interval(BigFloat(2)).raised(to: scaled, precision: precision)
  }

  /// All values of tᵖ Lᵏ for p ≥ 0, if they increase; nil otherwise.
  func values(_ power: Rational, _ logarithms: Int) -> Interval? {
    guard power >= 0, logarithms <= 0 || power > 0 else { return nil }
    if power.isZero, logarithms == 0 { return Interval(BigFloat(1)) }
    // The derivative of the logarithm by ln t is p − k/L.
    guard logarithms <= 0 || power * Rational(level) > Rational(2 * logarithms) else { return nil }
    let last = self.power(power) * logarithm.raised(to: logarithms, precision: precision)
    return Interval(BigFloat(0), last.upper)
  }

  /// The integral of tᵖ Lᵏ over the neighborhood, nil unless finite; by parts, (p + 1) I(p, k) =
  /// hᵖ⁺¹ L(h)ᵏ + k I(p, k − 1).
  func integral(_ power: Rational, _ logarithms: Int) -> Interval? {
    guard power > -1 else { return nil }
    let divisor = Interval(power + 1, precision: precision)
    let factor = logarithm.raised(to: logarithms, precision: precision)
    let end = self.power(power + 1) * factor / divisor
    if logarithms == 0 { return end }
    guard logarithms > 0 else { return Interval(BigFloat(0), end.upper) }
    return integral(power, logarithms - 1).map {
      end + Interval(BigFloat(logarithms)) * $0 / divisor
    }
  }
}

/// A node of an integrand proven to vanish at 0, and the order of its zero.
struct Zero: Hashable, Sendable {
  let node: Int
  let series: Integrand
  let order: Int

  private static let greatestOrder = 8

  static func all(in integrand: Integrand, _ budget: Budget) throws(RealError) -> [Zero] {
    var zeros: [Zero] = []
    for node in integrand.expression.order(of: [integrand.root]) {
      switch integrand.expression.nodes[node] {
      case .sum, .function:
        if let zero = try known(Zero(node, in: integrand.expression, budget)) ?? nil {
          zeros.append(zero)
        }
      default: break
      }
    }
    return zeros
  }

  /// Nil if the node is not proven to vanish at 0.
  init?(_ node: Int, in whole: RealExpression, _ budget: Budget) throws(RealError) {
    var expression = whole
    guard try expression.value(of: node, at: 0, budget).rational?.isZero == true,
      let series = try Integrand(expression, node, budget)
    else { return nil }
    var slope = node
    for order in 1...Self.greatestOrder {
      guard let next = try expression.derivative(of: slope, budget) else { return nil }
      slope = next
      if try expression.value(of: slope, at: 0, budget).sign(budget) == 0 { continue }
      (self.node, self.series, self.order) = (node, series, order)
      return
    }
    return nil
  }

  func growth(near zero: Neighborhood, _ parameters: [Interval]) -> Growth? {
    let coefficients: [Ball?]?? = try? series.series(
      at: zero.interval, radius: Interval(1, precision: 2), degree: order, parameters: parameters,
      precision: zero.precision, Budget())
    guard let coefficient = coefficients??[order]?.interval else { return nil }
    return Growth(coefficient: coefficient, power: Rational(order))
  }
}

extension Integrand {
  func growth(near zero: Neighborhood, zeros: [Zero], _ parameters: [Interval]) -> Growth? {
    let values = expression.enclosures(
      of: [root] + slopes.values, on: zero.interval, parameters: parameters,
      precision: zero.precision)
    var found: [Int: Growth] = [:]
    for index in expression.order(of: [root]) {
      found[index] =
        zeros.first { $0.node == index }?.growth(near: zero, parameters)
        ?? growth(of: index, found, values, zero)
        ?? values[index].flatMap {
          $0.definedness >= .jumps && $0.value.exponent < .max ? Growth(coefficient: $0.value) : nil
        }
    }
    return found[root]
  }

  private func growth(
    of index: Int, _ found: [Int: Growth], _ values: [Enclosure?], _ zero: Neighborhood
  ) -> Growth? {
    let operands = expression.nodes[index].operands.compactMap { found[$0] }
    guard operands.count == expression.nodes[index].operands.count else { return nil }
    switch expression.nodes[index] {
    case .unknown: return Growth(coefficient: Interval(BigFloat(1)), power: 1)
    case .bound, .constant, .parameter, .step, .exponentiation, .primitive: return nil
    case .sum: return operands[0].adding(operands[1], near: zero)
    case .product: return operands[0] * operands[1]
    case .power: return operands[0] * operands[0]
    case .quotient:
      return operands[1].coefficient.containsZero ? nil : operands[0] * operands[1].reciprocal
    case .magnitude:
      var growth = operands[0]
      growth.coefficient = growth.coefficient.magnitude
      return growth
    case .root(_, let degree):
      let base = operands[0]
      guard base.logarithms.isMultiple(of: degree),
        !degree.isMultiple(of: 2) || base.coefficient.lower.sign >= 0
      else { return nil }
      return Growth(
        coefficient: base.coefficient.root(degree, precision: zero.precision),
        power: base.power * Rational(numerator: 1, denominator: degree),
        logarithms: base.logarithms / degree)
    case .function(.exponential, let operand):
      return power(operand, found, zero.precision) ?? operands[0].exponential(near: zero)
    case .function(.hyperbolicCosine, _):
      // Between e^|u| ÷ 2 and e^|u|.
      var magnitude = operands[0]
      magnitude.coefficient = magnitude.coefficient.magnitude
      let half = Interval(Interval(.half, precision: 2).lower, BigFloat(1))
      return magnitude.exponential(near: zero).map { $0 * Growth(coefficient: half) }
    case .function(let function, _)
    where [.sine, .cosine, .hyperbolicTangent, .arcTangent, .errorFunction].contains(function)
      && operands[0].power < 0:
      return Growth(coefficient: zero.applying(function, to: .line))
    case .function(.naturalLogarithm, _): return operands[0].logarithm(near: zero)
    case .function(let function, _) where function.isOddNearZero && operands[0].power > 0:
      // f(u) is u f′(v) for a number v between 0 and u.
      return slopes[index].flatMap { values[$0] }.flatMap {
        $0.definedness == .everywhere ? operands[0] * Growth(coefficient: $0.value) : nil
      }
    case .function: return nil
    }
  }

  /// A power to a rational exponent, which is e^(exponent ln base).
  private func power(_ exponent: Int, _ found: [Int: Growth], _ precision: Int) -> Growth? {
    guard case .product(let factor, let logarithm) = expression.nodes[exponent],
      let factor = expression.rational(factor),
      case .function(.naturalLogarithm, let base) = expression.nodes[logarithm],
      let base = found[base], base.logarithms == 0, base.coefficient.lower.sign > 0
    else { return nil }
    return Growth(
      coefficient: base.coefficient.raised(
        to: Interval(factor, precision: precision), precision: precision),
      power: base.power * factor)
  }
}

extension ElementaryFunction {
  fileprivate var isOddNearZero: Bool {
    switch self {
    case .sine, .tangent, .arcSine, .arcTangent, .hyperbolicSine, .hyperbolicTangent,
      .inverseHyperbolicSine, .inverseHyperbolicTangent, .errorFunction:
      true
    default: false
    }
  }
}

extension Growth {
  fileprivate static func * (left: Growth, right: Growth) -> Growth {
    Growth(
      coefficient: left.coefficient * right.coefficient, power: left.power + right.power,
      logarithms: left.logarithms + right.logarithms)
  }

  fileprivate var reciprocal: Growth {
    let one = Interval(BigFloat(1))
    return Growth(
      coefficient: one.quotients(by: coefficient, precision: coefficient.precision),
      power: -power, logarithms: -logarithms)
  }

  fileprivate func adding(_ other: Growth, near zero: Neighborhood) -> Growth? {
    let isGreater = power == other.power ? logarithms >= other.logarithms : power < other.power
    var (sum, less) = isGreater ? (self, other) : (other, self)
    return zero.values(less.power - sum.power, less.logarithms - sum.logarithms).map {
      sum.coefficient = sum.coefficient + less.coefficient * $0
      return sum
    }
  }

  /// ln(c tᵖ Lᵏ) = −p L + ln c + k ln L; and ln L ÷ L decreases from L = e.
  fileprivate func logarithm(near zero: Neighborhood) -> Growth? {
    guard coefficient.lower.sign > 0, zero.level > 4 else { return nil }
    let rest = zero.applying(.naturalLogarithm, to: coefficient)
    if power.isZero { return logarithms == 0 ? Growth(coefficient: rest) : nil }
    let length = zero.logarithm
    let inverse = Interval(BigFloat(0), (Interval(BigFloat(1)) / length).upper)
    let ratio = Interval(BigFloat(0), (zero.applying(.naturalLogarithm, to: length) / length).upper)
    return Growth(
      coefficient: Interval(-power, precision: zero.precision) + rest * inverse
        + ratio * Interval(BigFloat(logarithms)), logarithms: 1)
  }

  /// The growth of e^u: as u = −s falls without bound, e⁻ˢ t⁻ᵐ increases to the end while s ≥ m.
  fileprivate func exponential(near zero: Neighborhood) -> Growth? {
    if let values = zero.values(power, logarithms) {
      return Growth(coefficient: zero.applying(.exponential, to: coefficient * values))
    }
    // u = ±s, and s is at least a known multiple of the power.
    guard let sign = coefficient.sign, sign != 0 else { return nil }
    let factor = Interval(coefficient.magnitude.lower)
    if power.isZero, logarithms == 1, sign < 0 {
      // e^(−cL) = t^c, at most t^q for a fraction q below c.
      let parts = 1 << 10
      return Growth(
        coefficient: Interval(BigFloat(0), BigFloat(1)),
        power: Rational((factor * Interval(BigFloat(parts))).lower.floor)
          * Rational(numerator: 1, denominator: parts))
    }
    guard power.isNegative, logarithms == 0 else { return nil }
    let least = (factor * zero.power(power)).lower
    guard !least.isInfinite else { return nil }
    let steps = least.exponent < 20 ? Rational(least.floor) : Rational(1 << 19)
    let exponent = -power * steps
    let end = zero.applying(.exponential, to: -Interval(least)) / zero.power(exponent)
    let bound = Growth(coefficient: Interval(BigFloat(0), end.upper), power: exponent)
    return sign < 0 ? bound : bound.reciprocal
  }
}
