/// Values c tᵖ Lᵏ for all t near 0, where c is within an interval and L = −ln t.
struct Growth {
  var coefficient: Interval
  var power: Rational = 0
  var logarithms = 0
}

/// The numbers from 0 to 2^−level, and their powers, as factors of a growth.
struct Neighborhood {
  let level: Int
  let precision: Int

  /// - Parameter level: at least 3, so that −ln t is greater than 2.
  init(level: Int, precision: Int) { (self.level, self.precision) = (level, precision) }

  var interval: Interval { Interval(BigFloat(0), end.upper) }
  private var end: Interval { Interval(Rational(2).raised(to: -level), precision: 2) }

  /// −ln of the end.
  var logarithm: Interval {
    ElementaryFunction.naturalLogarithm.values(
      on: Interval(Rational(2), precision: 2), precision: precision
    ).multiplied(by: Interval(Rational(level), precision: Int.bitWidth), precision: precision)
  }

  /// The power of the end.
  func power(_ exponent: Rational) -> Interval {
    let scaled = Interval(-exponent * Rational(level), precision: precision + Int.bitWidth)
    return Interval(Rational(2), precision: 2).raised(to: scaled, precision: precision)
  }

  /// All values of tᵖ Lᵏ for p ≥ 0, if they increase; nil otherwise.
  func values(_ power: Rational, _ logarithms: Int) -> Interval? {
    guard power >= 0, logarithms <= 0 || power > 0 else { return nil }
    if power.isZero, logarithms == 0 { return Interval(1, precision: 2) }
    // The derivative of the logarithm by ln t is p − k/L.
    guard logarithms <= 0 || power * Rational(level) > Rational(2 * logarithms) else { return nil }
    let last = self.power(power).multiplied(
      by: logarithm.raised(to: logarithms, precision: precision), precision: precision)
    return Interval(BigFloat(0), last.upper)
  }

  /// The integral of tᵖ Lᵏ over the neighborhood; nil unless it is finite.
  ///
  /// By parts, (p + 1) I(p, k) = hᵖ⁺¹ L(h)ᵏ + k I(p, k − 1).
  func integral(_ power: Rational, _ logarithms: Int) -> Interval? {
    guard power > -1 else { return nil }
    let divisor = Interval(power + 1, precision: precision)
    let area = self.power(power + 1).divided(by: divisor, precision: precision)
    guard logarithms > 0 else {
      let factor = logarithm.raised(to: logarithms, precision: precision)
      return logarithms == 0
        ? area
        : Interval(BigFloat(0), area.multiplied(by: factor, precision: precision).upper)
    }
    guard let rest = integral(power, logarithms - 1) else { return nil }
    let boundary = area.multiplied(
      by: logarithm.raised(to: logarithms, precision: precision), precision: precision)
    let factor = Interval(Rational(logarithms), precision: Int.bitWidth)
    return boundary.adding(
      rest.multiplied(by: factor, precision: precision).divided(by: divisor, precision: precision),
      precision: precision)
  }
}

/// The nodes of an integrand that are proven to vanish at 0, with the orders of their zeros.
struct Zero: Hashable, Sendable {
  let node: Int
  let series: Integrand
  let order: Int

  private static let greatestOrder = 6

  /// The zeros of nodes that are smooth at 0.
  static func all(in integrand: Integrand, _ budget: Budget) throws(RealError) -> [Zero] {
    var zeros: [Zero] = []
    for node in integrand.expression.order(of: [integrand.root])
    where integrand.expression.nodes[node].mayCancel {
      guard let zero = try known({ () throws(RealError) in try Zero(node, in: integrand, budget) })
      else { continue }
      if let zero { zeros.append(zero) }
    }
    return zeros
  }

  private init?(_ node: Int, in integrand: Integrand, _ budget: Budget) throws(RealError) {
    var expression = integrand.expression
    guard try expression.value(of: node, at: 0, budget).rational?.isZero == true,
      let series = try Integrand(expression, node, budget)
    else { return nil }
    var slope = node
    for order in 1...Self.greatestOrder {
      guard let next = try expression.derivative(of: slope, budget) else { return nil }
      slope = next
      let value = try expression.value(of: slope, at: 0, budget)
      if value.rational?.isZero == true { continue }
      guard try value.sign(budget) != 0 else { return nil }
      (self.node, self.series, self.order) = (node, series, order)
      return
    }
    return nil
  }

