extension Rational {
  /// The number rounded, half away from zero, to `count` significant digits.
  ///
  /// `count` is at least 1. The result has fewer digits if the last ones are zeros.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number and of the result in
  ///   bits. A million bits take some milliseconds.
  package func rounded(toSignificantDigits count: Int) -> RoundedDecimal {
    precondition(count > 0, "a rounded number has at least one digit")
    return isZero ? .zero : expansion(digits: count).rounded(toDigits: count)
  }

  /// The number as an exact decimal; nil if that needs more than `count` significant digits.
  ///
  /// Numbers without a finite form, or with one that is much too long, are rejected before any digit
  /// is computed.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits.
  package func exactDecimal(atMost count: Int) -> RoundedDecimal? {
    precondition(count > 0, "a decimal has at least one digit")
    guard !isZero else { return .zero }
    guard let last = lastPowerBound, firstPowerBound - last < count else { return nil }
    // No more digits are computed than the number can have, however great `count` is.
    let needed = firstPowerBound + 4 - min(last, 0)
    let decimal = rounded(toSignificantDigits: min(count, needed))
    return decimal.isExact ? decimal : nil
  }

  /// The first digits of a number other than zero: more than `count` of them.
  func expansion(digits count: Int) -> DecimalExpansion {
    // The factor 10^shift moves the digits that are needed before the point.
    let shift = count - firstPowerBound
    let scale = Integer.power(10, abs(shift))
    let magnitude = numerator.magnitude
    let (whole, isComplete) =
      shift < 0
      ? magnitude.quotient(dividingBy: denominator * scale)
      : (magnitude * scale).quotient(dividingBy: denominator)
    let digits = whole.digits
    return DecimalExpansion(
      isNegative: isNegative, digits: digits, power: digits.count - 1 - shift,
      isComplete: isComplete)
  }

  /// A lower bound of the decimal exponent of the first digit, at most 3 less than it.
  ///
  /// The number is not zero.
  private var firstPowerBound: Int {
    // The magnitude is greater than 2^exponent and less than 2^(exponent + 2). Two is subtracted
    // for the conversion, which truncates a negative logarithm upwards, and for the rounding of the
    // product. (`rounded(.down)` would need the C library's mathematics.)
    let exponent = numeratorBits - 1 - denominatorBits
    return Int(Double(exponent) * 0.301_029_995_663_981_2) - 2
  }

  /// An upper bound of the decimal exponent of the last digit; nil if there is no last digit.
  ///
  /// It is exact unless the number is an integer. The number is not zero.
  private var lastPowerBound: Int? {
    guard !isWhole else { return numerator.factorsOfTwo }
    return decimalFactors.map { -max($0.twos, $0.fives) }
  }
}
