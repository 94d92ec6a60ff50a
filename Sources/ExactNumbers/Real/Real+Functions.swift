extension Real {
  /// The value of a function at the number; angles are in radians.
  ///
  ///     let thirtyDegrees = try Real.pi(budget).divided(by: 6, budget)
  ///     print(try thirtyDegrees.applying(.sine, budget).rational?.description ?? "irrational")  // 1/2
  ///
  /// - Throws: `outsideDomain` if the function has no value there, `unknownSign` if that cannot be
  ///   decided, or `tooSmall` if the number is too close to a pole.
  package func applying(
    _ function: ElementaryFunction, _ budget: Budget
  ) throws(RealError) -> Real {
    if function == .gamma { return try gamma(budget) }
    try requireDomain(of: function, budget)
    if let rational, function.isIrrational(at: rational) {
      return try Real(
        .function(function), [self], symbolic: .function(function, rational), budget)
    }
    let value = try Real(
      .function(function), [self], closedForm: closedForm.applying(function), budget)
    if function == .tangent, case .constructive(let number, _) = value.kind,
      number.best.exponent == .max
    {
      // The interval is unbounded, so there may be a pole. There is none if the cosine has a sign.
      _ = try applying(.cosine, budget).sign(budget)
    }
    return value
  }

  /// Throws `outsideDomain` unless the function has a value at the number.
  private func requireDomain(
    of function: ElementaryFunction, _ budget: Budget
  ) throws(RealError) {
    let isInside =
      switch function {
      case .naturalLogarithm, .commonLogarithm, .binaryLogarithm: try separatedSign(budget) > 0
      case .arcSine, .arcCosine: try isWithinUnit(budget)
      case .inverseHyperbolicCosine: try compare(1, budget) >= 0
      case .inverseHyperbolicTangent:
        // The number and its negative both have to be less than 1.
        try max(compare(1, budget), negated(budget).compare(1, budget)) < 0
      case .tangent: rational != nil || closedForm.cosine?.isZero != true
      default: true
      }
    guard isInside else { throw .outsideDomain }
  }
}

extension ElementaryFunction {
  /// Whether the value at a rational number in the domain is irrational for certain.
  ///
  /// The logarithm to base 10 of a rational number is irrational unless the number is a power of 10,
  /// because prime factorization is unique, which also holds for the base 2. No theorem says so of
  /// the gamma function in general, nor of the error functions: the integral in their definition is
  /// transcendental, but perhaps not its quotient with √π. The values of all other functions are
  /// transcendental except at 0 or 1. (Lindemann, 1882)
  fileprivate func isIrrational(at number: Rational) -> Bool {
    switch self {
    case .commonLogarithm: !number.isPower(of: 10)
    case .binaryLogarithm: !number.isPower(of: 2)
    case .gamma, .errorFunction, .complementaryErrorFunction: false
    default: number != 0 && number != 1
    }
  }
}
