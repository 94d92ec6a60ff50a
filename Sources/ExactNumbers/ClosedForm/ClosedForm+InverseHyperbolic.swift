extension ClosedForm {
  /// The inverse hyperbolic sine, ln(x + √(x² + 1)).
  var inverseHyperbolicSine: ClosedForm? {
    // Of x and −x one has the simpler logarithm.
    if numerator.hasCanonicalNegative { return (-self).inverseHyperbolicSine.map { -$0 } }
    // (u − 1/u)/2 has the value ln u.
    if let logarithm = halfOfSum(productOfTerms: -1)?.naturalLogarithm { return logarithm }
    return adding(rootOfSquare(plus: 1))?.naturalLogarithm
  }

  /// The inverse hyperbolic cosine of a number of at least 1, ln(x + √(x² − 1)).
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

  /// The inverse hyperbolic tangent of a number between −1 and 1, half of ln((1 + x)/(1 − x)).
  var inverseHyperbolicTangent: ClosedForm? {
    if numerator.hasCanonicalNegative { return (-self).inverseHyperbolicTangent.map { -$0 } }
    return ClosedForm(denominator + numerator)
      .divided(by: ClosedForm(denominator - numerator))?.naturalLogarithm?
      .multiplied(by: ClosedForm(Rational(numerator: 1, denominator: 2)))
  }

  /// The positive number u, if the number is (u + p/u)/2 and u has one term.
  ///
  /// - Parameter product: p, which is 1 or −1.
  private func halfOfSum(productOfTerms product: Rational) -> ClosedForm? {
    guard let terms = polynomial?.terms, terms.count == 2,
      let (monomial, coefficient) = terms.first(where: { !$0.value.isNegative }),
      monomial.powers.keys.allSatisfy(\.isPositive),
      let other = terms[Monomial(powers: monomial.powers.mapValues { -$0 })],
      4 * coefficient * other == product
    else { return nil }
    return ClosedForm(Polynomial(monomial, times: 2 * coefficient))
  }

  /// √(x² + c) for the number x; it is not negative.
  private func rootOfSquare(plus addend: Rational) -> ClosedForm? {
    guard let sum = raised(to: 2)?.adding(ClosedForm(addend)) else { return nil }
    return sum.isZero ? sum : sum.raised(to: Rational(numerator: 1, denominator: 2))
  }

  private func adding(_ other: ClosedForm?) -> ClosedForm? { other.flatMap { adding($0) } }
}
