/// The solutions of an equation in a range, all of which are known but those in ranges that are named.
package struct RealSolutions: Hashable, Sendable {
  /// A piece of the line; an end that is nil is infinite.
  package struct Piece: Hashable, Sendable {
    package var lower: Real?
    package var upper: Real?
    /// Whether the ends belong to the piece.
    package var includesLower = false
    package var includesUpper = false

    /// Creates the piece between two numbers, which are included.
    package init(from lower: Real?, to upper: Real?) {
      (self.lower, self.upper) = (lower, upper)
      (includesLower, includesUpper) = (lower != nil, upper != nil)
    }
  }

  /// Single solutions in ascending order.
  package var roots: [RealRoot] = []
  /// Pieces whose numbers are all solutions, in ascending order.
  package var pieces: [Piece] = []
  /// Where solutions may be besides these.
  package var undecided: [Piece] = []
  /// The number of complex solutions with their multiplicities; 0 where it is not known.
  package var complexCount = 0

  package init(pieces: [Piece] = []) { self.pieces = pieces }
}

/// An equation in one unknown: where an expression is zero, and others, its divisors, are not.
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

  /// The solutions between two numbers, which are included, or on the whole line.
  ///
  /// - Throws: `unproven` where the line has to be narrowed to a range.
  package func solutions(
    from lower: Real? = nil, to upper: Real? = nil
  ) throws(RealError) -> RealSolutions {
    let range = RealSolutions.Piece(from: lower, to: upper)
    if let polynomial = try expression.polynomial(value, budget), !polynomial.isZero {
      return try solutions(of: polynomial, in: range)
    }
    if isPiecewise { return try piecewiseSolutions(in: RootSearch(self).shortened(range)) }
    if let solutions = try substitutedSolutions(in: range) { return solutions }
    var search = try RootSearch(self)
    return try search.solutions(in: range)
  }

  /// The real roots of a polynomial that are no poles.
  private func solutions(
    of polynomial: RationalPolynomial, in range: RealSolutions.Piece
  ) throws(RealError) -> RealSolutions {
    var polynomial = polynomial
    var others: [Int] = []
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

  /// Whether a number makes a divisor zero, or has no value there; nil where that is not known.
  func isPole(_ number: Real, of divisors: [Int]) throws(RealError) -> Bool? {
    do throws(RealError) {
      for divisor in divisors {
        if try expression.value(of: divisor, at: number, budget).sign(budget) == 0 { return true }
      }
      return false
    } catch {
      switch error {
      case .outsideDomain, .divisionByZero: return true
      case .cancelled: throw error
      case .tooLarge, .tooSmall, .tooLong, .unknownSign, .unknownFloor, .unproven: return nil
      }
    }
  }
}

extension RealSolutions {
  /// Adds a root unless it is a pole; the number alone is undecided where that is not known.
  mutating func add(
    _ root: RealRoot, unless divisors: [Int], _ equation: RealEquation
  ) throws(RealError) {
    switch try equation.isPole(root.value, of: divisors) {
    case true?: return
    case false?: roots.append(root)
    case nil:
      undecided.append(Piece(from: root.value, to: root.value))
    }
  }
}

extension RealSolutions.Piece {
  /// Whether a number is in the piece.
  func contains(_ number: Real, _ budget: Budget) throws(RealError) -> Bool {
    if let lower, try number.compare(lower, budget) < (includesLower ? 0 : 1) { return false }
    if let upper, try number.compare(upper, budget) > (includesUpper ? 0 : -1) { return false }
    return true
  }
}
