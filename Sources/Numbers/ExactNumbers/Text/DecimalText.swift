// Numbers as decimals. The exponent is a multiple of `step`; nil is the plain form, without an
// exponent unless that shows more digits.

extension RoundedDecimal {
  /// The number rounded to the digits that fit; unknown digits are never replaced by zeros.
  func text(exponentStep step: Int?, fitting width: Int, in style: NumberStyle) -> NumberText? {
    let scaled = scaledDecimal(exponentStep: step ?? 1, width, style)
    if step == nil, let plain = plainDecimal(width, style),
      plain.digits.count >= scaled?.digits.count ?? 0
    {
      return NumberText(plain.plainText(in: style), isExact: plain.isExact)
    }
    return scaled.map {
      NumberText($0.scaledText(exponentStep: step ?? 1, in: style), isExact: $0.isExact)
    }
  }

  /// The number rounded to as many decimal places as fit in plain form, with all integer digits
  /// known even if the rounding carries.
  private func plainDecimal(_ width: Int, _ style: NumberStyle) -> RoundedDecimal? {
    let whole = max(power, 0) + 1
    let minus = isNegative ? style.minus.count : 0
    let room = width - minus - whole - style.separators(inDigits: whole)
    let places = min(max(room - style.point.count, 0), style.significantDigits - 1 - power)
    guard room >= 0, places >= 0 else { return nil }
    // If no digit fits, a carry may still give one: 0.0096 is 0.01.
    let decimal = rounded(toDigits: max(power + 1 + places, 1))
    guard (Self.leastPlainPower..<style.significantDigits).contains(decimal.power),
      decimal.plainWidth(in: style) <= width
    else { return nil }
    return decimal
  }

  private func scaledDecimal(
    exponentStep step: Int, _ width: Int, _ style: NumberStyle
  ) -> RoundedDecimal? {
    for count in stride(from: min(width, style.significantDigits), through: 1, by: -1) {
      let decimal = rounded(toDigits: count)
      guard count > decimal.power.remainder(modulo: step) else { return nil }
      if decimal.scaledText(exponentStep: step, in: style).count <= width { return decimal }
    }
    return nil
  }

  /// More than `count` digits, cut off with an ellipsis, or rounded and padded with zeros.
  func text(
    exponentStep step: Int?, digits count: Int, in style: NumberStyle, mayBeWhole: Bool = false
  ) -> NumberText {
    let tail = style.ellipsis ?? ""
    let decimal = style.ellipsis == nil ? rounded(toDigits: count) : truncated(toDigits: count)
    // All integer digits are shown, and one decimal: a rounded number is not an integer.
    let places = mayBeWhole ? 0 : 1
    let end = style.ellipsis == nil ? max(count - places, 1) : min(count - 1, Self.longestPlain)
    let digits = style.ellipsis == nil && !decimal.isExact ? count : 0
    let text =
      step == nil && (style.leastPlainPower..<end).contains(decimal.power)
      ? decimal.plainText(in: style, places: digits - 1 - decimal.power) + tail
      : decimal.scaledText(exponentStep: step ?? 1, digits: digits, in: style, tail: tail)
    return NumberText(text, isExact: false)
  }

  /// The least decimal exponent of a rounded number in plain form.
  package static var leastPlainPower: Int { -7 }
  private static var longestPlain: Int { 1_000 }
}

extension Rational {
  /// The number as text of at most `width` characters; nil if not even one digit fits.
  ///
  /// The first of these that fits counts, without trailing zeros:
  ///
  /// 1. The exact decimal in plain form.
  /// 2. The exact decimal in scientific form, if it has at most `significantDigits` digits.
  /// 3. The number rounded, half away from zero, to at most `significantDigits` digits, in plain
  ///    form unless its exponent is less than −7, or the scientific form shows more digits.
  package func text(
    exponentStep step: Int? = nil, fitting width: Int, in style: NumberStyle = NumberStyle()
  ) -> NumberText? {
    guard width > 0 else { return nil }
    if let exact = exactDecimal(atMost: width) {
      if step == nil, exact.plainWidth(in: style) <= width {
        return NumberText(exact.plainText(in: style), isExact: true)
      }
      if step != nil || exact.digits.count <= style.significantDigits {
        let scaled = exact.scaledText(exponentStep: step ?? 1, in: style)
        if scaled.count <= width { return NumberText(scaled, isExact: true) }
      }
    }
    // Zero, which has no expansion, has returned already: its plain form fits every width.
    return expansion(digits: min(width, style.significantDigits))
      .text(exponentStep: step, fitting: width, in: style)
  }

  /// The number as text of any length: a finite decimal in full, and others to `digits` digits,
  /// with an exponent unless that of the first digit is at least −7 and leaves a decimal.
  package func text(
    exponentStep step: Int? = nil, digits: Int, in style: NumberStyle = .ascii
  ) -> NumberText {
    if step == nil, case .small(let small) = form, let text = small.finiteText(in: style) {
      return NumberText(text, isExact: true)
    }
    if let exact = exactDecimal(atMost: .max) {
      let text = step.map { exact.scaledText(exponentStep: $0, in: style) }
      return NumberText(text ?? exact.plainText(in: style), isExact: true)
    }
    return expansion(digits: digits).text(exponentStep: step, digits: digits, in: style)
  }
}

