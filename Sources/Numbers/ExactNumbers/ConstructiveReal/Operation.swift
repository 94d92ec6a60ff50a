import CMPFR

extension ConstructiveReal {
  /// The operation that gives a number.
  enum Operation: Hashable, Sendable {
    case rational(Rational)
    case pi
    case negative
    case sum
    case difference
    case product
    case quotient
    case wholePower(Int)
    /// A negative operand has a root if the degree is odd.
    case root(Int)
    /// The power of a positive operand to another.
    case power
    case function(ElementaryFunction)
    /// The root of a polynomial, or of an expression whose parameters are the operands.
    case isolatedRoot(IsolatedRoot)
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

  /// Periods of π and exponents additionally take the bits of an operand's integer part.
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

  func value(of operands: [Interval], precision: Int) -> Interval {
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
    }
  }

  func range(of operands: [KnownRange], isSquare: Bool) -> KnownRange {
    switch self {
    case .rational(let value): .between(value, value, isOpen: false)
    case .pi: .between(3, 4, isOpen: true)
    case .negative: -operands[0]
    case .sum: operands[0] + operands[1]
    case .difference: operands[0] + -operands[1]
    case .product: isSquare ? operands[0].raised(to: 2) : operands[0] * operands[1]
    case .quotient: operands[0] * operands[1].reciprocal
    case .wholePower(let exponent): operands[0].raised(to: exponent)
    case .root(let degree): operands[0].root(degree)
    case .power: operands[0].raised(to: operands[1])
    case .function(let function): function.range(of: operands[0])
    case .isolatedRoot(let root): .between(root.lower, root.upper, isOpen: true)
    }
  }
}

extension ConstructiveReal.Operation {
  func sorted(_ operands: [ConstructiveReal]) -> [ConstructiveReal] {
    switch self {
    case .sum, .product:
      operands[1].structureHash < operands[0].structureHash ? operands.reversed() : operands
    default: operands
    }
  }

  /// A hash value that is the same for all equal numbers.
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

extension ElementaryFunction {
  fileprivate func range(of operand: KnownRange) -> KnownRange {
    switch self {
    case .exponential: operand.through(0, 1).intersection(.from(0, isOpen: true))
    case .naturalLogarithm, .commonLogarithm, .binaryLogarithm: operand.through(1, 0)
    case .sine, .cosine: .between(-1, 1, isOpen: false)
    case .inverseHyperbolicSine, .inverseHyperbolicTangent: operand.through(0, 0)
    case .inverseHyperbolicCosine: operand.through(1, 0).intersection(.from(0, isOpen: false))
    case .errorFunction: operand.through(0, 0).intersection(.between(-1, 1, isOpen: true))
    case .complementaryErrorFunction:
      (-operand.through(0, -1)).intersection(.between(0, 2, isOpen: true))
    case .arcSine, .arcTangent: operand.through(0, 0).intersection(Self.aroundRightAngles)
    case .arcCosine: (-operand.through(1, 0)).intersection(.from(0, isOpen: false))
    case .hyperbolicSine: operand.through(0, 0)
    case .hyperbolicCosine: operand.magnitude.through(0, 1)
    case .hyperbolicTangent: operand.through(0, 0).intersection(.between(-1, 1, isOpen: true))
    // Tangent, gamma and digamma take any value.
    case .tangent, .gamma, .digamma: .line
    }
  }

  private static let aroundRightAngles = KnownRange.between(
    Rational(numerator: -11, denominator: 7), Rational(numerator: 11, denominator: 7), isOpen: true)
}
