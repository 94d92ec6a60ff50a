package struct RealRoot: Hashable, Sendable {
  package var value: Real
  package var multiplicity: Int

  package init(_ value: Real, multiplicity: Int = 1) {
    (self.value, self.multiplicity) = (value, multiplicity)
  }
}

extension RationalPolynomial {
  /// The real roots in ascending order, exact if rational or alone in a quadratic; the polynomial is not zero.
  package func roots(_ budget: Budget) throws(RealError) -> [RealRoot] {
    var roots: [RealRoot] = []
    for (factor, multiplicity) in try squareFreeFactors(budget) {
      for value in try factor.simpleRoots(budget) {
        roots.append(RealRoot(value, multiplicity: multiplicity))
      }
    }
    return try roots.sorted(budget)
  }

  /// - Precondition: The polynomial has no multiple roots.
  private func simpleRoots(_ budget: Budget) throws(RealError) -> [Real] {
    var (rest, roots) = (self, [Real]())
    var isolated: [IsolatedRoot] = []
    while true {
      let found = try rest.isolatedRoots(budget)
      isolated = found.isolated.filter { rest.rational($0) == nil }
      let rational = found.rational + found.isolated.compactMap(rest.rational)
      for root in rational {
        rest = try rest.divided(by: RationalPolynomial([-root, 1]), budget).quotient
        roots.append(Real(root))
      }
      // A rational root may be the end of the interval of another one.
      if rational.isEmpty { break }
    }
    if rest.degree == 2, !isolated.isEmpty { return roots + (try rest.quadraticRoots(budget)) }
    let step = rest.commonExponent
    if step > 1, !isolated.isEmpty {
      let reduced = RationalPolynomial(
        stride(from: 0, through: rest.degree, by: step).map { rest.coefficients[$0] })
      for power in try reduced.simpleRoots(budget) {
        if step.isMultiple(of: 2), try power.sign(budget) < 0 { continue }
        let root = try power.root(step, budget)
        roots += step.isMultiple(of: 2) ? [root, try root.negated(budget)] : [root]
      }
      return roots
    }
    for root in isolated {
      roots.append(
        try Real(.isolatedRoot(IsolatedRoot(rest, from: root.lower, to: root.upper)), [], budget))
    }
    return roots
  }

  private var commonExponent: Int {
    var common = Rational(0)
    for (exponent, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      common = common.greatestCommonDivisor(Rational(exponent))
    }
    return common.wholeValue ?? 1
  }

  private func quadraticRoots(_ budget: Budget) throws(RealError) -> [Real] {
    let polynomial = monic.coefficients
    let middle = polynomial[1] * -Rational.half
    let root = try Real(middle * middle - polynomial[0]).root(2, budget)
    return [try Real(middle).subtracting(root, budget), try Real(middle).adding(root, budget)]
  }

  var whole: RationalPolynomial {
    let multiple = coefficients.reduce(Rational(1)) { (multiple: Rational, next) in
      multiple.leastCommonMultiple(Rational(next.denominator))
    }
    return RationalPolynomial(coefficients.map { $0 * multiple })
  }
}

/// Isolation by Descartes' rule of signs and bisection. (G. Collins and A. Akritas, Polynomial real
/// root isolation using Descartes' rule of signs, SYMSAC 1976)
extension RationalPolynomial {
  /// Isolates the real roots, which must be simple; rational ones may be found on the way.
  private func isolatedRoots(
    _ budget: Budget
  ) throws(RealError) -> (isolated: [IsolatedRoot], rational: [Rational]) {
    guard degree > 0 else { return ([], []) }
    if coefficients[0].isZero { return ([], [0]) }
    var isolated: [IsolatedRoot] = []
    for side in [Rational(1), -1] {
      var bound: Rational = side
      while bound.magnitude < rootBound { bound = bound * 2 }
      // The roots between 0 and 1 of each polynomial are those between the bounds.
      var waiting = [(polynomial: scaled(by: bound).whole, lower: Rational(0), upper: bound)]
      while let (polynomial, lower, upper) = waiting.popLast() {
        let bits = polynomial.coefficients[polynomial.degree].numeratorBits
        try budget.spend(degree * degree * (64 + bits))
        // At least the number of roots between 0 and 1; exact if 0 or 1.
        let mirrored = RationalPolynomial(polynomial.coefficients.reversed()).shifted
        switch mirrored.coefficients.signChanges {
        case 0: continue
        case 1: isolated.append(IsolatedRoot(self, from: min(lower, upper), to: max(lower, upper)))
        default:
          let middle = (lower + upper) * Rational.half
          let left = polynomial.scaled(by: Rational.half).whole
          let right = left.shifted
          if right.coefficients[0].isZero { return ([], [middle]) }
          waiting += [(left, lower, middle), (right, middle, upper)]
        }
      }
    }
    return (isolated, [])
  }

  /// A bound of the magnitudes of all roots (Cauchy, 1829).
  var rootBound: Rational { (monic.coefficients.dropLast().map(\.magnitude).max() ?? 0) + 1 }
}

extension [Rational] {
  var signChanges: Int {
    let signs = filter { !$0.isZero }.map(\.isNegative)
    return zip(signs, signs.dropFirst()).count(where: !=)
  }
}

extension [RealRoot] {
  func sorted(_ budget: Budget) throws(RealError) -> [RealRoot] {
    var sorted: [RealRoot] = []
    for root in self {
      var place = sorted.count
      while place > 0, try root.value.compare(sorted[place - 1].value, budget) < 0 { place -= 1 }
      sorted.insert(root, at: place)
    }
    return sorted
  }
}
