extension ClosedForm {
  /// The exponential function: the product of the exponentials of all terms.
  var exponential: ClosedForm? {
    guard let polynomial else { return nil }
    var product = ClosedForm(1)
    for (monomial, coefficient) in polynomial.terms {
      guard let factor = Self.exponential(of: monomial, times: coefficient),
        let next = product.multiplied(by: factor)
      else { return nil }
      product = next
    }
    return product
  }

  /// The exponential of one term; a multiple of a logarithm becomes a power.
  private static func exponential(
    of monomial: Monomial, times coefficient: Rational
  ) -> ClosedForm? {
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
    for (atom, exponent) in monomial.powers {
      sum = sum + atom.naturalLogarithm.scaled(by: exponent)
    }
    return ClosedForm(sum)
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
