import CGMP

/// The memory of one rational number: a GMP `mpq_t`, written once and never changed.
///
/// It is `Sendable`, because nothing writes to the number after `init` and GMP only reads the
/// operands of an operation.
@safe
final class RationalStorage: @unchecked Sendable {
  private let number: mpq_ptr

  /// Creates the number that `write` leaves in the memory it is given, which holds zero before.
  ///
  /// It must be in lowest terms with a positive denominator.
  @safe
  init(_ write: (mpq_ptr) -> Void) {
    unsafe number = .allocate(capacity: 1)
    unsafe cgmp_mpq_init(number)
    unsafe write(number)
  }

  /// Creates a copy of a number that the machine has room for.
  convenience init(_ small: SmallFraction) {
    self.init { number in
      unsafe cgmp_mpz_set_si(cgmp_mpq_numref(number), small.numerator)
      unsafe cgmp_mpz_set_si(cgmp_mpq_denref(number), small.denominator)
    }
  }

  /// The number, where the machine has room for it.
  var smallFraction: SmallFraction? {
    guard let numeratorValue, let denominatorValue else { return nil }
    return SmallFraction(inLowestTerms: numeratorValue, denominatorValue)
  }

  /// The numerator, where it fits.
  var numeratorValue: Int? { readNumerator { unsafe Self.value(of: $0) } }

  /// The denominator, where it fits.
  var denominatorValue: Int? { readDenominator { unsafe Self.value(of: $0) } }

  private static func value(of part: mpz_srcptr) -> Int? {
    unsafe cgmp_mpz_fits_slong_p(part) != 0 ? cgmp_mpz_get_si(part) : nil
  }

  deinit {
    unsafe cgmp_mpq_clear(number)
    unsafe number.deallocate()
  }

  /// The answer of `body` to the number, which must not keep the pointer.
  @safe
  func read<Answer>(_ body: (mpq_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(number) }
  }

  /// The answer of `body` to the numerator, which must not keep the pointer.
  @safe
  func readNumerator<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(cgmp_mpq_numref(number)) }
  }

  /// The answer of `body` to the denominator, which must not keep the pointer.
  @safe
  func readDenominator<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(cgmp_mpq_denref(number)) }
  }
}
