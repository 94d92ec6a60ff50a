import ExactNumbers
import Quantities

extension Arithmetic {
  mutating func value(
    of function: Function, _ arguments: [Quantity]
  ) throws(EvaluationError) -> Quantity {
    let whole = arguments[0].plain?.rational?.wholeValue
    if function == .unix, let whole, Self.timesInMilliseconds.contains(whole.magnitude) {
      throw EvaluationError(.phrase(written: "unix(\(whole) ms)"))
    }
    let value: Quantity
    do throws(QuantityError) {
      if function.entry.isFinancial || [.plot, .scatter, .linreg, .unix].contains(function)
        || arguments.contains(where: { $0.plain == nil })
      {
        value = try result(ofUnits: function, arguments)
      } else {
        let number = try number(of: function, arguments.map(\.number))
        value = Quantity(number, function.resultForm.map { Unit([], form: .number($0)) })
      }
    } catch {
      if error == .number(.outsideDomain), function == .sqrt, let whole,
        (-999_999..<0).contains(whole)
      {
        throw EvaluationError(.imaginaryRoot(of: -whole))
      }
      throw EvaluationError(error.kind(in: function))
    }
    return try checked(value)
  }

  /// Beyond the year 9999 in seconds, but plausible in milliseconds.
  private static let timesInMilliseconds: Range<UInt> = 253_402_300_800..<253_402_300_800_000

  func number(of function: Function, _ numbers: [Real]) throws(QuantityError) -> Real {
    try QuantityError.numbers(result(of: function, numbers))
  }

  private func result(of function: Function, _ arguments: [Real]) throws(RealError) -> Real {
    let first = arguments[0]
    switch function.entry.composition {
    case .same(let elementary): return try first.applying(elementary, budget)
    case .reciprocal(let elementary):
      return try reciprocal(of: first.applying(elementary, budget))
    case .ofReciprocal(let elementary):
      return try reciprocal(of: first).applying(elementary, budget)
    case nil: break
    }
    switch function {
    case .sqrt: return try first.root(2, budget)
    case .cbrt: return try first.root(3, budget)
    case .root: return try root(first, arguments[1])
    case .hypot: return try hypotenuse(of: arguments)
    case .abs: return try first.magnitude(budget)
    case .sign: return Real(Rational(try first.sign(budget)))
    case .log:
      return try arguments.count == 2
        ? first.logarithm(toBase: arguments[1], budget) : first.applying(.commonLogarithm, budget)
    case .atan2: return try first.angle(over: arguments[1], budget)
    case .floor, .ceil, .round, .trunc:
      guard arguments.count > 1 else { return try rounded(function, first) }
      let unit = try power(10, Real(-whole(arguments[1])))
      return try rounded(function, first, to: unit)
    case .roundto:
      guard try arguments[1].sign(budget) > 0 else { throw .outsideDomain }
      return try rounded(.round, first, to: arguments[1])
    case .frac: return try first.subtracting(first.truncated(budget), budget)
    case .mod: return try first.remainder(arguments[1], budget)
    case .min, .max: return try extreme(function == .min ? -1 : 1, of: arguments)
    case .sum: return try sum(of: arguments)
    case .product: return try product(of: arguments)
    case .mean: return try mean(of: arguments)
    case .median: return try quantile(Real(.half), of: arguments)
    case .quantile: return try quantile(arguments[arguments.count - 1], of: arguments.dropLast())
    case .variance: return try variance(of: arguments, among: arguments.count - 1)
    case .variancep: return try variance(of: arguments, among: arguments.count)
    case .stdev: return try variance(of: arguments, among: arguments.count - 1).root(2, budget)
    case .stdevp: return try variance(of: arguments, among: arguments.count).root(2, budget)
    case .sem:
      return try variance(of: arguments, among: arguments.count - 1)
        .divided(by: Real(Rational(arguments.count)), budget).root(2, budget)
    case .mode: return try mode(of: arguments)
    case .count: return Real(Rational(arguments.count))
    case .wmean, .slope, .intercept, .corr: return try ofPairs(function, arguments)
    case .normcdf, .norminv, .binompdf, .binomcdf: return try probability(function, arguments)
    case .hex, .bin, .oct, .popcount, .parity, .clz, .ctz, .rol, .ror, .bswap16, .bswap32, .bswap64,
      .float, .double, .bits:
      return try bits(function, arguments)
    case .gcd: return try combined(fractions(arguments)) { $0.greatestCommonDivisor($1) }
    case .lcm: return try combined(fractions(arguments)) { $0.leastCommonMultiple($1) }
    case .isprime: return try first.isPrime(budget) ? 1 : 0
    case .cot: return try rightAngle.subtracting(first, budget).applying(.tangent, budget)
    case .acot: return try rightAngle.subtracting(first.applying(.arcTangent, budget), budget)
    case .ncr: return try combinations(arguments[0], of: arguments[1])
    case .npr: return try permutations(arguments[0], of: arguments[1])
    default: throw .outsideDomain
    }
  }

