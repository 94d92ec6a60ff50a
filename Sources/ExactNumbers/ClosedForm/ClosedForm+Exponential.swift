extension ClosedForm {
  /// The exponential function: the product of the exponentials of all terms.
  var exponential: ClosedForm? {
    var factors: [ClosedForm] = []
    for (monomial, coefficient) in numerator.terms {
      guard let factor = exponential(of: monomial, times: coefficient) else { return nil }
      factors.append(factor)
    }
    return Self.product(of: factors)
  }

  /// The exponential of one term of the numerator; a multiple of a logarithm becomes a power.
  private func exponential(
    of monomial: Monomial, times coefficient: Rational
  ) -> ClosedForm? {
    guard denominator.rational == 1 else {
      let quotient = ClosedForm(Polynomial(monomial, times: 1), dividedBy: denominator)
      guard quotient.isNestable else { return nil }
      return ClosedForm(
        Polynomial(.function(.exponential, quotient), raisedTo: coefficient))
    }
    switch monomial.atom {
    case .logarithm(let number):
      return Polynomial.power(number, coefficient).map { ClosedForm($0) }
    case .function(.naturalLogarithm, let operand):
      return operand.raised(to: coefficient)
    default:
      guard monomial.weight < 64 else { return nil }
      return ClosedForm(Polynomial(.exponential(monomial), raisedTo: coefficient))
    }
  }

  /// The natural logarithm of a positive number.
  ///
  /// It is the sum of the logarithms of all factors if these are certainly positive, else an atom.
  var naturalLogarithm: ClosedForm? {
    guard isNestable else { return nil }
    guard let (monomial, coefficient) = polynomial?.term, !coefficient.isNegative,
      monomial.powers.keys.allSatisfy(\.isPositive)
    else { return ClosedForm(.function(.naturalLogarithm, self)) }
    var sum = Polynomial(0)
    for factor in coefficient.factors {
      sum = sum + Polynomial(.logarithm(factor.base)).scaled(by: Rational(factor.exponent))
    }
    var quotients: [ClosedForm] = []
    for (atom, exponent) in monomial.powers {
      if case .function(.exponential, let quotient) = atom {
        quotients.append(quotient.scaled(by: exponent))
      } else {
        sum = sum + atom.naturalLogarithm.scaled(by: exponent)
      }
    }
    return Self.sum(of: quotients).flatMap { ClosedForm(sum).adding($0) }
  }
}

extension Atom {
  /// The natural logarithm of a positive atom.
  fileprivate var naturalLogarithm: Polynomial {
    switch self {
    case .integer(let number): Polynomial(.logarithm(number))
    case .exponential(let exponent): Polynomial(exponent, times: 1)
    case .root(let sum): Polynomial(.function(.naturalLogarithm, ClosedForm(sum)))
    case .pi, .logarithm, .function, .constructive:
      Polynomial(.function(.naturalLogarithm, ClosedForm(self)))
    }
  }
}
