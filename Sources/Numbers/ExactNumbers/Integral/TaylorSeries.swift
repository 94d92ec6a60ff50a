/// An expression with the derivatives that its Taylor series need.
struct Integrand: Hashable, Sendable {
  let expression: RealExpression
  let root: Int
  /// For each function and root, the node of its derivative by its operand.
  let slopes: [Int: Int]
  let order: [Int]
  /// The last parameters, which stand for functions near 0.
  let quotients: [QuotientOfZeros]

  /// Nil if the derivative of a function is unknown or an integral.
  init?(
    _ expression: RealExpression, _ root: Int, quotients: [QuotientOfZeros] = [], _ budget: Budget
  ) throws(RealError) {
    var (expression, slopes) = (expression, [Int: Int]())
    var order = expression.order(of: [root])
    while let index = order.first(where: { expression.hasSlope($0) && slopes[$0] == nil }) {
      if case .primitive(let primitive, _) = expression.nodes[index],
        !expression.primitives[primitive].hasSeries
      {
        return nil
      }
      guard let slope = try expression.slope(ofFunction: index, budget) else { return nil }
      slopes[index] = slope
      order = expression.order(of: [root] + slopes.values)
    }
    (self.expression, self.root, self.slopes, self.order) = (expression, root, slopes, order)
    self.quotients = quotients
  }

  /// The values on an interval; nil if they may be infinite.
  func values(
    on interval: Interval, parameters: [Interval], precision: Int, _ budget: Budget
  ) throws(RealError) -> Interval? {
    var parameters = parameters
    for quotient in quotients {
      let series = try quotient.series(
        at: interval, radius: Interval(BigFloat(1)), degree: 0, parameters: parameters,
        precision: precision, budget)
      guard let series else { return nil }
      parameters.append(series[0]?.interval ?? Interval(BigFloat(0)))
    }
    let values = expression.enclosures(
      of: [root], on: interval, parameters: parameters, precision: precision)[root]
    guard let values, values.definedness >= .jumps, values.value.exponent < .max else { return nil }
    return values.value
  }

  /// The Taylor coefficients at a number, or those at all numbers of an interval, with `radius` as
  /// 1; nil unless the expression is proven to be smooth there.
  ///
  /// Each follows from those before it: a function has the derivative f′(u) u′. (Moore, Interval
  /// Analysis, 1966, chapter 11)
  func series(
    at point: Interval, radius: Interval, degree: Int, parameters: [Interval], precision: Int,
    _ budget: Budget
  ) throws(RealError) -> [Ball?]? {
    var (parameters, known) = (parameters, [Int: [Ball?]]())
    for quotient in quotients {
      let series = try quotient.series(
        at: point, radius: radius, degree: degree, parameters: parameters, precision: precision,
        budget)
      guard let series else { return nil }
      parameters.append(series[0]?.interval ?? Interval(BigFloat(0)))
      known[quotient.node] = series
    }
    let values = expression.enclosures(
      of: [root] + slopes.values, on: point, parameters: parameters, precision: precision)
    guard order.allSatisfy({ isSmooth($0, values) }) else { return nil }
    var found = Series(
      precision: precision, count: expression.nodes.count, degree: degree)
    let unit = Ball(radius)
    for exponent in 0...degree {
      for index in order {
        try budget.spend(precision * (exponent + 1))
        var coefficient = exponent == 0 ? values[index].map { Ball($0.value) } : nil
        if exponent > 0 {
          coefficient =
            index == RealExpression.unknown
            ? exponent == 1 ? unit : nil
            : known[index]?[exponent] ?? self.coefficient(exponent, of: index, found, values)
        }
        found.append(coefficient, to: index)
      }
    }
    return found.coefficients[root]
  }

  private func isSmooth(_ index: Int, _ values: [Enclosure?]) -> Bool {
    guard let enclosure = values[index], enclosure.definedness == .everywhere,
      enclosure.value.exponent < .max
    else { return false }
    return switch expression.nodes[index] {
    case .magnitude(let operand), .root(let operand, _):
      values[operand]?.value.containsZero == false
    default: true
    }
  }

