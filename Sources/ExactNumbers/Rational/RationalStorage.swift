import CGMP

/// The memory of one rational number: a GMP `mpq_t` that does not change after `init`.
///
/// It is `Sendable` because no code writes to the number after `init`, and GMP only reads operands.
@safe
final class RationalStorage: @unchecked Sendable {
  private let number: mpq_ptr

  /// Creates the number that `write` leaves in memory that holds zero at first.
  ///
  /// - Parameter write: leaves the number in lowest terms with a positive denominator, and does not
  ///   let the pointer escape.
  @safe
  init(_ write: (mpq_ptr) -> Void) {
    unsafe number = .allocate(capacity: 1)
    unsafe cgmp_mpq_init(number)
    unsafe write(number)
  }

  /// Creates a copy of a small fraction.
  convenience init(_ small: SmallFraction) {
    self.init { number in
      unsafe cgmp_mpz_set_si(cgmp_mpq_numref(number), small.numerator)
      unsafe cgmp_mpz_set_si(cgmp_mpq_denref(number), small.denominator)
    }
  }

  /// The number as a small fraction; nil if a part does not fit.
  var smallFraction: SmallFraction? {
    guard let numeratorValue, let denominatorValue else { return nil }
    return SmallFraction(inLowestTerms: numeratorValue, denominatorValue)
  }

  /// The numerator as an `Int`; nil if it does not fit.
  var numeratorValue: Int? { readNumerator { unsafe Self.value(of: $0) } }

  /// The denominator as an `Int`; nil if it does not fit.
  var denominatorValue: Int? { readDenominator { unsafe Self.value(of: $0) } }

  private static func value(of part: mpz_srcptr) -> Int? {
    unsafe cgmp_mpz_fits_slong_p(part) != 0 ? cgmp_mpz_get_si(part) : nil
  }

  deinit {
    unsafe cgmp_mpq_clear(number)
    unsafe number.deallocate()
  }

  /// Calls `body` with the number, which is valid only during the call.
  @safe
  func read<Answer>(_ body: (mpq_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(number) }
  }

  /// Calls `body` with the numerator, which is valid only during the call.
  @safe
  func readNumerator<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(cgmp_mpq_numref(number)) }
  }

  /// Calls `body` with the denominator, which is valid only during the call.
  @safe
  func readDenominator<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(cgmp_mpq_denref(number)) }
  }
}
