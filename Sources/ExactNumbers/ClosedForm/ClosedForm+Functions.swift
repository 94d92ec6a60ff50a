extension ClosedForm {
  /// The value of a function that has one, if algebra knows more of it than its name.
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
    }
  }

  private func logarithm(toBase base: Int) -> ClosedForm? {
    guard let dividend = naturalLogarithm,
      let divisor = ClosedForm(Rational(base)).naturalLogarithm
    else { return nil }
    return dividend.divided(by: divisor)
  }
}
