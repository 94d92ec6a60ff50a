import CMPFR

/// A non-decreasing function that is constant between steps.
package enum StepFunction: Hashable, Sendable, CaseIterable {
  case floor
  /// The nearest integer; ties round away from zero.
  case rounded
  case truncated, sign
}

extension Real {
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
  /// Exact, because an adjacent integer has no more digits.
  func applying(_ function: StepFunction) -> BigFloat {
    if function == .sign { return BigFloat(sign) }
    return read { number in
      BigFloat(precision: precision) { result in
        switch function {
        case .floor: unsafe _ = mpfr_floor(result, number)
        case .rounded: unsafe _ = mpfr_round(result, number)
        case .truncated, .sign: unsafe _ = mpfr_trunc(result, number)
        }
      }
    }
  }

  func isFollowed(by next: BigFloat) -> Bool {
    !isInfinite && !next.isInfinite && Rational(next.floor) - Rational(floor) == 1
  }
}
