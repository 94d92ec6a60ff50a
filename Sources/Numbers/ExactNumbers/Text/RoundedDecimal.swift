/// The truncated first digits of a non-zero number, for rounding.
struct DecimalExpansion {
  let isNegative: Bool
  let digits: [UInt8]
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  let power: Int
  /// Whether only zeros were truncated, so that the digits are exact.
  let isComplete: Bool

  /// Rounds, half away from zero, to `count` digits, fewer than there are.
  func rounded(toDigits count: Int) -> RoundedDecimal {
    precondition(
      (1..<digits.count).contains(count), "a rounding has a digit and needs the one after its last")
    let kept = digits.prefix(count)
    // The next digit alone decides: with 5 or more, the number is at least half a unit above the
    // kept digits, whatever follows.
    if digits[count] >= UInt8(ascii: "5") {
      var digits = kept.droppingLast(UInt8(ascii: "9"))
      if let last = digits.popLast() { return decimal(digits + [last + 1]) }
      return RoundedDecimal(isNegative: isNegative, digits: "1", power: power + 1, isExact: false)
    }
    let isExact = isComplete && digits[count...].allSatisfy { $0 == UInt8(ascii: "0") }
    return decimal(kept.droppingLast(UInt8(ascii: "0")), isExact: isExact)
  }

  var asPart: DecimalExpansion {
    DecimalExpansion(isNegative: isNegative, digits: digits, power: power, isComplete: false)
  }

  func truncated(toDigits count: Int) -> RoundedDecimal { decimal(digits.prefix(count)) }

  private func decimal(_ digits: ArraySlice<UInt8>, isExact: Bool = false) -> RoundedDecimal {
    RoundedDecimal(
      isNegative: isNegative, digits: String(decoding: digits, as: UTF8.self), power: power,
      isExact: isExact)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func droppingLast(_ byte: UInt8) -> ArraySlice<UInt8> {
    prefix(upTo: lastIndex { $0 != byte }.map { $0 + 1 } ?? startIndex)
  }
}

/// A decimal of few digits: an exact number, or a rounded one.
///
///     let decimal = Rational(numerator: 3, denominator: 20).exactDecimal(atMost: 9)
///     print(decimal?.digits ?? "none", decimal?.power ?? 0)  // 15 -1
///
/// There are no leading or trailing zeros; zero is the digit `0` with the power 0 and no sign.
package struct RoundedDecimal: Hashable, Sendable {
  package let isNegative: Bool
  package let digits: String
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  package let power: Int
  /// Whether the digits are the value itself and not a rounding of it.
  package let isExact: Bool
  static let zero = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: true)
  static let nothing = RoundedDecimal(isNegative: false, digits: "0", power: 0, isExact: false)
  var isZero: Bool { digits == "0" }

  /// The number without an exponent, with at least `places` decimals: `0.00015`, `23.00`.
  ///
  /// It may need very many zeros: check `plainWidth(in:)` first.
  package func plainText(in style: NumberStyle, places: Int = 0) -> String {
    let all = String(repeating: "0", count: max(0, -power)) + digits
    let count = max(power, 0) + 1
    let whole = Substring(all.utf8.prefix(count)).padded(to: count)
    let fraction = Substring(all.utf8.dropFirst(count)).padded(to: places)
    return (isNegative ? style.minus : "") + style.grouped(whole)
      + (fraction.isEmpty ? "" : style.point + fraction)
  }

  /// The number of characters of `plainText(in:)`.
  package func plainWidth(in style: NumberStyle) -> Int {
    let places = digits.utf8.count - 1 - power
    let whole = max(power, 0) + 1
    return (isNegative ? style.minus.count : 0) + whole + style.separators(inDigits: whole)
      + (places > 0 ? style.point.count + places : 0)
  }

  /// The number with an exponent that is a multiple of `step`: `1.5×10⁴`, `15×10³`, `1.5`.
  func scaledText(
    exponentStep step: Int, digits count: Int = 0, in style: NumberStyle, tail: String = ""
  ) -> String {
    let shift = power.remainder(modulo: step)
    let exponent = power - shift
    let whole = digits.prefix(shift + 1).padded(to: shift + 1)
    let fraction = digits.dropFirst(shift + 1).padded(to: count - shift - 1)
    let text =
      (isNegative ? style.minus : "") + whole
      + (fraction.isEmpty ? "" : style.point + fraction) + tail
    return exponent == 0 ? text : text + style.power(exponent)
  }
}

