import ExactNumbers
import Quantities

/// Arithmetic within limits, checked in advance because GMP aborts when memory runs out.
struct Arithmetic {
  let limits: Limits
  let budget: Budget
  var quantities: QuantityArithmetic

  init(_ context: EvaluationContext) {
    (limits, budget) = (context.limits, context.budget)
    quantities = QuantityArithmetic(budget, rates: context.rates)
  }

  func value(of number: NumberLiteral) throws(EvaluationError) -> Quantity {
    if let decimal = number.decimal { return Quantity(try value(of: decimal)) }
    if let (decimal, uncertainty) = number.measured {
      var value = Quantity(try value(of: decimal))
      let limit = try self.value(of: uncertainty).rational ?? 0
      if !limit.isZero { value.uncertainty = .standard(limit) }
      return value
    }
    guard let based = number.based else { throw EvaluationError(.malformedNumber(number.flaw)) }
    guard based.bits <= 2 * limits.bits else { throw EvaluationError(.tooLarge) }
    return Quantity(try checked(Real(based.value)))
  }

  private func value(of decimal: DecimalLiteral) throws(EvaluationError) -> Real {
    guard decimal.bits <= 2 * limits.bits else { throw EvaluationError(.tooLarge) }
    return try checked(Real(decimal.value))
  }

  mutating func result(
    of binary: BinaryOperator, _ left: Quantity, _ right: Quantity
  ) throws(EvaluationError) -> Quantity {
    let value: Quantity
    do throws(QuantityError) {
      if let left = left.plain, let right = right.plain {
        value = Quantity(try QuantityError.numbers(result(of: binary, left, right)))
      } else {
        value = try result(ofUnits: binary, left, right)
      }
    } catch { throw EvaluationError(error.kind(in: binary)) }
    return try checked(value)
  }

  private func result(
    of binary: BinaryOperator, _ left: Real, _ right: Real
  ) throws(RealError) -> Real {
    switch binary {
    case .add: try left.adding(right, budget)
    case .subtract: try left.subtracting(right, budget)
    case .multiply, .of: try left.multiplied(by: right, budget)
    case .divide, .share: try left.divided(by: right, budget)
    case .wholeQuotient: try left.divided(by: right, budget).truncated(budget)
    case .power: try power(left, right)
    case .plusMinus: left
    case .modulo: try left.remainder(right, budget)
    case .choose: try combinations(left, of: right)
    case .arrange: try permutations(left, of: right)
    case .off: try right.subtracting(right.multiplied(by: left, budget), budget)
    case .and: try combined(.and, left, right)
    case .or: try combined(.or, left, right)
    case .xor: try combined(.xor, left, right)
    case .shiftLeft: try shiftedLeft(left, by: right)
    case .shiftRight: try shiftedRight(left, by: right)
    }
  }

  func negative(of operand: Real) throws(EvaluationError) -> Real {
    try blaming(operand.negated(budget))
  }

  func checked(_ value: Real) throws(EvaluationError) -> Real { try blaming(withinLimits(value)) }
}

extension Arithmetic {
  /// A power, exact if the exponent is whole or the root rational, as in 4^(3/2).
  func power(_ base: Real, _ exponent: Real) throws(RealError) -> Real {
    guard let base = base.rational, let exponent = exponent.rational else {
      return try base.raised(to: exponent, budget)
    }
    if exponent.isZero || base == 1 { return 1 }
    if base.isZero {
      if exponent.isNegative { throw .divisionByZero }
      return 0
    }
    guard !exponent.isWhole else { return try wholePower(base, exponent) }
    guard !base.isNegative else { throw .outsideDomain }
    guard let degree = exponent.denominatorValue, let root = base.exactRoot(degree) else {
      return try Real(base).raised(to: Real(exponent), budget)
    }
    return try wholePower(root, exponent * Rational(degree))
  }

  /// Whether a number is known to be a fraction of π.
  func hasPi(_ number: Real) -> Bool {
    number.rational == nil && (try? number.divided(by: Real.pi(budget), budget))?.rational != nil
  }

