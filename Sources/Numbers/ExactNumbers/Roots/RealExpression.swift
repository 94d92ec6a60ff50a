/// An expression in one unknown: a graph in which operands precede their operations.
package struct RealExpression: Hashable, Sendable {
  package enum Node: Hashable, Sendable {
    case unknown
    case constant(Rational)
    case parameter(Int)
    case sum(Int, Int)
    case product(Int, Int)
    case quotient(Int, Int)
    /// A power to an integer exponent of at least 2.
    case power(Int, Int)
    /// A real root; the second number is its degree.
    case root(Int, Int)
    /// A power of a non-negative base; 0 has positive powers if the exponent is constant.
    case exponentiation(Int, Int)
    case function(ElementaryFunction, Int)
    case magnitude(Int)
    case step(StepFunction, Int)
    /// A numbered variable equal to a node, but independent of the unknown in derivatives.
    case bound(Int, Int)
    /// An integral as a function of the value of a node; the first number is its index.
    case primitive(Int, Int)

    var isConstant: Bool { operands.isEmpty && self != .unknown }

    var operands: [Int] {
      switch self {
      case .unknown, .constant, .parameter: []
      case .power(let operand, _), .root(let operand, _), .function(_, let operand),
        .magnitude(let operand), .step(_, let operand), .bound(let operand, _),
        .primitive(_, let operand):
        [operand]
      case .sum(let left, let right), .product(let left, let right), .quotient(let left, let right),
        .exponentiation(let left, let right):
        [left, right]
      }
    }
  }

  private(set) var nodes: [Node] = [.unknown]
  private var indices: [Node: Int] = [.unknown: 0]
  private(set) var parameters: [Real] = []
  private(set) var primitives: [Primitive] = []

  package static let unknown = 0

  package init() {}

  package mutating func node(_ node: Node) -> Int {
    if let simple = simplified(node) { return simple }
    if let known = indices[node] { return known }
    indices[node] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  package mutating func constant(_ number: Rational) -> Int { node(.constant(number)) }

  package mutating func number(_ number: Real) -> Int {
    if let rational = number.rational { return constant(rational) }
    parameters.append(number)
    return node(.parameter(parameters.firstIndex(of: number) ?? 0))
  }

  /// Replaces a node by a parameter with given values other than numbers.
  @discardableResult mutating func makeParameter(of index: Int) -> Int {
    let parameter = newParameter()
    nodes[index] = .parameter(parameter)
    return parameter
  }

  /// The index of a parameter whose values are not numbers.
  mutating func newParameter() -> Int {
    parameters.append(0)
    return parameters.count - 1
  }

  mutating func node(_ primitive: Primitive, of operand: Int) -> Int {
    primitives.append(primitive)
    return node(.primitive(primitives.firstIndex(of: primitive) ?? 0, operand))
  }

  mutating func replace(_ index: Int, by node: Node) { nodes[index] = node }

  package mutating func variable(boundTo value: Int) -> Int { node(.bound(value, nodes.count)) }

  package mutating func difference(_ left: Int, _ right: Int) -> Int {
    node(.sum(left, node(.product(constant(-1), right))))
  }

  package func rational(_ node: Int) -> Rational? {
    if case .constant(let number) = nodes[node] { number } else { nil }
  }

  private mutating func simplified(_ node: Node) -> Int? {
    switch node {
    case .sum(let left, let right):
      if rational(left)?.isZero == true { return right }
      if rational(right)?.isZero == true { return left }
      guard let first = rational(left), let second = rational(right) else { return nil }
      return constant(first + second)
    case .product(let left, let right):
      if rational(left) == 1 { return right }
      if rational(right) == 1 { return left }
      guard let first = rational(left), let second = rational(right) else { return nil }
      return constant(first * second)
    case .power(let base, _): return rational(base) == 1 ? base : nil
    case .root(let base, _): return [0, 1].contains(rational(base)) ? base : nil
    default: return nil
    }
  }

  /// The dependencies of some nodes, ascending, except the operands of known ones.
  func order(of roots: [Int], known: [Int: RationalPolynomial] = [:]) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: nodes.count)
    for root in roots { isNeeded[root] = true }
    for index in nodes.indices.reversed() where isNeeded[index] && known[index] == nil {
      for operand in nodes[index].operands { isNeeded[operand] = true }
    }
    return nodes.indices.filter { isNeeded[$0] }
  }

  package func depends(_ root: Int, on node: Int) -> Bool { order(of: [root]).contains(node) }

  package func hasSteps(_ root: Int) -> Bool {
    order(of: [root]).contains { if case .step = nodes[$0] { true } else { false } }
  }

  /// The polynomial of a node, with those of `atoms`; nil if coefficients are not rational or too
  /// many.
  package func polynomial(
    _ root: Int, of atoms: [Int: RationalPolynomial] = [unknown: RationalPolynomial([0, 1])],
    _ budget: Budget
  ) throws(RealError) -> RationalPolynomial? {
    try polynomials(of: [root], of: atoms, budget) { _, _ throws(RealError) in nil }?[root]
  }

  /// The polynomials of nodes and their dependencies, with those of `piece` for magnitudes and
  /// steps; nil if one has none.
  func polynomials(
    of roots: [Int], of atoms: [Int: RationalPolynomial] = [unknown: RationalPolynomial([0, 1])],
    _ budget: Budget, piece: (Node, RationalPolynomial) throws(RealError) -> RationalPolynomial?
  ) throws(RealError) -> [Int: RationalPolynomial]? {
    var found = atoms
    for index in order(of: roots, known: atoms) where found[index] == nil {
      let operands = nodes[index].operands.compactMap { found[$0] }
      switch nodes[index] {
      case .constant(let number): found[index] = RationalPolynomial([number])
      case .bound: found[index] = operands[0]
      case .sum: found[index] = operands[0] + operands[1]
      case .product:
        guard operands[0].degree + operands[1].degree <= Self.greatestDegree else { return nil }
        try budget.spend(operands[0].degree * operands[1].degree * 64)
        found[index] = operands[0] * operands[1]
      case .power(_, let exponent):
        guard operands[0].degree.multipliedSaturating(by: exponent) <= Self.greatestDegree,
          operands[0].degree > 0 || exponent <= Self.greatestDegree
        else { return nil }
        found[index] = (1..<exponent).reduce(operands[0]) { power, _ in power * operands[0] }
      case .magnitude, .step: found[index] = try piece(nodes[index], operands[0])
      case .unknown, .parameter, .quotient, .root, .exponentiation, .function, .primitive:
        return nil
      }
      if found[index] == nil { return nil }
    }
    return found
  }

  private static let greatestDegree = 400
}

