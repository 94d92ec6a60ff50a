/// Antiderivatives: the usual table, for operands that are linear in the unknown.
extension RealExpression {
  /// The node of the integral by a bound variable, from its value to another node.
  ///
  /// It is undefined where a divisor has zeros between the ends, or a slope by the variable is zero.
  /// It is nil if neither an antiderivative is known nor a derivative by the unknown.
  package mutating func integral(
    of root: Int, by variable: Int, to upper: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard case .bound(let lower, _) = nodes[variable] else { return nil }
    // The unknown is a parameter of the function of the variable.
    var (alone, body) = (self, RealExpression())
    let outer = alone.makeParameter(of: Self.unknown)
    alone.replace(variable, by: .unknown)
    let parameter = body.newParameter()
    let argument = body.node(.parameter(parameter))
    let value = body.copy(of: root, in: alone, parameters: [outer: argument])
    guard let poles = try body.poles(of: value, budget),
      let sum = try body.antiderivative(of: value, budget)
    else {
      if !body.depends(value, on: argument),
        let primitive = try primitive(of: value, in: body, from: lower, to: upper, budget)
      {
        return primitive
      }
      return try primitive(of: value, in: body, parameter, from: lower, to: upper, budget)
    }
    func at(_ end: Int, _ node: Int) -> Int {
      copy(of: node, in: body, at: end, parameters: [parameter: Self.unknown])
    }
    // Where a constant divisor is zero, the quotient of the difference has a limit.
    var (dividend, divisor) = (sum, Int?.none)
    if case .quotient(let top, let bottom) = body.nodes[sum], body.isConstant(bottom) {
      (dividend, divisor) = (top, at(lower, bottom))
    }
    var integral = difference(at(upper, dividend), at(lower, dividend))
    if let divisor { integral = node(.quotient(integral, divisor)) }
    for pole in poles {
      // Its sign is the same at both ends.
      let product = node(.product(at(lower, pole), at(upper, pole)))
      let domain = node(.function(.naturalLogarithm, product))
      integral = node(.sum(integral, node(.product(constant(0), domain))))
    }
    return integral
  }

  /// The integral by numbers, from an end that is one; nil if none is.
  private mutating func primitive(
    of value: Int, in body: RealExpression, from lower: Int, to upper: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard let start = rational(lower) ?? rational(upper) else { return nil }
    let primitive = try Primitive(of: value, in: body, from: start, budget)
    let ends = [upper, lower].map { end in
      rational(end) == start ? constant(0) : node(primitive, of: end)
    }
    return difference(ends[0], ends[1])
  }

  /// The numerical integral where the function or both ends depend on the unknown.
  private mutating func primitive(
    of value: Int, in body: RealExpression, _ outer: Int, from lower: Int, to upper: Int,
    _ budget: Budget
  ) throws(RealError) -> Int? {
    var area = RealExpression()
    let parameter = area.newParameter()
    let argument = area.node(.parameter(parameter))
    let ends = [lower, upper].map { area.copy(of: $0, in: self, at: argument) }
    let width = area.difference(ends[1], ends[0])
    let way = area.node(.product(width, Self.unknown))
    let point = area.node(.sum(ends[0], way))
    let inside = area.copy(of: value, in: body, at: point, parameters: [outer: argument])
    return try Primitive(
      of: area.node(.product(width, inside)), in: area, parameter: parameter, budget
    ).map { node($0, of: Self.unknown) }
  }

  /// The linear divisors of a node; nil if it may not be continuous between their zeros.
  private mutating func poles(of root: Int, _ budget: Budget) throws(RealError) -> [Int]? {
    var poles: [Int] = []
    for index in order(of: [root]) {
      switch nodes[index] {
      case .quotient(_, var pole):
        if case .power(let base, _) = nodes[pole] { pole = base }
        if isConstant(pole) { continue }
        guard try constantSlope(of: pole, budget) != nil else { return nil }
        poles.append(pole)
      case let node where node.isContinuous: continue
      case .function(let function, _) where function.domain.hasPoles: return nil
      case .root(let operand, _), .exponentiation(let operand, _), .function(_, let operand):
        if isConstant(operand) { continue }
        guard try constantSlope(of: operand, budget) != nil else { return nil }
      default: return nil
      }
    }
    return poles
  }

