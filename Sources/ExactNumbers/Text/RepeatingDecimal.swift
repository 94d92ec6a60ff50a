/// A decimal without end, whose digits repeat from some place on.
///
/// The length of the period is the least exponent for which a power of ten leaves 1 when divided by
/// the denominator without its factors 2 and 5. Before the period stand as many digits as the
/// greater of the multiplicities of 2 and 5. (Hardy and Wright, An Introduction to the Theory of
/// Numbers, section 9.2)
struct RepeatingDecimal: Hashable {
  let isNegative: Bool
  let whole: Substring
  /// The digits between the point and the period.
  let lead: Substring
  /// The digits of the period, or the first ones of them.
  let period: Substring
  /// Whether the whole period is there.
  let isComplete: Bool

  /// Creates the decimal of a number without a finite decimal form.
  ///
  /// A period of more than `digits` digits is cut off; nil if it begins after so many digits.
  init?(_ number: Rational, digits: Int, _ budget: Budget) throws(RealError) {
    let denominator = number.denominator
    let twos = denominator.factorsOfTwo
    let (rest, fives) = denominator.shifted(left: -twos).removing(Integer(5))
    let leading = max(twos, fives)
    guard leading < digits else { return nil }
    let length = try rest.orderOfTen(atMost: digits, budget)
    let places = leading + (length ?? digits - leading)
    let (scaled, _) = (number.numerator.magnitude * .power(10, places))
      .quotient(dividingBy: denominator)
    let text = scaled.description
    let all = String(repeating: "0", count: max(0, places + 1 - text.utf8.count)) + text
    let fraction = all.suffix(places)
    isNegative = number.isNegative
    whole = all.dropLast(places)
    lead = fraction.prefix(leading)
    period = fraction.dropFirst(leading)
    isComplete = length != nil
  }

  /// The decimal, marked as exact if its whole period is there; nil if no digit of the period is.
  ///
  /// A period that is not whole is followed by an ellipsis: `0.1(6)`, `0.(0588…)`.
  ///
  /// - Parameter width: the greatest number of characters.
  func text(fitting width: Int = .max, in style: NumberStyle) -> NumberText? {
    let head =
      (isNegative ? style.minus : "") + style.grouped(whole) + style.point + lead + "("
    let whole = head + period + ")"
    if isComplete, whole.count <= width { return NumberText(whole, isExact: true) }
    let ellipsis = style.ellipsis ?? ""
    let room = width - head.count - ellipsis.count - 1
    guard room > 0, style.ellipsis != nil else { return nil }
    return NumberText(head + period.prefix(room) + ellipsis + ")", isExact: false)
  }
}

extension Integer {
  /// The least positive exponent of a power of ten that leaves 1 when divided by the number; nil if
  /// it is greater than `most`.
  ///
  /// The number is greater than 1 and has no common factor with 10.
  fileprivate func orderOfTen(atMost most: Int, _ budget: Budget) throws(RealError) -> Int? {
    // A power of ten that leaves 1 is greater than the number, which has more than three tenths as
    // many digits as bits.
    guard (bits - 1) * 3 / 10 < most else { return nil }
    if let value, value < .max / 10 {
      var remainder = 1
      for exponent in 1...most {
        remainder = remainder * 10 % value
        if remainder == 1 { return exponent }
        try budget.spend(Int.bitWidth)
      }
      return nil
    }
    var remainder = Integer(1)
    for exponent in 1...most {
      remainder = (remainder * Integer(10)).remainder(dividingBy: self)
      if remainder.isOne { return exponent }
      try budget.spend(bits)
    }
    return nil
  }
}
