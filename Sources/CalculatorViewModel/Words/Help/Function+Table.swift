import CalculatorCore

extension Function {
  /// What is said of the function.
  package var words: FunctionWords {
    switch self {
    case .sqrt: FunctionWords("square root", domain: .nonnegative)
    case .cbrt: FunctionWords("cube root, also of negative numbers", domain: .everything)
    case .root: FunctionWords("root of degree n", domain: .roots)
    case .hypot: FunctionWords("square root of a^2 + b^2 + …", domain: .everything)
    case .abs: FunctionWords("absolute value", domain: .everything)
    case .sign: FunctionWords("−1, 0 or 1, like the sign of x", domain: .everything)
    case .exp: FunctionWords("e to the power of x", domain: .everything)
    case .ln: FunctionWords("natural logarithm", domain: .positive)
    case .log: FunctionWords("logarithm to base b, or to base 10", domain: .bases)
    case .log2: FunctionWords("logarithm to base 2", domain: .positive)
    case .sin: FunctionWords("sine; x is in radians", domain: .everything)
    case .cos: FunctionWords("cosine; x is in radians", domain: .everything)
    case .tan: FunctionWords("tangent; x is in radians", domain: .exceptPoles, doubt: .rightAngle)
    case .asin: FunctionWords("arcsine, in radians", domain: .minusOneToOne, doubt: .oneOrBeyond)
    case .acos: FunctionWords("arccosine, in radians", domain: .minusOneToOne, doubt: .oneOrBeyond)
    case .atan: FunctionWords("arctangent, in radians", domain: .everything)
    case .atan2:
      FunctionWords("angle of the point (x, y), in radians", domain: .exceptOrigin, doubt: .onAxis)
    case .sinh: FunctionWords("hyperbolic sine", domain: .everything)
    case .cosh: FunctionWords("hyperbolic cosine", domain: .everything)
    case .tanh: FunctionWords("hyperbolic tangent", domain: .everything)
    case .asinh: FunctionWords("inverse hyperbolic sine", domain: .everything)
    case .acosh:
      FunctionWords("inverse hyperbolic cosine", domain: .fromOne, doubt: .oneOrBelow)
    case .atanh:
      FunctionWords(
        "inverse hyperbolic tangent", domain: .betweenMinusOneAndOne, doubt: .oneOrBeyond)
    case .floor: FunctionWords("x rounded down to a whole number", domain: .everything)
    case .ceil: FunctionWords("x rounded up to a whole number", domain: .everything)
    case .round:
      FunctionWords(
        "nearest whole number; halves away from zero", domain: .everything, doubt: .half)
    case .trunc: FunctionWords("x rounded towards zero", domain: .everything)
    case .frac: FunctionWords("x − trunc(x), with the sign of x", domain: .everything)
    case .mod:
      FunctionWords(
        "remainder of a ÷ b, with the sign of b", domain: .everything, doubt: .divisible)
    case .min: FunctionWords("smallest argument", domain: .everything, doubt: .equalOrNot)
    case .max: FunctionWords("largest argument", domain: .everything, doubt: .equalOrNot)
    case .sum: FunctionWords("sum of all arguments", domain: .everything)
    case .mean: FunctionWords("arithmetic mean of all arguments", domain: .everything)
    case .gcd: FunctionWords("greatest common divisor, also of fractions", domain: .fractions)
    case .lcm: FunctionWords("least common multiple, also of fractions", domain: .fractions)
    case .isprime:
      FunctionWords("1 if n is proven to be a prime, 0 if not prime", domain: .everything)
    case .ncr: FunctionWords("ways to choose k of n, in any order", domain: .wholeNumbers)
    case .npr: FunctionWords("ways to choose k of n, in order", domain: .wholeNumbers)
    case .gamma:
      FunctionWords(
        "gamma function; (x − 1)! if x is whole", domain: .exceptNegatives, doubt: .pole)
    case .erf: FunctionWords("error function", domain: .everything)
    case .erfc: FunctionWords("1 − erf(x)", domain: .everything)
    }
  }
}

extension Doubt {
  fileprivate static let equalOrNot = Doubt("Equal", but: "may differ", brief: "equal or not")
  fileprivate static let oneOrBeyond = Doubt(
    "At 1 or −1", but: "may lie beyond", brief: "1 or beyond")
  fileprivate static let oneOrBelow = Doubt("At 1", but: "may lie below", brief: "1 or below")
  fileprivate static let rightAngle = Doubt(
    "A right angle", but: "may not be one", brief: "maybe a right angle")
  fileprivate static let onAxis = Doubt(
    "On an axis", but: "may lie beside it", brief: "maybe on an axis")
  fileprivate static let half = Doubt("A half", but: "may be more or less", brief: "maybe a half")
  fileprivate static let divisible = Doubt(
    "Divisible", but: "may leave a remainder", brief: "maybe divisible")
  fileprivate static let pole = Doubt("A pole", but: "may not be one", brief: "maybe a pole")
}
