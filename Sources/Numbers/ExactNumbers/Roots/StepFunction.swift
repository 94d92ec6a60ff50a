import CMPFR

/// A function that is constant between steps, and never decreases.
package enum StepFunction: Hashable, Sendable, CaseIterable {
  case floor
  /// The nearest whole number, away from zero where two are.
  case rounded
  /// The nearest whole number towards zero.
  case truncated
  /// −1, 0 or 1.
  case sign
}

extension Real {
  /// The value of a step function.
  func applying(_ function: StepFunction, _ budget: Budget) throws(RealError) -> Real {
    switch function {
    case .floor: try floor(budget)
    case .rounded: try rounded(budget)
    case .truncated: try truncated(budget)
    case .sign: Real(Rational(try sign(budget)))
    }
  }
}

extension BigFloat {
  /// The value of a step function, which is exact: a whole number next to it has no more digits.
  func applying(_ function: StepFunction) -> BigFloat {
    if function == .sign { return BigFloat(sign) }
    return read { number in
      BigFloat(precision: unsafe mpfr_get_prec(number)) { result in
        switch function {
        case .floor: unsafe _ = mpfr_floor(result, number)
        case .rounded: unsafe _ = mpfr_round(result, number)
        case .truncated, .sign: unsafe _ = mpfr_trunc(result, number)
        }
      }
    }
  }

  /// Whether two whole numbers follow each other.
  func isFollowed(by next: BigFloat) -> Bool {
    !isInfinite && !next.isInfinite && Rational(next.floor) - Rational(floor) == 1
  }
}
