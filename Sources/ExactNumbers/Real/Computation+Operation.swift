import CMPFR

extension Computation.Operation {
  /// How long the number is that the operation brings in, in bits.
  var bits: Int {
    switch self {
    case .rational(let value): max(value.numeratorBits, value.denominatorBits)
    case .wholePower(let exponent): Int.bitWidth - exponent.magnitude.leadingZeroBitCount
    default: 0
    }
  }

  /// How precise each operand has to be, in bits, for a result of `precision` bits.
  ///
  /// Where the bits before the point of an operand say nothing about the result, or where they
  /// become its exponent, they are needed on top.
  func precisions(of operands: [Computation], for precision: Int) -> [Int] {
    operands.map { operand in
      switch self {
      case .power, .function(.exponential), .function(.sine), .function(.cosine),
        .function(.tangent), .function(.hyperbolicSine), .function(.hyperbolicCosine):
        precision + operand.best.bitsBeforePoint
      default: precision
      }
    }
  }

  /// The result on intervals, with bounds of `precision` bits.
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
    case .sine: unsafe operand.wave(mpfr_sin, precision: precision)
    case .cosine: unsafe operand.wave(mpfr_cos, precision: precision)
    case .tangent: operand.tangent(precision: precision)
    case .arcSine: operand.arcSine(precision: precision)
    case .arcCosine: operand.arcCosine(precision: precision)
    case .arcTangent: operand.arcTangent(precision: precision)
    case .hyperbolicSine: operand.hyperbolicSine(precision: precision)
    case .hyperbolicCosine: operand.hyperbolicCosine(precision: precision)
    case .hyperbolicTangent: operand.hyperbolicTangent(precision: precision)
    }
  }

  /// 1 ÷ ln 10 and 1 ÷ ln 2, rounded up.
  private static let scaleOfCommon = Rational(numerator: 43_430, denominator: 100_000)
  private static let scaleOfBinary = Rational(numerator: 144_270, denominator: 100_000)
}

extension Interval {
  /// How many bits the whole part has at least, if it has many; 0 where nothing is known of it.
  ///
  /// A few bits are not worth while: they would add up in a chain of computations, each of which
  /// asks the one before for more.
  fileprivate var bitsBeforePoint: Int {
    guard !containsZero else { return 0 }
    let bits = byMagnitude.inner.exponent
    return bits > 16 ? bits : 0
  }

  /// The ratio of a circle to its diameter.
  fileprivate static func pi(precision: Int) -> Interval {
    let value = BigFloat(precision: precision) { unsafe _ = mpfr_const_pi($0, MPFR_RNDD) }
    return Interval(value, value.next)
  }
}
