import ExactNumbers

extension Arithmetic {
  /// The value of a function.
  ///
  /// - Precondition: The function takes this number of arguments.
  func value(
    of function: Function, _ arguments: [Real], at place: Range<Int>
  ) throws(EvaluationError) -> Real {
    let value: Real
    do throws(RealError) {
      value = try result(of: function, arguments)
    } catch {
      throw EvaluationError(error.kind(in: function), at: place)
    }
    return try checked(value, at: place)
  }

  /// The value of a function, without a place for its error.
  func result(
    of function: Function, _ arguments: [Real]
  ) throws(RealError) -> Real {
    let first = arguments[0]
    switch function {
    case .sqrt: return try first.root(2, budget)
    case .cbrt: return try first.root(3, budget)
    case .root: return try root(first, arguments[1])
    case .hypot: return try hypotenuse(of: arguments)
    case .abs: return try first.magnitude(budget)
    case .sign: return Real(Rational(try first.sign(budget)))
    case .log where arguments.count == 2:
      return try first.logarithm(toBase: arguments[1], budget)
    case .atan2: return try first.angle(over: arguments[1], budget)
    case .floor: return try first.floor(budget)
    case .ceil: return try first.ceiling(budget)
    case .round: return try first.rounded(budget)
    case .trunc: return try first.truncated(budget)
    case .frac: return try first.subtracting(first.truncated(budget), budget)
    case .mod: return try first.remainder(arguments[1], budget)
    case .min: return try extreme(.least, of: arguments)
    case .max: return try extreme(.greatest, of: arguments)
    case .sum: return try sum(of: arguments)
    case .mean:
      let part = Rational(numerator: 1, denominator: arguments.count)
      return try sum(of: arguments).multiplied(by: Real(part), budget)
    case .gcd: return try combined(fractions(arguments)) { $0.greatestCommonDivisor($1) }
    case .lcm: return try combined(fractions(arguments)) { $0.leastCommonMultiple($1) }
    case .isprime: return try first.isPrime(budget) ? 1 : 0
    case .ncr: return try combinations(arguments[0], of: arguments[1])
    case .npr: return try permutations(arguments[0], of: arguments[1])
    case .exp, .ln, .log, .log2, .sin, .cos, .tan, .asin, .acos, .atan, .sinh, .cosh, .tanh,
      .asinh, .acosh, .atanh, .gamma, .erf, .erfc:
      return try first.applying(function.realFunction, budget)
    }
  }
}

extension Function {
  /// The function of one real number that this is.
  fileprivate var realFunction: ElementaryFunction {
    switch self {
    case .exp: .exponential
    case .ln: .naturalLogarithm
    case .log: .commonLogarithm
    case .log2: .binaryLogarithm
    case .sin: .sine
    case .cos: .cosine
    case .tan: .tangent
    case .asin: .arcSine
    case .acos: .arcCosine
    case .atan: .arcTangent
    case .sinh: .hyperbolicSine
    case .cosh: .hyperbolicCosine
    case .tanh: .hyperbolicTangent
    case .asinh: .inverseHyperbolicSine
    case .acosh: .inverseHyperbolicCosine
    case .atanh: .inverseHyperbolicTangent
    case .gamma: .gamma
    case .erf: .errorFunction
    case .erfc: .complementaryErrorFunction
    default: preconditionFailure("\(self) is no such function")
    }
  }
}
