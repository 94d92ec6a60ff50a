extension ClosedForm {
  func applying(_ function: ElementaryFunction) -> ClosedForm? {
    switch function {
    case .exponential: exponential
    case .naturalLogarithm: naturalLogarithm
    case .commonLogarithm, .binaryLogarithm: logarithm(toBase: function.base ?? 1)
    case .sine: sine
    case .cosine: cosine
    case .tangent: tangent
    case .arcSine: arcSine
    case .arcCosine: arcCosine
    case .arcTangent: arcTangent
    case .hyperbolicSine: hyperbolicSine
    case .hyperbolicCosine: hyperbolicCosine
    case .hyperbolicTangent: hyperbolicTangent
    case .inverseHyperbolicSine: inverseHyperbolicSine
    case .inverseHyperbolicCosine: inverseHyperbolicCosine
    case .inverseHyperbolicTangent: inverseHyperbolicTangent
    case .gamma, .digamma: nil
    case .errorFunction: errorFunction
    case .complementaryErrorFunction: errorFunction.flatMap { ClosedForm(1).subtracting($0) }
    }
  }

  private func logarithm(toBase base: Rational) -> ClosedForm? {
    ClosedForm(base).naturalLogarithm.flatMap { naturalLogarithm?.divided(by: $0) }
  }

  var exponential: ClosedForm? {
    let factors = numerator.terms.compactMap { exponential(of: $0.key, times: $0.value) }
    return factors.count == numerator.terms.count ? Self.product(of: factors) : nil
  }

  private func exponential(of monomial: Monomial, times coefficient: Rational) -> ClosedForm? {
    if denominator.rational == 1, case .function(.naturalLogarithm, let operand) = monomial.atom {
      return operand.raised(to: coefficient)
    }
    let exponent = ClosedForm(Polynomial(monomial, times: 1), dividedBy: denominator)
    guard exponent.isNestable else { return nil }
    return ClosedForm(Polynomial(.function(.exponential, exponent), raisedTo: coefficient))
  }

  var naturalLogarithm: ClosedForm? {
    guard isNestable else { return nil }
    guard let (monomial, coefficient) = polynomial?.term, !coefficient.isNegative,
      monomial.powers.keys.allSatisfy(\.isPositive)
    else { return ClosedForm(.function(.naturalLogarithm, self)) }
    var sum = Polynomial(0)
    for factor in coefficient.factors {
      sum = sum + Polynomial(.logarithm(factor.base)).scaled(by: Rational(factor.exponent))
    }
    var exponents: [ClosedForm] = []
    for (atom, exponent) in monomial.powers {
      if case .function(.exponential, let operand) = atom {
        exponents.append(operand.scaled(by: exponent))
      } else {
        sum = sum + atom.naturalLogarithm.scaled(by: exponent)
      }
    }
    return Self.sum(of: exponents).flatMap { ClosedForm(sum).adding($0) }
  }

  var hyperbolicSine: ClosedForm? { exponentials?.difference.scaled(by: .half) }
  var hyperbolicCosine: ClosedForm? { exponentials?.sum.scaled(by: .half) }
  var hyperbolicTangent: ClosedForm? { exponentials.flatMap { $0.difference.divided(by: $0.sum) } }

  private var exponentials: (sum: ClosedForm, difference: ClosedForm)? {
    guard let rising = exponential, let falling = rising.reciprocal,
      let sum = rising.adding(falling), let difference = rising.subtracting(falling)
    else { return nil }
    return (sum, difference)
  }

  /// ln(x + √(x² + 1)).
  var inverseHyperbolicSine: ClosedForm? {
    // x and −x share the simpler logarithm.
    if numerator.hasCanonicalNegative { return (-self).inverseHyperbolicSine.map { -$0 } }
    // (u − 1/u)/2 has the value ln u.
    if let logarithm = halfOfSum(productOfTerms: -1)?.naturalLogarithm { return logarithm }
    return adding(rootOfSquare(plus: 1))?.naturalLogarithm
  }

  /// ln(x + √(x² − 1)) for x ≥ 1.
  var inverseHyperbolicCosine: ClosedForm? {
    // (u + 1/u)/2 has the value |ln u|, here if the sign of ln u is certain.
    if let logarithm = halfOfSum(productOfTerms: 1)?.naturalLogarithm,
      let (monomial, coefficient) = logarithm.polynomial?.term,
      monomial.powers.keys.allSatisfy(\.isPositive)
    {
      return coefficient.isNegative ? -logarithm : logarithm
    }
    return adding(rootOfSquare(plus: -1))?.naturalLogarithm
  }

  /// ln((1 + x)/(1 − x)) ÷ 2 for x between −1 and 1.
  var inverseHyperbolicTangent: ClosedForm? {
    if numerator.hasCanonicalNegative { return (-self).inverseHyperbolicTangent.map { -$0 } }
    return ClosedForm(denominator + numerator).divided(by: ClosedForm(denominator - numerator))?
      .naturalLogarithm?.multiplied(by: ClosedForm(.half))
  }

  /// The positive one-term number u if the number is (u + p/u)/2.
  private func halfOfSum(productOfTerms product: Rational) -> ClosedForm? {
    guard let terms = polynomial?.terms, terms.count == 2,
      let (monomial, coefficient) = terms.first(where: { !$0.value.isNegative }),
      monomial.powers.keys.allSatisfy(\.isPositive),
      let other = terms[Monomial(powers: monomial.powers.mapValues { -$0 })],
      4 * coefficient * other == product
    else { return nil }
    return ClosedForm(Polynomial(monomial, times: 2 * coefficient))
  }

  func rootOfSquare(plus addend: Rational) -> ClosedForm? {
    guard let sum = raised(to: 2)?.adding(ClosedForm(addend)) else { return nil }
    return sum.isZero ? sum : sum.raised(to: .half)
  }

  private func adding(_ other: ClosedForm?) -> ClosedForm? { other.flatMap { adding($0) } }

  var errorFunction: ClosedForm? { isZero ? self : applyingOdd(.errorFunction) }

  /// The atom of a function with f(−x) = −f(x).
  func applyingOdd(_ function: ElementaryFunction) -> ClosedForm? {
    guard isNestable else { return nil }
    return numerator.hasCanonicalNegative
      ? -ClosedForm(.function(function, -self)) : ClosedForm(.function(function, self))
  }
}

extension Atom {
  fileprivate var naturalLogarithm: Polynomial {
    switch self {
    case .integer(let number): Polynomial(.logarithm(number))
    case .root(let sum): Polynomial(.function(.naturalLogarithm, ClosedForm(sum)))
    case .pi, .function, .constructive: Polynomial(.function(.naturalLogarithm, ClosedForm(self)))
    }
  }
}