  private func coefficient(
    _ exponent: Int, of index: Int, _ found: Series, _ values: [Enclosure?]
  ) -> Ball? {
    let series = found.coefficients
    switch expression.nodes[index] {
    case .unknown, .constant, .parameter, .step: return nil
    case .bound(let operand, _): return series[operand][exponent]
    case .sum(let left, let right):
      return found.sum(series[left][exponent], series[right][exponent])
    case .product(let left, let right):
      return found.convolution(series[left], series[right], exponent, from: 0)
    case .power(let base, _):
      return found.convolution(series[base], series[base], exponent, from: 0)
    case .quotient(let top, let bottom):
      let rest = found.convolution(series[bottom], series[index], exponent, from: 1)
      return found.sum(series[top][exponent], rest?.negative).map {
        $0.divided(by: values[bottom]?.value ?? .line, precision: found.precision)
      }
    case .magnitude(let operand):
      let isNegative = values[operand]?.value.sign == -1
      return isNegative ? series[operand][exponent]?.negative : series[operand][exponent]
    case .function(_, let operand), .root(let operand, _), .primitive(_, let operand):
      guard let slope = slopes[index] else { preconditionFailure("functions have slopes") }
      return found.convolution(found.multiples[operand], series[slope], exponent, from: 1).map {
        $0.divided(by: exponent, precision: found.precision)
      }
    case .exponentiation: preconditionFailure("integrands have none")
    }
  }
}

/// The coefficients of all nodes so far; nil where they are exactly zero.
struct Series {
  let precision: Int
  private(set) var coefficients: [[Ball?]]
  /// The coefficients times their exponents.
  private(set) var multiples: [[Ball?]]

  init(precision: Int, count: Int, degree: Int) {
    self.precision = precision
    coefficients = Array(repeating: [], count: count)
    multiples = coefficients
  }

  mutating func append(_ coefficient: Ball?, to index: Int) {
    let exponent = coefficients[index].count
    coefficients[index].append(coefficient)
    multiples[index].append(
      coefficient.map { $0.multiplied(by: exponent, precision: precision) })
  }

  func sum(_ left: Ball?, _ right: Ball?) -> Ball? {
    guard let left, let right else { return left ?? right }
    return left.adding(right, precision: precision)
  }

  func convolution(
    _ left: [Ball?], _ right: [Ball?], _ exponent: Int, from first: Int
  ) -> Ball? {
    Ball.convolution(left, right, exponent, from: first, precision: precision)
  }
}

extension RealExpression {
  fileprivate func hasSlope(_ index: Int) -> Bool {
    switch nodes[index] {
    case .function, .root, .primitive: true
    default: false
    }
  }

  struct Multiple {
    var node: Int
    var power = 0
  }

  /// A node of another expression with another value of the unknown.
  ///
  /// Powers of the new unknown, whose range has no negative number, are collected, so that those of
  /// s/t cancel out.
  ///
  /// - Parameters:
  ///   - signs: the signs of the operands of some magnitudes.
  ///   - steps: the values of some steps.
  ///   - parameters: the nodes here of parameters whose values are not numbers.
  ///   - orderOfZero: the order of the zero of a sum or a function here, to divide by that power.
  mutating func substituting(
    _ value: Multiple, in other: RealExpression, _ root: Int, signs: [Int: Int] = [:],
    steps: [Int: Rational] = [:],
    parameters: [Int: Int] = [:], hasSeries: Bool = true,
    orderOfZero: (Int, RealExpression) -> Int = { _, _ in 0 }
  ) -> Multiple {
    var found: [Int: Multiple] = [:]
    for index in other.order(of: [root]) {
      let operands = other.nodes[index].operands.map { found[$0] ?? value }
      let (nodes, powers) = (operands.map(\.node), operands.map(\.power))
      found[index] =
        switch other.nodes[index] {
        case .unknown: value
        case .constant(let number): Multiple(node: constant(number))
        case .parameter(let index):
          Multiple(node: parameters[index] ?? number(other.parameters[index]))
        case .sum: sum(operands[0], operands[1])
        case .product:
          Multiple(node: node(.product(nodes[0], nodes[1])), power: powers[0] + powers[1])
        case .quotient:
          Multiple(node: node(.quotient(nodes[0], nodes[1])), power: powers[0] - powers[1])
        case .power(_, let exponent):
          Multiple(
            node: hasSeries ? power(nodes[0], exponent) : node(.power(nodes[0], exponent)),
            power: powers[0] * exponent)
        case .root(_, let degree) where powers[0].isMultiple(of: degree):
          Multiple(node: node(.root(nodes[0], degree)), power: powers[0] / degree)
        case .root(_, let degree): Multiple(node: node(.root(plain(operands[0]), degree)))
        case .exponentiation where !hasSeries:
          Multiple(node: node(.exponentiation(plain(operands[0]), plain(operands[1]))))
        case .exponentiation(_, let exponent):
          fractionalPower(operands[0], other.rational(exponent))
            ?? Multiple(node: power(to: plain(operands[1]), of: plain(operands[0])))
        case .function(let function, _):
          Multiple(node: self.value(of: function, plain(operands[0]), hasSeries: hasSeries))
        case .magnitude:
          Multiple(
            node: signs[index].map { node(.product(constant(Rational($0)), nodes[0])) }
              ?? node(.magnitude(nodes[0])), power: powers[0])
        case .step(let function, _):
          steps[index].map { Multiple(node: constant($0)) }
            ?? Multiple(node: node(.step(function, plain(operands[0]))))
        case .bound: operands[0]
        case .primitive(let index, _):
          Multiple(node: node(other.primitives[index], of: plain(operands[0])))
        }
      switch other.nodes[index] {
      case .sum, .function:
        guard let part = found[index], case let order = orderOfZero(part.node, self), order > 0
        else { continue }
        let quotient = node(.quotient(part.node, power(Self.unknown, order)))
        found[index] = Multiple(node: quotient, power: part.power + order)
      default: continue
      }
    }
    return found[root] ?? value
  }

