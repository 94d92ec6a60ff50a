extension Real {
  /// The value of a function of the number; angles are in radians.
  ///
  /// - Throws: `outsideDomain` where the function has no value, and `unknownSign` where it cannot be
  ///   told whether it has one.
  package func applying(
    _ function: ElementaryFunction, _ effort: Effort
  ) throws(RealError) -> Real {
    try requireDomain(of: function, effort)
    if let rational, function.isIrrational(at: rational) {
      return try Real(
        .function(function), [self], algebra: .function(function, rational), effort)
    }
    let value = try Real(
      .function(function), [self], closedForm: closedForm.applying(function), effort)
    if function == .tangent, case .computed(let computation, _) = value.kind,
      computation.best.exponent == .max
    {
      // There may be a pole. Where the cosine is not zero, there is none.
      _ = try applying(.cosine, effort).sign(effort)
    }
    return value
  }

  private func requireDomain(
    of function: ElementaryFunction, _ effort: Effort
  ) throws(RealError) {
    let isInside =
      switch function {
      case .naturalLogarithm, .commonLogarithm, .binaryLogarithm: try sign(effort) > 0
      case .arcSine, .arcCosine: try Real(1).compare(magnitude(effort), effort) >= 0
      case .tangent: rational != nil || closedForm.cosine?.isZero != true
      default: true
      }
    guard isInside else { throw .outsideDomain }
  }
}

extension ElementaryFunction {
  /// Whether the value at a rational number, where there is one, is known to be irrational without
  /// further thought.
  ///
  /// Logarithms of rational numbers are rational at powers of their base only, because a number has
  /// one factorization into primes; and the others only at 0 and 1. (Lindemann, 1882)
  fileprivate func isIrrational(at number: Rational) -> Bool {
    switch self {
    case .commonLogarithm: !number.isPower(of: 10)
    case .binaryLogarithm: !number.isPower(of: 2)
    default: number != 0 && number != 1
    }
  }
}
