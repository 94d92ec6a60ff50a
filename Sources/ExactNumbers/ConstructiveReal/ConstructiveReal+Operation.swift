import CMPFR

extension ConstructiveReal.Operation {
  /// The length in bits of the number that the operation itself holds; 0 if it holds none.
  var bits: Int {
    switch self {
    case .rational(let value): max(value.numeratorBits, value.denominatorBits)
    case .wholePower(let exponent): Int.bitWidth - exponent.magnitude.leadingZeroBitCount
    default: 0
    }
  }

  /// The precision in bits of each operand for a result of `precision` bits.
  ///
  /// Sine, cosine and tangent reduce the operand by multiples of π, and exponentials and powers turn
  /// its integer part into an exponent. Both need the bits of the integer part in addition.
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

  /// The result of the operation on intervals, with bounds of `precision` bits.
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
    case .function(let function): function.value(of: operands[0], precision: precision)
    }
  }
}

extension ElementaryFunction {
  /// The values of the function, with bounds of `precision` bits.
  fileprivate func value(of operand: Interval, precision: Int) -> Interval {
    switch self {
    case .exponential: operand.exponential(precision: precision)
    case .naturalLogarithm: unsafe operand.logarithm(mpfr_log, scale: 1, precision: precision)
    case .commonLogarithm:
      unsafe operand.logarithm(mpfr_log10, scale: Self.scaleOfCommon, precision: precision)
    case .binaryLogarithm:
      unsafe operand.logarithm(mpfr_log2, scale: Self.scaleOfBinary, precision: precision)
    case .sine: unsafe operand.sinusoid(mpfr_sin, precision: precision)
    case .cosine: unsafe operand.sinusoid(mpfr_cos, precision: precision)
    case .tangent: operand.tangent(precision: precision)
    case .arcSine: operand.arcSine(precision: precision)
    case .arcCosine: operand.arcCosine(precision: precision)
    case .arcTangent: operand.arcTangent(precision: precision)
    case .hyperbolicSine: operand.hyperbolicSine(precision: precision)
    case .hyperbolicCosine: operand.hyperbolicCosine(precision: precision)
    case .hyperbolicTangent: operand.hyperbolicTangent(precision: precision)
    case .inverseHyperbolicSine: operand.inverseHyperbolicSine(precision: precision)
    case .inverseHyperbolicCosine: operand.inverseHyperbolicCosine(precision: precision)
    case .inverseHyperbolicTangent: operand.inverseHyperbolicTangent(precision: precision)
    case .gamma: operand.gamma(precision: precision)
    case .errorFunction: operand.errorFunction(precision: precision)
    case .complementaryErrorFunction: operand.complementaryErrorFunction(precision: precision)
    }
  }

  /// 1/ln 10 and 1/ln 2, rounded up.
  private static let scaleOfCommon = Rational(numerator: 43_430, denominator: 100_000)
  private static let scaleOfBinary = Rational(numerator: 144_270, denominator: 100_000)
}

extension Interval {
  /// The least length of the integer part in bits if it is more than 16; else, or if unknown, 0.
  ///
  /// Short integer parts are ignored: in a long chain their bits would add up, although each
  /// operation loses few.
  fileprivate var bitsOfIntegerPart: Int {
    guard !containsZero else { return 0 }
    let bits = byMagnitude.inner.exponent
    return bits > 16 ? bits : 0
  }

  /// π, with bounds of `precision` bits.
  static func pi(precision: Int) -> Interval {
    let value = BigFloat(precision: precision) { unsafe _ = mpfr_const_pi($0, MPFR_RNDD) }
    return Interval(value, value.next)
  }
}
