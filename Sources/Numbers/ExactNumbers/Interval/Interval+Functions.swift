import CMPFR

// An elementary function costs far more than arithmetic. If its slope is bounded, it is computed at
// one number only, and slope × width bounds the distance of its other values. An interval then
// takes one call of MPFR instead of two. The number is the lower bound, or the middle for sine and
// cosine, which are not monotone.
//
// For a precision of p bits, MPFR's elementary functions take O(M(p) log² p) or less, where M(p) is
// the time of a multiplication. Arguments with a large exponent add that exponent to p for sine,
// cosine and tangent, because π is needed to as many more bits.

extension ElementaryFunction {
  /// An enclosure of the values on an interval; the line if there may be a pole.
  func values(on operand: Interval, precision: Int) -> Interval {
    // Some slopes are bounded between −1 and 1, or −1/2 and 1/2.
    let (isWithinOne, isWithinHalf) = (operand.exponent <= 0, operand.exponent < 0)
    switch self {
    case .exponential:
      // e^upper is e^lower e^width, and e^w ≤ 1 + w + w² for 0 ≤ w ≤ 1.
      return unsafe operand.increasing(mpfr_exp, precision: precision) { value, width in
        width < BigFloat(1) ? value.product(width).product(width.successor) : nil
      }
    // The scales are 1/ln 10 and 1/ln 2, rounded up.
    case .naturalLogarithm:
      return unsafe operand.logarithm(mpfr_log, scale: 1, precision: precision)
    case .commonLogarithm:
      let scale = Rational(numerator: 43_430, denominator: 100_000)
      return unsafe operand.logarithm(mpfr_log10, scale: scale, precision: precision)
    case .binaryLogarithm:
      let scale = Rational(numerator: 144_270, denominator: 100_000)
      return unsafe operand.logarithm(mpfr_log2, scale: scale, precision: precision)
    case .sine: return unsafe operand.sinusoid(mpfr_sin, precision: precision)
    case .cosine: return unsafe operand.sinusoid(mpfr_cos, precision: precision)
    case .tangent:
      // Between −1 and 1 the slope is at most 1 + tan² 1 < 4. An interval narrower than π contains
      // at most one pole. The tangent increases between poles, so there is one if the value at the
      // upper bound is less than that at the lower bound.
      if isWithinOne { return unsafe operand.increasing(mpfr_tan, slope: 4, precision: precision) }
      guard operand.width < BigFloat(1) else { return .line }
      let values = unsafe operand.increasing(mpfr_tan, precision: precision)
      return values.upper < values.lower ? .line : values
    case .arcSine:
      // Between −1/2 and 1/2 the slope is at most 1/√(3/4) < 2.
      return unsafe operand.intersection(.unit)
        .increasing(mpfr_asin, slope: isWithinHalf ? 2 : nil, precision: precision)
    case .arcCosine:
      // Decreasing, so the bounds are swapped.
      let inside = operand.intersection(.unit)
      return unsafe Interval(inside.upper, inside.lower).increasing(mpfr_acos, precision: precision)
    case .arcTangent:
      // The slope is 1/(1 + x²): at most 1, and less than 1/inner².
      return unsafe operand.increasing(mpfr_atan, precision: precision) { _, width in
        let inner = operand.magnitude.lower
        return inner.exponent > 1 ? width.quotient(inner).quotient(inner) : width
      }
    case .hyperbolicSine:
      // Between −1 and 1 the slope is at most cosh 1 < 2.
      return unsafe operand.increasing(
        mpfr_sinh, slope: isWithinOne ? 2 : nil, precision: precision)
    case .hyperbolicCosine:
      // Even. Up to 1 the slope is at most sinh 1 < 2.
      return unsafe operand.magnitude.increasing(
        mpfr_cosh, slope: isWithinOne ? 2 : nil, precision: precision)
    case .hyperbolicTangent:
      return unsafe operand.increasing(mpfr_tanh, slope: 1, precision: precision)
        .intersection(.unit)
    case .inverseHyperbolicSine:
      // The slope is 1/√(1 + x²): at most 1, and less than 1/inner.
      return unsafe operand.increasing(mpfr_asinh, precision: precision) { _, width in
        let inner = operand.magnitude.lower
        return inner.exponent > 1 ? width.quotient(inner) : width
      }
    case .inverseHyperbolicCosine:
      // From 2 on the slope, 1/√(x² − 1), is less than 2/x.
      let inside = operand.intersection(Interval(BigFloat(1), .infinity(negative: false)))
      return unsafe inside.increasing(mpfr_acosh, precision: precision) { _, width in
        inside.lower.exponent > 1 ? width.product(BigFloat(2)).quotient(inside.lower) : nil
      }
    case .inverseHyperbolicTangent:
      // Between −1/2 and 1/2 the slope is at most 1/(1 − 1/4) < 2.
      return unsafe operand.intersection(.unit)
        .increasing(mpfr_atanh, slope: isWithinHalf ? 2 : nil, precision: precision)
    case .gamma: return operand.gamma(precision: precision)
    case .digamma: return operand.digamma(precision: precision)
    case .errorFunction:
      // The slope is at most 2/√π < 2.
      return unsafe operand.increasing(mpfr_erf, slope: 2, precision: precision).intersection(.unit)
    case .complementaryErrorFunction:
      // Decreasing, so the bounds are swapped.
      return unsafe Interval(operand.upper, operand.lower)
        .increasing(mpfr_erfc, precision: precision)
    }
  }
}