extension SmallFraction {
  /// Plain text without GMP; nil if it needs more than 18 places or separators.
  func finiteText(in style: NumberStyle) -> String? {
    guard style.grouping == nil else { return nil }
    let minus = numerator < 0 ? style.minus : ""
    if denominator == 1 { return minus + String(numerator.magnitude) }
    guard let factors = decimalFactors, case let places = max(factors.twos, factors.fives),
      places <= 18, case let scale = (0..<places).reduce(1, { power, _ in power * 10 }),
      let units = Self.product(abs(numerator), scale / denominator)
    else { return nil }
    var text = Array(minus.utf8)
    text.append(digitsOf: units.magnitude, atLeast: places + 1)
    text.insert(contentsOf: style.point.utf8, at: text.count - places)
    return String(decoding: text, as: UTF8.self)
  }
}

extension Real {
  /// The text in at most `width` characters, with an error of less than one last digit.
  func text(
    exponentStep step: Int? = nil, fitting width: Int, in style: NumberStyle = NumberStyle(),
    _ budget: Budget
  ) throws(RealError) -> NumberText? {
    if let rational { return rational.text(exponentStep: step, fitting: width, in: style) }
    guard width > 0 else { return nil }
    return try expansion(digits: min(width, style.significantDigits), budget)
      .text(exponentStep: step, fitting: width, in: style)
  }

  /// The text of any length, with fewer digits if so many are not proven, which the budget notes.
  func text(
    exponentStep step: Int? = nil, digits: Int, in style: NumberStyle = .ascii, _ budget: Budget
  ) throws(RealError) -> NumberText {
    let digits = max(digits, style.ellipsis != nil || step == 3 ? 3 : 1)
    if let rational { return rational.text(exponentStep: step, digits: digits, in: style) }
    var fewer: Int?
    while true {
      let count = fewer ?? digits
      budget.provenDigits = fewer
      fewer = count > Self.fewestDigits ? max(Self.fewestDigits, count / 2) : nil
      do throws(RealError) {
        return try expansion(digits: count, budget).text(
          exponentStep: step, digits: count, in: style)
      } catch .unproven where fewer != nil { continue }
    }
  }

  private static let fewestDigits = 15

  /// At least three first digits of a number that is no rational zero, with an ellipsis if others
  /// follow, and perhaps an exponent.
  package func abbreviation(
    digits: Int, in style: NumberStyle, _ budget: Budget
  ) throws(RealError) -> String {
    var style = style.ungrouped
    style.leastPlainPower = -digits
    if let exact = rational?.exactDecimal(atMost: digits) {
      return (-digits..<2 * digits).contains(exact.power)
        ? exact.plainText(in: style) : exact.scaledText(exponentStep: 1, in: style)
    }
    return try expansion(digits: digits, budget)
      .text(exponentStep: nil, digits: digits, in: style).text
  }

  func expansion(digits count: Int, _ budget: Budget) throws(RealError) -> RoundedDecimal {
    switch kind {
    case .rational(let value): value.expansion(digits: count)
    case .constructive(let number, _): try number.expansion(digits: count, budget)
    }
  }

  /// The magnitude, rounded up to at most 17 digits; 0 for an undecided zero, and `tooSmall` if the
  /// first digit is out of reach.
  package func magnitudeRoundedUp(
    digits count: Int, _ budget: Budget
  ) throws(RealError) -> Rational {
    if rational?.isZero == true { return 0 }
    let expansion: RoundedDecimal
    do throws(RealError) {
      expansion = try self.expansion(digits: count, budget)
    } catch .unknownSign { return 0 }
    let first = expansion.digits.prefix(count).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let number = Integer(first + (expansion.rounded(toDigits: count).isExact ? 0 : 1))
    let exponent = expansion.power + 1 - count
    let scale = Integer.power(10, abs(exponent))
    return exponent < 0 ? Rational(numerator: number, denominator: scale) : Rational(number * scale)
  }

  func rounded(
    to places: DecimalPlaces, digits: Int, _ budget: Budget
  ) throws(RealError) -> RoundedDecimal? {
    if rational?.isZero == true { return .zero }
    let power = try firstPower(budget)
    switch places {
    case .ofMoney(let places):
      guard (RoundedDecimal.leastPlainPower..<digits).contains(power) else { return nil }
      return try rounded(toPlaces: max(places, 1 - power), budget)
    case .exactly(let places):
      guard power < digits else { return nil }
      return try rounded(toPlaces: places, budget)
    }
  }

  /// Rounds half away from zero to decimal places; irrational results are not marked exact.
  func rounded(toPlaces places: Int, _ budget: Budget) throws(RealError) -> RoundedDecimal {
    if rational?.isZero == true { return .zero }
    let digits = try firstPower(budget) + 1 + places
    guard digits >= 0 else { return .nothing }
    // One digit more than needed, because the number may be a power of ten that another precision
    // shows as nines.
    let expansion = try expansion(digits: digits + 1, budget)
    let kept = expansion.power + 1 + places
    if kept > 0 { return expansion.rounded(toDigits: kept) }
    guard kept == 0, expansion.digits[0] >= UInt8(ascii: "5") else { return .nothing }
    return RoundedDecimal(isNegative: expansion.isNegative, digits: Array("1".utf8), power: -places)
  }

  func firstPower(_ budget: Budget) throws(RealError) -> Int {
    try expansion(digits: 1, budget).power
  }
}
