/// The first digits of a number other than zero, truncated.
///
/// Roundings to fewer digits are read off it without further arithmetic.
struct DecimalExpansion {
  let isNegative: Bool
  /// Digits in ASCII, of which the first is not `0`.
  let digits: [UInt8]
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  let power: Int
  /// Whether only zeros were truncated, so that the digits are the number itself.
  let isComplete: Bool

  /// The number rounded, half away from zero, to `count` significant digits.
  ///
  /// `count` is at least 1 and less than the number of digits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  func rounded(toDigits count: Int) -> RoundedDecimal {
    precondition(
      (1..<digits.count).contains(count), "a rounding has a digit and needs the one after its last")
    let kept = digits.prefix(count)
    // The next digit alone decides: with 5 or more, the number is at least half a unit above the
    // kept digits, whatever follows.
    if digits[count] >= UInt8(ascii: "5") {
      return roundedUp(kept)
    }
    let isExact = isComplete && digits[count...].allSatisfy { $0 == UInt8(ascii: "0") }
    return decimal(kept.droppingLast(UInt8(ascii: "0")), isExact: isExact)
  }

  /// The decimal one unit of the last digit above `kept`.
  private func roundedUp(_ kept: ArraySlice<UInt8>) -> RoundedDecimal {
    var digits = kept.droppingLast(UInt8(ascii: "9"))
    if let last = digits.popLast() {
      return decimal(digits + [last + 1], isExact: false)
    }
    return RoundedDecimal(isNegative: isNegative, digits: "1", power: power + 1, isExact: false)
  }

  private func decimal(_ digits: ArraySlice<UInt8>, isExact: Bool) -> RoundedDecimal {
    RoundedDecimal(
      isNegative: isNegative, digits: String(decoding: digits, as: UTF8.self), power: power,
      isExact: isExact)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without trailing repetitions of `byte`.
  fileprivate func droppingLast(_ byte: UInt8) -> ArraySlice<UInt8> {
    prefix(upTo: lastIndex { $0 != byte }.map { $0 + 1 } ?? startIndex)
  }
}

/// A decimal number of few digits: an exact number, or the rounding of one.
///
///     let rounded = Rational(numerator: 2, denominator: 3).rounded(toSignificantDigits: 4)
///     print(rounded.digits, rounded.power, rounded.isExact)  // 6667 -1 false
///
/// `digits` has neither leading nor trailing zeros. Zero is the digit `0` with the power 0 and no
/// sign.
package struct RoundedDecimal: Hashable, Sendable {
  /// Whether the number is less than zero.
  package let isNegative: Bool
  /// The significant digits, in ASCII.
  package let digits: String
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  package let power: Int
  /// Whether the digits are the value itself and not a rounding of it.
  package let isExact: Bool

  /// Zero; no other number rounds to it.
  static let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
}

extension RoundedDecimal {
  /// The number without an exponent: `0.00015`, `1500`.
  ///
  /// It has as many zeros as `power` asks for: check `plainWidth(in:)` first.
  package func plainText(in notation: DecimalNotation) -> String {
    let minus = isNegative ? notation.minus : ""
    let zeros = String(repeating: "0", count: max(0, max(-power, power + 1 - digits.utf8.count)))
    if power < 0 {
      return minus + "0" + notation.point + zeros.dropLast() + digits
    }
    let whole = notation.grouped(digits.prefix(power + 1) + zeros)
    let fraction = digits.dropFirst(power + 1)
    return minus + whole + (fraction.isEmpty ? "" : notation.point + fraction)
  }

  /// The number of characters of `plainText(in:)`.
  package func plainWidth(in notation: DecimalNotation) -> Int {
    let minus = isNegative ? notation.minus.count : 0
    let places = digits.utf8.count - 1 - power
    let whole = max(power, 0) + 1
    return minus + whole + notation.separators(inDigits: whole)
      + (places > 0 ? notation.point.count + places : 0)
  }

  /// The number with one digit before the point and an exponent: `1.5×10^−4`.
  func scientificText(in notation: DecimalNotation) -> String {
    text(scaled: .scientific, in: notation)
  }

  /// The number in ASCII, not marked as exact.
  ///
  /// It has an exponent unless `power` is at least −7 and less than `significantDigits`.
  func asciiText(significantDigits: Int) -> DecimalText {
    let isPlain = (-7..<significantDigits).contains(power)
    return DecimalText(
      text: isPlain ? plainText(in: .ascii) : scientificText(in: .ascii), isExact: false)
  }
}

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

/// A number with a finite decimal form, as an integer and a number of decimal places.
struct FiniteDecimal {
  /// The number multiplied by 10^places.
  let units: Integer
  /// The number of decimal places.
  let places: Int

  /// The number without an exponent, after a `-` if it is negative: `-0.00015`.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits.
  var text: String {
    guard places > 0 else { return units.description }
    var text = units.digits
    let sign = text.first == UInt8(ascii: "-") ? 1 : 0
    let missing = max(0, places + 1 - (text.count - sign))
    text.insert(contentsOf: repeatElement(UInt8(ascii: "0"), count: missing), at: sign)
    text.insert(UInt8(ascii: "."), at: text.count - places)
    return String(decoding: text, as: UTF8.self)
  }
}

extension Rational {
  /// The number in the fewest decimal places; nil if it has no finite decimal form.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the number and of the result in bits.
  var finiteDecimal: FiniteDecimal? {
    guard let (twos, fives) = decimalFactors else { return nil }
    // Multiplying by the missing factors 2 or 5 makes the denominator a power of ten.
    let numerator =
      twos > fives
      ? numerator * .power(5, twos - fives) : numerator.shifted(left: fives - twos)
    return FiniteDecimal(units: numerator, places: max(twos, fives))
  }

  /// The multiplicities of 2 and 5 in the denominator; nil if it has another prime factor.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the denominator in bits.
  var decimalFactors: (twos: Int, fives: Int)? {
    let denominator = denominator
    let twos = denominator.factorsOfTwo
    // The length of the odd rest tells which power of 5 it can be: lengths of successive powers
    // differ by 2 or 3 bits. Computing that power is faster than dividing by 5 repeatedly.
    let bits = denominator.bits - twos
    guard bits > 1 else { return (twos, 0) }
    let fives = Int(Double(bits - 1) / 2.321_928_094_887_362_3) + 1
    guard denominator.isMultipleOfFive,
      denominator.shifted(left: -twos) == Integer.power(5, fives)
    else { return nil }
    return (twos, fives)
  }
}

extension SmallFraction {
  /// The number in ASCII without an exponent; nil if that needs more than 18 decimal places.
  ///
  /// The text is that of `FiniteDecimal`, such as `-12.5`, but takes no allocation for GMP.
  ///
  /// - Complexity: O(1)
  var finiteText: String? {
    guard denominator > 1 else { return String(numerator) }
    var scale = 1
    for places in 1...18 {
      scale *= 10
      guard scale.isMultiple(of: denominator) else { continue }
      guard let units = Self.product(abs(numerator), scale / denominator) else { return nil }
      let fraction = String(units % scale)
      return (numerator < 0 ? "-" : "") + String(units / scale) + "."
        + String(repeating: "0", count: places - fraction.utf8.count) + fraction
    }
    return nil
  }
}

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
