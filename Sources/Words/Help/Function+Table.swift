import CalculatorCore

extension Function {
  /// Which arguments the function has values for.
  package var domain: FunctionDomain {
    switch self {
    case .sqrt: .nonnegative
    case .cbrt, .hypot, .abs, .sign, .exp, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .floor,
      .ceil, .round, .trunc, .frac, .mod, .min, .max, .sum, .mean, .isprime, .erf, .erfc:
      .everything
    case .root: .roots
    case .ln, .log2: .positive
    case .log: .bases
    case .tan: .exceptPoles
    case .asin, .acos: .minusOneToOne
    case .atan2: .exceptOrigin
    case .acosh: .fromOne
    case .atanh: .betweenMinusOneAndOne
    case .gcd, .lcm: .fractions
    case .ncr, .npr: .wholeNumbers
    case .gamma: .exceptNegatives
    }
  }

  /// What cannot be told where two candidates agree to many digits; nil where that cannot happen.
  var doubt: Doubt? {
    switch self {
    case .tan: .rightAngle
    case .asin, .acos, .atanh: .oneOrBeyond
    case .atan2: .onAxis
    case .acosh: .oneOrBelow
    case .round: .half
    case .mod: .divisible
    case .min, .max: .equalOrNot
    case .gamma: .pole
    case .sqrt, .cbrt, .root, .hypot, .abs, .sign, .exp, .ln, .log, .log2, .sin, .cos, .atan, .sinh,
      .cosh, .tanh, .asinh, .floor, .ceil, .trunc, .frac, .sum, .mean, .gcd, .lcm, .isprime, .ncr,
      .npr, .erf, .erfc:
      nil
    }
  }
}
