import CMPFR

extension Interval {
  static prefix func - (operand: Interval) -> Interval {
    Interval(operand.upper.negative, operand.lower.negative)
  }

  /// The sum, with bounds of `precision` bits.
  func adding(_ other: Interval, precision: Int) -> Interval {
    unsafe Interval(
      BigFloat(mpfr_add, lower, other.lower, precision: precision, rounding: .down),
      BigFloat(mpfr_add, upper, other.upper, precision: precision, rounding: .up))
  }

  /// The product, with bounds of `precision` bits.
  func multiplied(by other: Interval, precision: Int) -> Interval {
    let magnitude = other.magnitude
    return unsafe signed(mpfr_mul, other, (magnitude.lower, magnitude.upper), precision: precision)
  }

  /// The quotient, with bounds of `precision` bits; the line when zero may divide.
  func divided(by divisor: Interval, precision: Int) -> Interval {
    guard !divisor.containsZero else { return .line }
    let magnitude = divisor.magnitude
    return unsafe signed(
      mpfr_div, divisor, (magnitude.upper, magnitude.lower), precision: precision)
  }

  /// The values of a function that has the sign of both operands together.
  ///
  /// - Parameter bounds: the magnitudes of the other operand for which the values have the least and
  ///   the greatest magnitude.
  @safe
  private func signed(
    _ function: BinaryFunction, _ other: Interval, _ bounds: (least: BigFloat, greatest: BigFloat),
    precision: Int
  ) -> Interval {
    guard let first = sign, let second = other.sign else {
      return corners(function, with: other, precision: precision)
    }
    let magnitude = magnitude
    let values = Interval(
      BigFloat(function, magnitude.lower, bounds.least, precision: precision, rounding: .down),
      BigFloat(function, magnitude.upper, bounds.greatest, precision: precision, rounding: .up))
    return first * second < 0 ? -values : values
  }

  /// The values of a function that is monotone in each operand while the other one stays, and so
  /// has its bounds where both operands have theirs.
  @safe
  private func corners(
    _ function: BinaryFunction, with other: Interval, precision: Int
  ) -> Interval {
    // Among the bounds are two pairs that no sign can exchange; which ones, the signs say. Where
    // one operand has both signs all four have to be tried.
    let pairs = [
      (lower, other.lower), (lower, other.upper), (upper, other.lower), (upper, other.upper),
    ]
    func bound(_ direction: Direction) -> BigFloat {
      let values = pairs.map {
        BigFloat(function, $0, $1, precision: precision, rounding: direction)
      }
      return values.dropFirst().reduce(values[0]) { best, value in
        if best.isUndefined || value.isUndefined { return best.isUndefined ? best : value }
        return (value < best) == (direction == .down) ? value : best
      }
    }
    return Interval(bound(.down), bound(.up))
  }

  /// A whole power, with bounds of `precision` bits.
  func raised(to exponent: Int, precision: Int) -> Interval {
    // An even power does not see the sign, and an odd one keeps it.
    let base = exponent.isMultiple(of: 2) ? magnitude : self
    let power = base.increasing(
      { unsafe mpfr_pow_ui($0, $1, exponent.magnitude, $2) }, precision: precision)
    return exponent < 0
      ? Interval(1, precision: precision).divided(by: power, precision: precision) : power
  }

  /// The numbers without their signs.
  var magnitude: Interval {
    if lower.sign >= 0 { return self }
    let negative = -self
    return upper.sign <= 0
      ? negative
      : Interval(BigFloat(0), upper < negative.upper ? negative.upper : upper)
  }

  /// The values of a function that is increasing.
  @safe
  func increasing(_ function: UnaryFunction, precision: Int) -> Interval {
    Interval(
      BigFloat(function, lower, precision: precision, rounding: .down),
      BigFloat(function, upper, precision: precision, rounding: .up))
  }
}

extension BigFloat {
  /// The number with the other sign, exactly.
  fileprivate var negative: BigFloat {
    let precision = read { unsafe mpfr_get_prec($0) }
    return unsafe BigFloat(mpfr_neg, self, precision: precision, rounding: .down)
  }
}
