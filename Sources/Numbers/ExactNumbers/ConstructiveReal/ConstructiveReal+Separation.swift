// A number made of fractions by `+ − × ÷` and roots is zero, or at least a separation bound away
// from zero: finitely many digits decide.

extension ConstructiveReal {
  /// The integer suggested by the interval, if it proves to be the number within the work.
  func provenInteger(_ budget: Budget) throws(RealError) -> Rational? {
    guard let whole = best.suggestedInteger else { return nil }
    let distance =
      try whole.isZero
      ? self
      : ConstructiveReal(
        .difference, [self, ConstructiveReal(.rational(whole), budget: budget)], budget: budget)
    guard let bits = distance.separationBits else { return nil }
    var precision = Self.firstPrecision
    while precision <= 2 * Self.mostBitsOfSeparation {
      let interval = try distance.interval(precision: precision, budget: budget)
      if !interval.containsZero { return nil }
      if interval.exponent < -bits { return whole }
      precision *= 2
    }
    return nil
  }

  /// The greatest separation to try: some 80,000 digits.
  private static let mostBitsOfSeparation = 1 << 18
  private static let mostNodes = 200

  /// An exponent b such that the number is zero or its magnitude at least 2^−b.
  ///
  /// It is nil beyond the limits, or with other functions. The number is a quotient of two
  /// algebraic integers of degree at most D, the product of the degrees of its different roots,
  /// with conjugates of at most u and l. So a non-zero number is at least 1/(u^(D−1) l). (Burnikel,
  /// Funke, Mehlhorn, Schirra and Schmitt, A separation bound for real algebraic expressions, ESA
  /// 2001, theorem 1)
  private var separationBits: Int? {
    guard depth <= Self.mostNodes else { return nil }
    var conjugates: [ConstructiveReal: Conjugates] = [:]
    var degree = 1.0
    var waiting = [self]
    while let number = waiting.last {
      let operands = number.operands.compactMap { conjugates[$0] }
      if operands.count < number.operands.count {
        waiting += number.operands.filter { conjugates[$0] == nil }
        continue
      }
      waiting.removeLast()
      guard conjugates[number] == nil else { continue }
      guard conjugates.count < Self.mostNodes,
        let (bounds, root) = number.operation.conjugates(of: operands, number.operands)
      else { return nil }
      conjugates[number] = bounds
      degree *= Double(root)
    }
    guard let bounds = conjugates[self] else { return nil }
    let bits = (degree - 1) * bounds.upper + bounds.lower
    return bits < Double(Self.mostBitsOfSeparation) ? Int(bits) + 1 : nil
  }
}

/// Non-negative log₂ bounds of the conjugates of numerator and denominator, algebraic integers.
private struct Conjugates {
  var upper: Double
  var lower: Double

  var reciprocal: Conjugates { Conjugates(upper: lower, lower: upper) }

  func multiplied(by other: Conjugates) -> Conjugates {
    Conjugates(upper: upper + other.upper, lower: lower + other.lower)
  }

  func adding(_ other: Conjugates) -> Conjugates {
    Conjugates(upper: max(upper + other.lower, lower + other.upper) + 1, lower: lower + other.lower)
  }

  func raised(to exponent: Int) -> Conjugates {
    let factor = Double(exponent.magnitude)
    let power = Conjugates(upper: factor * upper, lower: factor * lower)
    return exponent < 0 ? power.reciprocal : power
  }

  func root(_ degree: Int) -> Conjugates {
    let (part, rest) = (1 / Double(degree), 1 - 1 / Double(degree))
    return upper >= lower
      ? Conjugates(upper: part * upper + rest * lower, lower: lower)
      : Conjugates(upper: upper, lower: rest * upper + part * lower)
  }
}

extension ConstructiveReal.Operation {
  /// The conjugates of the result, and the degree of a root, otherwise 1; nil for other operations.
  fileprivate func conjugates(
    of bounds: [Conjugates], _ operands: [ConstructiveReal]
  ) -> (Conjugates, degree: Int)? {
    switch self {
    case .rational(let value):
      let denominator = value.isWhole ? 0 : Double(value.denominatorBits)
      return (Conjugates(upper: Double(value.numeratorBits), lower: denominator), 1)
    case .negative: return (bounds[0], 1)
    case .sum, .difference: return (bounds[0].adding(bounds[1]), 1)
    case .product: return (bounds[0].multiplied(by: bounds[1]), 1)
    case .quotient: return (bounds[0].multiplied(by: bounds[1].reciprocal), 1)
    case .wholePower(let exponent): return (bounds[0].raised(to: exponent), 1)
    case .root(let degree): return (bounds[0].root(degree), degree)
    case .power:
      guard case .rational(let exponent) = operands[1].operation,
        let degree = exponent.denominatorValue, let count = (exponent * Rational(degree)).wholeValue
      else { return nil }
      return (bounds[0].raised(to: count).root(degree), degree)
    case .pi, .function, .isolatedRoot, .integral: return nil
    }
  }
}

extension Interval {
  fileprivate var suggestedInteger: Rational? {
    if containsZero { return 0 }
    // Around most numbers, even the doubles outside the bounds enclose no integer.
    if lower.double(rounding: .down).rounded(.up) > upper.double(rounding: .up) { return nil }
    guard width.exponent < -Self.roughPrecision, let whole = floors?.upper,
      let least = (-self).floors?.upper, whole >= -least
    else { return nil }
    return whole
  }
}
