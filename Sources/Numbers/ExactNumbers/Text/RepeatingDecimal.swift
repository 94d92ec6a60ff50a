/// A repeating decimal, whose period is as long as the order of ten modulo the denominator without
/// its factors 2 and 5. (Hardy and Wright, An Introduction to the Theory of Numbers, section 9.2)
package struct RepeatingDecimal: Hashable {
  let isNegative: Bool
  let whole: Substring
  let lead: Substring
  let period: Substring
  let isComplete: Bool

  /// Creates the decimal with at most `digits` of its period; nil if the period begins later.
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
    let all = scaled.description.padded(to: places + 1, with: "0")
    let fraction = all.suffix(places)
    (isNegative, isComplete, whole) = (number.isNegative, length != nil, all.dropLast(places))
    (lead, period) = (fraction.prefix(leading), fraction.dropFirst(leading))
  }

  func text(fitting width: Int = .max, in style: NumberStyle) -> NumberText? {
    let head = (isNegative ? style.minus : "") + style.grouped(whole) + style.point + lead + "("
    // Without an ellipsis it would parse as a product.
    let whole = head + period + ")" + (style.ellipsis ?? "...")
    if isComplete, whole.count <= width { return NumberText(whole, isExact: true) }
    let ellipsis = style.ellipsis ?? ""
    let room = width - head.count - ellipsis.count - 1
    guard room > 0, style.ellipsis != nil else { return nil }
    return NumberText(head + period.prefix(room) + ellipsis + ")", isExact: false)
  }

  /// The value of a repeating decimal from its ASCII digits: the difference of the integers that
  /// end with the period and before it is the fraction times 10ⁿ − 1, shifted.
  package static func value(whole: String, lead: String, period: String) -> Rational {
    let integer = { (digits: String) in DecimalLiteral(digits.utf8)?.value ?? 0 }
    let divisor = integer(
      String(repeating: "9", count: period.utf8.count)
        + String(repeating: "0", count: lead.utf8.count))
    return (integer(whole + lead + period) - integer(whole + lead)) * divisor.raised(to: -1)
  }
}

extension Integer {
  /// The order of ten modulo a number coprime to ten; nil if it is greater than `most`.
  fileprivate func orderOfTen(atMost most: Int, _ budget: Budget) throws(RealError) -> Int? {
    // A power of ten that leaves 1 is greater than the number, which has more than three tenths as
    // many digits as bits.
    guard (bits - 1) * 3 / 10 < most else { return nil }
    var remainder = Integer(1)
    for exponent in 1...most {
      remainder = (remainder * Integer(10)).remainder(dividingBy: self)
      if remainder.isOne { return exponent }
      try budget.spend(Int.bitWidth + bits)
    }
    return nil
  }
}
