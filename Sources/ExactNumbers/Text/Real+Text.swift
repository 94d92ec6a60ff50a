extension Rational {
  /// The number as text of at most `width` characters; nil if not even one digit fits.
  ///
  /// The first of these that fits is chosen:
  /// 1. the exact decimal in plain form, however many digits it has;
  /// 2. the exact decimal in scientific form, if it has at most `significantDigits` digits;
  /// 3. the number rounded, half away from zero, to at most `significantDigits` digits, as many as
  ///    fit, in plain form unless the scientific form shows more of them. The plain form needs a
  ///    decimal exponent of at least −7 and never pads unknown digits with zeros.
  ///
  /// No form has trailing zeros after the point.
  ///
  ///     let third = Rational(numerator: 1, denominator: 3)
  ///     print(third.decimalText(fitting: 6)?.text ?? "nothing")  // 0.3333
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits. A million bits
  ///   take some milliseconds.
  package func decimalText(
    fitting width: Int, significantDigits: Int = 15, notation: DecimalNotation = DecimalNotation()
  ) -> DecimalText? {
    precondition(significantDigits > 0, "a number is shown with at least one digit")
    guard width > 0 else { return nil }
    if let exact = exactDecimal(atMost: width) {
      if exact.plainWidth(in: notation) <= width {
        return DecimalText(text: exact.plainText(in: notation), isExact: true)
      }
      if exact.digits.utf8.count <= significantDigits {
        let text = exact.scientificText(in: notation)
        if text.count <= width { return DecimalText(text: text, isExact: true) }
      }
    }
    // Zero, which has no expansion, has returned already: its plain form fits every width.
    let expansion = expansion(digits: min(width, significantDigits))
    return RoundedLayout(
      expansion: expansion, width: width, significantDigits: significantDigits, notation: notation
    ).text
  }

  /// The number in ASCII, for other programs to read: `-12.5`, `3.33e-21`.
  ///
  /// A number with a finite decimal form is written in full, without an exponent, however long that
  /// is. Any other is rounded, half away from zero, to `significantDigits` digits, and has an
  /// exponent unless the decimal exponent of its first digit is at least −7 and less than
  /// `significantDigits`. There are no trailing zeros after the point. `DecimalLiteral` reads the
  /// text without its sign.
  ///
  ///     let third = Rational(numerator: 1, denominator: 3)
  ///     print(third.asciiText(significantDigits: 5).text)  // 0.33333
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number and of the text. A
  ///   million digits take some tens of milliseconds.
  package func asciiText(significantDigits: Int) -> DecimalText {
    precondition(significantDigits > 0, "a number is shown with at least one digit")
    if case .small(let small) = form, let text = small.finiteText {
      return DecimalText(text: text, isExact: true)
    }
    if let decimal = finiteDecimal { return DecimalText(text: decimal.text, isExact: true) }
    return rounded(toSignificantDigits: significantDigits)
      .asciiText(significantDigits: significantDigits)
  }
}

extension Real {
  /// The number as text of at most `width` characters; nil if not even one digit fits.
  ///
  /// A number that is known to be rational is written as by `Rational.decimalText`. Any other is
  /// laid out like a rational number without a finite decimal form: the text differs from it by less
  /// than one unit of the last digit and is not marked as exact.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  package func decimalText(
    fitting width: Int, significantDigits: Int = 15, notation: DecimalNotation = DecimalNotation(),
    _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    switch kind {
    case .rational(let value):
      return value.decimalText(
        fitting: width, significantDigits: significantDigits, notation: notation)
    case .constructive(let number, _):
      guard width > 0 else { return nil }
      let expansion = try number.expansion(digits: min(width, significantDigits), budget)
      return RoundedLayout(
        expansion: expansion, width: width, significantDigits: significantDigits,
        notation: notation
      ).text
    }
  }

  /// The number in ASCII, for other programs to read.
  ///
  ///     print(try Real.pi(budget).asciiText(significantDigits: 5, budget).text)  // 3.1416
  ///
  /// A number that is known to be rational is written as by `Rational.asciiText`. Any other is
  /// rounded to `significantDigits` digits, and the text differs from it by less than one unit of
  /// the last digit.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  package func asciiText(
    significantDigits: Int, _ budget: Budget
  ) throws(RealError) -> DecimalText {
    switch kind {
    case .rational(let value):
      return value.asciiText(significantDigits: significantDigits)
    case .constructive(let number, _):
      let expansion = try number.expansion(digits: significantDigits, budget)
      return expansion.rounded(toDigits: significantDigits)
        .asciiText(significantDigits: significantDigits)
    }
  }
}

/// The choice between plain and scientific form for a number that must be rounded.
///
/// The expansion has more digits than the lesser of `width` and `significantDigits`.
struct RoundedLayout {
  let expansion: DecimalExpansion
  /// The greatest number of characters.
  let width: Int
  /// The greatest number of significant digits.
  let significantDigits: Int
  let notation: DecimalNotation

