/// A number in a binary format of IEEE 754.
///
///     let third = BinaryFloat(Rational(numerator: 1, denominator: 3), .single)
///     print(third.value?.description ?? "infinity")  // 11184811/33554432
package struct BinaryFloat: Hashable, Sendable {
  /// The common formats.
  package enum Format: Hashable, Sendable, CaseIterable {
    case single
    case double

    package var exponentBits: Int {
      switch self {
      case .single: 8
      case .double: 11
      }
    }

    /// The bits of the significand without the leading one.
    package var fractionBits: Int {
      switch self {
      case .single: 23
      case .double: 52
      }
    }

    /// The length in bits.
    package var bits: Int { 1 + exponentBits + fractionBits }

    /// The exponent of the least normal number.
    fileprivate var leastExponent: Int { 2 - (1 << (exponentBits - 1)) }
    fileprivate var signBit: UInt64 { 1 << UInt64(exponentBits + fractionBits) }
    fileprivate var infinity: UInt64 { signBit - (1 << UInt64(fractionBits)) }
  }

  package let format: Format
  /// The sign, exponent and fraction, from the highest bit used.
  package let bits: UInt64

  private init(bits: UInt64, _ format: Format) { (self.bits, self.format) = (bits, format) }

  /// Creates a number from its bits, as a whole number from 0 that has no more.
  package init(pattern: Rational, _ format: Format) {
    self.init(bits: UInt64(pattern.digits(inBase: 16), radix: 16) ?? 0, format)
  }

  /// The bits as a whole number from 0.
  package var pattern: Rational {
    Rational(Int(bits >> 1)).shifted(left: 1) + Rational(Int(bits & 1))
  }

  /// Rounds a fraction to nearest, ties to even.
  package init(_ number: Rational, _ format: Format) {
    let magnitude = Self.bits(ofMagnitude: number.magnitude, format)
    self.init(bits: magnitude | (number.isNegative ? format.signBit : 0), format)
  }

  /// Rounds a real number to nearest.
  ///
  /// An irrational number is never halfway between two of the format, so finitely many digits
  /// decide.
  package init(_ number: Real, _ format: Format, _ budget: Budget) throws(RealError) {
    if let rational = number.rational {
      self.init(rational, format)
      return
    }
    let number = try number.constructive(budget)
    var count = 12
    var (inner, outer): (BinaryFloat, BinaryFloat)
    repeat {
      count *= 2
      let bounds = try number.expansion(digits: count, budget).bounds(most: Self.mostPower)
      (inner, outer) = (BinaryFloat(bounds.0, format), BinaryFloat(bounds.1, format))
    } while inner != outer
    self = inner
  }

  private static let mostPower = 400

  private static func bits(ofMagnitude number: Rational, _ format: Format) -> UInt64 {
    let highest = number.numeratorBits - number.denominatorBits
    let most = -format.leastExponent + 2
    if number.isZero || highest < format.leastExponent - format.fractionBits - 2 { return 0 }
    if highest > most { return format.infinity }
    let isBelow = number < power(ofTwo: highest)
    let exponent = max(isBelow ? highest - 1 : highest, format.leastExponent)
    let scaled = number * power(ofTwo: format.fractionBits - exponent)
    let whole = scaled.floor
    let rest = (scaled - whole) * 2
    let significand = UInt64(whole.wholeValue ?? 0)
    let isUp = rest > 1 || rest == 1 && significand & 1 == 1
    // The leading bit of the significand increments the exponent, and so does a carry.
    let steps = UInt64(exponent - format.leastExponent) << UInt64(format.fractionBits)
    return min(steps + significand + (isUp ? 1 : 0), format.infinity)
  }

  private static func power(ofTwo exponent: Int) -> Rational { Rational(2).raised(to: exponent) }

  /// The exact value; nil for the infinities.
  package var value: Rational? {
    let magnitude = bits & ~format.signBit
    guard magnitude < format.infinity else { return nil }
    let field = Int(magnitude >> UInt64(format.fractionBits))
    let fraction = Int(magnitude & ((1 << UInt64(format.fractionBits)) - 1))
    let significand = field == 0 ? fraction : fraction + 1 << format.fractionBits
    let exponent = max(field - 1, 0) + format.leastExponent - format.fractionBits
    let value = Rational(significand) * Self.power(ofTwo: exponent)
    return isNegative ? -value : value
  }

  package var isNegative: Bool { bits & format.signBit != 0 }

  /// The next greater number of the format, possibly infinity; nil above that.
  package var nextUp: BinaryFloat? {
    if !isNegative { return bits == format.infinity ? nil : BinaryFloat(bits: bits + 1, format) }
    return BinaryFloat(bits: bits == format.signBit ? 1 : bits - 1, format)
  }

  /// The next smaller number of the format, possibly −infinity; nil below that.
  package var nextDown: BinaryFloat? { negated.nextUp?.negated }

  private var negated: BinaryFloat { BinaryFloat(bits: bits ^ format.signBit, format) }

  /// Sign, exponent and fraction in base 2, separated by spaces.
  package var text: String {
    let digits = String(bits, radix: 2)
    let padded = String(repeating: "0", count: format.bits - digits.utf8.count) + digits
    let exponent = padded.dropFirst().prefix(format.exponentBits)
    return [padded.prefix(1), exponent, padded.suffix(format.fractionBits)].joined(separator: " ")
  }

  /// All bits in base 16.
  package var hexadecimal: String {
    let digits = String(bits, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: format.bits / 4 - digits.utf8.count) + digits
  }
}

extension DecimalExpansion {
  /// Fractions around the number, or far outside of the formats if the number is.
  fileprivate func bounds(most: Int) -> (inner: Rational, outer: Rational) {
    let unit = Rational(10).raised(to: min(max(power, -most), most) - digits.count + 1)
    let first = Rational(Integer(digits: digits)) * unit
    let (inner, outer) = (first - unit, first + unit + unit)
    return isNegative ? (-inner, -outer) : (inner, outer)
  }
}
