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