extension Interval {
  /// - Parameter scale: an upper bound of the ratio to the natural logarithm.
  @safe
  fileprivate func logarithm(_ function: UnaryFunction, scale: Rational, precision: Int) -> Interval
  {
    guard lower.sign > 0 else {
      return upper.sign > 0
        ? Interval(
          .infinity(negative: true),
          BigFloat(function, upper, precision: precision, rounding: .up)) : .line
    }
    // ln(1 + w/x) ≤ w/x
    let scale = BigFloat(scale, precision: Self.roughPrecision, rounding: .up)
    return increasing(function, precision: precision) { _, width in
      width.quotient(lower).product(scale)
    }
  }

  @safe
  func sinusoid(_ function: UnaryFunction, precision: Int) -> Interval {
    // An interval longer than a period has all values. Its bounds may also have large exponents,
    // for which MPFR would compute as many bits of π.
    guard width < BigFloat(8) else { return .unit }
    return nonexpansive(function, precision: precision).intersection(.unit)
  }

  /// The values of a function whose slopes are at most 1 in magnitude, from that near the middle.
  @safe
  func nonexpansive(_ function: UnaryFunction, precision: Int) -> Interval {
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

  /// The power of a non-negative base to any exponent.
  func raised(to exponent: Interval, precision: Int) -> Interval {
    // Monotone in the base, by the sign of the exponent, and in the exponent, by whether the base
    // is less than 1.
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
  var isWithinUnit: Bool { !(lower < BigFloat(-1)) && !(BigFloat(1) < upper) }

  @safe
  fileprivate func increasing(
    _ function: UnaryFunction, slope: Int?, precision: Int
  ) -> Interval {
    increasing(function, precision: precision) { _, width in
      slope.map { width.product(BigFloat($0)) }
    }
  }

  /// The values of an increasing function.
  ///
  /// - Parameter rise: an upper bound of the rise, given an upper bound of the first value and the
  ///   width; nil to compute the function at both bounds.
  @safe
  fileprivate func increasing(
    _ function: UnaryFunction, precision: Int,
    rise: (_ value: BigFloat, _ width: BigFloat) -> BigFloat?
  ) -> Interval {
    let value = BigFloat(function, lower, precision: precision, rounding: .down)
    let width = width
    if width.isZero { return Interval(value, value.next) }
    guard !lower.isInfinite, !width.isInfinite, let rise = rise(value.next, width) else {
      return Interval(value, BigFloat(function, upper, precision: precision, rounding: .up))
    }
    return unsafe Interval(
      value, BigFloat(mpfr_add, value.next, rise, precision: precision, rounding: .up))
  }
}

extension BigFloat {
  /// An upper bound of the product, to `roughPrecision` bits.
  func product(_ factor: BigFloat) -> BigFloat {
    unsafe BigFloat(mpfr_mul, self, factor, precision: Interval.roughPrecision, rounding: .up)
  }

  /// An upper bound of the number plus 1, to `roughPrecision` bits.
  fileprivate var successor: BigFloat {
    unsafe BigFloat(mpfr_add, self, BigFloat(1), precision: Interval.roughPrecision, rounding: .up)
  }

  fileprivate func middle(_ other: BigFloat) -> BigFloat {
    let precision = read { unsafe mpfr_get_prec($0) }
    let sum = unsafe BigFloat(mpfr_add, self, other, precision: precision, rounding: .down)
    return BigFloat(precision: precision) { result in
      sum.read { unsafe _ = mpfr_div_2ui(result, $0, 1, MPFR_RNDN) }
    }
  }

  /// An upper bound of the quotient of positive numbers, to `roughPrecision` bits.
  func quotient(_ divisor: BigFloat) -> BigFloat {
    unsafe BigFloat(mpfr_div, self, divisor, precision: Interval.roughPrecision, rounding: .up)
  }
}
