package enum ElementaryFunction: Hashable, Sendable, CaseIterable {
  case exponential, naturalLogarithm, commonLogarithm, binaryLogarithm
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent
  case hyperbolicSine, hyperbolicCosine, hyperbolicTangent
  case inverseHyperbolicSine, inverseHyperbolicCosine, inverseHyperbolicTangent
  case gamma
  /// The derivative of the logarithm of the gamma function.
  case digamma
  case errorFunction, complementaryErrorFunction

  /// The numbers between two ends, except poles.
  struct Domain: Equatable {
    var least: Int?
    var greatest: Int?
    var includesEnds = true
    var hasPoles = false
  }

  /// The base of a logarithm other than the natural one.
  var base: Rational? {
    switch self {
    case .commonLogarithm: 10
    case .binaryLogarithm: 2
    default: nil
    }
  }

  var domain: Domain {
    switch self {
    case .naturalLogarithm, .commonLogarithm, .binaryLogarithm:
      Domain(least: 0, includesEnds: false)
    case .inverseHyperbolicCosine: Domain(least: 1)
    case .arcSine, .arcCosine: Domain(least: -1, greatest: 1)
    case .inverseHyperbolicTangent: Domain(least: -1, greatest: 1, includesEnds: false)
    case .tangent, .gamma, .digamma: Domain(hasPoles: true)
    case .exponential, .sine, .cosine, .arcTangent, .hyperbolicSine, .hyperbolicCosine,
      .hyperbolicTangent, .inverseHyperbolicSine, .errorFunction, .complementaryErrorFunction:
      Domain()
    }
  }
}

extension Real {
  /// The value of a function at the number; `tooSmall` is thrown too close to a pole.
  package func applying(
    _ function: ElementaryFunction, _ budget: Budget
  ) throws(RealError) -> Real {
    if function == .gamma { return try gamma(budget) }
    try requireDomain(of: function, budget)
    if function == .naturalLogarithm, let tangent = try logarithmOfHyperbolicTangent(budget) {
      return tangent
    }
    if let rational, function.isIrrational(at: rational) {
      return try Real(
        .function(function), [self], symbolic: { ClosedForm(rational).applying(function) }, budget)
    }
    let value = try Real(
      .function(function), [self], closedForm: closedForm.applying(function), budget)
    if function == .tangent, value.node?.best.exponent == .max {
      // The interval is unbounded, so there may be a pole if the cosine has no sign.
      _ = try applying(.cosine, budget).sign(budget)
    }
    return value
  }

  /// ln tanh x = −2 artanh e⁻²ˣ for a tangent close to 1; nil for other numbers.
  private func logarithmOfHyperbolicTangent(_ budget: Budget) throws(RealError) -> Real? {
    guard let node, case .function(.hyperbolicTangent) = node.operation,
      !(node.best.upper < BigFloat(1))
    else { return nil }
    let power = try Real(node.operands[0]).multiplied(by: -2, budget).applying(.exponential, budget)
    return try power.applying(.inverseHyperbolicTangent, budget).multiplied(by: -2, budget)
  }

  private func requireDomain(of function: ElementaryFunction, _ budget: Budget) throws(RealError) {
    let domain = function.domain
    if let node, domain.definedness(in: node.best) == .everywhere, !domain.hasPoles { return }
    let least = domain.includesEnds ? 0 : 1
    if let end = domain.least, try compare(Real(Rational(end)), budget) < least {
      throw .outsideDomain
    }
    if let end = domain.greatest, try Real(Rational(end)).compare(self, budget) < least {
      throw .outsideDomain
    }
    guard domain.hasPoles else { return }
    let isPole =
      if let rational { function != .tangent && rational.isWhole && !(rational > 0) } else {
        function == .tangent && closedForm.cosine?.isZero == true
      }
    if isPole { throw .outsideDomain }
  }

  /// Γ(x), the factorial of x − 1, continued to all numbers but 0 and the negative integers.
  func gamma(_ budget: Budget) throws(RealError) -> Real {
    if let rational, rational.isWhole {
      guard rational > 0 else { throw .outsideDomain }
      guard let number = rational.wholeValue, Rational.bitsOfFactorial(number - 1) <= budget.bits
      else { throw .tooLarge }
      return Real(.factorial(number - 1))
    }
    // From 8 on, the function is greater than 2^x; and left of −8, less than 2^x times the
    // reciprocal of the distance to a pole.
    let operand = try constructive(budget).best
    guard operand.containsZero || !(BigFloat(budget.bits) < operand.magnitude.lower) else {
      throw .tooLarge
    }
    if let shift = rational.flatMap({ ($0 - .half).wholeValue }),
      shift.magnitude <= Self.greatestShift
    {
      return try Self.gamma(ofHalfAnd: shift, budget)
    }
    let value = try Real(.function(.gamma), [self], budget)
    if rational == nil, value.node?.best.exponent == .max {
      // The interval is unbounded: unless the number is no integer, there may be a pole.
      _ = try wholeNumber(budget)
    }
    return value
  }

