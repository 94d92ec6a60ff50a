import CMPFR

extension Interval {
  /// The negatives of all numbers, exactly.
  static prefix func - (operand: Interval) -> Interval {
    Interval(operand.upper.negative, operand.lower.negative)
  }

  /// The sum, with bounds of `precision` bits.
  ///
  /// - Complexity: O(*p*), where *p* is the greatest precision of operands and result.
  func adding(_ other: Interval, precision: Int) -> Interval {
    unsafe Interval(
      BigFloat(mpfr_add, lower, other.lower, precision: precision, rounding: .down),
      BigFloat(mpfr_add, upper, other.upper, precision: precision, rounding: .up))
  }

  /// The product, with bounds of `precision` bits.
  ///
  /// - Complexity: O(*M(p)*), where *p* is the greatest precision of operands and result: two
  ///   multiplications, or eight if an operand contains zero between its bounds.
  func multiplied(by other: Interval, precision: Int) -> Interval {
    let magnitude = other.magnitude
    return unsafe signed(mpfr_mul, other, (magnitude.lower, magnitude.upper), precision: precision)
  }

  /// The quotient, with bounds of `precision` bits; the line if the divisor contains zero.
  ///
  /// - Complexity: O(*M(p)*), where *p* is the greatest precision of operands and result: two
  ///   divisions, or eight if the dividend contains zero between its bounds.
  func divided(by divisor: Interval, precision: Int) -> Interval {
    guard !divisor.containsZero else { return .line }
    let magnitude = divisor.magnitude
    return unsafe signed(
      mpfr_div, divisor, (magnitude.upper, magnitude.lower), precision: precision)
  }

  /// The product or the quotient, whose sign is the product of the signs of both operands.
  ///
  /// - Parameter bounds: the magnitudes of the second operand that give the least and the greatest
  ///   magnitude of the result.
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

  /// The values of a function that is monotone in each operand.
  ///
  /// Its extrema are at pairs of bounds.
  @safe
  private func corners(
    _ function: BinaryFunction, with other: Interval, precision: Int
  ) -> Interval {
    let pairs = [
      (lower, other.lower), (lower, other.upper), (upper, other.lower), (upper, other.upper),
    ]
    func bound(_ direction: RoundingDirection) -> BigFloat {
      let values = pairs.map {
        BigFloat(function, $0, $1, precision: precision, rounding: direction)
      }
      // 0 × ∞ and ∞ ÷ ∞ are undefined. Values near such a corner lie between those of the others.
      return values.dropFirst().reduce(values[0]) { best, value in
        if best.isUndefined || value.isUndefined { return best.isUndefined ? best : value }
        return (value < best) == (direction == .down) ? value : best
      }
    }
    return Interval(bound(.down), bound(.up))
  }

  /// The power to an integer, with bounds of `precision` bits.
  ///
  /// - Complexity: O(*M(p)* log *k*), where *p* is the greatest precision of operand and result and
  ///   *k* the magnitude of the exponent.
  func raised(to exponent: Int, precision: Int) -> Interval {
    // An even power depends on the magnitude only; an odd one is increasing.
    let base = exponent.isMultiple(of: 2) ? magnitude : self
    let power = base.increasing(
      { unsafe mpfr_pow_ui($0, $1, exponent.magnitude, $2) }, precision: precision)
    return exponent < 0
      ? Interval(1, precision: precision).divided(by: power, precision: precision) : power
  }

  /// The magnitudes of all numbers, exactly.
  var magnitude: Interval {
    if lower.sign >= 0 { return self }
    let negative = -self
    return upper.sign <= 0
      ? negative
      : Interval(BigFloat(0), upper < negative.upper ? negative.upper : upper)
  }

  /// The values of an increasing function, from one call of it at each bound.
  @safe
  func increasing(_ function: UnaryFunction, precision: Int) -> Interval {
    Interval(
      BigFloat(function, lower, precision: precision, rounding: .down),
      BigFloat(function, upper, precision: precision, rounding: .up))
  }
}

extension BigFloat {
  /// The negative of the number, exactly.
  fileprivate var negative: BigFloat {
    let precision = read { unsafe mpfr_get_prec($0) }
    return unsafe BigFloat(mpfr_neg, self, precision: precision, rounding: .down)
  }
}
