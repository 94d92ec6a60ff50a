import CMPFR

// For p bits, MPFR's elementary functions take O(M(p) log² p) or less, where M(p) is the time of a
// multiplication. For sine, cosine and tangent, a large exponent adds to p because π needs as many
// more bits.

extension ElementaryFunction {
  /// An enclosure of the values on an interval; the line if there may be a pole.
  func values(on operand: Interval, precision: Int) -> Interval {
    switch self {
    case .exponential: return unsafe operand.monotone(mpfr_exp, precision: precision)
    case .naturalLogarithm: return unsafe operand.logarithm(mpfr_log, precision: precision)
    case .commonLogarithm: return unsafe operand.logarithm(mpfr_log10, precision: precision)
    case .binaryLogarithm: return unsafe operand.logarithm(mpfr_log2, precision: precision)
    case .sine: return unsafe operand.sinusoid(mpfr_sin, precision: precision)
    case .cosine: return unsafe operand.sinusoid(mpfr_cos, precision: precision)
    case .tangent:
      // An interval narrower than π contains at most one pole. The tangent increases between poles,
      // so there is one if the value at the upper bound is less than that at the lower bound.
      guard operand.width < BigFloat(3) else { return .line }
      let values = unsafe operand.monotone(mpfr_tan, precision: precision)
      return values.upper < values.lower ? .line : values
    case .arcSine:
      return unsafe operand.intersection(.unit).monotone(mpfr_asin, precision: precision)
    case .arcCosine:
      return unsafe operand.intersection(.unit).reversed.monotone(mpfr_acos, precision: precision)
    case .arcTangent: return unsafe operand.monotone(mpfr_atan, precision: precision)
    case .hyperbolicSine: return unsafe operand.monotone(mpfr_sinh, precision: precision)
    case .hyperbolicCosine:
      return unsafe operand.magnitude.monotone(mpfr_cosh, precision: precision)
    case .hyperbolicTangent: return unsafe operand.monotone(mpfr_tanh, precision: precision)
    case .inverseHyperbolicSine: return unsafe operand.monotone(mpfr_asinh, precision: precision)
    case .inverseHyperbolicCosine:
      let inside = operand.intersection(Interval(BigFloat(1), .infinity(negative: false)))
      return unsafe inside.monotone(mpfr_acosh, precision: precision)
    case .inverseHyperbolicTangent:
      return unsafe operand.intersection(.unit).monotone(mpfr_atanh, precision: precision)
    case .gamma: return operand.gamma(precision: precision)
    case .digamma: return operand.digamma(precision: precision)
    case .errorFunction: return unsafe operand.monotone(mpfr_erf, precision: precision)
    case .complementaryErrorFunction:
      return unsafe operand.reversed.monotone(mpfr_erfc, precision: precision)
    }
  }
}

extension Interval {
  /// The values of an increasing function, or of a decreasing one if the bounds are reversed.
  @safe fileprivate func monotone(_ function: UnaryFunction, precision: Int) -> Interval {
    guard width.isZero else { return increasing(function, precision: precision) }
    // One call of MPFR suffices for a single number.
    let value = BigFloat(function, lower, precision: precision, rounding: .down)
    return Interval(value, value.next)
  }

  var reversed: Interval { Interval(upper, lower) }

  @safe fileprivate func logarithm(_ function: UnaryFunction, precision: Int) -> Interval {
    guard upper.sign > 0 else { return .line }
    return intersection(Interval(BigFloat(0), upper)).monotone(function, precision: precision)
  }

  @safe func sinusoid(_ function: UnaryFunction, precision: Int) -> Interval {
    // An interval longer than a period has all values. Its bounds may also have large exponents,
    // for which MPFR would compute as many bits of π.
    guard width < BigFloat(8) else { return .unit }
    return nonexpansive(function, precision: precision).intersection(.unit)
  }

  /// The values of a function with slopes of at most 1 in magnitude, from that near the middle.
  @safe func nonexpansive(_ function: UnaryFunction, precision: Int) -> Interval {
    let middle = lower.middle(upper)
    let (below, above) = (Interval(lower, middle).width, Interval(middle, upper).width)
    let reach = below < above ? above : below
    let value = BigFloat(function, middle, precision: precision, rounding: .down)
    return unsafe Interval(
      BigFloat(mpfr_sub, value, reach, precision: precision, rounding: .down),
      BigFloat(mpfr_add, value.next, reach, precision: precision, rounding: .up))
  }

  /// The root of a degree of at least 2; an even root ignores negative numbers.
  func root(_ degree: Int, precision: Int) -> Interval {
    let operand = degree.isMultiple(of: 2) && lower.sign < 0 ? Interval(BigFloat(0), upper) : self
    return operand.increasing(
      { unsafe mpfr_rootn_ui($0, $1, UInt(degree), $2) }, precision: precision)
  }

  func raised(to exponent: Interval, precision: Int) -> Interval {
    // Monotone in the base by the exponent's sign, and in the exponent by whether the base is below
    // 1.
    func bound(_ base: BigFloat, _ direction: RoundingDirection) -> BigFloat {
      let isIncreasing = !(base < BigFloat(1))
      let exponent = isIncreasing == (direction == .up) ? exponent.upper : exponent.lower
      return unsafe BigFloat(mpfr_pow, base, exponent, precision: precision, rounding: direction)
    }
    guard lower.sign > 0 else {
      let isBounded = upper.sign > 0 && exponent.sign == 1
      return Interval(BigFloat(0), isBounded ? bound(upper, .up) : .infinity(negative: false))
    }
    switch exponent.sign {
    case 1: return Interval(bound(lower, .down), bound(upper, .up))
    case -1: return Interval(bound(upper, .down), bound(lower, .up))
    default:
      let (first, second) = (bound(lower, .down), bound(upper, .down))
      let (third, fourth) = (bound(lower, .up), bound(upper, .up))
      return Interval(first < second ? first : second, third < fourth ? fourth : third)
    }
  }

  static let unit = Interval(BigFloat(-1), BigFloat(1))
}

extension BigFloat {
  func product(_ factor: BigFloat) -> BigFloat {
    unsafe BigFloat(mpfr_mul, self, factor, precision: Interval.roughPrecision, rounding: .up)
  }

  func middle(_ other: BigFloat) -> BigFloat {
    let sum = unsafe BigFloat(mpfr_add, self, other, precision: precision, rounding: .down)
    return BigFloat(precision: precision) { result in
      sum.read { unsafe _ = mpfr_div_2ui(result, $0, 1, MPFR_RNDN) }
    }
  }
}
