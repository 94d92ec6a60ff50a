import CGMP

/// A whole number of any size: a GMP `mpz_t`, written once and never changed.
///
/// Rational numbers are taken apart into whole numbers where digits are read and written, because
/// arithmetic on fractions would look for common factors at every step.
@safe
final class Integer {
  private let number: mpz_ptr

  /// Creates the number that `write` leaves in the memory it is given, which holds zero before.
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

  /// The answer of `body` to the number, which must not keep the pointer.
  @safe
  func read<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(number) }
  }
}

extension Integer {
  /// Creates a number of the size of the machine's own.
  convenience init(_ value: Int) {
    self.init { unsafe cgmp_mpz_set_si($0, value) }
  }

  /// The number itself, where the machine has room for it.
  var value: Int? {
    read { unsafe cgmp_mpz_fits_slong_p($0) != 0 ? cgmp_mpz_get_si($0) : nil }
  }

  /// The power of a small base; `exponent` is not negative.
  static func power(_ base: UInt, _ exponent: Int) -> Integer {
    Integer { unsafe cgmp_mpz_ui_pow_ui($0, base, UInt(exponent)) }
  }

  static func * (left: Integer, right: Integer) -> Integer {
    left.read { first in
      right.read { second in Integer { unsafe cgmp_mpz_mul($0, first, second) } }
    }
  }

  /// The number without its sign.
  var magnitude: Integer {
    read { source in Integer { unsafe cgmp_mpz_abs($0, source) } }
  }

  /// The number times 2 as often as `bits` says; where that is negative, divided by 2, and bits
  /// fall off.
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

  /// The quotient cut off towards zero, and whether nothing was cut off; `divisor` is not zero.
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

  /// The number divided by `factor` as often as that leaves no remainder, and how often that was;
  /// the number is not zero.
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

  /// Whether 5 divides the number.
  var isMultipleOfFive: Bool { read { unsafe cgmp_mpz_divisible_ui_p($0, 5) } != 0 }

  /// Whether the number is zero.
  var isZero: Bool { read { unsafe cgmp_mpz_sgn($0) } == 0 }

  /// The length in bits, at least 1.
  var bits: Int { read { unsafe cgmp_mpz_sizeinbase($0, 2) } }

  /// How often 2 divides the number, which is not zero.
  var factorsOfTwo: Int { read { Int(unsafe cgmp_mpz_scan1($0, 0)) } }
}
