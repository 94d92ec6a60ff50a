/// The forms with a power of ten.
enum ScaledForm: Hashable, Sendable {
  /// One digit before the point.
  case scientific
  /// One to three digits before the point, so that the exponent is a multiple of three.
  case engineering

  /// The number of digits before the point, minus 1, for a number with this decimal exponent.
  func shift(ofPower power: Int) -> Int {
    switch self {
    case .scientific: 0
    case .engineering: ((power % 3) + 3) % 3
    }
  }
}

extension RoundedDecimal {
  /// The number with a power of ten: `1.5×10^4`, `15×10^3`.
  func text(scaled form: ScaledForm, in notation: DecimalNotation) -> String {
    let shift = form.shift(ofPower: power)
    let minus = isNegative ? notation.minus : ""
    let whole = digits.prefix(shift + 1)
    let zeros = String(repeating: "0", count: shift + 1 - whole.utf8.count)
    let fraction = digits.dropFirst(shift + 1)
    let exponent = power - shift
    return minus + whole + zeros + (fraction.isEmpty ? "" : notation.point + fraction)
      + notation.timesTenToThe + (exponent < 0 ? notation.minus : "") + "\(abs(exponent))"
  }
}

extension Real {
  /// The number with a power of ten in at most `width` characters; nil if it does not fit.
  ///
  /// It is exact if all its digits fit. Otherwise it is rounded to at most `significantDigits` digits,
  /// as many as fit; digits that are not known are never replaced by zeros. The number is not a
  /// rational zero.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  func text(
    scaled form: ScaledForm, fitting width: Int, significantDigits: Int,
    notation: DecimalNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    guard width > 0 else { return nil }
    if let exact = rational?.exactDecimal(atMost: width) {
      let text = exact.text(scaled: form, in: notation)
      if text.count <= width { return DecimalText(text: text, isExact: true) }
    }
    let most = min(width, significantDigits)
    let expansion = try expansion(digits: most, budget)
    for count in stride(from: most, through: 1, by: -1) {
      let decimal = expansion.rounded(toDigits: count)
      guard count > form.shift(ofPower: decimal.power) else { return nil }
      let text = decimal.text(scaled: form, in: notation)
      if text.count <= width { return DecimalText(text: text, isExact: decimal.isExact) }
    }
    return nil
  }

  /// The number with a power of ten in ASCII, in full if it has a finite decimal form.
  func asciiText(
    scaled form: ScaledForm, significantDigits: Int, _ budget: Budget
  ) throws(RealError) -> String {
    if let exact = rational?.exactDecimal(atMost: .max) {
      return exact.text(scaled: form, in: .ascii)
    }
    // Up to three digits stand before the point, and none of them is a guess.
    let count = max(significantDigits, form == .engineering ? 3 : 1)
    return try expansion(digits: count, budget).rounded(toDigits: count)
      .text(scaled: form, in: .ascii)
  }

  /// The first digits of the number, which is not a rational zero: more than `count` of them.
  func expansion(digits count: Int, _ budget: Budget) throws(RealError) -> DecimalExpansion {
    switch kind {
    case .rational(let value): value.expansion(digits: count)
    case .constructive(let number, _): try number.expansion(digits: count, budget)
    }
  }
}
