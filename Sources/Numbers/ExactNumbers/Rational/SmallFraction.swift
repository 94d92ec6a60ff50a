import CGMP
import CMPFR

/// A rational number in lowest terms in words of the machine, whose numerator is never `Int.min`,
/// so that it can be negated; operations return nil on overflow.
struct SmallFraction: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  /// - Precondition: The integers are coprime.
  init?(inLowestTerms numerator: Int, _ denominator: Int) {
    guard numerator != .min, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  init?(_ numerator: Int, dividedBy denominator: Int) {
    guard numerator != .min, denominator != .min else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    let sign = denominator < 0 ? -1 : 1
    self.init(inLowestTerms: sign * (numerator / divisor), (sign * denominator) / divisor)
  }

  var reciprocal: SmallFraction? {
    SmallFraction(inLowestTerms: numerator < 0 ? -denominator : denominator, abs(numerator))
  }

  static prefix func - (operand: SmallFraction) -> SmallFraction? {
    SmallFraction(inLowestTerms: -operand.numerator, operand.denominator)
  }

  /// The sum, with small intermediate results (Knuth, The Art of Computer Programming, 4.5.1).
  static func + (left: SmallFraction, right: SmallFraction) -> SmallFraction? {
    let common = greatestCommonDivisor(left.denominator, right.denominator)
    guard let first = product(left.numerator, right.denominator / common),
      let second = product(right.numerator, left.denominator / common),
      case let (numerator, overflows) = first.addingReportingOverflow(second), !overflows
    else { return nil }
    let divisor = greatestCommonDivisor(numerator, common)
    guard
      let denominator = product(left.denominator / common, right.denominator / divisor)
    else { return nil }
    return SmallFraction(inLowestTerms: numerator / divisor, denominator)
  }

  static func - (left: SmallFraction, right: SmallFraction) -> SmallFraction? {
    (-right).flatMap { left + $0 }
  }

  static func * (left: SmallFraction, right: SmallFraction) -> SmallFraction? {
    let first = greatestCommonDivisor(left.numerator, right.denominator)
    let second = greatestCommonDivisor(right.numerator, left.denominator)
    guard let numerator = product(left.numerator / first, right.numerator / second),
      let denominator = product(left.denominator / second, right.denominator / first)
    else { return nil }
    return SmallFraction(inLowestTerms: numerator, denominator)
  }

  static func / (left: SmallFraction, right: SmallFraction) -> SmallFraction? {
    right.reciprocal.flatMap { left * $0 }
  }

  func raised(to exponent: Int) -> SmallFraction? {
    if exponent < 0 { return exponent == .min ? nil : reciprocal?.raised(to: -exponent) }
    if exponent < 2 { return exponent == 0 ? SmallFraction(inLowestTerms: 1, 1) : self }
    guard let root = raised(to: exponent / 2), let square = root * root else { return nil }
    return exponent.isMultiple(of: 2) ? square : square * self
  }

  /// Cross multiplication without overflow.
  static func < (left: SmallFraction, right: SmallFraction) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }

  static func product(_ left: Int, _ right: Int) -> Int? {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows ? nil : product
  }
}

/// - Precondition: One of the numbers is neither zero nor `Int.min`.
private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  var (larger, smaller) = (left.magnitude, right.magnitude)
  if smaller == 1 { return 1 }
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return Int(larger)
}

@safe final class RationalStorage: @unchecked Sendable {
  private let number: __mpq_struct

  /// Creates the number that `write` leaves, in lowest terms, in a variable that is initially zero.
  @safe init(_ write: (mpq_ptr) -> Void) {
    var number = unsafe __mpq_struct()
    unsafe cgmp_mpq_init(&number)
    unsafe write(&number)
    unsafe self.number = number
  }

  convenience init(_ small: SmallFraction) {
    self.init { number in
      unsafe cgmp_mpz_set_si(cgmp_mpq_numref(number), small.numerator)
      unsafe cgmp_mpz_set_si(cgmp_mpq_denref(number), small.denominator)
    }
  }

  var smallFraction: SmallFraction? {
    guard let numeratorValue, let denominatorValue else { return nil }
    return SmallFraction(inLowestTerms: numeratorValue, denominatorValue)
  }

  var numeratorValue: Int? { readNumerator { unsafe Self.value(of: $0) } }
  var denominatorValue: Int? { readDenominator { unsafe Self.value(of: $0) } }

  private static func value(of part: mpz_srcptr) -> Int? {
    unsafe cgmp_mpz_fits_slong_p(part) != 0 ? cgmp_mpz_get_si(part) : nil
  }

  deinit {
    var number = unsafe number
    unsafe cgmp_mpq_clear(&number)
  }

  @safe func read<Answer>(_ body: (mpq_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe withUnsafePointer(to: number) { unsafe body($0) } }
  }

  @safe func readNumerator<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) {
      unsafe withUnsafePointer(to: number._mp_num) { unsafe body($0) }
    }
  }

  @safe func readDenominator<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) {
      unsafe withUnsafePointer(to: number._mp_den) { unsafe body($0) }
    }
  }
}
