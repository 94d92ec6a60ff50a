extension ClosedForm {
  var sine: ClosedForm? { sine(turnedBy: 0) }
  var cosine: ClosedForm? { sine(turnedBy: 1) }

  var tangent: ClosedForm? { cosine.flatMap { sine?.divided(by: $0) } }

  /// sin(x + `quarters` π/2), with the multiple of π reduced to at most π/4.
  private func sine(turnedBy quarters: Int) -> ClosedForm? {
    let multiple = polynomial?.terms[Monomial(powers: [.pi: 1])] ?? 0
    if self == ClosedForm(.halfTurns(multiple)) {
      return .sine(ofHalfTurns: multiple + .half * Rational(quarters))
    }
    let turns = (2 * multiple + .half).floor
    guard isNestable, let turn = (turns + Rational(quarters)).remainder(4).wholeValue,
      let angle = subtracting(ClosedForm(.halfTurns(.half * turns)))
    else { return nil }
    let isNegative = angle.numerator.hasCanonicalNegative
    let canonical = isNegative ? -angle : angle
    guard
      let value = turn.isMultiple(of: 2) ? canonical.sineOfCanonical : canonical.cosineOfCanonical
    else { return nil }
    let isFlipped = (turn.isMultiple(of: 2) && isNegative) != (turn >= 2)
    return isFlipped ? -value : value
  }

  /// The sine of an angle in canonical form: an atom, unless the angle is an inverse function.
  private var sineOfCanonical: ClosedForm? {
    switch atom {
    case .function(.arcSine, let ratio): ratio
    case .function(.arcTangent, let slope):
      slope.rootOfSquare(plus: 1).flatMap { slope.divided(by: $0) }
    default: ClosedForm(.function(.sine, self))
    }
  }

  private var cosineOfCanonical: ClosedForm? {
    switch atom {
    case .function(.arcSine, let ratio):
      ratio.raised(to: 2).flatMap { ClosedForm(1).subtracting($0) }?.raised(to: .half)
    case .function(.arcTangent, let slope): slope.rootOfSquare(plus: 1)?.reciprocal
    default: ClosedForm(.function(.cosine, self))
    }
  }

  private var atom: Atom? {
    guard let (monomial, coefficient) = polynomial?.term, coefficient == 1 else { return nil }
    return monomial.atom
  }

  var squareOfSine: Polynomial? {
    if let (monomial, multiple) = polynomial?.term, monomial.atom == .pi {
      return ClosedForm.sine(ofHalfTurns: .half - 2 * multiple)
        .map { (Polynomial(1) - $0.numerator).scaled(by: .half) }
    }
    return Polynomial(.function(.cosine, self)).raised(to: 2).map { Polynomial(1) - $0 }
  }

  static func sine(ofHalfTurns turns: Rational) -> ClosedForm? {
    let turns = turns.remainder(2)
    if turns > 1 { return sine(ofHalfTurns: turns - 1).map { -$0 } }
    let acute = turns > .half ? 1 - turns : turns
    if let known = knownSines.first(where: { $0.halfTurns == acute }) { return known.value }
    return ClosedForm(.function(.sine, ClosedForm(.halfTurns(acute))))
  }

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

  /// Builds a table from (angle / π) and coefficients of roots, as numerators and denominators.
  private static func known(_ table: [(Int, Int, [(Int, Int, Int)])]) -> [KnownAngle] {
    table.map { numerator, denominator, roots in
      let value = roots.reduce(Polynomial(0)) { sum, root in
        let (numerator, denominator, radicand) = root
        let coefficient = Rational(numerator: numerator, denominator: denominator)
        guard let power = Polynomial.power(Rational(radicand), .half), !coefficient.isZero else {
          return sum
        }
        return sum + power.scaled(by: coefficient)
      }
      return (Rational(numerator: numerator, denominator: denominator), ClosedForm(value))
    }
  }

  var arcSine: ClosedForm? { principalAngle ?? inverse(.arcSine, in: Self.knownSines) }

  var arcCosine: ClosedForm? {
    arcSine.flatMap { ClosedForm(.halfTurns(.half)).subtracting($0) }
  }

  var arcTangent: ClosedForm? {
    principalAngleOfTangent ?? inverse(.arcTangent, in: Self.knownTangents)
  }

  private func inverse(_ function: ElementaryFunction, in table: [KnownAngle]) -> ClosedForm? {
    for known in table where rational == nil || known.value.rational != nil {
      let angle = Polynomial.halfTurns(known.halfTurns)
      if subtracting(known.value)?.isZero == true { return ClosedForm(angle) }
      if adding(known.value)?.isZero == true { return -ClosedForm(angle) }
    }
    return applyingOdd(function)
  }

  /// The angle with this sine, if that is ± the sine or cosine of a small rational angle.
  private var principalAngle: ClosedForm? {
    guard let (monomial, coefficient) = polynomial?.term, coefficient.magnitude == 1,
      case .function(let function, let operand) = monomial.atom, let angle = operand.rational
    else { return nil }
    switch function {
    case .sine where angle <= Self.belowRightAngle: return ClosedForm(angle * coefficient)
    case .cosine where angle <= 2 * Self.belowRightAngle:
      return ClosedForm(.halfTurns(.half)).subtracting(ClosedForm(angle))?.scaled(by: coefficient)
    default: return nil
    }
  }

  private var principalAngleOfTangent: ClosedForm? {
    guard let (sine, first) = numerator.term, let (cosine, second) = denominator.term,
      case .function(.sine, let angle) = sine.atom, cosine.atom == .function(.cosine, angle),
      first.magnitude == second.magnitude, let angle = angle.rational, angle <= Self.belowRightAngle
    else { return nil }
    return ClosedForm(first == second ? angle : -angle)
  }

  private static let belowRightAngle = Rational(numerator: 3, denominator: 2)
}

extension Polynomial {
  static func halfTurns(_ multiple: Rational) -> Polynomial {
    Polynomial(Monomial(powers: [.pi: 1]), times: multiple)
  }
}

extension Rational {
  func remainder(_ divisor: Rational) -> Rational {
    self - divisor * (divided(by: divisor) ?? 0).floor
  }
}

/// A sine or tangent that is a sum of square roots, with its angle from 0 to π/2 divided by π.
typealias KnownAngle = (halfTurns: Rational, value: ClosedForm)