  /// The real root of a degree; odd integer degrees allow negative numbers.
  func root(_ base: Real, _ degree: Real) throws(RealError) -> Real {
    guard try degree.sign(budget) != 0 else { throw .outsideDomain }
    if degree.rational?.isOdd == true, try base.sign(budget) < 0 {
      return try root(base.negated(budget), degree).negated(budget)
    }
    if let degree = degree.rational?.wholeValue, degree > 1 { return try base.root(degree, budget) }
    return try power(base, Real(1).divided(by: degree, budget))
  }

  private func wholePower(_ base: Rational, _ exponent: Rational) throws(RealError) -> Real {
    if base.magnitude == 1 { return base.isNegative && exponent.isOdd ? -1 : 1 }
    // The bound is at most about twice the length; the caller checks the length itself.
    if let exponent = exponent.wholeValue, base.bitsRaised(to: exponent) <= 2 * limits.bits {
      return Real(base.raised(to: exponent))
    }
    let power = try Real(base.magnitude).digitsRaised(to: Real(exponent), budget)
    return base.isNegative && exponent.isOdd ? try power.negated(budget) : power
  }

  mutating func result(
    of postfix: PostfixOperator, _ operand: Quantity
  ) throws(EvaluationError) -> Quantity {
    if postfix == .percent {
      let hundredth = Quantity(Real(Rational(numerator: 1, denominator: 100)))
      return try result(of: .multiply, operand, hundredth)
    }
    if postfix == .degree, operand.plain != nil { return Quantity(operand.number, .degree) }
    guard postfix != .degree, operand.plain != nil || operand.unit?.dimension == .angle else {
      throw EvaluationError(.unwantedUnit(operand.unit ?? Unit([])))
    }
    let number = try factorialOperand(
      blaming { () throws(QuantityError) in try quantities.plainNumber(of: operand) })
    return Quantity(
      try postfix == .factorial ? checked(Real(.factorial(number))) : doubleFactorial(of: number))
  }

  /// The double factorial: (2k)!! = 2ᵏ k!, and (2k + 1)!! = (2k + 1)! ÷ (2k)!!.
  private func doubleFactorial(of number: Int) throws(EvaluationError) -> Real {
    let half = number / 2
    let even = Rational.factorial(half).shifted(left: half)
    if number.isMultiple(of: 2) { return try checked(Real(even)) }
    let all = try checked(Real(.factorial(number)))
    return try checked(blaming(all.divided(by: Real(even), budget)))
  }

  private func factorialOperand(_ operand: Real) throws(EvaluationError) -> Int {
    let whole = try blaming(outsideDomain: .factorialOfFraction, count(operand))
    guard let number = whole.wholeValue, Rational.bitsOfFactorial(number) <= limits.bits else {
      throw EvaluationError(.tooLarge)
    }
    return number
  }

  func combined(_ operation: BitOperation, _ left: Real, _ right: Real) throws(RealError) -> Real {
    Real(try whole(left).combined(operation, whole(right)))
  }

  mutating func complement(of operand: Quantity) throws(EvaluationError) -> Quantity {
    try blaming(outsideDomain: .bitsOfFraction(nil)) { () throws(QuantityError) in
      let number = try quantities.plainNumber(of: operand)
      let whole = Real(try QuantityError.numbers(whole(number)))
      return Quantity(try QuantityError.numbers(whole.negated(budget).subtracting(1, budget)))
    }
  }

  func shiftedLeft(_ number: Real, by count: Real) throws(RealError) -> Real {
    let (number, count) = (try whole(number), try self.count(count))
    if number.isZero { return 0 }
    guard let count = count.wholeValue, count <= 2 * limits.bits else { throw .tooLarge }
    return Real(number.shifted(left: count))
  }

  func shiftedRight(_ number: Real, by count: Real) throws(RealError) -> Real {
    let (number, count) = (try whole(number), try self.count(count))
    // Shifting a number within the limits by this many bits leaves only its sign.
    return Real(number.shifted(left: -min(count.wholeValue ?? .max, 2 * limits.bits)))
  }

  /// - Throws: `outsideDomain` for a fraction; `unknownFloor` or `unknownSign` if undecided.
  func whole(_ number: Real) throws(RealError) -> Rational {
    guard let whole = try number.wholeNumber(budget) else { throw .outsideDomain }
    return whole
  }

  func count(_ number: Real) throws(RealError) -> Rational {
    let whole = try whole(number)
    guard !whole.isNegative else { throw .outsideDomain }
    return whole
  }
}
