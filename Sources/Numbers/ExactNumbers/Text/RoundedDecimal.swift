/// A decimal of few digits without leading zeros, or trailing ones unless they are cut off.
package struct RoundedDecimal: Hashable, Sendable {
  package let isNegative: Bool
  /// In ASCII.
  package let digits: [UInt8]
  /// The decimal exponent of the first digit: 0 for 1.5, −1 for 0.15.
  package let power: Int
  /// Whether the digits are the number: nothing but zeros is cut off.
  package var isExact = false

  static let zero = RoundedDecimal(
    isNegative: false, digits: Array("0".utf8), power: 0, isExact: true)
  static let nothing = RoundedDecimal(isNegative: false, digits: Array("0".utf8), power: 0)
  var isZero: Bool { digits == Self.zero.digits }

  /// Rounds digits that are cut off, half away from zero, to `count` of them, fewer than there are.
  func rounded(toDigits count: Int) -> RoundedDecimal {
    precondition(
      (1..<digits.count).contains(count), "a rounding has a digit and needs the one after its last")
    var kept = Array(digits.prefix(count))
    // The next digit alone decides: with 5 or more, the number is at least half a unit above the
    // kept digits, whatever follows.
    if digits[count] >= UInt8(ascii: "5") {
      kept.dropLast(UInt8(ascii: "9"))
      guard let last = kept.last else {
        return RoundedDecimal(isNegative: isNegative, digits: Array("1".utf8), power: power + 1)
      }
      kept[kept.count - 1] = last + 1
      return RoundedDecimal(isNegative: isNegative, digits: kept, power: power)
    }
    let isExact = isExact && digits[count...].allSatisfy { $0 == UInt8(ascii: "0") }
    kept.dropLast(UInt8(ascii: "0"))
    return RoundedDecimal(isNegative: isNegative, digits: kept, power: power, isExact: isExact)
  }

  func truncated(toDigits count: Int) -> RoundedDecimal {
    RoundedDecimal(isNegative: isNegative, digits: Array(digits.prefix(count)), power: power)
  }
}

extension [UInt8] {
  fileprivate mutating func dropLast(_ byte: UInt8) { while last == byte { removeLast() } }

  mutating func append(digitsOf number: UInt, atLeast least: Int) {
    // A string of up to 15 digits needs no memory of its own.
    let digits = String(number)
    for _ in 0..<Swift.max(0, least - digits.utf8.count) { append(UInt8(ascii: "0")) }
    append(contentsOf: digits.utf8)
  }
}

extension RoundedDecimal {
  /// The number without an exponent, with at least `places` decimals; check `plainWidth(in:)`
  /// first.
  package func plainText(in style: NumberStyle, places: Int = 0) -> String {
    let whole = max(power, 0) + 1
    var all: [UInt8] = []
    all.reserveCapacity(max(digits.count, whole + places) + max(0, -power))
    for _ in 0..<max(0, -power) { all.append(UInt8(ascii: "0")) }
    all += digits
    while all.count < whole + places { all.append(UInt8(ascii: "0")) }
    var text: [UInt8] = []
    text.reserveCapacity(all.count + 8)
    if isNegative { text.append(contentsOf: style.minus.utf8) }
    if style.grouping == nil {
      text.append(contentsOf: all[..<whole])
    } else {
      text.append(contentsOf: style.grouped(String(decoding: all[..<whole], as: UTF8.self)).utf8)
    }
    if all.count > whole {
      text.append(contentsOf: style.point.utf8)
      text.append(contentsOf: all[whole...])
    }
    return String(decoding: text, as: UTF8.self)
  }

  package func plainWidth(in style: NumberStyle) -> Int {
    let places = digits.count - 1 - power
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
    let zeros = max(0, max(shift + 1, count) - digits.count)
    let digits = String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: zeros)
    let (whole, fraction) = (String(digits.prefix(shift + 1)), digits.dropFirst(shift + 1))
    let text =
      (isNegative ? style.minus : "") + whole
      + (fraction.isEmpty ? "" : style.point + fraction) + tail
    return exponent == 0 ? text : text + style.power(exponent)
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
    // Computes no more digits than the number can have, however great `count` is.
    let needed = min(count, firstPowerBound + 4 - min(last, 0))
    let decimal = expansion(digits: needed).rounded(toDigits: needed)
    return decimal.isExact ? decimal : nil
  }

  func expansion(digits count: Int) -> RoundedDecimal {
    if case .small(let small) = form, let expansion = small.expansion(digits: count) {
      return expansion
    }
    let shift = count - firstPowerBound
    let scale = Integer.power(10, abs(shift))
    let magnitude = numerator.magnitude
    let (whole, isExact) =
      shift < 0
      ? magnitude.quotient(dividingBy: denominator * scale)
      : (magnitude * scale).quotient(dividingBy: denominator)
    let digits = whole.digits
    return RoundedDecimal(
      isNegative: isNegative, digits: digits, power: digits.count - 1 - shift, isExact: isExact)
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
    guard denominator.remainder(dividingBy: 5 as UInt) == 0,
      denominator.shifted(left: -twos) == Integer.power(5, fives)
    else { return nil }
    return (twos, fives)
  }
}

extension SmallFraction {
  /// More than `count` first digits of a non-zero number, by long division; nil on overflow.
  fileprivate func expansion(digits count: Int) -> RoundedDecimal? {
    let (divisor, magnitude) = (denominator.magnitude, numerator.magnitude)
    guard divisor <= .max / 10 else { return nil }
    let (step, scale): (Int, UInt) =
      divisor <= .max / Self.longScale
      ? (15, Self.longScale) : divisor <= .max / Self.shortScale ? (8, Self.shortScale) : (1, 10)
    var (whole, rest) = magnitude.quotientAndRemainder(dividingBy: divisor)
    var digits: [UInt8] = []
    digits.reserveCapacity(count + 20)
    if whole > 0 { digits.append(digitsOf: whole, atLeast: 1) }
    var power = digits.count - 1
    while digits.count <= count {
      (whole, rest) = (rest * scale).quotientAndRemainder(dividingBy: divisor)
      if !digits.isEmpty {
        digits.append(digitsOf: whole, atLeast: step)
      } else {
        if whole > 0 { digits.append(digitsOf: whole, atLeast: 1) }
        power -= step - digits.count
      }
    }
    return RoundedDecimal(
      isNegative: numerator < 0, digits: digits, power: power, isExact: rest == 0)
  }

  private static var longScale: UInt { 1_000_000_000_000_000 }
  private static var shortScale: UInt { 100_000_000 }

  var decimalFactors: (twos: Int, fives: Int)? {
    let twos = denominator.trailingZeroBitCount
    var (rest, fives) = (denominator >> twos, 0)
    while rest.isMultiple(of: 5) { (rest, fives) = (rest / 5, fives + 1) }
    return rest == 1 ? (twos, fives) : nil
  }
}
