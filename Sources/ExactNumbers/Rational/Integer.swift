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

extension Integer: CustomStringConvertible {
  /// Creates the number that digits in ASCII write; there is at least one.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits; O(*n*) if the base is a power
  ///   of 2.
  convenience init(digits: [UInt8], base: Int = 10) {
    // `mpz_set_str` reads up to a zero byte.
    let text = digits + [0]
    self.init { number in
      let status = unsafe cgmp_mpz_set_str(number, text, Int32(base))
      precondition(status == 0, "the bytes are digits of the base")
    }
  }

  /// The decimal digits in ASCII, after a `-` if the number is negative.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits.
  var digits: [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: capacity(inBase: 10)) { text, count in
      unsafe count = writeDigits(text, base: 10)
    }
  }

  /// The decimal digits, after a `-` if the number is negative.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the number of digits.
  var description: String { text(base: 10) }

  /// The digits in a base from 2 to 36, after a `-` if the number is negative; letters are capital.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits, if the base is a power of 2.
  func text(base: Int) -> String {
    unsafe String(unsafeUninitializedCapacity: capacity(inBase: base)) {
      unsafe writeDigits($0, base: base)
    }
  }

  /// The bytes that `mpz_get_str` may write: digits, a sign and a zero byte.
  private func capacity(inBase base: Int) -> Int {
    read { unsafe cgmp_mpz_sizeinbase($0, Int32(base)) } + 2
  }

  /// Writes sign and digits to memory of `capacity(inBase:)` bytes and returns their count.
  private func writeDigits(_ text: UnsafeMutableBufferPointer<UInt8>, base: Int) -> Int {
    read { unsafe cgmp_mpz_get_str(text.baseAddress, Int32(-base), $0) }
    // `mpz_sizeinbase` is at most 1 too large and there may be no sign, so the zero byte is one of
    // the last three.
    var end = capacity(inBase: base) - 3
    while unsafe text[end] != 0 { end += 1 }
    return end
  }
}

// Arithmetic of remainders.

extension Integer {
  /// The remainder, at least 0 and less than the divisor, which is positive.
  func remainder(dividingBy divisor: Integer) -> Integer {
    read { dividend in
      divisor.read { divisor in Integer { unsafe cgmp_mpz_mod($0, dividend, divisor) } }
    }
  }

  /// The remainder when the number, which is not negative, is divided by a small one.
  func remainder(dividingBy divisor: UInt) -> UInt {
    read { unsafe cgmp_mpz_fdiv_ui($0, divisor) }
  }

  /// The remainder of a power; the exponent is not negative.
  ///
  /// - Complexity: O(*eM(n)*), where *n* is the length of the modulus and *e* that of the exponent
  ///   in bits.
  func raised(to exponent: Integer, modulo modulus: Integer) -> Integer {
    read { base in
      exponent.read { exponent in
        modulus.read { modulus in
          Integer { unsafe cgmp_mpz_powm($0, base, exponent, modulus) }
        }
      }
    }
  }

  /// Whether the number is 1.
  var isOne: Bool { read { unsafe cgmp_mpz_cmp_ui($0, 1) } == 0 }

  /// The number minus 1.
  var predecessor: Integer {
    read { source in Integer { unsafe cgmp_mpz_sub_ui($0, source, 1) } }
  }

  /// The greatest common divisor.
  func greatestCommonDivisor(_ other: Integer) -> Integer {
    read { first in
      other.read { second in Integer { unsafe cgmp_mpz_gcd($0, first, second) } }
    }
  }

  static func < (left: Integer, right: Integer) -> Bool {
    left.read { first in right.read { unsafe cgmp_mpz_cmp(first, $0) } } < 0
  }

  /// The root of a degree of at least 2 of a positive number, if it is an integer.
  func exactRoot(_ degree: Int) -> Integer? {
    var isExact = false
    let root = read { source in
      Integer { unsafe isExact = cgmp_mpz_root($0, source, UInt(degree)) != 0 }
    }
    return isExact ? root : nil
  }
}

extension Int {
  /// The product of two numbers that are not negative, or `Int.max` if it is greater.
  func multipliedSaturating(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
