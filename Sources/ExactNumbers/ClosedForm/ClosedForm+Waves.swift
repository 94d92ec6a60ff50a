extension ClosedForm {
  /// The sine of an angle in radians.
  var sine: ClosedForm? { sine(turnedBy: 0) }

  /// The cosine of an angle in radians: the sine of a right angle more.
  var cosine: ClosedForm? { sine(turnedBy: 1) }

  /// The tangent of an angle in radians that has one.
  var tangent: ClosedForm? {
    guard let sine, let cosine else { return nil }
    return sine.divided(by: cosine)
  }

  /// The sine of the angle and so many right angles.
  ///
  /// Of the angle at most half a right angle is kept as a multiple of π, so that angles which
  /// differ by right angles have the same atoms.
  private func sine(turnedBy quarters: Int) -> ClosedForm? {
    let multiple = polynomial?.terms[Monomial(powers: [.pi: 1])] ?? 0
    let half = Rational(numerator: 1, denominator: 2)
    if self == ClosedForm(.halfTurns(multiple)) {
      return .sine(ofHalfTurns: multiple + half * Rational(quarters))
    }
    let turns = (2 * multiple + half).floor
    guard isLight, let turn = (turns + Rational(quarters)).remainder(4).wholeValue,
      let angle = subtracting(ClosedForm(.halfTurns(half * turns)))
    else { return nil }
    let isNegative = angle.numerator.leansNegative
    let positive = isNegative ? -angle : angle
    guard let wave = turn.isMultiple(of: 2) ? positive.sineOfPositive : positive.cosineOfPositive
    else { return nil }
    let isFlipped = (turn.isMultiple(of: 2) && isNegative) != (turn >= 2)
    return isFlipped ? -wave : wave
  }

  /// The sine as an atom, unless the angle is an arc.
  private var sineOfPositive: ClosedForm? {
    switch arc {
    case .function(.arcSine, let ratio): ratio
    case .function(.arcTangent, let slope):
      slope.lengthOfHypotenuse.flatMap { slope.divided(by: $0) }
    default: ClosedForm(.function(.sine, self))
    }
  }

  /// The cosine as an atom, unless the angle is an arc.
  private var cosineOfPositive: ClosedForm? {
    switch arc {
    case .function(.arcSine, let ratio):
      ratio.raised(to: 2).flatMap { ClosedForm(1).subtracting($0) }?.raised(
        to: Rational(numerator: 1, denominator: 2))
    case .function(.arcTangent, let slope): slope.lengthOfHypotenuse?.reciprocal
    default: ClosedForm(.function(.cosine, self))
    }
  }

  /// The arc that the angle is, if it is one.
  private var arc: Atom? {
    guard let (monomial, coefficient) = polynomial?.term, coefficient == 1 else { return nil }
    return monomial.atom
  }

  /// √(1 + x²).
  private var lengthOfHypotenuse: ClosedForm? {
    raised(to: 2).flatMap { ClosedForm(1).adding($0) }?.raised(
      to: Rational(numerator: 1, denominator: 2))
  }

  /// The square of the sine, which is an atom, of this angle.
  var squareOfSine: Polynomial? {
    if let (monomial, multiple) = polynomial?.term, monomial.atom == .pi {
      // sin² x = (1 − cos 2x)/2
      let half = Rational(numerator: 1, denominator: 2)
      return ClosedForm.sine(ofHalfTurns: half - 2 * multiple)
        .map { (Polynomial(1) - $0.numerator).scaled(by: half) }
    }
    return Polynomial(.function(.cosine, self)).raised(to: 2).map { Polynomial(1) - $0 }
  }
}

extension ClosedForm {
  /// The sine of a multiple of π.
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
  /// What is left when the number is divided by a positive one: from 0 to below that.
  fileprivate func remainder(_ divisor: Rational) -> Rational {
    self - divisor * (divided(by: divisor) ?? 0).floor
  }
}
