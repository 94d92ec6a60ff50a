/// All solutions of an equation in a range, except in the pieces listed as undecided.
package struct RealSolutions: Hashable, Sendable {
  /// A piece of the line; nil ends are infinite.
  package struct Piece: Hashable, Sendable {
    package var lower: Real?
    package var upper: Real?
    package var includesLower = false
    package var includesUpper = false

    package init(from lower: Real?, to upper: Real?, includesEnds: Bool = true) {
      (self.lower, self.upper) = (lower, upper)
      (includesLower, includesUpper) = (includesEnds && lower != nil, includesEnds && upper != nil)
    }
  }

  package var roots: [RealRoot] = []
  package var pieces: [Piece] = []
  package var undecided: [Piece] = []
  /// The number of complex solutions with multiplicities; 0 if unknown.
  package var complexCount = 0

  package init(pieces: [Piece] = []) { self.pieces = pieces }

  /// Whether all are roots, and none is undecided.
  package var areRoots: Bool { pieces.isEmpty && undecided.isEmpty }
}

/// An equation: an expression is zero, and its divisors are not.
package struct RealEquation {
  var expression: RealExpression
  let value: Int
  let divisors: [Int]
  let budget: Budget

  package init(_ expression: RealExpression, value: Int, divisors: [Int], _ budget: Budget) {
    (self.expression, self.value, self.divisors, self.budget) = (
      expression, value, divisors, budget
    )
  }

  /// The solutions in a closed range or on the whole line; `unproven` if that needs a range.
  package func solutions(
    from lower: Real? = nil, to upper: Real? = nil
  ) throws(RealError) -> RealSolutions {
    let range = RealSolutions.Piece(from: lower, to: upper)
    var expression = expression
    guard let product = try expression.withoutPositiveFactors(value, budget) else {
      return RealSolutions()
    }
    if product != value {
      return try RealEquation(expression, value: product, divisors: divisors, budget)
        .solutions(from: lower, to: upper)
    }
    if let polynomial = try expression.polynomial(value, budget), !polynomial.isZero {
      return try solutions(of: polynomial, in: range)
    }
    if isPiecewise { return try piecewiseSolutions(in: RootSearch(self).shortened(range)) }
    if let solutions = try substitutedSolutions(in: range) { return solutions }
    var search = try RootSearch(self)
    return try search.solutions(in: range)
  }

  private func solutions(
    of polynomial: RationalPolynomial, in range: RealSolutions.Piece
  ) throws(RealError) -> RealSolutions {
    var (polynomial, others) = (polynomial, [Int]())
    for divisor in divisors {
      guard let bottom = try expression.polynomial(divisor, budget) else {
        others.append(divisor)
        continue
      }
      guard !bottom.isZero else { return RealSolutions() }
      while case let common = try polynomial.greatestCommonDivisor(bottom, budget),
        common.degree > 0
      {
        polynomial = try polynomial.divided(by: common, budget).quotient
      }
    }
    var solutions = RealSolutions()
    solutions.complexCount = polynomial.degree
    for root in try polynomial.roots(budget) {
      solutions.complexCount -= root.multiplicity
      if try range.contains(root.value, budget) { try solutions.add(root, unless: others, self) }
    }
    return solutions
  }

  /// Whether a divisor is zero or undefined at a number; nil if unknown.
  func isPole(_ number: Real, of divisors: [Int]) throws(RealError) -> Bool? {
    do throws(RealError) {
      for divisor in divisors {
        if try expression.value(of: divisor, at: number, budget).sign(budget) == 0 { return true }
      }
      return false
    } catch {
      guard error != .cancelled else { throw error }
      return error == .outsideDomain || error == .divisionByZero ? true : nil
    }
  }
}

extension RealSolutions {
  mutating func add(
    _ root: RealRoot, unless divisors: [Int], _ equation: RealEquation
  ) throws(RealError) {
    switch try equation.isPole(root.value, of: divisors) {
    case true?: return
    case false?: roots.append(root)
    case nil: undecided.append(Piece(from: root.value, to: root.value))
    }
  }
}

extension RealSolutions.Piece {
  func contains(_ number: Real, _ budget: Budget) throws(RealError) -> Bool {
    if let lower, try number.compare(lower, budget) < (includesLower ? 0 : 1) { return false }
    if let upper, try number.compare(upper, budget) > (includesUpper ? 0 : -1) { return false }
    return true
  }
}