extension Substring {
  fileprivate func padded(to count: Int) -> String {
    let zeros = count - utf8.count
    return zeros > 0 ? String(self) + String(repeating: "0", count: zeros) : String(self)
  }
}

extension Int {
  func remainder(modulo divisor: Int) -> Int { ((self % divisor) + divisor) % divisor }
}

extension Rational {
  /// The number as an exact decimal; nil if that needs more than `count` significant digits.
  package func exactDecimal(atMost count: Int) -> RoundedDecimal? {
    precondition(count > 0, "a decimal has at least one digit")
    guard !isZero else { return .zero }
    guard let last = lastPowerBound, firstPowerBound - last < count else { return nil }
    // No more digits are computed than the number can have, however great `count` is.
    let needed = min(count, firstPowerBound + 4 - min(last, 0))
    let decimal = expansion(digits: needed).rounded(toDigits: needed)
    return decimal.isExact ? decimal : nil
  }

  func expansion(digits count: Int) -> DecimalExpansion {
    if case .small(let small) = form, let expansion = small.expansion(digits: count) {
      return expansion
    }
    // The factor 10^shift moves the required digits before the point.
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
  private var firstPowerBound: Int {
    // The magnitude is greater than 2^exponent and less than 2^(exponent + 2). Two is subtracted
    // for the conversion, which truncates a negative logarithm upwards, and for the rounding of the
    // product. (`rounded(.down)` would need the C library's mathematics.)
    let exponent = numeratorBits - 1 - denominatorBits
    return Int(Double(exponent) * 0.301_029_995_663_981_2) - 2
  }

  /// An upper bound of the last digit's decimal exponent, exact for fractions; nil if endless.
  private var lastPowerBound: Int? {
    guard !isWhole else { return numerator.factorsOfTwo }
    return decimalFactors.map { -max($0.twos, $0.fives) }
  }

  /// The multiplicities of 2 and 5 in the denominator; nil if it has another factor.
  var decimalFactors: (twos: Int, fives: Int)? {
    if case .small(let small) = form { return small.decimalFactors }
    let denominator = denominator
    let twos = denominator.factorsOfTwo
    // The length of the odd rest determines which power of 5 it can be: lengths of successive
    // powers differ by 2 or 3 bits. Computing that power is faster than dividing by 5 repeatedly.
    let bits = denominator.bits - twos
    guard bits > 1 else { return (twos, 0) }
    let fives = Int(Double(bits - 1) / 2.321_928_094_887_362_3) + 1
    guard denominator.isMultipleOfFive, denominator.shifted(left: -twos) == Integer.power(5, fives)
    else { return nil }
    return (twos, fives)
  }
}

extension SmallFraction {
  /// More than `count` first digits of a non-zero number, by long division; nil on overflow.
  fileprivate func expansion(digits count: Int) -> DecimalExpansion? {
    guard denominator <= .max / 10 else { return nil }
    let whole = numerator.magnitude / denominator.magnitude
    var rest = numerator.magnitude % denominator.magnitude
    var digits = whole == 0 ? [] : Array(String(whole).utf8)
    var power = digits.count - 1
    digits.reserveCapacity(count + 1)
    while digits.count <= count {
      let (digit, next) = (rest * 10).quotientAndRemainder(dividingBy: denominator.magnitude)
      rest = next
      if digits.isEmpty, digit == 0 {
        power -= 1
      } else {
        digits.append(UInt8(ascii: "0") + UInt8(digit))
      }
    }
    return DecimalExpansion(
      isNegative: numerator < 0, digits: digits, power: power, isComplete: rest == 0)
  }

  fileprivate var decimalFactors: (twos: Int, fives: Int)? {
    let twos = denominator.trailingZeroBitCount
    var (rest, fives) = (denominator >> twos, 0)
    while rest.isMultiple(of: 5) { (rest, fives) = (rest / 5, fives + 1) }
    return rest == 1 ? (twos, fives) : nil
  }
}