  private func reciprocal(of number: Real) throws(RealError) -> Real {
    try Real(1).divided(by: nonzero(number), budget)
  }

  /// π/2: cot x = tan(π/2 − x), and acot x = π/2 − atan x.
  var rightAngle: Real {
    get throws(RealError) { try Real.pi(budget).multiplied(by: Real(.half), budget) }
  }

  /// - Parameter sign: that of the extreme minus another number.
  private func extreme(_ sign: Int, of numbers: [Real]) throws(RealError) -> Real {
    var best = numbers[0]
    for number in numbers.dropFirst() where try number.compare(best, budget) == sign {
      best = number
    }
    return best
  }

  func sum(of numbers: [Real]) throws(RealError) -> Real {
    var sum = numbers[0]
    for number in numbers.dropFirst() { sum = try withinLimits(sum.adding(number, budget)) }
    return sum
  }

  private func rounded(
    _ function: Function, _ number: Real, to unit: Real = 1
  ) throws(RealError) -> Real {
    let count = unit == 1 ? number : try number.divided(by: unit, budget)
    let whole =
      switch function {
      case .floor: try count.floor(budget)
      case .ceil: try count.ceiling(budget)
      case .trunc: try count.truncated(budget)
      default: try count.rounded(budget)
      }
    return unit == 1 ? whole : try whole.multiplied(by: unit, budget)
  }

  /// The most frequent number; `outsideDomain` if several tie.
  private func mode(of numbers: [Real]) throws(RealError) -> Real {
    var runs: [(number: Real, count: Int)] = []
    for number in try sorted(numbers) {
      if let last = runs.last, try last.number.compare(number, budget) == 0 {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((number, 1))
      }
    }
    let most = runs.map(\.count).max()
    let modes = runs.filter { $0.count == most }
    guard modes.count == 1 else { throw .outsideDomain }
    return modes[0].number
  }

  private func product(of numbers: [Real]) throws(RealError) -> Real {
    var product = numbers[0]
    for number in numbers.dropFirst() {
      product = try withinLimits(product.multiplied(by: number, budget))
    }
    return product
  }

  private func mean(of numbers: [Real]) throws(RealError) -> Real {
    let part = Rational(numerator: 1, denominator: numbers.count)
    return try sum(of: numbers).multiplied(by: Real(part), budget)
  }

  /// The sum of squared deviations from the mean, divided by a count.
  private func variance(of numbers: [Real], among count: Int) throws(RealError) -> Real {
    let deviations = try deviations(of: numbers)
    return try sum(of: products(deviations, deviations)).multiplied(
      by: Real(Rational(numerator: 1, denominator: count)), budget)
  }

  /// A function of points x, y, or of values and their weights.
  private func ofPairs(_ function: Function, _ arguments: [Real]) throws(RealError) -> Real {
    let (first, second) = arguments.unzipped
    if function == .wmean {
      let weight = try nonzero(sum(of: second))
      return try sum(of: products(first, second)).divided(by: weight, budget)
    }
    let (x, y) = (try deviations(of: first), try deviations(of: second))
    let spread = try nonzero(sum(of: products(x, x)))
    let common = try sum(of: products(x, y))
    if function == .corr {
      let other = try nonzero(sum(of: products(y, y)))
      let root = try withinLimits(spread.multiplied(by: other, budget), times: 8).root(2, budget)
      return try common.divided(by: root, budget)
    }
    let slope = try common.divided(by: spread, budget)
    guard function == .intercept else { return slope }
    return try mean(of: second).subtracting(slope.multiplied(by: mean(of: first), budget), budget)
  }