  func growth(near zero: Neighborhood, _ parameters: [Interval]) -> Growth? {
    let coefficients: [Interval?]? = series.series(
      at: zero.interval, radius: Interval(1, precision: 2), degree: order, parameters: parameters,
      precision: zero.precision)
    guard let coefficient = coefficients?[order] else { return nil }
    return Growth(coefficient: coefficient, power: Rational(order))
  }
}

extension RealExpression.Node {
  /// Whether a sum, or a function, may vanish although its operands do not.
  fileprivate var mayCancel: Bool {
    switch self {
    case .sum, .function: true
    default: false
    }
  }
}

extension Integrand {
  /// The growth of the integrand near 0; nil if none is known.
  func growth(
    near zero: Neighborhood, zeros: [Zero], _ parameters: [Interval]
  ) -> Growth? {
    let values = expression.enclosures(
      of: [root] + slopes.values, on: zero.interval, parameters: parameters,
      precision: zero.precision)
    var found: [Int: Growth] = [:]
    for index in expression.order(of: [root]) {
      found[index] =
        zeros.first { $0.node == index }?.growth(near: zero, parameters)
        ?? growth(of: index, found, values, zero)
        ?? values[index].flatMap {
          $0.extent >= .jumps && $0.value.exponent < .max ? Growth(coefficient: $0.value) : nil
        }
    }
    return found[root]
  }

