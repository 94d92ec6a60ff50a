import ExactNumbers

extension Arithmetic {
  /// The value of a function; there are as many arguments as it takes.
  func value(
    of function: Function, _ arguments: [Real], at place: Range<Int>
  ) throws(EvaluationError) -> Real {
    let value: Real
    do throws(RealError) {
      value = try result(of: function, arguments)
    } catch {
      throw EvaluationError(error.kind(in: function), at: place)
    }
    return try limited(value, at: place)
  }

  private func result(
    of function: Function, _ arguments: [Real]
  ) throws(RealError) -> Real {
    let first = arguments[0]
    switch function {
    case .sqrt: return try first.root(2, effort)
    case .cbrt: return try first.root(3, effort)
    case .abs: return try first.magnitude(effort)
    case .floor: return try first.floor(effort)
    case .ceil: return try first.ceiling(effort)
    case .round: return try first.rounded(effort)
    case .mod: return try first.remainder(arguments[1], effort)
    case .min: return try first.least(arguments.dropFirst(), effort, sign: -1)
    case .max: return try first.least(arguments.dropFirst(), effort, sign: 1)
    case .gcd: return try joined(fractions(arguments)) { $0.greatestCommonDivisor($1) }
    case .lcm: return try joined(fractions(arguments)) { $0.leastCommonMultiple($1) }
    case .exp: return try first.applying(.exponential, effort)
    case .ln: return try first.applying(.naturalLogarithm, effort)
    case .log: return try first.applying(.commonLogarithm, effort)
    case .log2: return try first.applying(.binaryLogarithm, effort)
    case .sin: return try first.applying(.sine, effort)
    case .cos: return try first.applying(.cosine, effort)
    case .tan: return try first.applying(.tangent, effort)
    case .asin: return try first.applying(.arcSine, effort)
    case .acos: return try first.applying(.arcCosine, effort)
    case .atan: return try first.applying(.arcTangent, effort)
    case .sinh: return try first.applying(.hyperbolicSine, effort)
    case .cosh: return try first.applying(.hyperbolicCosine, effort)
    case .tanh: return try first.applying(.hyperbolicTangent, effort)
    }
  }

  /// The arguments of a function that takes fractions only.
  private func fractions(_ arguments: [Real]) throws(RealError) -> [Rational] {
    var fractions: [Rational] = []
    for argument in arguments {
      guard let rational = argument.rational else { throw .outsideDomain }
      fractions.append(rational)
    }
    return fractions
  }

  /// What becomes of numbers that are joined one after another, held to the limits on the way.
  private func joined(
    _ numbers: [Rational], by join: (Rational, Rational) -> Rational
  ) throws(RealError) -> Real {
    var result = numbers[0].magnitude
    for number in numbers.dropFirst() {
      result = join(result, number)
      try effort.spend(result.numeratorBits + result.denominatorBits)
      guard result.numeratorBits <= limits.bits, result.denominatorBits <= limits.bits else {
        throw .tooLarge
      }
    }
    return Real(result)
  }

  /// The factorial of a whole number from 0.
  func factorial(_ operand: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    let floor: Real
    do throws(RealError) {
      floor = try operand.floor(effort)
      guard try operand.compare(floor, effort) == 0 else { throw .outsideDomain }
    } catch {
      let kind = error == .outsideDomain ? .factorialOfFraction : error.kind
      throw EvaluationError(kind, at: place)
    }
    guard let whole = floor.rational, !whole.isNegative else {
      throw EvaluationError(.factorialOfFraction, at: place)
    }
    guard let number = whole.wholeValue, Rational.bitsOfFactorial(number) <= limits.bits else {
      throw EvaluationError(.tooLarge, at: place)
    }
    return try limited(Real(.factorial(number)), at: place)
  }

  /// A hundredth of a number.
  func percentage(_ operand: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    try product(of: operand, Rational(numerator: 1, denominator: 100), at: place)
  }

  /// An angle in radians.
  func radians(_ degrees: Real, at place: Range<Int>) throws(EvaluationError) -> Real {
    let halfTurn = try value(of: .pi, at: place)
    let fraction = try product(
      of: degrees, Rational(numerator: 1, denominator: 180), at: place)
    return try result(of: .multiply, fraction, halfTurn, at: place, place)
  }

  /// The value of a constant.
  func value(of constant: Constant, at place: Range<Int>) throws(EvaluationError) -> Real {
    try blaming(place) { () throws(RealError) in
      switch constant {
      case .pi: return try .pi(effort)
      case .e: return try .e(effort)
      case .tau: return try Real(2).multiplied(by: .pi(effort), effort)
      }
    }
  }

  private func product(
    of operand: Real, _ factor: Rational, at place: Range<Int>
  ) throws(EvaluationError) -> Real {
    try result(of: .multiply, operand, Real(factor), at: place, place)
  }
}

extension Real {
  /// The least of the number and others, or, with the sign 1, the greatest.
  fileprivate func least(
    _ others: ArraySlice<Real>, _ effort: Effort, sign: Int
  ) throws(RealError) -> Real {
    var best = self
    for other in others where try other.compare(best, effort) == sign { best = other }
    return best
  }
}