  private func deviations(of numbers: [Real]) throws(RealError) -> [Real] {
    let mean = try mean(of: numbers)
    return try numbers.map { number throws(RealError) in try number.subtracting(mean, budget) }
  }

  private func products(_ left: [Real], _ right: [Real]) throws(RealError) -> [Real] {
    try zip(left, right).map { left, right throws(RealError) in
      try withinLimits(left.multiplied(by: right, budget), times: 4)
    }
  }

  private func nonzero(_ divisor: Real) throws(RealError) -> Real {
    guard try divisor.sign(budget) != 0 else { throw .outsideDomain }
    return divisor
  }

  /// The quantile at a part from 0 to 1, interpolated linearly: type 7 of Hyndman and Fan, “Sample
  /// quantiles in statistical packages”, 1996.
  private func quantile(_ part: Real, of numbers: [Real]) throws(RealError) -> Real {
    guard try part.sign(budget) >= 0, try part.compare(1, budget) <= 0 else { throw .outsideDomain }
    let sorted = try sorted(numbers)
    let place = try part.multiplied(by: Real(Rational(sorted.count - 1)), budget)
    let below = try place.floor(budget)
    guard let index = below.rational?.wholeValue, index + 1 < sorted.count else {
      return sorted[sorted.count - 1]
    }
    let rest = try place.subtracting(below, budget)
    let step = try sorted[index + 1].subtracting(sorted[index], budget)
    return try sorted[index].adding(step.multiplied(by: rest, budget), budget)
  }

  private func sorted(_ numbers: [Real]) throws(RealError) -> [Real] {
    var failure: RealError?
    let sorted = numbers.sorted { left, right in
      guard failure == nil else { return false }
      do throws(RealError) {
        return try left.compare(right, budget) < 0
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    return sorted
  }

  func hypotenuse(of numbers: [Real]) throws(RealError) -> Real {
    let sides = numbers.filter { $0 != 0 }
    guard sides.count > 1 else { return try sides.first?.magnitude(budget) ?? 0 }
    var sum: Real = 0
    for side in sides {
      sum = try withinLimits(sum.adding(side.multiplied(by: side, budget), budget), times: 4)
    }
    return try sum.root(2, budget)
  }

  /// - Throws: `outsideDomain` unless all numbers are fractions.
  func fractions(_ numbers: [Real]) throws(RealError) -> [Rational] {
    try numbers.map { number throws(RealError) in
      guard let rational = number.rational else { throw .outsideDomain }
      return rational
    }
  }

  func combined(
    _ numbers: [Rational], by combine: (Rational, Rational) -> Rational
  ) throws(RealError) -> Real {
    var result = numbers[0].magnitude
    for number in numbers.dropFirst() {
      result = combine(result, number)
      _ = try withinLimits(Real(result))
    }
    return Real(result)
  }

  func withinLimits(_ number: Real, times factor: Int = 1) throws(RealError) -> Real {
    // Operations on irrational numbers spend the budget themselves.
    guard let (numerator, denominator) = number.bits else { return number }
    guard max(numerator, denominator) <= factor * limits.bits else { throw .tooLarge }
    try budget.spend(numerator + denominator + 64)
    return number
  }

  func combinations(_ things: Real, of chosen: Real) throws(RealError) -> Real {
    let (things, chosen) = (try count(things), try count(chosen))
    let fewer = min(chosen, things - chosen)
    guard !fewer.isNegative else { return 0 }
    guard let count = fewer.wholeValue,
      Rational.bitsOfCombinations(of: count, from: things) <= 2 * limits.bits
    else { throw .tooLarge }
    return Real(try .combinations(of: count, from: things, budget))
  }

  func permutations(_ things: Real, of chosen: Real) throws(RealError) -> Real {
    let (things, chosen) = (try count(things), try count(chosen))
    guard chosen <= things else { return 0 }
    guard let count = chosen.wholeValue,
      things.numeratorBits.multipliedReportingOverflow(by: count).overflow == false,
      things.numeratorBits * count <= 2 * limits.bits
    else { throw .tooLarge }
    return Real(try .permutations(of: count, from: things, budget))
  }
}

extension Array {
  package var unzipped: (first: [Element], second: [Element]) {
    (
      stride(from: 0, to: count, by: 2).map { self[$0] },
      stride(from: 1, to: count, by: 2).map { self[$0] }
    )
  }
}
