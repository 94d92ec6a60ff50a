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
