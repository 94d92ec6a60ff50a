extension ConstructiveReal {
  /// Where the number lies according to its interval and the last few operations that give it.
  ///
  /// - Complexity: O(2^*d*), where *d* is `rangeDepth`.
  var knownRange: KnownRange { knownRange(depth: Self.rangeDepth) }

  /// Whether the magnitude is certainly at most 1.
  var isKnownWithinUnit: Bool {
    let best = best
    let isInside = !(best.lower < BigFloat(-1)) && !(BigFloat(1) < best.upper)
    let isOutside = best.upper < BigFloat(-1) || BigFloat(1) < best.lower
    return isInside || !isOutside && knownRange.isWithinUnit
  }

  /// The number of nested operations whose ranges are known.
  private static let rangeDepth = 8

  private func knownRange(depth: Int) -> KnownRange {
    let computed = KnownRange(best)
    guard depth > 0 else { return computed }
    let ranges = operands.map { $0.knownRange(depth: depth - 1) }
    let isSquare = operands.count == 2 && operands[0] === operands[1]
    return operation.range(of: ranges, isSquare: isSquare).intersection(computed)
  }
}

extension ConstructiveReal.Operation {
  /// The range of the results of the operation.
  ///
  /// - Parameter isSquare: whether both operands are the same number.
  fileprivate func range(of operands: [KnownRange], isSquare: Bool) -> KnownRange {
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
    }
  }
}

extension ElementaryFunction {
  /// The range of the values of the function.
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
    // A tangent can be any number, and so can a value of the gamma function.
    case .tangent, .gamma: .line
    }
  }

  /// The arcs from −π/2 to π/2, which is less than 11/7.
  private static let aroundRightAngles = KnownRange.between(
    Rational(numerator: -11, denominator: 7), Rational(numerator: 11, denominator: 7), isOpen: true)
}