  /// The node of an antiderivative, continuous where the node has values; nil if unknown.
  mutating func antiderivative(of root: Int, _ budget: Budget) throws(RealError) -> Int? {
    if let polynomial = try polynomial(root, budget) { return node(of: polynomial.antiderivative) }
    switch nodes[root] {
    case _ where isConstant(root): return node(.product(root, Self.unknown))
    case .sum(let left, let right):
      guard let first = try antiderivative(of: left, budget),
        let second = try antiderivative(of: right, budget)
      else { return nil }
      return node(.sum(first, second))
    case .product(let left, let right):
      if isConstant(left) || isConstant(right) {
        let (factor, other) = isConstant(left) ? (left, right) : (right, left)
        return try antiderivative(of: other, budget).map { node(.product(factor, $0)) }
      }
      if let found = try antiderivative(ofProduct: left, right, budget) { return found }
      return try antiderivative(ofProduct: right, left, budget)
    case .quotient(let top, let bottom):
      if isConstant(bottom) {
        return try antiderivative(of: top, budget).map { node(.quotient($0, bottom)) }
      }
      return try antiderivative(ofQuotient: top, bottom, budget)
    case .power(let base, let exponent): return try antiderivative(ofPower: base, exponent, budget)
    case .root(let base, let degree):
      if let slope = try constantSlope(of: base, budget) {
        let factor = Rational(numerator: degree, denominator: degree + 1)
        return over(slope, scaled(node(.product(base, root)), by: factor))
      }
      return try degree == 2 ? antiderivative(ofRoot: root, of: base, budget) : nil
    case .exponentiation(let base, let exponent):
      if isConstant(base), let slope = try constantSlope(of: exponent, budget) {
        let logarithm = node(.function(.naturalLogarithm, base))
        return node(.quotient(root, node(.product(logarithm, slope))))
      }
      guard isConstant(exponent), rational(exponent) != -1,
        let slope = try constantSlope(of: base, budget)
      else { return nil }
      let next = node(.sum(exponent, constant(1)))
      return node(.quotient(node(.exponentiation(base, next)), node(.product(next, slope))))
    case .function(let function, let operand):
      return try antiderivative(of: function, operand, root, budget)
    case .bound(let operand, _): return try antiderivative(of: operand, budget)
    case .unknown, .constant, .parameter, .magnitude, .step, .primitive: return nil
    }
  }

  private mutating func antiderivative(
    of function: ElementaryFunction, _ operand: Int, _ value: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard let slope = try constantSlope(of: operand, budget) else {
      return try function == .exponential ? antiderivative(ofBell: value, operand, budget) : nil
    }
    func applied(_ function: ElementaryFunction) -> Int { node(.function(function, operand)) }
    let square = node(.power(operand, 2))
    let integral: Int
    switch function {
    case .exponential: integral = value
    case .sine: integral = scaled(applied(.cosine), by: -1)
    case .cosine: integral = applied(.sine)
    case .hyperbolicSine: integral = applied(.hyperbolicCosine)
    case .hyperbolicCosine: integral = applied(.hyperbolicSine)
    case .naturalLogarithm: integral = difference(node(.product(operand, value)), operand)
    case .commonLogarithm, .binaryLogarithm:
      let base = node(.function(.naturalLogarithm, constant(function.base ?? 1)))
      integral = difference(node(.product(operand, value)), node(.quotient(operand, base)))
    case .arcTangent:
      let logarithm = node(.function(.naturalLogarithm, node(.sum(constant(1), square))))
      integral = difference(node(.product(operand, value)), scaled(logarithm, by: .half))
    case .arcSine, .arcCosine:
      let root = node(.root(difference(constant(1), square), 2))
      let term = scaled(root, by: function == .arcSine ? 1 : -1)
      integral = node(.sum(node(.product(operand, value)), term))
    case .hyperbolicTangent:
      integral = node(.function(.naturalLogarithm, applied(.hyperbolicCosine)))
    default: return nil
    }
    return over(slope, integral)
  }

  /// (ax + b)ⁿ, or the square of a sine or cosine.
  private mutating func antiderivative(
    ofPower base: Int, _ exponent: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    if let slope = try constantSlope(of: base, budget) {
      let power = node(.power(base, exponent + 1))
      return over(slope, node(.quotient(power, constant(Rational(exponent + 1)))))
    }
    guard exponent == 2, case .function(let function, let angle) = nodes[base],
      [.sine, .cosine].contains(function), let slope = try constantSlope(of: angle, budget)
    else { return nil }
    let product = node(.product(node(.function(.sine, angle)), node(.function(.cosine, angle))))
    let sum = node(.sum(angle, scaled(product, by: function == .cosine ? 1 : -1)))
    return over(slope, scaled(sum, by: .half))
  }

