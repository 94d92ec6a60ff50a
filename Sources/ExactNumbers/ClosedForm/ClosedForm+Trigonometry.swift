extension ClosedForm {
  /// The sine of an angle in radians.
  var sine: ClosedForm? { sine(turnedBy: 0) }

  /// The cosine of an angle in radians: the sine of the angle plus π/2.
  var cosine: ClosedForm? { sine(turnedBy: 1) }

  /// The tangent of an angle in radians that is not a pole.
  var tangent: ClosedForm? {
    guard let sine, let cosine else { return nil }
    return sine.divided(by: cosine)
  }

  /// The sine of the angle plus `quarters` times π/2.
  ///
  /// The multiple of π in the angle is reduced to magnitudes up to π/4, so that angles that differ by
  /// multiples of π/2 have the same atoms.
  private func sine(turnedBy quarters: Int) -> ClosedForm? {
    let multiple = polynomial?.terms[Monomial(powers: [.pi: 1])] ?? 0
    let half = Rational(numerator: 1, denominator: 2)
    if self == ClosedForm(.halfTurns(multiple)) {
      return .sine(ofHalfTurns: multiple + half * Rational(quarters))
    }
    if let (real, imaginary) = polynomial?.direction {
      let length = ClosedForm(real * real + imaginary * imaginary).raised(to: half)
      return length.flatMap { ClosedForm(quarters == 0 ? imaginary : real).divided(by: $0) }
    }
    let turns = (2 * multiple + half).floor
    guard isNestable, let turn = (turns + Rational(quarters)).remainder(4).wholeValue,
      let angle = subtracting(ClosedForm(.halfTurns(half * turns)))
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
      slope.lengthOfHypotenuse.flatMap { slope.divided(by: $0) }
    default: ClosedForm(.function(.sine, self))
    }
  }

  /// The cosine of an angle in canonical form: an atom, unless the angle is an inverse function.
  private var cosineOfCanonical: ClosedForm? {
    switch atom {
    case .function(.arcSine, let ratio):
      ratio.raised(to: 2).flatMap { ClosedForm(1).subtracting($0) }?.raised(
        to: Rational(numerator: 1, denominator: 2))
    case .function(.arcTangent, let slope): slope.lengthOfHypotenuse?.reciprocal
    default: ClosedForm(.function(.cosine, self))
    }
  }

  /// The only term of the angle, if it is an atom.
  private var atom: Atom? {
    guard let (monomial, coefficient) = polynomial?.term, coefficient == 1 else { return nil }
    return monomial.atom
  }

  /// √(1 + x²) for the number x.
  private var lengthOfHypotenuse: ClosedForm? {
    raised(to: 2).flatMap { ClosedForm(1).adding($0) }?.raised(
      to: Rational(numerator: 1, denominator: 2))
  }

  /// The square of the sine of this angle, in terms of a cosine.
  var squareOfSine: Polynomial? {
    if let (monomial, multiple) = polynomial?.term, monomial.atom == .pi {
      // For a multiple of π: sin² x = (1 − cos 2x)/2.
      let half = Rational(numerator: 1, denominator: 2)
      return ClosedForm.sine(ofHalfTurns: half - 2 * multiple)
        .map { (Polynomial(1) - $0.numerator).scaled(by: half) }
    }
    return Polynomial(.function(.cosine, self)).raised(to: 2).map { Polynomial(1) - $0 }
  }
}

extension ClosedForm {
  /// The sine of a multiple of π, reduced to an angle from 0 to π/2.
  static func sine(ofHalfTurns turns: Rational) -> ClosedForm? {
    let half = Rational(numerator: 1, denominator: 2)
    let turns = turns.remainder(2)
    if turns > 1 { return sine(ofHalfTurns: turns - 1).map { -$0 } }
    let acute = turns > half ? 1 - turns : turns
    if let known = knownSines.first(where: { $0.halfTurns == acute }) { return known.value }
    return ClosedForm(.function(.sine, ClosedForm(.halfTurns(acute))))
  }
}

extension Polynomial {
  /// A multiple of π.
  static func halfTurns(_ multiple: Rational) -> Polynomial {
    Polynomial(Monomial(powers: [.pi: 1]), times: multiple)
  }
}

extension Rational {
  /// The remainder of floored division by a positive number: from 0 to less than that.
  func remainder(_ divisor: Rational) -> Rational {
    self - divisor * (divided(by: divisor) ?? 0).floor
  }
}
