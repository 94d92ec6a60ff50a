import CMPFR

// A function is calculated at one number only, where it is known how fast it can change: the width of
// the operand bounds how far the values at others can be from there. So a narrow interval costs one
// call of MPFR and not two.

extension Interval {
  /// The exponential function.
  func exponential(precision: Int) -> Interval {
    // e^upper is e^lower × e^width, and e^w ≤ 1 + w + w² up to w = 1.
    unsafe increasing(mpfr_exp, precision: precision) { value, width in
      width < BigFloat(1) ? value.product(width).product(width.successor) : nil
    }
  }

  /// The logarithm of positive numbers.
  ///
  /// - Parameter scale: how many times as large it is as the natural one, at least.
  @safe
  func logarithm(_ function: UnaryFunction, scale: Rational, precision: Int) -> Interval {
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

  /// The sine or the cosine: neither moves by more than its operand does.
  @safe
  func wave(_ function: UnaryFunction, precision: Int) -> Interval {
    // A bound that is far out would take as many bits of π, and a whole wave is everything.
    guard width < BigFloat(8) else { return .unit }
    let (middle, reach) = middle
    let value = BigFloat(function, middle, precision: precision, rounding: .down)
    let values = unsafe Interval(
      BigFloat(mpfr_sub, value, reach, precision: precision, rounding: .down),
      BigFloat(mpfr_add, value.next, reach, precision: precision, rounding: .up))
    return values.intersection(.unit)
  }

  /// A number in the middle, more or less, and how far the bounds are from it at most.
  private var middle: (number: BigFloat, reach: BigFloat) {
    let middle = lower.middle(upper)
    let reach = [Interval(lower, middle).width, Interval(middle, upper).width]
    return (middle, reach[0] < reach[1] ? reach[1] : reach[0])
  }

  /// The tangent; the line when a pole may be meant.
  func tangent(precision: Int) -> Interval {
    // Between −1 and 1 its slope is at most 1 + tan² 1, which is less than 4.
    if exponent <= 0 { return unsafe increasing(mpfr_tan, slope: 4, precision: precision) }
    // Between poles it is increasing, and narrower than their distance an interval holds at most
    // one: it does when the value falls.
    guard width < BigFloat(1) else { return .line }
    let values = unsafe increasing(mpfr_tan, precision: precision)
    return values.upper < values.lower ? .line : values
  }

  /// The arc sine of the numbers that have one.
  func arcSine(precision: Int) -> Interval {
    // Up to 1/2 its slope is at most 1 ÷ √(3/4).
    exponent < 0
      ? unsafe increasing(mpfr_asin, slope: 2, precision: precision)
      : unsafe intersection(.unit).increasing(mpfr_asin, precision: precision)
  }

  /// The arc cosine of the numbers that have one.
  func arcCosine(precision: Int) -> Interval {
    // It falls, so that the bounds change their places.
    let inside = intersection(.unit)
    return unsafe Interval(inside.upper, inside.lower).increasing(mpfr_acos, precision: precision)
  }

  /// The arc tangent.
  func arcTangent(precision: Int) -> Interval {
    // Its slope is 1 ÷ (1 + x²): at most 1, and less than 1 ÷ inner².
    unsafe increasing(mpfr_atan, precision: precision) { _, width in
      let inner = magnitude.lower
      guard !containsZero, inner.exponent > 1 else { return width }
      return width.quotient(inner).quotient(inner)
    }
  }

  /// The hyperbolic sine.
  func hyperbolicSine(precision: Int) -> Interval {
    // Between −1 and 1 its slope is at most cosh 1, which is less than 2.
    exponent <= 0
      ? unsafe increasing(mpfr_sinh, slope: 2, precision: precision)
      : unsafe increasing(mpfr_sinh, precision: precision)
  }

  /// The hyperbolic cosine.
  func hyperbolicCosine(precision: Int) -> Interval {
    // It does not see the sign. Up to 1 its slope is at most sinh 1, which is less than 2.
    let magnitude = magnitude
    return exponent <= 0
      ? unsafe magnitude.increasing(mpfr_cosh, slope: 2, precision: precision)
      : unsafe magnitude.increasing(mpfr_cosh, precision: precision)
  }

  /// The hyperbolic tangent, whose slope is at most 1.
  func hyperbolicTangent(precision: Int) -> Interval {
    unsafe increasing(mpfr_tanh, slope: 1, precision: precision)
      .intersection(.unit)
  }

  /// The root of a degree; of an even one, that of the numbers that are not negative.
  func root(_ degree: Int, precision: Int) -> Interval {
    let operand =
      degree.isMultiple(of: 2) && lower.sign < 0 ? Interval(BigFloat(0), upper) : self
    return operand.increasing(
      { unsafe mpfr_rootn_ui($0, $1, UInt(degree), $2) }, precision: precision)
  }

  /// The power of a positive number to any exponent.
  func raised(to exponent: Interval, precision: Int) -> Interval {
    guard lower.sign > 0 else { return Interval(BigFloat(0), .infinity(negative: false)) }
    // With its base the power grows or falls as the sign of the exponent says, and with its
    // exponent as the base says, which is above 1 or below.
    func bound(_ base: BigFloat, _ direction: Direction) -> BigFloat {
      let grows = !(base < BigFloat(1))
      let exponent = grows == (direction == .up) ? exponent.upper : exponent.lower
      return unsafe BigFloat(mpfr_pow, base, exponent, precision: precision, rounding: direction)
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

  /// Where sines and cosines are.
  private static let unit = Interval(BigFloat(-1), BigFloat(1))

  /// The values of an increasing function whose slope is known to be at most a whole number.
  @safe
  private func increasing(
    _ function: UnaryFunction, slope: Int, precision: Int
  ) -> Interval {
    increasing(function, precision: precision) { _, width in
      width.product(BigFloat(slope))
    }
  }

  /// The values of an increasing function of which it is known how far it can rise from the lower
  /// bound to the upper one; where `rise` has no answer, the function is calculated at both.
  @safe
  private func increasing(
    _ function: UnaryFunction, precision: Int,
    rise: (_ value: BigFloat, _ width: BigFloat) -> BigFloat?
  ) -> Interval {
    let value = BigFloat(function, lower, precision: precision, rounding: .down)
    let width = width
    if width.isZero { return Interval(value, value.next) }
    guard !lower.isInfinite, !width.isInfinite, let rise = rise(value.next, width) else {
      return increasing(function, precision: precision)
    }
    return unsafe Interval(
      value, BigFloat(mpfr_add, value.next, rise, precision: precision, rounding: .up))
  }
}

extension BigFloat {
  /// The product with a positive number, rounded up roughly.
  fileprivate func product(_ factor: BigFloat) -> BigFloat {
    unsafe BigFloat(mpfr_mul, self, factor, precision: Interval.roughPrecision, rounding: .up)
  }

  /// The number and 1, rounded up roughly.
  fileprivate var successor: BigFloat {
    unsafe BigFloat(
      mpfr_add, self, BigFloat(1), precision: Interval.roughPrecision, rounding: .up)
  }

  /// A number between this one and another, which is not below it.
  fileprivate func middle(_ other: BigFloat) -> BigFloat {
    let precision = read { unsafe mpfr_get_prec($0) }
    let sum = unsafe BigFloat(mpfr_add, self, other, precision: precision, rounding: .down)
    return BigFloat(precision: precision) { result in
      sum.read { unsafe _ = mpfr_div_2ui(result, $0, 1, MPFR_RNDN) }
    }
  }

  /// The quotient of positive numbers, rounded up roughly.
  fileprivate func quotient(_ divisor: BigFloat) -> BigFloat {
    unsafe BigFloat(mpfr_div, self, divisor, precision: Interval.roughPrecision, rounding: .up)
  }
}