  /// c ÷ f, where f is linear, a power or root of that, or a quadratic polynomial or its root; or p
  /// ÷ q, where p is a multiple of the derivative of a polynomial q, or of tan.
  private mutating func antiderivative(
    ofQuotient top: Int, _ bottom: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    if case .function(.sine, let angle) = nodes[top],
      case .function(.cosine, angle) = nodes[bottom],
      let slope = try constantSlope(of: angle, budget)
    {
      return over(slope, scaled(logarithm(ofMagnitude: bottom), by: -1))
    }
    if let part = try polynomial(top, budget), let whole = try polynomial(bottom, budget),
      let factor = part.multiple(of: whole.derivative)
    {
      return scaled(logarithm(ofMagnitude: bottom), by: factor)
    }
    guard isConstant(top) else { return nil }
    if let slope = try constantSlope(of: bottom, budget) {
      return over(slope, node(.product(top, logarithm(ofMagnitude: bottom))))
    }
    let inverse: Int?
    switch nodes[bottom] {
    case .power(let base, let exponent):
      guard let slope = try constantSlope(of: base, budget) else { return nil }
      let power = exponent == 2 ? base : node(.power(base, exponent - 1))
      let factor = constant(Rational(numerator: -1, denominator: exponent - 1))
      inverse = over(slope, node(.quotient(factor, power)))
    case .root(let base, let degree):
      if let slope = try constantSlope(of: base, budget) {
        let factor = Rational(numerator: degree, denominator: degree - 1)
        let power = degree == 2 ? bottom : node(.power(node(.root(base, degree)), degree - 1))
        inverse = over(slope, scaled(power, by: factor))
      } else {
        inverse = try degree == 2 ? antiderivative(ofInverseRootOf: base, budget) : nil
      }
    case .exponentiation(let base, let exponent):
      guard let opposite = rational(exponent), opposite != 1 else { return nil }
      let power = node(.exponentiation(base, constant(-opposite)))
      inverse = try antiderivative(of: power, budget)
    default: inverse = try antiderivative(ofInverse: bottom, budget)
    }
    return inverse.map { node(.product(top, $0)) }
  }

  /// 1 ÷ (ax² + bx + c), by the sign of b² − 4ac.
  private mutating func antiderivative(
    ofInverse bottom: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard let square = try polynomial(bottom, budget), square.degree == 2 else { return nil }
    let (c, b, a) = (square.coefficients[0], square.coefficients[1], square.coefficients[2])
    let discriminant = b * b - 4 * a * c
    let slope = node(of: square.derivative)
    if discriminant.isZero { return node(.quotient(constant(-2), slope)) }
    let root = node(.root(constant(discriminant.magnitude), 2))
    if discriminant.isNegative {
      let angle = node(.function(.arcTangent, node(.quotient(slope, root))))
      return scaled(node(.quotient(angle, root)), by: 2)
    }
    let ratio = node(.quotient(difference(slope, root), node(.sum(slope, root))))
    return node(.quotient(logarithm(ofMagnitude: ratio), root))
  }

  /// 1 ÷ √(c + ax²).
  private mutating func antiderivative(
    ofInverseRootOf base: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard let square = try polynomial(base, budget), square.degree == 2,
      square.coefficients[1].isZero,
      case let (c, a) = (square.coefficients[0], square.coefficients[2]),
      let ratio = a.divided(by: c)?.magnitude, !c.isNegative
    else { return nil }
    let operand = node(.product(node(.root(constant(ratio), 2)), Self.unknown))
    let function: ElementaryFunction = a.isNegative ? .arcSine : .inverseHyperbolicSine
    let root = node(.root(constant(a.magnitude), 2))
    return node(.quotient(node(.function(function, operand)), root))
  }