  private func growth(
    of index: Int, _ found: [Int: Growth], _ values: [Enclosure?], _ zero: Neighborhood
  ) -> Growth? {
    let precision = zero.precision
    let operands = expression.nodes[index].operands.compactMap { found[$0] }
    guard operands.count == expression.nodes[index].operands.count else { return nil }
    switch expression.nodes[index] {
    case .unknown: return Growth(coefficient: Interval(1, precision: 2), power: 1)
    case .bound, .constant, .parameter, .step, .exponentiation: return nil
    case .sum: return operands[0].adding(operands[1], near: zero)
    case .product: return operands[0].multiplied(by: operands[1], precision: precision)
    case .power: return operands[0].multiplied(by: operands[0], precision: precision)
    case .quotient:
      guard !operands[1].coefficient.containsZero else { return nil }
      return operands[0].multiplied(
        by: operands[1].reciprocal(precision: precision), precision: precision)
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
        coefficient: base.coefficient.root(degree, precision: precision),
        power: base.power * Rational(numerator: 1, denominator: degree),
        logarithms: base.logarithms / degree)
    case .function(.exponential, let operand):
      return power(operand, found, precision) ?? operands[0].exponential(near: zero)
    case .function(.hyperbolicCosine, _):
      // Between e^|u| ÷ 2 and e^|u|.
      var magnitude = operands[0]
      magnitude.coefficient = magnitude.coefficient.magnitude
      let half = Interval(Interval(.half, precision: 2).lower, BigFloat(1))
      return magnitude.exponential(near: zero)?.multiplied(
        by: Growth(coefficient: half), precision: precision)
    case .function(let function, _)
    where [.sine, .cosine, .hyperbolicTangent, .arcTangent, .errorFunction].contains(function)
      && operands[0].power < 0:
      return Growth(coefficient: function.values(on: .line, precision: precision))
    case .function(.naturalLogarithm, _): return operands[0].logarithm(near: zero)
    case .function(let function, _) where function.isOddNearZero && operands[0].power > 0:
      // f(u) is u f′(v) for a number v between 0 and u.
      guard let slope = slopes[index].flatMap({ values[$0] }), slope.extent == .everywhere else {
        return nil
      }
      return operands[0].multiplied(by: Growth(coefficient: slope.value), precision: precision)
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
  /// Whether the function is 0 at 0.
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
  fileprivate func multiplied(by other: Growth, precision: Int) -> Growth {
    Growth(
      coefficient: coefficient.multiplied(by: other.coefficient, precision: precision),
      power: power + other.power, logarithms: logarithms + other.logarithms)
  }

  /// The sum, as a multiple of the greater growth.
  fileprivate func adding(_ other: Growth, near zero: Neighborhood) -> Growth? {
    let isGreater =
      power == other.power ? logarithms >= other.logarithms : power < other.power
    let (greater, less) = isGreater ? (self, other) : (other, self)
    guard
      let ratio = zero.values(less.power - greater.power, less.logarithms - greater.logarithms)
    else { return nil }
    let rest = less.coefficient.multiplied(by: ratio, precision: zero.precision)
    var sum = greater
    sum.coefficient = greater.coefficient.adding(rest, precision: zero.precision)
    return sum
  }

  /// ln(c tᵖ Lᵏ) = −p L + ln c + k ln L; and ln L ÷ L decreases from L = e on.
  fileprivate func logarithm(near zero: Neighborhood) -> Growth? {
    guard coefficient.lower.sign > 0, zero.level > 4 else { return nil }
    let precision = zero.precision
    let rest = ElementaryFunction.naturalLogarithm.values(on: coefficient, precision: precision)
    if power.isZero { return logarithms == 0 ? Growth(coefficient: rest) : nil }
    let length = zero.logarithm
    let ratio = ElementaryFunction.naturalLogarithm.values(on: length, precision: precision)
      .divided(by: length, precision: precision)
    let inverse = Interval(1, precision: 2).divided(by: length, precision: precision)
    let first = rest.multiplied(
      by: Interval(BigFloat(0), inverse.upper), precision: precision)
    let second = Interval(BigFloat(0), ratio.upper).multiplied(
      by: Interval(Rational(logarithms), precision: Int.bitWidth), precision: precision)
    return Growth(
      coefficient: Interval(-power, precision: precision)
        .adding(first, precision: precision).adding(second, precision: precision), logarithms: 1)
  }

  /// The growth of e^u.
  ///
  /// Where u = −s falls without bound, e⁻ˢ t⁻ᵐ increases to the end while s is at least m.
  fileprivate func exponential(near zero: Neighborhood) -> Growth? {
    let precision = zero.precision
    func exponential(of interval: Interval) -> Growth {
      Growth(coefficient: ElementaryFunction.exponential.values(on: interval, precision: precision))
    }
    if let values = zero.values(power, logarithms) {
      return exponential(of: coefficient.multiplied(by: values, precision: precision))
    }
    // u = ±s, and s is at least a known multiple of the power.
    guard let sign = coefficient.sign, sign != 0 else { return nil }
    let inner = coefficient.byMagnitude.inner
    let last = Interval(inner, inner).magnitude
    if power.isZero, logarithms == 1, sign < 0 {
      // e^(−cL) = t^c, at most t^q for a fraction q below c.
      let digits = Rational(1 << 10)
      let scaled = last.multiplied(by: Interval(digits, precision: 16), precision: precision)
      return Growth(
        coefficient: Interval(BigFloat(0), BigFloat(1)),
        power: Rational(scaled.lower.floor).divided(by: digits) ?? 0)
    }
    guard power.isNegative, logarithms == 0 else { return nil }
    let least = last.multiplied(by: zero.power(power), precision: precision).lower
    guard !least.isInfinite else { return nil }
    let steps = least.exponent < 20 ? Rational(least.floor) : Rational(1 << 19)
    let exponent = -power * steps
    let value = ElementaryFunction.exponential.values(
      on: -Interval(least, least), precision: precision)
    let bound = Growth(
      coefficient: Interval(
        BigFloat(0),
        value.divided(by: zero.power(exponent), precision: precision).upper), power: exponent)
    return sign < 0 ? bound : bound.reciprocal(precision: precision)
  }

  fileprivate func reciprocal(precision: Int) -> Growth {
    Growth(
      coefficient: Interval(1, precision: 2).quotients(by: coefficient, precision: precision),
      power: -power, logarithms: -logarithms)
  }
}