  /// The form that shows more digits, the plain one if both show the same; nil if neither fits.
  var text: DecimalText? {
    if let plain, plain.digits.utf8.count >= scientific?.digits.utf8.count ?? 0 {
      return DecimalText(text: plain.plainText(in: notation), isExact: plain.isExact)
    }
    return scientific.map {
      DecimalText(text: $0.scientificText(in: notation), isExact: $0.isExact)
    }
  }

  /// The number rounded to as many decimal places as fit in plain form.
  ///
  /// Rounding to a place, not to a number of digits, keeps all digits before the point known even
  /// if the rounding carries: 999.6 is 1000 in four columns.
  private var plain: RoundedDecimal? {
    let power = expansion.power
    let whole = max(power, 0) + 1
    let room = width - minusWidth - whole - notation.separators(inDigits: whole)
    let places = min(max(room - notation.point.count, 0), significantDigits - 1 - power)
    guard room >= 0, places >= 0 else { return nil }
    // If no digit fits, a carry to the place before it may still give one: 0.0096 is 0.01.
    let decimal = expansion.rounded(toDigits: max(power + 1 + places, 1))
    guard (-7..<significantDigits).contains(decimal.power),
      decimal.plainWidth(in: notation) <= width
    else { return nil }
    return decimal
  }

  /// The number rounded to as many digits as fit in scientific form.
  private var scientific: RoundedDecimal? {
    let power = expansion.power
    let exponentWidth = (power < 0 ? notation.minus.count : 0) + "\(abs(power))".count
    let room = width - minusWidth - 1 - notation.timesTenToThe.count - exponentWidth
    let digits = min(1 + max(room - notation.point.count, 0), significantDigits)
    let decimal = expansion.rounded(toDigits: digits)
    // A carry can lengthen the exponent, 10^9 to 10^10, or shorten it, 10^−10 to 10^−9.
    return decimal.scientificText(in: notation).count <= width ? decimal : nil
  }

  private var minusWidth: Int { expansion.isNegative ? notation.minus.count : 0 }
}

/// A number as text without a greatest width.
package struct FullText: Hashable, Sendable {
  package let text: String
  /// Whether the text is the value itself.
  package let isExact: Bool
  /// Whether more digits would not make the text longer.
  package let isComplete: Bool

  package init(text: String, isExact: Bool, isComplete: Bool) {
    (self.text, self.isExact, self.isComplete) = (text, isExact, isComplete)
  }
}

extension Real {
  /// The number with all its digits, or with the first ones of them followed by an ellipsis.
  ///
  /// The digits of a number without a finite decimal form are truncated, so that they stay what they
  /// are when more are asked for.
  ///
  /// - Parameters:
  ///   - scaled: a form with a power of ten; nil for the plain form, which numbers beyond a thousand
  ///     digits before the point have only if they are finite decimals.
  ///   - digits: how many digits are written, at least one.
  /// - Throws: `unknownSign` if the number cannot be told from zero.
  func fullText(
    scaled: ScaledForm?, digits: Int, in notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> FullText {
    let decimal = notation.ungrouped.decimal
    if let exact = rational?.exactDecimal(atMost: .max) {
      let text = scaled.map { exact.text(scaled: $0, in: decimal) } ?? exact.plainText(in: decimal)
      return FullText(text: text, isExact: true, isComplete: true)
    }
    let count = max(digits, 3)
    let expansion = try expansion(digits: count, budget)
    let truncated = RoundedDecimal(
      isNegative: expansion.isNegative,
      digits: String(decoding: expansion.digits.prefix(count), as: UTF8.self),
      power: expansion.power, isExact: false)
    let isPlain = (-7..<min(count - 1, Self.longestPlain)).contains(truncated.power)
    if scaled == nil, isPlain {
      return FullText(
        text: truncated.plainText(in: decimal) + notation.ellipsis, isExact: false,
        isComplete: false)
    }
    var scaledNotation = decimal
    scaledNotation.timesTenToThe = notation.ellipsis + decimal.timesTenToThe
    return FullText(
      text: truncated.text(scaled: scaled ?? .scientific, in: scaledNotation), isExact: false,
      isComplete: false)
  }

  /// The greatest number of digits before the point in plain form.
  private static var longestPlain: Int { 1_000 }
}

/// Amounts of money: numbers with the decimal places of their currency.
extension Real {
  /// The number as an amount, in at most `width` characters; nil if it does not fit.
  ///
  /// It has `places` decimal places, to which it is rounded, half away from zero: `23.00`. Where that
  /// would leave fewer than two significant digits it is rounded to two of them instead, so that a
  /// small amount is not written as zero: `0.0061`.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  func amountText(
    places: Int, fitting width: Int, in notation: DecimalNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    guard let decimal = try roundedAmount(places: places, digits: width, budget) else { return nil }
    var notation = notation
    var text = decimal.plainText(places: places, in: notation)
    if text.count > width {
      notation.grouping = nil
      text = decimal.plainText(places: places, in: notation)
    }
    return text.count <= width ? DecimalText(text: text, isExact: decimal.isExact) : nil
  }

