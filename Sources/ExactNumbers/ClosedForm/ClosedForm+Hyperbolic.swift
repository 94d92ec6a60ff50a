extension ClosedForm {
  /// The hyperbolic sine, (e^x − e^−x)/2.
  var hyperbolicSine: ClosedForm? { exponentials?.difference.scaled(by: half) }

  /// The hyperbolic cosine, (e^x + e^−x)/2.
  var hyperbolicCosine: ClosedForm? { exponentials?.sum.scaled(by: half) }

  /// The hyperbolic tangent: the quotient of both.
  var hyperbolicTangent: ClosedForm? {
    exponentials.flatMap { $0.difference.divided(by: $0.sum) }
  }

  /// The sum and the difference of e^x and e^−x.
  private var exponentials: (sum: ClosedForm, difference: ClosedForm)? {
    guard let rising = exponential, let falling = rising.reciprocal,
      let sum = rising.adding(falling), let difference = rising.subtracting(falling)
    else { return nil }
    return (sum, difference)
  }
}

private let half = Rational(numerator: 1, denominator: 2)
