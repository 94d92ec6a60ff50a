import CMPFR

// Inverse hyperbolic functions and error functions. `Interval+Functions.swift` tells how a bounded
// slope saves a call of MPFR.

extension Interval {
  /// The inverse hyperbolic sine.
  func inverseHyperbolicSine(precision: Int) -> Interval {
    // The slope is 1/√(1 + x²): at most 1, and less than 1/inner.
    unsafe increasing(mpfr_asinh, precision: precision) { _, width in
      let inner = magnitude.lower
      return inner.exponent > 1 ? width.quotient(inner) : width
    }
  }

  /// The inverse hyperbolic cosine of the numbers of at least 1 in the interval.
  func inverseHyperbolicCosine(precision: Int) -> Interval {
    let inside = intersection(Interval(BigFloat(1), .infinity(negative: false)))
    guard inside.lower.exponent > 1 else {
      return unsafe inside.increasing(mpfr_acosh, precision: precision)
    }
    // From 2 on the slope, 1/√(x² − 1), is less than 2/x.
    return unsafe inside.increasing(mpfr_acosh, precision: precision) { _, width in
      width.product(BigFloat(2)).quotient(inside.lower)
    }
  }

  /// The inverse hyperbolic tangent of the numbers between −1 and 1 in the interval.
  func inverseHyperbolicTangent(precision: Int) -> Interval {
    // Between −1/2 and 1/2 the slope is at most 1/(1 − 1/4) < 2.
    exponent < 0
      ? unsafe increasing(mpfr_atanh, slope: 2, precision: precision)
      : unsafe intersection(.unit).increasing(mpfr_atanh, precision: precision)
  }

  /// The error function; its slope is at most 2/√π < 2.
  func errorFunction(precision: Int) -> Interval {
    unsafe increasing(mpfr_erf, slope: 2, precision: precision).intersection(.unit)
  }

  /// The complementary error function.
  func complementaryErrorFunction(precision: Int) -> Interval {
    // It decreases, so the bounds are swapped.
    unsafe Interval(upper, lower).increasing(mpfr_erfc, precision: precision)
  }
}
