package enum DecimalPlaces: Hashable, Sendable {
  /// Those of a currency; a small amount has two significant digits: `0.0061`.
  case ofMoney(Int)
  case exactly(Int)

  var count: Int {
    switch self {
    case .ofMoney(let count), .exactly(let count): count
    }
  }
}

package struct FormedNumber: Sendable {
  package let number: Real
  package let form: NumberForm
  package let factors: Factorization?
  private let places: DecimalPlaces?
  private var uncertainty: Rational?

  /// Creates a number in a form; nil if the form does not fit, throwing only `cancelled`.
  ///
  /// - Parameter report: receives the progress of a factorization about ten times a second.
  package init?(
    _ number: Real, in form: NumberForm, _ budget: Budget,
    report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) {
    guard form.fits(number) else { return nil }
    (self.number, self.form, places) = (number, form, nil)
    guard form == .factors, let rational = number.rational else {
      factors = nil
      return
    }
    let limit = report == nil ? FactoringWork.usual : FactoringWork.patient
    factors = try Factorization(rational, FactoringWork(limit, budget, report: report))
  }

  package init(_ number: Real, factors: Factorization) {
    (self.number, form, self.factors, places) = (number, .factors, factors, nil)
  }

  package init(decimal number: Real, places: DecimalPlaces? = nil) {
    (self.number, form, factors, self.places) = (number, .decimal, nil, places)
  }

  /// Creates a measured number, written up to the second digit of its uncertainty, as is customary.
  package init(measured number: Real, in form: NumberForm, uncertainty: Rational) {
    (self.number, self.form, factors, places) = (number, form, nil, nil)
    self.uncertainty = uncertainty
  }

  /// The number and a unit as text of at most `width` characters; nil if it does not fit.
  ///
  /// Digits are grouped unless that would round the number or give it an exponent.
  package func text(
    fitting width: Int, in style: NumberStyle, unit: String = "", _ budget: Budget
  ) throws(RealError) -> NumberText? {
    let room = width - unit.count
    guard room > 0 else { return nil }
    if let factors { return factors.text(fitting: width, in: style, unit: unit) }
    if let uncertainty {
      return try measuredText(
        uncertainty, digits: style.significantDigits, room, style.ungrouped, budget)?.followed(
          by: unit)
    }
    if let places, let amount = try number.rounded(to: places, digits: room, budget) {
      let texts = [style, style.ungrouped].map { amount.plainText(in: $0, places: places.count) }
      if let text = texts.first(where: { $0.count <= room }) {
        return NumberText(text + unit, isExact: amount.isExact)
      }
    }
    let text: NumberText?
    switch form {
    case .decimal: text = try decimalText(fitting: room, style, budget)
    case .scientific, .engineering:
      text = try number.text(
        exponentStep: form.exponentStep, fitting: room, in: style, budget)
    case .repeating: text = try repeatingText(fitting: room, style, budget)
    default:
      let whole = exactText(in: style, unit: unit, atMost: width)
      return whole.flatMap { $0.count <= width ? NumberText($0, isExact: true) : nil }
    }
    return text?.followed(by: unit)
  }

  /// The number and a unit as text of any length, without separators.
  ///
  /// Endless digits are cut off at `digits`, or at the places of an amount if the style rounds.
  package func text(
    digits: Int, in style: NumberStyle, unit: String = "", _ budget: Budget
  ) throws(RealError) -> NumberText {
    let style = style.ungrouped
    if let factors { return NumberText(factors.text(in: style, unit: unit), isExact: true) }
    if let uncertainty,
      let text = try measuredText(uncertainty, digits: digits, .max, style, budget)
    {
      return text.followed(by: unit)
    }
    if let places {
      let most = number.rational?.decimalFactors == nil ? digits : .max
      let amount = try number.rounded(to: places, digits: most, budget)
      if let amount, amount.isExact || style.ellipsis == nil {
        let text = amount.plainText(in: style, places: places.count)
        return NumberText(text + unit, isExact: amount.isExact)
      }
    }
    if form == .repeating, let rational = number.rational {
      let most = style.ellipsis == nil ? Self.longestPeriod : digits
      let text = try RepeatingDecimal(rational, digits: most, budget)?.text(in: style)
      if let text { return text.followed(by: unit) }
    }
    if let text = exactText(in: style, unit: unit) { return NumberText(text, isExact: true) }
    return try number.text(exponentStep: form.exponentStep, digits: digits, in: style, budget)
      .followed(by: unit)
  }

  private static var longestPeriod: Int { 100_000 }

  private func exactText(in style: NumberStyle, unit: String, atMost width: Int = .max) -> String? {
    guard let rational = number.rational,
      (rational.numeratorBits + rational.denominatorBits) / 4 <= width
    else { return nil }
    let minus = rational.isNegative ? style.minus : ""
    let magnitude = rational.magnitude
    if let base = form.base {
      return minus + base.prefix + magnitude.numerator.text(base: base.value) + unit
    }
    switch form {
    case .fraction: return minus + magnitude.description + unit
    case .mixed:
      let whole = magnitude.floor
      let fraction = (magnitude - whole).description
      if let separator = style.mixedSeparator {
        return minus + whole.description + separator + fraction + unit
      }
      return unit.isEmpty
        ? minus + whole.description + (rational.isNegative ? minus : "+") + fraction
        : minus + "(\(whole)+\(fraction))" + unit
    default: return nil
    }
  }

  private func measuredText(
    _ uncertainty: Rational, digits most: Int, _ width: Int, _ style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    if number.rational?.isZero == true { return NumberText("0", isExact: false) }
    var style = style
    style.ellipsis = nil
    let known = try number.firstPower(budget) - uncertainty.expansion(digits: 1).power + 2
    let count = max(1, min(known, most))
    var expansion = try number.expansion(digits: count, budget)
    expansion.isExact = false
    for count in stride(from: count, through: 1, by: -1) {
      let text = expansion.text(
        exponentStep: form.exponentStep, digits: count, in: style, mayBeWhole: true)
      if text.text.count <= width { return text }
    }
    return nil
  }

  private func repeatingText(
    fitting width: Int, _ style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    let decimal = try RepeatingDecimal(number.rational ?? 0, digits: width, budget)
    let texts = [style, style.ungrouped].compactMap { decimal?.text(fitting: width, in: $0) }
    return texts.first(where: \.isExact) ?? texts.first
  }

  private func decimalText(
    fitting width: Int, _ style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    let grouped = try number.text(fitting: width, in: style, budget)
    guard style.grouping != nil, grouped?.isExact != true else { return grouped }
    let plain = try number.text(fitting: width, in: style.ungrouped, budget)
    // An exponent in the grouped form alone shows fewer digits than fit without separators.
    let hasExponent = { (text: NumberText?) in text?.text.hasPart(style.powerOfTen.mark) != false }
    let isPlainBetter = plain?.isExact == true || hasExponent(grouped) && !hasExponent(plain)
    return isPlainBetter ? plain : grouped
  }
}