  /// The number as an amount of any length; nil if it is very small, or not a finite decimal and has
  /// more than `digits` digits before the point.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  func amountText(
    places: Int, digits: Int, in notation: DecimalNotation, _ budget: Budget
  ) throws(RealError) -> DecimalText? {
    let most = rational?.decimalFactors == nil ? digits : .max
    return try roundedAmount(places: places, digits: most, budget).map {
      DecimalText(text: $0.plainText(places: places, in: notation), isExact: $0.isExact)
    }
  }

  /// - Parameter digits: the greatest number of digits before the point.
  private func roundedAmount(
    places: Int, digits: Int, _ budget: Budget
  ) throws(RealError) -> RoundedDecimal? {
    if rational?.isZero == true { return .zero }
    let power = try firstPower(budget)
    guard power >= Self.leastAmountPower, power < digits else { return nil }
    return try rounded(toPlaces: max(places, 1 - power), budget)
  }

  /// The decimal exponent of the first digit below which an amount is written like any number.
  private static var leastAmountPower: Int { -7 }

  /// The number rounded, half away from zero, to a number of decimal places.
  ///
  /// A number that is not known to be rational differs from its rounding by less than one unit of the
  /// last place, and the rounding is not marked as exact.
  ///
  /// - Parameter places: the number of decimal places, not negative.
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func rounded(toPlaces places: Int, _ budget: Budget) throws(RealError) -> RoundedDecimal {
    if rational?.isZero == true { return .zero }
    let digits = try firstPower(budget) + 1 + places
    guard digits >= 0 else { return .nothing }
    // One digit more than is needed, because the number may be a power of ten, of which another
    // precision shows only nines.
    let expansion = try expansion(digits: digits + 1, budget)
    let kept = expansion.power + 1 + places
    if kept > 0 { return expansion.rounded(toDigits: kept) }
    guard kept == 0, expansion.digits[0] >= UInt8(ascii: "5") else { return .nothing }
    return RoundedDecimal(
      isNegative: expansion.isNegative, digits: "1", power: -places, isExact: false)
  }

  /// The decimal exponent of the first digit of a number other than zero.
  ///
  /// - Throws: `unknownSign` if the number cannot be told from zero, `tooLarge`, `tooSmall` or
  ///   `cancelled`.
  func firstPower(_ budget: Budget) throws(RealError) -> Int {
    try expansion(digits: 1, budget).power
  }
}

extension RoundedDecimal {
  /// What a number other than zero rounds to where it has no digit.
  static let nothing = RoundedDecimal(
    isNegative: false, digits: "0", power: 0, isExact: false)

  /// Whether the decimal is zero.
  var isZero: Bool { digits == "0" }

  /// The number without an exponent and with at least so many decimal places: `23.00`.
  func plainText(places: Int, in notation: DecimalNotation) -> String {
    let written = max(0, digits.utf8.count - 1 - power)
    let text = plainText(in: notation)
    guard written < places else { return text }
    return text + (written == 0 ? notation.point : "")
      + String(repeating: "0", count: places - written)
  }
}

extension Real {
  /// The number with its first digits, and with an ellipsis after them where others follow.
  ///
  /// The digits are truncated, so that each of them is one of the number. Very large and very small
  /// numbers have a power of ten. The number is not a rational zero.
  ///
  /// - Parameter digits: the number of digits, at least three.
  /// - Throws: `unknownSign` if the number cannot be told from zero, or `cancelled`.
  package func abbreviation(
    digits: Int, in notation: FormNotation, _ budget: Budget
  ) throws(RealError) -> String {
    let decimal = notation.ungrouped.decimal
    if let exact = rational?.exactDecimal(atMost: digits) {
      let isPlain = (-digits..<2 * digits).contains(exact.power)
      return isPlain ? exact.plainText(in: decimal) : exact.scientificText(in: decimal)
    }
    let expansion = try expansion(digits: digits, budget)
    let first = RoundedDecimal(
      isNegative: expansion.isNegative,
      digits: String(decoding: expansion.digits.prefix(digits), as: UTF8.self),
      power: expansion.power, isExact: false)
    if (-digits..<digits - 1).contains(first.power) {
      return first.plainText(in: decimal) + notation.ellipsis
    }
    var scaled = decimal
    scaled.timesTenToThe = notation.ellipsis + decimal.timesTenToThe
    return first.scientificText(in: scaled)
  }
}
