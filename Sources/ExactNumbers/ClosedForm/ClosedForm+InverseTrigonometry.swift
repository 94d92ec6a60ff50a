/// A value of sine or tangent that is a sum of square roots, with its angle.
struct KnownAngle: Sendable {
  /// The angle, from 0 to π/2, divided by π.
  let halfTurns: Rational
  let value: ClosedForm
}

extension ClosedForm {
  /// Sines that are sums of square roots of rational numbers.
  static let knownSines: [KnownAngle] = known([
    (0, 1, [(0, 1, 1)]),
    (1, 12, [(1, 4, 6), (-1, 4, 2)]),
    (1, 10, [(1, 4, 5), (-1, 4, 1)]),
    (1, 6, [(1, 2, 1)]),
    (1, 4, [(1, 2, 2)]),
    (3, 10, [(1, 4, 5), (1, 4, 1)]),
    (1, 3, [(1, 2, 3)]),
    (5, 12, [(1, 4, 6), (1, 4, 2)]),
    (1, 2, [(1, 1, 1)]),
  ])

  /// Tangents that are sums of square roots of rational numbers.
  private static let knownTangents: [KnownAngle] = known([
    (0, 1, [(0, 1, 1)]),
    (1, 12, [(2, 1, 1), (-1, 1, 3)]),
    (1, 8, [(1, 1, 2), (-1, 1, 1)]),
    (1, 6, [(1, 3, 3)]),
    (1, 4, [(1, 1, 1)]),
    (1, 3, [(1, 1, 3)]),
    (3, 8, [(1, 1, 2), (1, 1, 1)]),
    (5, 12, [(2, 1, 1), (1, 1, 3)]),
  ])

  /// Builds a table from rows of angle and value.
  ///
  /// - Parameter table: numerator and denominator of the angle divided by π, and the terms of the
  ///   value: numerator and denominator of the coefficient, and the radicand.
  private static func known(_ table: [(Int, Int, [(Int, Int, Int)])]) -> [KnownAngle] {
    table.map { numerator, denominator, roots in
      let value = roots.reduce(Polynomial(0)) { sum, root in
        let (numerator, denominator, radicand) = root
        let coefficient = Rational(numerator: numerator, denominator: denominator)
        let half = Rational(numerator: 1, denominator: 2)
        guard let power = Polynomial.power(Rational(radicand), half), !coefficient.isZero else {
          return sum
        }
        return sum + power.scaled(by: coefficient)
      }
      return KnownAngle(
        halfTurns: Rational(numerator: numerator, denominator: denominator),
        value: ClosedForm(value))
    }
  }

  /// The arc sine of a number from −1 to 1.
  ///
  /// If both the sine and the cosine are rational, it is the arc tangent of their quotient.
  var arcSine: ClosedForm? {
    if let rational, let cosine = (1 - rational * rational).exactRoot(2),
      let slope = rational.divided(by: cosine), let sum = Polynomial(arcTangent: slope)
    {
      return ClosedForm(sum)
    }
    return principalAngle ?? inverse(.arcSine, in: Self.knownSines)
  }

  /// The arc cosine of a number from −1 to 1: π/2 minus the arc sine.
  var arcCosine: ClosedForm? {
    let rightAngle = Polynomial.halfTurns(Rational(numerator: 1, denominator: 2))
    return arcSine.flatMap { ClosedForm(rightAngle).subtracting($0) }
  }

  /// The arc tangent.
  var arcTangent: ClosedForm? {
    if let rational, let sum = Polynomial(arcTangent: rational) { return ClosedForm(sum) }
    if let angle = principalAngleOfTangent { return angle }
    return inverse(.arcTangent, in: Self.knownTangents)
  }

  /// An odd inverse function: a known angle, or an atom.
  private func inverse(_ function: ElementaryFunction, in table: [KnownAngle]) -> ClosedForm? {
    for known in table where rational == nil || known.value.rational != nil {
      let angle = Polynomial.halfTurns(known.halfTurns)
      if subtracting(known.value)?.isZero == true { return ClosedForm(angle) }
      if adding(known.value)?.isZero == true { return -ClosedForm(angle) }
    }
    guard isNestable else { return nil }
    return numerator.hasCanonicalNegative
      ? -ClosedForm(.function(function, -self)) : ClosedForm(.function(function, self))
  }
}
