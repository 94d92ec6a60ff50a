import CMPFR

package struct BinaryFloat: Hashable, Sendable {
  package enum Format: Hashable, Sendable, CaseIterable {
    case single, double

    package var exponentBits: Int { bits - 1 - fractionBits }
    package var bits: Int { self == .double ? 64 : 32 }
    package var fractionBits: Int {
      self == .double ? Double.significandBitCount : Float.significandBitCount
    }
  }

  package let format: Format
  private let number: Double

  /// Creates a number from its bits, as a whole number from 0 that has no more.
  package init(pattern: Rational, _ format: Format) {
    let bits = UInt64(pattern.digits(inBase: 16), radix: 16) ?? 0
    self.init(
      format == .double
        ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))),
      format)
  }

  private init(_ number: Double, _ format: Format) { (self.number, self.format) = (number, format) }

  /// Rounds to nearest, ties to even (`mpfr_get_flt`, `mpfr_get_d`).
  private init(_ number: BigFloat, _ format: Format) {
    let rounded = number.read {
      unsafe format == .double ? mpfr_get_d($0, MPFR_RNDN) : Double(mpfr_get_flt($0, MPFR_RNDN))
    }
    self.init(rounded, format)
  }

  /// Rounds a number by enclosures of any precision, of which finitely many decide.
  private init<Failure: Error>(
    _ format: Format, _ enclosure: (_ precision: Int) throws(Failure) -> Interval
  ) throws(Failure) {
    var precision = Int.bitWidth
    var (lower, upper): (BinaryFloat, BinaryFloat)
    repeat {
      precision *= 2
      let interval = try enclosure(precision)
      (lower, upper) = (BinaryFloat(interval.lower, format), BinaryFloat(interval.upper, format))
    } while lower != upper
    self = lower
  }

  /// Rounds a fraction to nearest, ties to even.
  package init(_ number: Rational, _ format: Format) {
    self.init(format) { Interval(number, precision: $0) }
  }

  package init(_ number: Real, _ format: Format, _ budget: Budget) throws(RealError) {
    if let rational = number.rational {
      self.init(rational, format)
      return
    }
    let number = try number.constructive(budget)
    try self.init(format) { precision throws(RealError) in
      try number.interval(accurateTo: precision, budget: budget)
    }
  }

  /// The sign, exponent and fraction, from the highest bit used.
  package var bits: UInt64 {
    format == .double ? number.bitPattern : UInt64(Float(number).bitPattern)
  }

  package var pattern: Rational {
    Rational(Int(bits >> 1)).shifted(left: 1) + Rational(Int(bits & 1))
  }

  /// The exact value; nil for the infinities.
  package var value: Rational? {
    guard number.isFinite else { return nil }
    return BigFloat(number).read { number in Rational { unsafe mpfr_get_q($0, number) } }
  }

  package var isNegative: Bool { number.sign == .minus }

  /// The next greater number of the format, possibly infinity; nil above that.
  package var nextUp: BinaryFloat? {
    guard number != .infinity else { return nil }
    return BinaryFloat(format == .double ? number.nextUp : Double(Float(number).nextUp), format)
  }

  package var nextDown: BinaryFloat? { negated.nextUp?.negated }

  private var negated: BinaryFloat { BinaryFloat(-number, format) }

  /// Sign, exponent and fraction in base 2, separated by spaces.
  package var text: String {
    let digits = digits(inBase: 2, count: format.bits)
    let exponent = digits.dropFirst().prefix(format.exponentBits)
    return [digits.prefix(1), exponent, digits.suffix(format.fractionBits)].joined(separator: " ")
  }

  package var hexadecimal: String { "0x" + digits(inBase: 16, count: format.bits / 4) }

  private func digits(inBase base: Int, count: Int) -> String {
    String(bits, radix: base, uppercase: true).padded(to: count, with: "0")
  }
}
