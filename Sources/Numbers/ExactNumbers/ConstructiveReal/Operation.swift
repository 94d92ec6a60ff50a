import CMPFR

extension ConstructiveReal {
  enum Operation: Hashable, Sendable {
    case rational(Rational)
    case pi, negative, sum, difference, product, quotient
    case wholePower(Int)
    /// A negative operand has a root if the degree is odd.
    case root(Int)
    case power
    case function(ElementaryFunction)
    /// The root of a polynomial, or of an expression whose parameters are the operands.
    case isolatedRoot(IsolatedRoot)
    case integral(Integral)
  }
}

extension ConstructiveReal.Operation {
  var bits: Int {
    switch self {
    case .rational(let value): max(value.numeratorBits, value.denominatorBits)
    case .wholePower(let exponent): Int.bitWidth - exponent.magnitude.leadingZeroBitCount
    default: 0
    }
  }

  var isIntegral: Bool { if case .integral = self { true } else { false } }

  /// Periods of π and exponents also take the bits of an operand's integer part.
  func precisions(of operands: [ConstructiveReal], for precision: Int) -> [Int] {
    operands.map { operand in
      switch self {
      case .power, .function(.exponential), .function(.sine), .function(.cosine),
        .function(.tangent), .function(.hyperbolicSine), .function(.hyperbolicCosine),
        .function(.gamma):
        precision + operand.best.bitsOfIntegerPart
      default: precision
      }
    }
  }

  func value(
    of operands: [Interval], precision: Int, _ budget: Budget
  ) throws(RealError) -> Interval {
    switch self {
    case .rational(let value): Interval(value, precision: precision)
    case .pi: .pi(precision: precision)
    case .negative: -operands[0]
    case .sum: operands[0].adding(operands[1], precision: precision)
    case .difference: operands[0].adding(-operands[1], precision: precision)
    case .product: operands[0].multiplied(by: operands[1], precision: precision)
    case .quotient: operands[0].divided(by: operands[1], precision: precision)
    case .wholePower(let exponent): operands[0].raised(to: exponent, precision: precision)
    case .root(let degree): operands[0].root(degree, precision: precision)
    case .power: operands[0].raised(to: operands[1], precision: precision)
    case .function(let function): function.values(on: operands[0], precision: precision)
    case .isolatedRoot(let root): root.interval(precision: precision, parameters: operands)
    case .integral(let integral):
      try integral.value(parameters: operands, precision: precision, budget)
    }
  }

  func sorted(_ operands: [ConstructiveReal]) -> [ConstructiveReal] {
    switch self {
    case .sum, .product:
      operands[1].structureHash < operands[0].structureHash ? operands.reversed() : operands
    default: operands
    }
  }

  func structureHash(of operands: [ConstructiveReal]) -> Int {
    var hasher = Hasher()
    hasher.combine(self)
    for operand in sorted(operands) { hasher.combine(operand.structureHash) }
    return hasher.finalize()
  }
}

extension Interval {
  /// Ignores short integer parts, whose bits would add up in a long chain.
  fileprivate var bitsOfIntegerPart: Int {
    guard !containsZero else { return 0 }
    let bits = byMagnitude.inner.exponent
    return bits > 16 ? bits : 0
  }

  static func pi(precision: Int) -> Interval {
    let value = BigFloat(precision: precision) { unsafe _ = mpfr_const_pi($0, MPFR_RNDD) }
    return Interval(value, value.next)
  }
}
