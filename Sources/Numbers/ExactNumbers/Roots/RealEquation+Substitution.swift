/// Equations that are polynomials in a function: `e^(2x) - 3e^x + 2 = 0`, `√x = x - 2`.
extension RealEquation {
  func substitutedSolutions(in range: RealSolutions.Piece) throws(RealError) -> RealSolutions? {
    if let solutions = try solutionsByRoot(in: range) { return solutions }
    guard let (polynomial, atom, equation) = try substitution(),
      polynomial.degree > 1 || equation.expression.nodes[atom].exponent != nil
    else { return nil }
    var solutions = RealSolutions()
    for root in try polynomial.roots(budget) {
      if equation.expression.nodes[atom].exponent != nil, try root.value.sign(budget) <= 0 {
        continue
      }
      var inner = equation
      let number = inner.expression.number(root.value)
      let difference = inner.expression.difference(atom, number)
      var search = try RootSearch(
        RealEquation(inner.expression, value: difference, divisors: [], budget))
      let found = try search.solutions(in: range)
      solutions.undecided += found.undecided
      for part in found.roots {
        let whole = RealRoot(part.value, multiplicity: part.multiplicity * root.multiplicity)
        try solutions.add(whole, unless: divisors, self)
      }
    }
    solutions.roots = try solutions.roots.sorted(budget)
    return solutions
  }

  private func substitution() throws(RealError) -> (RationalPolynomial, Int, RealEquation)? {
    var equation = self
    let atoms = expression.order(of: [value]).filter { expression.nodes[$0].isFunction }
    for atom in atoms.reversed() {
      let atoms = try equation.expression.powers(of: atom, among: atoms, budget)
      if let atoms, let least = atoms.first(where: { $0.value.degree == 1 })?.key,
        let polynomial = try equation.expression.polynomial(value, of: atoms, budget)
      {
        return (polynomial, least, equation)
      }
    }
    return nil
  }

  private func solutionsByRoot(in range: RealSolutions.Piece) throws(RealError) -> RealSolutions? {
    let roots = expression.order(of: [value]).compactMap { node in
      expression.root(node).map { (node: node, $0) }
    }
    for (_, root) in roots {
      guard let degree = root.exponent.denominatorValue, degree > 1,
        let line = try expression.polynomial(root.base, budget), line.degree == 1,
        let slope = Rational(1).divided(by: line.coefficients[1])
      else { continue }
      // With t = ⁿ√(ax + b), x is (tⁿ − b)/a.
      let unknown =
        (RationalPolynomial.power(degree) + RationalPolynomial([-line.coefficients[0]]))
        * RationalPolynomial([slope])
      var atoms = [RealExpression.unknown: unknown]
      var isNonnegative = false
      for (node, other) in roots where other.base == root.base {
        let power = (other.exponent * Rational(degree)).wholeValue
        guard let power, power <= Self.greatestPower else { continue }
        atoms[node] = .power(power)
        isNonnegative = isNonnegative || other.isNonnegative
      }
      guard let polynomial = try expression.polynomial(value, of: atoms, budget), !polynomial.isZero
      else { continue }
      var solutions = RealSolutions()
      for root in try polynomial.roots(budget) {
        let sign = try root.value.sign(budget)
        guard sign >= 0 || !isNonnegative else { continue }
        let number = try unknown.value(at: root.value, budget)
        guard try range.contains(number, budget) else { continue }
        let multiplicity = sign == 0 ? 1 : root.multiplicity
        try solutions.add(RealRoot(number, multiplicity: multiplicity), unless: divisors, self)
      }
      solutions.roots = try solutions.roots.sorted(budget)
      return solutions
    }
    return nil
  }

  private static let greatestPower = 100
}

extension RationalPolynomial {
  fileprivate static func power(_ exponent: Int) -> RationalPolynomial {
    RationalPolynomial([Rational](repeating: 0, count: exponent) + [1])
  }
}

extension RealExpression {
  fileprivate func root(_ node: Int) -> (base: Int, exponent: Rational, isNonnegative: Bool)? {
    switch nodes[node] {
    case .root(let base, let degree):
      return (base, Rational(numerator: 1, denominator: degree), degree.isMultiple(of: 2))
    case .exponentiation(let base, let exponent):
      guard let exponent = rational(exponent), exponent > 0 else { return nil }
      return (base, exponent, true)
    default: return nil
    }
  }
}

extension RealExpression {
  private static let mostFactors = 64

  /// The product without factors such as `e^x` and `2^(x - 1)`; nil if nothing else is left.
  ///
  /// These are positive everywhere. A product of many factors stays as it is.
  mutating func withoutPositiveFactors(_ product: Int, _ budget: Budget) throws(RealError) -> Int? {
    var (pending, others, count, isShorter) = ([product], [Int](), 0, false)
    while let index = pending.popLast() {
      count += 1
      guard count <= Self.mostFactors else { return product }
      switch nodes[index] {
      case .product(let left, let right): pending += [right, left]
      case _ where try isPositivePower(index, budget): isShorter = true
      default: others.append(index)
      }
    }
    guard isShorter else { return product }
    return others.dropFirst().reduce(others.first) { product, factor in
      product.map { node(.product($0, factor)) }
    }
  }

  private func isPositivePower(_ index: Int, _ budget: Budget) throws(RealError) -> Bool {
    guard let (exponent, base) = nodes[index].exponent, try polynomial(exponent, budget) != nil
    else { return false }
    if base < 0 { return true }
    guard nodes[base].isConstant else { return false }
    return try value(of: base, at: 0, budget).sign(budget) > 0
  }
}

extension RealExpression.Node {
  fileprivate var isFunction: Bool {
    switch self {
    case .function, .exponentiation, .primitive: true
    case .unknown, .constant, .parameter, .sum, .product, .quotient, .power, .root, .magnitude,
      .step, .bound:
      false
    }
  }

  /// The exponent of a power of a constant, and its base; −1 means e.
  fileprivate var exponent: (node: Int, base: Int)? {
    switch self {
    case .function(.exponential, let exponent): (exponent, -1)
    case .exponentiation(let base, let exponent): (exponent, base)
    default: nil
    }
  }
}

extension RealExpression {
  fileprivate mutating func powers(
    of atom: Int, among atoms: [Int], _ budget: Budget
  ) throws(RealError) -> [Int: RationalPolynomial]? {
    let unknown = RationalPolynomial([0, 1])
    var powers = [atom: unknown]
    guard let (node, base) = nodes[atom].exponent,
      let exponent = try polynomial(node, budget), exponent.degree > 0
    else { return powers }
    for other in atoms where other != atom {
      guard let (node, otherBase) = nodes[other].exponent, otherBase == base,
        let multiple = try polynomial(node, budget),
        case let division = try multiple.divided(by: exponent, budget), division.remainder.isZero,
        division.quotient.degree == 0, let count = division.quotient.coefficients[0].wholeValue,
        (1...20).contains(count)
      else { continue }
      powers[other] = .power(count)
    }
    return powers
  }
}