  /// Γ(n + 1/2), a multiple of √π: Γ(1/2) = √π, and Γ(x + 1) = x Γ(x).
  private static func gamma(ofHalfAnd shift: Int, _ budget: Budget) throws(RealError) -> Real {
    let least = .half + Rational(min(shift, 0))
    let product = (0..<Int(shift.magnitude)).reduce(Rational(1)) { $0 * (least + Rational($1)) }
    let root = try Real.pi(budget).root(2, budget)
    return try shift < 0
      ? root.divided(by: Real(product), budget) : root.multiplied(by: Real(product), budget)
  }

  private static let greatestShift = 2_000

  /// The logarithm to a base; `outsideDomain` unless both are positive and the base is not 1.
  package func logarithm(toBase base: Real, _ budget: Budget) throws(RealError) -> Real {
    if base == 10 { return try applying(.commonLogarithm, budget) }
    if base == 2 { return try applying(.binaryLogarithm, budget) }
    guard try sign(budget) > 0, try base.sign(budget) > 0, base != 1 else { throw .outsideDomain }
    if let rational, let base = base.rational, let value = rational.exactLogarithm(toBase: base) {
      return Real(value)
    }
    let divisor = try base.applying(.naturalLogarithm, budget)
    guard try divisor.sign(budget) != 0 else { throw .outsideDomain }
    return try applying(.naturalLogarithm, budget).divided(by: divisor, budget)
  }

  /// The angle in (−π, π] of the point (x, this number); `outsideDomain` for the origin.
  package func angle(over x: Real, _ budget: Budget) throws(RealError) -> Real {
    let side = try x.sign(budget)
    if side > 0 { return try divided(by: x, budget).applying(.arcTangent, budget) }
    let half = try sign(budget)
    guard side != 0 else {
      guard half != 0 else { throw .outsideDomain }
      let part = Rational(numerator: half, denominator: 2)
      return try Real.pi(budget).multiplied(by: Real(part), budget)
    }
    let slope = try divided(by: x, budget).applying(.arcTangent, budget)
    let turn = try Real.pi(budget)
    return try half < 0 ? slope.subtracting(turn, budget) : slope.adding(turn, budget)
  }

  package func wholeNumber(_ budget: Budget) throws(RealError) -> Rational? {
    if let rational { return rational.isWhole ? rational : nil }
    let floor = try floor(budget)
    return try compare(floor, budget) == 0 ? floor.rational : nil
  }

  /// Whether the number is a prime; `unproven` if that takes more than about a second.
  package func isPrime(_ budget: Budget) throws(RealError) -> Bool {
    guard let number = try wholeNumber(budget), number > 1 else { return false }
    let least = number.numerator.dividedBySmallPrimes.factors.primes.first
    if let least { return Rational(least.base) == number }
    switch try number.numerator.primality(FactoringWork(FactoringWork.usual, budget)) {
    case .prime: return true
    case .composite: return false
    case .unknown: throw .unproven
    }
  }
}

extension ElementaryFunction {
  /// Whether the value at a rational number in the domain is certainly irrational.
  ///
  /// Logarithms to base 10 and 2 are, except of powers, and most others except at 0 or 1.
  /// (Lindemann, 1882) No general theorem covers the gamma and error functions.
  fileprivate func isIrrational(at number: Rational) -> Bool {
    switch self {
    case .commonLogarithm, .binaryLogarithm:
      number.exactLogarithm(toBase: base ?? 1)?.isWhole != true
    case .gamma, .digamma, .errorFunction, .complementaryErrorFunction: false
    default: number != 0 && number != 1
    }
  }
}

extension Rational {
  package func exactLogarithm(toBase base: Rational) -> Rational? {
    if self == 1 { return 0 }
    if self < 1 { return reciprocal?.exactLogarithm(toBase: base).map { -$0 } }
    if base < 1 { return base.reciprocal.flatMap { exactLogarithm(toBase: $0) }.map { -$0 } }
    guard let exponent = numerator.exactLogarithm(toBase: base.numerator) else { return nil }
    // In lowest terms, the parts of a power are powers of the parts.
    if denominator.isOne || base.denominator.isOne {
      return denominator.isOne && base.denominator.isOne ? exponent : nil
    }
    return denominator.exactLogarithm(toBase: base.denominator) == exponent ? exponent : nil
  }

  private var reciprocal: Rational? { Rational(1).divided(by: self) }
}

extension Integer {
  /// The rational logarithm of integers from 2, by repeated division as in Euclid's algorithm.
  fileprivate func exactLogarithm(toBase base: Integer) -> Rational? {
    if self < base {
      return base.exactLogarithm(toBase: self).flatMap { Rational(1).divided(by: $0) }
    }
    let (rest, count) = removing(base)
    if rest.isOne { return Rational(count) }
    // The rest of a power has a lower exponent than the base.
    guard rest < base, let exponent = rest.exactLogarithm(toBase: base) else { return nil }
    return Rational(count) + exponent
  }
}
