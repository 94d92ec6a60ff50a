extension ClosedForm {
  /// The value of a function at a number in its domain.
  ///
  /// It is nil if no rule applies or the result exceeds a limit.
  func applying(_ function: ElementaryFunction) -> ClosedForm? {
    switch function {
    case .exponential: exponential
    case .naturalLogarithm: naturalLogarithm
    case .commonLogarithm: logarithm(toBase: 10)
    case .binaryLogarithm: logarithm(toBase: 2)
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
    case .gamma: gamma
    case .errorFunction: errorFunction
    case .complementaryErrorFunction: errorFunction.flatMap { ClosedForm(1).subtracting($0) }
    }
  }

  /// The natural logarithm divided by that of the base.
  private func logarithm(toBase base: Int) -> ClosedForm? {
    guard let dividend = naturalLogarithm,
      let divisor = ClosedForm(Rational(base)).naturalLogarithm
    else { return nil }
    return dividend.divided(by: divisor)
  }
}