  /// √(c + ax²): by parts, (x √(…) + c ∫ 1 ÷ √(…)) ÷ 2.
  private mutating func antiderivative(
    ofRoot root: Int, of base: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard let inverse = try antiderivative(ofInverseRootOf: base, budget),
      let c = try polynomial(base, budget)?.coefficients.first
    else { return nil }
    let product = node(.product(Self.unknown, root))
    return scaled(node(.sum(product, scaled(inverse, by: c))), by: .half)
  }

  /// e^(ax² + bx + c) for a negative a: with p = −a, e^(c + b²/4p) √(π/p)/2 erf(√p (x − b/2p)).
  private mutating func antiderivative(
    ofBell value: Int, _ exponent: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard let square = try polynomial(exponent, budget), square.degree == 2,
      square.coefficients[2].isNegative,
      case let (c, b, p) = (square.coefficients[0], square.coefficients[1], -square.coefficients[2]),
      let middle = b.divided(by: 2 * p)
    else { return nil }
    let height = node(.function(.exponential, constant(c + p * middle * middle)))
    let root = node(.root(constant(p), 2))
    let distance = node(.sum(Self.unknown, constant(-middle)))
    let error = node(.function(.errorFunction, node(.product(root, distance))))
    let pi = node(.root(number(try Real.pi(budget)), 2))
    let factor = node(.quotient(node(.product(pi, height)), root))
    return scaled(node(.product(factor, error)), by: .half)
  }

  /// A polynomial times e^u, sin u or cos u for a linear u, by parts; x^n ln(x); or a multiple of
  /// u′ e^u.
  private mutating func antiderivative(
    ofProduct left: Int, _ right: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    guard var factor = try polynomial(left, budget),
      case .function(let function, let operand) = nodes[right]
    else { return nil }
    if function == .exponential, let exponent = try polynomial(operand, budget),
      let multiple = factor.multiple(of: exponent.derivative)
    {
      return scaled(right, by: multiple)
    }
    guard try constantSlope(of: operand, budget) != nil else { return nil }
    if function == .naturalLogarithm, operand == Self.unknown {
      let sum = factor.antiderivative
      let rest = RationalPolynomial(Array(sum.coefficients.dropFirst())).antiderivative
      return difference(node(.product(node(of: sum), right)), node(of: rest))
    }
    guard [.exponential, .sine, .cosine].contains(function) else { return nil }
    // Repeatedly, ∫ p f = p F − ∫ p′ F.
    var (sum, part, sign) = (constant(0), right, Rational(1))
    while !factor.isZero {
      guard let next = try antiderivative(of: part, budget) else { return nil }
      sum = node(.sum(sum, node(.product(scaled(node(of: factor), by: sign), next))))
      (factor, part, sign) = (factor.derivative, next, -sign)
    }
    return sum
  }

  private func isConstant(_ root: Int) -> Bool { !order(of: [root]).contains(Self.unknown) }

  /// The slope of a node that is linear in the unknown; nil for any other node.
  private mutating func constantSlope(of root: Int, _ budget: Budget) throws(RealError) -> Int? {
    guard !isConstant(root), let slope = try derivative(of: root, budget), isConstant(slope) else {
      return nil
    }
    return slope
  }

  private mutating func over(_ slope: Int, _ integral: Int) -> Int {
    rational(slope) == 1 ? integral : node(.quotient(integral, slope))
  }

  private mutating func scaled(_ root: Int, by factor: Rational) -> Int {
    node(.product(constant(factor), root))
  }

  private mutating func logarithm(ofMagnitude root: Int) -> Int {
    node(.function(.naturalLogarithm, node(.magnitude(root))))
  }

  mutating func node(of polynomial: RationalPolynomial) -> Int {
    var sum = constant(polynomial.coefficients.last ?? 0)
    for coefficient in polynomial.coefficients.dropLast().reversed() {
      sum = node(.sum(node(.product(sum, Self.unknown)), constant(coefficient)))
    }
    return sum
  }
}

extension RationalPolynomial {
  /// The quotient by another polynomial; nil if not constant.
  fileprivate func multiple(of other: RationalPolynomial) -> Rational? {
    guard let last = coefficients.last, let first = other.coefficients.last,
      let factor = last.divided(by: first), self == other * RationalPolynomial([factor])
    else { return nil }
    return factor
  }

  var antiderivative: RationalPolynomial {
    RationalPolynomial(
      [0]
        + coefficients.enumerated().map {
          $0.element * Rational(numerator: 1, denominator: $0.offset + 1)
        })
  }
}
