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

  private func result(
    of function: Function, _ arguments: [Real]
  ) throws(RealError) -> Real {
    let first = arguments[0]
    switch function {
    case .sqrt: return try first.root(2, budget)
    case .cbrt: return try first.root(3, budget)
    case .abs: return try first.magnitude(budget)
    case .floor: return try first.floor(budget)
    case .ceil: return try first.ceiling(budget)
    case .round: return try first.rounded(budget)
    case .mod: return try first.remainder(arguments[1], budget)
    case .min: return try extreme(.least, of: arguments)
    case .max: return try extreme(.greatest, of: arguments)
    case .gcd: return try combined(fractions(arguments)) { $0.greatestCommonDivisor($1) }
    case .lcm: return try combined(fractions(arguments)) { $0.leastCommonMultiple($1) }
    case .exp: return try first.applying(.exponential, budget)
    case .ln: return try first.applying(.naturalLogarithm, budget)
    case .log: return try first.applying(.commonLogarithm, budget)
    case .log2: return try first.applying(.binaryLogarithm, budget)
    case .sin: return try first.applying(.sine, budget)
    case .cos: return try first.applying(.cosine, budget)
    case .tan: return try first.applying(.tangent, budget)
    case .asin: return try first.applying(.arcSine, budget)
    case .acos: return try first.applying(.arcCosine, budget)
    case .atan: return try first.applying(.arcTangent, budget)
    case .sinh: return try first.applying(.hyperbolicSine, budget)
    case .cosh: return try first.applying(.hyperbolicCosine, budget)
    case .tanh: return try first.applying(.hyperbolicTangent, budget)
    }
  }

  /// The least or the greatest of several numbers; the raw value is the sign of its difference from
  /// any other number.
  private enum Extreme: Int {
    case least = -1
    case greatest = 1
  }

  private func extreme(_ extreme: Extreme, of numbers: [Real]) throws(RealError) -> Real {
    var best = numbers[0]
    for number in numbers.dropFirst()
    where try number.compare(best, budget) == extreme.rawValue {
      best = number
    }
    return best
  }

  /// The arguments of a function that takes only fractions.
  private func fractions(_ arguments: [Real]) throws(RealError) -> [Rational] {
    var fractions: [Rational] = []
    for argument in arguments {
      guard let rational = argument.rational else { throw .outsideDomain }
      fractions.append(rational)
    }
    return fractions
  }

  /// Combines numbers from left to right; every intermediate result is held to the limits.
  private func combined(
    _ numbers: [Rational], by combine: (Rational, Rational) -> Rational
  ) throws(RealError) -> Real {
    var result = numbers[0].magnitude
    for number in numbers.dropFirst() {
      result = combine(result, number)
      try budget.spend(result.numeratorBits + result.denominatorBits)
      guard result.numeratorBits <= limits.bits, result.denominatorBits <= limits.bits else {
        throw .tooLarge
      }
    }
    return Real(result)
  }
}
