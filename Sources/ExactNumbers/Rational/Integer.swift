import CGMP

/// An integer of any size: a GMP `mpz_t` that does not change after `init`.
///
/// Conversions between rational numbers and decimals work on integers, because arithmetic on
/// fractions would compute a greatest common divisor at every step.
///
/// Below, *M(n)* is the time of GMP's multiplication of two integers of *n* bits: quadratic for
/// short ones, nearly linear for long ones.
@safe
final class Integer {
  private let number: mpz_ptr

  /// Creates the number that `write` leaves in memory that holds zero at first.
  ///
  /// - Parameter write: may call any GMP function on the pointer but `mpz_init` and `mpz_clear`,
  ///   and does not let it escape.
  @safe
  init(_ write: (mpz_ptr) -> Void) {
    unsafe number = .allocate(capacity: 1)
    unsafe cgmp_mpz_init(number)
    unsafe write(number)
  }

  deinit {
    unsafe cgmp_mpz_clear(number)
    unsafe number.deallocate()
  }

  /// Calls `body` with the number, which is valid only during the call.
  @safe
  func read<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(number) }
  }
}

extension Integer {
  /// Creates the value of an `Int`.
  convenience init(_ value: Int) {
    self.init { unsafe cgmp_mpz_set_si($0, value) }
  }

  /// The number as an `Int`; nil if it does not fit.
  var value: Int? {
    read { unsafe cgmp_mpz_fits_slong_p($0) != 0 ? cgmp_mpz_get_si($0) : nil }
  }

  /// A power of a small base; `exponent` is not negative.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the result in bits.
  static func power(_ base: UInt, _ exponent: Int) -> Integer {
    Integer { unsafe cgmp_mpz_ui_pow_ui($0, base, UInt(exponent)) }
  }

  /// The product.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the longer factor in bits.
  static func * (left: Integer, right: Integer) -> Integer {
    left.read { first in
      right.read { second in Integer { unsafe cgmp_mpz_mul($0, first, second) } }
    }
  }

  /// The absolute value.
  var magnitude: Integer {
    read { source in Integer { unsafe cgmp_mpz_abs($0, source) } }
  }

  /// The number multiplied by 2^bits; a negative count divides and truncates towards zero.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the longer of operand and result in bits.
  func shifted(left bits: Int) -> Integer {
    read { source in
      Integer {
        if bits < 0 {
          unsafe cgmp_mpz_tdiv_q_2exp($0, source, bits.magnitude)
        } else {
          unsafe cgmp_mpz_mul_2exp($0, source, bits.magnitude)
        }
      }
    }
  }

  /// The quotient, truncated towards zero, and whether there was no remainder.
  ///
  /// `divisor` is not zero.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits.
  func quotient(dividingBy divisor: Integer) -> (quotient: Integer, isExact: Bool) {
    var isExact = false
    let quotient = read { dividend in
      divisor.read { divisor in
        Integer { quotient in
          let remainder = Integer { remainder in
            unsafe cgmp_mpz_tdiv_qr(quotient, remainder, dividend, divisor)
          }
          isExact = remainder.isZero
        }
      }
    }
    return (quotient, isExact)
  }

  /// The number without a factor, and the multiplicity of that factor.
  ///
  /// The number is not zero and the factor is at least 2: 24 without the factor 2 is 3, three times.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the number in bits.
  func removing(_ factor: Integer) -> (rest: Integer, count: Int) {
    var count = 0
    let rest = read { source in
      factor.read { factor in
        Integer { unsafe count = Int(cgmp_mpz_remove($0, source, factor)) }
      }
    }
    return (rest, count)
  }

  static func == (left: Integer, right: Integer) -> Bool {
    left.read { first in right.read { unsafe cgmp_mpz_cmp(first, $0) } } == 0
  }

  /// Whether the number is a multiple of 5.
  var isMultipleOfFive: Bool { read { unsafe cgmp_mpz_divisible_ui_p($0, 5) } != 0 }

  /// Whether the number is zero.
  var isZero: Bool { read { unsafe cgmp_mpz_sgn($0) } == 0 }

  /// The length of the magnitude in bits; 1 for zero.
  var bits: Int { read { unsafe cgmp_mpz_sizeinbase($0, 2) } }

  /// The multiplicity of the factor 2; the number is not zero.
  var factorsOfTwo: Int { read { Int(unsafe cgmp_mpz_scan1($0, 0)) } }
}
