extension Rational {
  /// The number rounded, half away from zero, to at most `count` significant digits; at least one.
  ///
  /// The time is that of a division of numbers as long as this one and the result: some
  /// milliseconds for a million bits.
  package func rounded(toSignificantDigits count: Int) -> RoundedDecimal {
    precondition(count > 0, "a rounded number has at least one digit")
    return isZero ? .zero : expansion(digits: count).rounded(toDigits: count)
  }

  /// The number itself as a decimal; nil when it has no finite decimal form or that has more than
  /// `count` significant digits.
  ///
  /// Numbers without a finite form and numbers whose form is much too long are found out without
  /// calculating a digit.
  package func exactDecimal(atMost count: Int) -> RoundedDecimal? {
    precondition(count > 0, "a decimal has at least one digit")
    guard !isZero else { return .zero }
    guard let last = powerOfLastDigit, powerBound - last < count else { return nil }
    // However many digits are allowed, no more are calculated than the number can have.
    let needed = powerBound + 4 - min(last, 0)
    let decimal = rounded(toSignificantDigits: min(count, needed))
    return decimal.isExact ? decimal : nil
  }

  /// The first digits of a number other than zero: at least one more than `count`.
  func expansion(digits count: Int) -> DecimalExpansion {
    // The factor 10^shift brings the digits that are wanted in front of the point.
    let shift = count - powerBound
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

  /// A lower bound of the power of ten of the first digit, at most 3 below it; the number is not
  /// zero.
  private var powerBound: Int {
    // The magnitude is above 2^exponent and below 2^(exponent + 2). The conversion cuts off towards
    // zero, so a negative logarithm may lose one, and the floating-point product is rounded: two
    // are taken off for that. (`rounded(.down)` would need the C library's mathematics.)
    let exponent = numeratorBits - 1 - denominatorBits
    return Int(Double(exponent) * 0.301_029_995_663_981_2) - 2
  }

  /// The power of ten of the last digit of the exact decimal form, or an upper bound of it when
  /// the number is whole; nil when there is no finite form.
  ///
  /// The number is not zero.
  private var powerOfLastDigit: Int? {
    guard !isWhole else { return numerator.factorsOfTwo }
    return decimalFactors.map { -max($0.twos, $0.fives) }
  }
}
