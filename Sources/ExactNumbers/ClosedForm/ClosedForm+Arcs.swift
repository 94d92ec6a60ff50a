/// The value of a function at an angle.
struct KnownAngle: Sendable {
  /// The angle, from 0 to π/2, as a multiple of π.
  let halfTurns: Rational
  let value: ClosedForm
}

extension ClosedForm {
  /// The sines that can be written with square roots of whole numbers.
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

  /// The tangents that can be written with square roots of whole numbers.
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

  /// Angles as quotients, each with a sum of square roots: numerator, denominator, radicand.
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
  var arcSine: ClosedForm? { arc(.arcSine, in: Self.knownSines) }

  /// The arc cosine of a number from −1 to 1: what the arc sine lacks to a right angle.
  var arcCosine: ClosedForm? {
    let rightAngle = Polynomial.halfTurns(Rational(numerator: 1, denominator: 2))
    return arcSine.flatMap { ClosedForm(rightAngle).subtracting($0) }
  }

  /// The arc tangent.
  var arcTangent: ClosedForm? { arc(.arcTangent, in: Self.knownTangents) }

  /// A known angle, or else an atom; the arc of the negative is the negative of the arc.
  private func arc(_ function: ElementaryFunction, in table: [KnownAngle]) -> ClosedForm? {
    for known in table where rational == nil || known.value.rational != nil {
      let angle = Polynomial.halfTurns(known.halfTurns)
      if subtracting(known.value)?.isZero == true { return ClosedForm(angle) }
      if adding(known.value)?.isZero == true { return -ClosedForm(angle) }
    }
    guard isLight else { return nil }
    return numerator.leansNegative
      ? -ClosedForm(.function(function, -self)) : ClosedForm(.function(function, self))
  }
}