  /// A copy of a node of another expression, with a node here in place of its unknown.
  mutating func copy(
    of root: Int, in other: RealExpression, at point: Int = unknown, signs: [Int: Int] = [:],
    steps: [Int: Rational] = [:], parameters: [Int: Int] = [:], hasSeries: Bool = false
  ) -> Int {
    substituting(
      Multiple(node: point), in: other, root, signs: signs, steps: steps, parameters: parameters,
      hasSeries: hasSeries
    ).node
  }

  private mutating func value(
    of function: ElementaryFunction, _ operand: Int, hasSeries: Bool
  ) -> Int {
    guard hasSeries, let base = function.base else { return node(.function(function, operand)) }
    let logarithm = node(.function(.naturalLogarithm, operand))
    return node(.quotient(logarithm, node(.function(.naturalLogarithm, constant(base)))))
  }

  /// A power e^(exponent ln base).
  private mutating func power(to exponent: Int, of base: Int) -> Int {
    let logarithm = node(.function(.naturalLogarithm, base))
    return node(.function(.exponential, node(.product(exponent, logarithm))))
  }

  /// A power to a fraction with an even denominator, defined where the root is.
  private mutating func fractionalPower(_ base: Multiple, _ exponent: Rational?) -> Multiple? {
    guard let exponent, let degree = exponent.denominatorValue, [2, 4, 8].contains(degree),
      let count = (exponent * Rational(degree)).wholeValue, 1...64 ~= abs(count)
    else { return nil }
    let isMultiple = base.power.isMultiple(of: degree)
    let root = node(.root(isMultiple ? base.node : plain(base), degree))
    let raised = power(root, abs(count))
    return Multiple(
      node: count > 0 ? raised : node(.quotient(constant(1), raised)),
      power: isMultiple ? base.power / degree * count : 0)
  }

  private mutating func sum(_ left: Multiple, _ right: Multiple) -> Multiple {
    let common = min(left.power, right.power)
    let terms = [left, right].map { plain(Multiple(node: $0.node, power: $0.power - common)) }
    return Multiple(node: node(.sum(terms[0], terms[1])), power: common)
  }

  mutating func plain(_ multiple: Multiple) -> Int {
    guard multiple.power != 0 else { return multiple.node }
    let power = power(Self.unknown, abs(multiple.power))
    return node(
      multiple.power > 0 ? .product(multiple.node, power) : .quotient(multiple.node, power))
  }

  private mutating func power(_ base: Int, _ exponent: Int) -> Int {
    guard exponent > 1 else { return base }
    let square = node(.power(power(base, exponent / 2), 2))
    return exponent.isMultiple(of: 2) ? square : node(.product(base, square))
  }
}