extension RealExpression {
  /// The node of the derivative by the unknown or a bound variable; nil if one is unknown.
  package mutating func derivative(
    of root: Int, by variable: Int = unknown, _ budget: Budget
  ) throws(RealError) -> Int? {
    var slopes: [Int: Int] = [:]
    for index in order(of: [root]) {
      slopes[index] =
        index == variable
        ? constant(1) : index == Self.unknown ? constant(0) : try slope(index, slopes, budget)
      if slopes[index] == nil { return nil }
    }
    return slopes[root]
  }

  private mutating func slope(
    _ index: Int, _ slopes: [Int: Int], _ budget: Budget
  ) throws(RealError) -> Int? {
    func slope(_ node: Int) -> Int { slopes[node] ?? 0 }
    switch nodes[index] {
    case .bound(let operand, _): return slope(operand)
    case .unknown, .constant, .parameter, .step: return constant(0)
    case .sum(let left, let right): return node(.sum(slope(left), slope(right)))
    case .product(let left, let right):
      return node(.sum(scaled(left, slope(right)), scaled(right, slope(left))))
    case .quotient(let top, let bottom):
      let change = difference(slope(top), scaled(index, slope(bottom)))
      return node(.quotient(change, bottom))
    case .power(let base, let exponent):
      let power = exponent == 2 ? base : node(.power(base, exponent - 1))
      return scaled(node(.product(constant(Rational(exponent)), power)), slope(base))
    case .exponentiation(let base, let exponent):
      let logarithm = node(.function(.naturalLogarithm, base))
      let ofBase = scaled(node(.quotient(exponent, base)), slope(base))
      return node(.product(index, node(.sum(scaled(logarithm, slope(exponent)), ofBase))))
    case .magnitude(let operand): return scaled(node(.quotient(operand, index)), slope(operand))
    case .root(let operand, _), .function(_, let operand), .primitive(_, let operand):
      return try self.slope(ofFunction: index, budget).map { scaled($0, slope(operand)) }
    }
  }

  private mutating func scaled(_ factor: Int, _ slope: Int) -> Int {
    rational(slope)?.isZero == true ? slope : node(.product(factor, slope))
  }

  mutating func slope(ofFunction index: Int, _ budget: Budget) throws(RealError) -> Int? {
    switch nodes[index] {
    case .root(let base, let degree):
      return node(.quotient(index, node(.product(constant(Rational(degree)), base))))
    case .function(let function, let operand):
      return try slope(of: function, operand, index, budget)
    case .primitive(let primitive, let operand):
      return try primitives[primitive].slope(in: &self, at: operand, budget)
    default: return nil
    }
  }

  private mutating func slope(
    of function: ElementaryFunction, _ operand: Int, _ value: Int, _ budget: Budget
  ) throws(RealError) -> Int? {
    let one = constant(1)
    switch function {
    case .exponential: return value
    case .naturalLogarithm: return node(.quotient(one, operand))
    case .commonLogarithm, .binaryLogarithm:
      let base = number(try Real(function.base ?? 1).applying(.naturalLogarithm, budget))
      return node(.quotient(one, node(.product(base, operand))))
    case .sine: return node(.function(.cosine, operand))
    case .cosine: return node(.product(constant(-1), node(.function(.sine, operand))))
    case .tangent: return node(.sum(one, node(.power(value, 2))))
    case .hyperbolicSine: return node(.function(.hyperbolicCosine, operand))
    case .hyperbolicCosine: return node(.function(.hyperbolicSine, operand))
    case .hyperbolicTangent: return difference(one, node(.power(value, 2)))
    case .arcSine, .arcCosine:
      let root = node(.root(difference(one, node(.power(operand, 2))), 2))
      return node(.quotient(constant(function == .arcSine ? 1 : -1), root))
    case .arcTangent: return node(.quotient(one, node(.sum(one, node(.power(operand, 2))))))
    case .inverseHyperbolicSine, .inverseHyperbolicCosine:
      let addend = constant(function == .inverseHyperbolicSine ? 1 : -1)
      return node(.quotient(one, node(.root(node(.sum(addend, node(.power(operand, 2)))), 2))))
    case .inverseHyperbolicTangent:
      return node(.quotient(one, difference(one, node(.power(operand, 2)))))
    case .errorFunction, .complementaryErrorFunction:
      let factor = try Real(function == .errorFunction ? 2 : -2)
        .divided(by: Real.pi(budget).root(2, budget), budget)
      let exponent = node(.product(constant(-1), node(.power(operand, 2))))
      return node(.product(number(factor), node(.function(.exponential, exponent))))
    case .gamma: return node(.product(value, node(.function(.digamma, operand))))
    case .digamma: return nil
    }
  }
}
