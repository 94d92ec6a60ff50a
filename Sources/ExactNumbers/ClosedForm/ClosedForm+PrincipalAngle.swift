extension ClosedForm {
  /// The angle from −π/2 to π/2 whose sine the number is, if the number is the sine or the cosine of a
  /// rational angle.
  ///
  /// The sine of an angle is that of the angle less *k* half turns, with the opposite sign if *k* is
  /// odd; a cosine is the sine of π/2 less the angle.
  var principalAngle: ClosedForm? {
    guard let (monomial, coefficient) = polynomial?.term, coefficient.magnitude == 1,
      case .function(let function, let operand) = monomial.atom, let angle = operand.rational
    else { return nil }
    let quarter = Rational(numerator: 1, denominator: 2)
    let offset: Rational
    switch function {
    case .sine: offset = 0
    case .cosine: offset = quarter
    default: return nil
    }
    // In half turns, the angle whose sine is taken is `offset` minus or plus the rational angle.
    let sign: Rational = function == .sine ? 1 : -1
    guard let count = Self.floor(ofHalfTurns: sign * angle, plus: offset + quarter) else {
      return nil
    }
    let principal = Polynomial(sign * angle) + .halfTurns(offset - count)
    return ClosedForm(principal.scaled(by: count.isOdd ? -coefficient : coefficient))
  }

  /// The angle from −π/2 to π/2 whose tangent the number is, if the number is the tangent of a rational
  /// angle.
  var principalAngleOfTangent: ClosedForm? {
    guard let (sine, first) = numerator.term, let (cosine, second) = denominator.term,
      case .function(.sine, let angle) = sine.atom, cosine.atom == .function(.cosine, angle),
      first.magnitude == second.magnitude, let angle = angle.rational,
      let count = Self.floor(
        ofHalfTurns: angle, plus: Rational(numerator: 1, denominator: 2))
    else { return nil }
    let principal = Polynomial(angle) + .halfTurns(-count)
    return ClosedForm(principal.scaled(by: first == second ? 1 : -1))
  }

  /// The floor of an angle divided by π, plus an offset; nil where the angle is too long, or too close
  /// to a boundary, for the digits of π that are used.
  private static func floor(ofHalfTurns angle: Rational, plus offset: Rational) -> Rational? {
    guard angle.numeratorBits <= 64, angle.denominatorBits <= 64 else { return nil }
    let floors = [piDigits, piDigits + 1].compactMap { digits in
      (angle * denominatorOfPi).divided(by: digits).map { ($0 + offset).floor }
    }
    return floors[0] == floors[1] ? floors[0] : nil
  }

  /// π is between this number and the next one, divided by 10¹⁸.
  private static let piDigits = Rational(3_141_592_653_589_793_238)
  private static let denominatorOfPi = Rational(1_000_000_000_000_000_000)
}
