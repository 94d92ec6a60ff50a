extension ClosedForm {
  /// The power to an integer; if that is negative, the base is not zero.
  func raised(to exponent: Int) -> ClosedForm? {
    if exponent < 0 { return exponent == .min ? nil : reciprocal?.raised(to: -exponent) }
    guard let top = numerator.raised(to: exponent),
      let bottom = denominator.raised(to: exponent)
    else { return nil }
    return ClosedForm(top, dividedBy: bottom)
  }

  /// The power of a positive number to a rational exponent.
  func raised(to exponent: Rational) -> ClosedForm? {
    if exponent.isWhole { return exponent.wholeValue.flatMap { raised(to: $0) } }
    if exponent.isNegative { return raised(to: -exponent)?.reciprocal }
    guard let polynomial else { return powerOfQuotient(exponent) }
    if let (monomial, coefficient) = polynomial.term, !coefficient.isNegative,
      monomial.powers.keys.allSatisfy(\.isPositive)
    {
      guard let number = Polynomial.power(coefficient, exponent),
        let atoms = Polynomial(
          reducing: monomial.powers.mapValues { $0 * exponent }, times: 1)
      else { return nil }
      return number.multiplied(by: atoms).map { ClosedForm($0) }
    }
    if exponent.denominatorValue == 2, let root = polynomial.nestedSquareRoot {
      return ClosedForm(root).raised(to: 2 * exponent)
    }
    return polynomial.root(exponent)
  }

  /// The power of a positive quotient n/d, as that of nd/d².
  ///
  /// Powers distribute over a quotient of positive numbers only. The signs of n and d are
  /// unknown, but nd and d² are positive.
  private func powerOfQuotient(_ exponent: Rational) -> ClosedForm? {
    guard let product = numerator.multiplied(by: denominator),
      let square = denominator.raised(to: 2),
      let dividend = ClosedForm(product).raised(to: exponent),
      let divisor = ClosedForm(square).raised(to: exponent)
    else { return nil }
    return dividend.divided(by: divisor)
  }
}

extension Polynomial {
  /// The power of a positive sum to a positive exponent that is not an integer.
  ///
  /// The content of the sum is taken out of the root, so that √(2 + 2√2) and √2 √(1 + √2) have the
  /// same form.
  fileprivate func root(_ exponent: Rational) -> ClosedForm? {
    let content = content
    guard let scale = Rational(1).divided(by: content), ClosedForm(self).isNestable,
      let number = Polynomial.power(content, exponent),
      let root = Polynomial(reducing: [.root(scaled(by: scale)): exponent], times: 1)
    else { return nil }
    return number.multiplied(by: root).map { ClosedForm($0) }
  }

  /// The square root of a positive number a + b√n, if it is a sum of two square roots.
  ///
  /// It is √((a + r)/2) ± √((a − r)/2) if r = √(a² − b²n) is rational, because the square of that is
  /// a ± √(a² − r²). The sign is that of b. (Euclid, Elements, book X)
  fileprivate var nestedSquareRoot: Polynomial? {
    let half = Rational(numerator: 1, denominator: 2)
    guard terms.count == 2, let a = terms[.one], !a.isNegative,
      let (_, b) = terms.first(where: { !$0.key.isOne }),
      let square = (self - Polynomial(a)).raised(to: 2)?.rational
    else { return nil }
    let difference = a * a - square
    guard !difference.isNegative, let r = difference.exactRoot(2),
      let first = Polynomial.power((a + r) * half, half),
      let second = Polynomial.power((a - r) * half, half)
    else { return nil }
    return b.isNegative ? first - second : first + second
  }
}
