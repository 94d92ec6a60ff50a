package enum DecimalPlaces: Hashable, Sendable {
  /// Those of a currency; small amounts have two significant digits: `0.0061`.
  case ofMoney(Int)
  case exactly(Int)

  var count: Int {
    switch self {
    case .ofMoney(let count), .exactly(let count): count
    }
  }
}

package struct NumberWriter: Sendable {
  package let number: Real
  package let form: NumberForm
  package let factors: Factorization?
  private let places: DecimalPlaces?
  private var uncertainty: Rational?

  /// Creates a number in a form, nil if that does not fit; reports the progress of a factorization.
  package init?(
    _ number: Real, in form: NumberForm, _ budget: Budget,
    report: ((FactoringProgress) -> Void)? = nil
  ) throws(RealError) {
    guard form.fits(number) else { return nil }
    (self.number, self.form, places) = (number, form, nil)
    let limit = report == nil ? FactoringWork.usual : FactoringWork.patient
    factors = try (form == .factors ? number.rational : nil).map { rational throws(RealError) in
      try Factorization(rational, FactoringWork(limit, budget, report: report))
    }
  }

  package init(_ number: Real, factors: Factorization) {
    (self.number, form, self.factors, places) = (number, .factors, factors, nil)
  }

  package init(decimal number: Real, places: DecimalPlaces? = nil) {
    (self.number, form, factors, self.places) = (number, .decimal, nil, places)
  }

  /// Creates a measured number, written to the second digit of its uncertainty by convention.
  package init(measured number: Real, in form: NumberForm, uncertainty: Rational) {
    (self.number, self.form, factors, places) = (number, form, nil, nil)
    self.uncertainty = uncertainty
  }

  /// The number and a unit as text, nil if it does not fit; digits are grouped unless that would
  /// round the number or give it an exponent.
  package func text(
    _ room: TextRoom, in style: NumberStyle, unit: String = "", _ budget: Budget
  ) throws(RealError) -> NumberText? {
    if let factors { return factors.text(fitting: room.width, in: style, unit: unit) }
    guard room.width > unit.count else { return nil }
    let room = room.without(unit.count)
    let style = room.digits == nil ? style : style.ungrouped
    let text: NumberText?
    if let uncertainty {
      text = try measuredText(uncertainty, room, style.ungrouped, budget)
    } else if let amount = try amountText(room, style, budget) {
      text = amount
    } else {
      text = try formText(room, style, isAlone: unit.isEmpty, budget)
    }
    return text?.followed(by: unit)
  }

  package func text(
    digits: Int, in style: NumberStyle, unit: String = "", _ budget: Budget
  ) throws(RealError) -> NumberText {
    try text(.digits(digits), in: style, unit: unit, budget) ?? NumberText("", isExact: true)
  }

  private func amountText(
    _ room: TextRoom, _ style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    guard let places else { return nil }
    let most = number.rational?.decimalFactors == nil ? room.digits : nil
    guard let amount = try number.rounded(to: places, digits: most ?? room.width, budget),
      room.digits == nil || amount.isExact || style.ellipsis == nil
    else { return nil }
    return [style, style.ungrouped].lazy.map {
      NumberText(amount.plainText(in: $0, places: places.count), isExact: amount.isExact)
    }.first { $0.text.count <= room.width }
  }

  private func formText(
    _ room: TextRoom, _ style: NumberStyle, isAlone: Bool, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    switch form {
    case .decimal, .scientific, .engineering:
      if case .columns(let width) = room {
        return try positionalText(fitting: width, style, budget)
      }
    case .repeating:
      let period = room.digits.map { style.ellipsis == nil ? Self.longestPeriod : $0 }
      let decimal = try RepeatingDecimal(number.rational ?? 0, digits: period ?? room.width, budget)
      let texts = [style, style.ungrouped].compactMap { decimal?.text(fitting: room.width, in: $0) }
      if let text = texts.first(where: \.isExact) ?? texts.first { return text }
    case .fraction, .mixed, .factors, .hexadecimal, .binary, .octal:
      let text = exactText(in: style, isAlone: isAlone, atMost: room.width)
      if let text, text.count <= room.width { return NumberText(text, isExact: true) }
    }
    guard let digits = room.digits else { return nil }
    var style = style
    if !isAlone { style.leastPlainPower = RoundedDecimal.leastPlainPower }
    return try number.text(exponentStep: form.exponentStep, digits: digits, in: style, budget)
  }

  private static var longestPeriod: Int { 100_000 }

  private func exactText(in style: NumberStyle, isAlone: Bool, atMost width: Int) -> String? {
    guard let rational = number.rational, rational.bits / 4 <= width else { return nil }
    let minus = rational.isNegative ? style.minus : ""
    let magnitude = rational.magnitude
    if let base = form.base {
      return minus + base.prefix + magnitude.numerator.text(base: base.value)
    }
    switch form {
    case .fraction: return minus + magnitude.description
    case .mixed:
      let whole = magnitude.floor
      let fraction = (magnitude - whole).description
      if let separator = style.mixedSeparator {
        return minus + whole.description + separator + fraction
      }
      return isAlone
        ? minus + whole.description + (rational.isNegative ? minus : "+") + fraction
        : minus + "(\(whole)+\(fraction))"
    default: return nil
    }
  }

  private func measuredText(
    _ uncertainty: Rational, _ room: TextRoom, _ style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    let last = uncertainty.expansion(digits: 1).power - 1
    var isSmall = number.rational?.isZero == true
    if !isSmall { isSmall = try number.firstPower(budget) < last - 1 }
    if isSmall {
      let most = min(room.digits ?? style.significantDigits, room.width - 2)
      let places = min(-last, most)
      let zeros = places > 0 ? style.point + String(repeating: "0", count: places) : ""
      return NumberText("0" + zeros, isExact: false)
    }
    var style = style
    (style.ellipsis, style.leastPlainPower) = (nil, RoundedDecimal.leastPlainPower)
    let known = try number.firstPower(budget) - last + 1
    let count = max(1, min(known, room.digits ?? style.significantDigits))
    var expansion = try number.expansion(digits: count, budget)
    expansion.isExact = false
    for count in stride(from: count, through: 1, by: -1) {
      let text = expansion.text(
        exponentStep: form.exponentStep, digits: count, in: style, mayBeWhole: true)
      if text.text.count <= room.width { return text }
    }
    return nil
  }

  private func positionalText(
    fitting width: Int, _ style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> NumberText? {
    let grouped = try number.text(
      exponentStep: form.exponentStep, fitting: width, in: style, budget)
    guard form == .decimal, style.grouping != nil, grouped?.isExact != true else { return grouped }
    let plain = try number.text(fitting: width, in: style.ungrouped, budget)
    // An exponent in the grouped form alone shows fewer digits than fit without separators.
    let hasExponent = { (text: NumberText?) in text?.text.hasPart(style.powerOfTen.mark) != false }
    let isPlainBetter = plain?.isExact == true || hasExponent(grouped) && !hasExponent(plain)
    return isPlainBetter ? plain : grouped
  }
}
