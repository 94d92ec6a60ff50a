import ExactNumbers

extension Arithmetic {
  func probability(_ function: Function, _ arguments: [Real]) throws(RealError) -> Real {
    switch function {
    case .normcdf:
      let (mean, spread) = try normal(arguments)
      return try normal(below: arguments[0].subtracting(mean, budget).divided(by: spread, budget))
    case .norminv:
      let (mean, spread) = try normal(arguments)
      return try standardQuantile(of: arguments[0]).multiplied(by: spread, budget)
        .adding(mean, budget)
    default:
      let (successes, trials) = (try count(arguments[0]), try count(arguments[1]))
      let chance = arguments[2]
      guard try chance.sign(budget) >= 0, try chance.compare(1, budget) <= 0 else {
        throw .outsideDomain
      }
      guard function == .binomcdf else { return try binomial(successes, of: trials, chance) }
      guard successes < trials else { return 1 }
      guard let last = successes.wholeValue else { throw .tooLarge }
      if let chance = chance.rational { return try cumulated(to: last, of: trials, chance) }
      var sum: Real = 0
      for successes in 0...last {
        sum = try sum.adding(binomial(Rational(successes), of: trials, chance), budget)
      }
      return sum
    }
  }

  /// The mean and standard deviation after the first argument, by default 0 and 1.
  private func normal(_ arguments: [Real]) throws(RealError) -> (mean: Real, spread: Real) {
    let mean = arguments.count > 1 ? arguments[1] : 0
    let spread = arguments.count > 2 ? arguments[2] : 1
    guard try spread.sign(budget) > 0 else { throw .outsideDomain }
    return (mean, spread)
  }

  /// Φ(x) = erfc(−x ÷ √2) ÷ 2.
  private func normal(below number: Real) throws(RealError) -> Real {
    try number.negated(budget).divided(by: Real(2).root(2, budget), budget)
      .applying(.complementaryErrorFunction, budget).divided(by: 2, budget)
  }

  /// The number with Φ(x) = p, the only root of an increasing function.
  private func standardQuantile(of part: Real) throws(RealError) -> Real {
    guard try part.sign(budget) > 0, try part.compare(1, budget) < 0 else { throw .outsideDomain }
    if part == Real(.half) { return 0 }
    var expression = RealExpression()
    let scale = expression.number(try Real(-1).divided(by: Real(2).root(2, budget), budget))
    let argument = expression.node(.product(scale, RealExpression.unknown))
    let tail = expression.node(.function(.complementaryErrorFunction, argument))
    let twice = expression.number(try part.multiplied(by: -2, budget))
    let difference = expression.node(.sum(tail, twice))
    let equation = RealEquation(expression, value: difference, divisors: [], budget)
    guard let root = try equation.solutions().roots.first else { throw .unproven }
    return root.value
  }

  /// Bits of all terms together, for some seconds of work.
  private static let mostBitsOfTerms = 20_000_000_000

  /// The sum of binomial probabilities with a chance a/b: whole numbers divided by bⁿ.
  private func cumulated(
    to last: Int, of trials: Rational, _ chance: Rational
  ) throws(RealError) -> Real {
    guard chance != 1 else { return 0 }
    guard let base = chance.denominatorValue, let count = trials.wholeValue,
      case let bits = Rational(base).bitsRaised(to: count), bits <= limits.bits,
      bits <= Self.mostBitsOfTerms / max(1, last),
      let odds = chance.divided(by: Rational(1) - chance)
    else { throw .tooLarge }
    var term = (Rational(base) - chance * Rational(base)).raised(to: count)
    var sum = term
    for successes in 0..<last {
      let ratio = odds * Rational(numerator: count - successes, denominator: successes + 1)
      term = term * ratio
      sum = sum + term
      try budget.spend(64)
    }
    return try Real(sum).divided(by: Real(Rational(base).raised(to: count)), budget)
  }

  private func binomial(
    _ successes: Rational, of trials: Rational, _ chance: Real
  ) throws(RealError) -> Real {
    guard successes <= trials else { return 0 }
    let failures = Real(trials - successes)
    let product = try power(chance, Real(successes))
      .multiplied(by: power(Real(1).subtracting(chance, budget), failures), budget)
    return try combinations(Real(trials), of: Real(successes)).multiplied(by: product, budget)
  }
}
