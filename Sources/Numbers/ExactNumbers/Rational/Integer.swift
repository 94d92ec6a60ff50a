import CGMP

/// An integer of any size: a GMP `mpz_t` that is mutable only by `update(_:)`.
@safe final class Integer {
  private let number: mpz_ptr

  /// Creates the number that `write` leaves in an initialized variable.
  @safe init(_ write: (mpz_ptr) -> Void) {
    unsafe number = .allocate(capacity: 1)
    unsafe cgmp_mpz_init(number)
    unsafe write(number)
  }

  deinit {
    unsafe cgmp_mpz_clear(number)
    unsafe number.deallocate()
  }

  @safe func read<Answer>(_ body: (mpz_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(number) }
  }

  /// Changes the number in place; it must not be shared.
  @safe
  func update(_ write: (mpz_ptr) -> Void) { withExtendedLifetime(self) { unsafe write(number) } }

  @safe
  func read<Answer>(
    with other: Integer, _ body: (mpz_srcptr, mpz_srcptr) -> Answer
  ) -> Answer {
    read { first in other.read { unsafe body(first, $0) } }
  }

  @safe
  func combined(
    _ operation: (mpz_ptr, mpz_srcptr, mpz_srcptr) -> Void, _ other: Integer
  ) -> Integer {
    read(with: other) { first, second in Integer { unsafe operation($0, first, second) } }
  }

  convenience init(_ value: Int) { self.init { unsafe cgmp_mpz_set_si($0, value) } }

  var value: Int? { read { unsafe cgmp_mpz_fits_slong_p($0) != 0 ? cgmp_mpz_get_si($0) : nil } }

  /// - Precondition: The exponent is not negative.
  static func power(_ base: UInt, _ exponent: Int) -> Integer {
    Integer { unsafe cgmp_mpz_ui_pow_ui($0, base, UInt(exponent)) }
  }

  static func * (left: Integer, right: Integer) -> Integer {
    unsafe left.combined(cgmp_mpz_mul, right)
  }

  func subtracting(_ other: Int) -> Integer {
    read { source in Integer { unsafe cgmp_mpz_sub_ui($0, source, UInt(other)) } }
  }

  var magnitude: Integer { read { source in Integer { unsafe cgmp_mpz_abs($0, source) } } }

  /// The number times 2^bits; a negative count divides and truncates towards zero.
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

  func quotient(dividingBy divisor: Integer) -> (quotient: Integer, isExact: Bool) {
    var isExact = false
    let quotient = read(with: divisor) { dividend, divisor in
      Integer { quotient in
        let remainder = Integer { remainder in
          unsafe cgmp_mpz_tdiv_qr(quotient, remainder, dividend, divisor)
        }
        isExact = remainder.isZero
      }
    }
    return (quotient, isExact)
  }

  /// The remainder, at least 0 and less than the positive divisor.
  func remainder(dividingBy divisor: Integer) -> Integer { unsafe combined(cgmp_mpz_mod, divisor) }

  /// - Precondition: The number is not negative.
  func remainder(dividingBy divisor: UInt) -> UInt { read { unsafe cgmp_mpz_fdiv_ui($0, divisor) } }

  /// A non-zero number without a factor of at least 2, and its multiplicity: 3 and 3 for 24 and 2.
  func removing(_ factor: Integer) -> (rest: Integer, count: Int) {
    var count = 0
    let rest = read(with: factor) { source, factor in
      Integer { unsafe count = Int(cgmp_mpz_remove($0, source, factor)) }
    }
    return (rest, count)
  }

  /// - Precondition: The exponent is not negative.
  func raised(to exponent: Int) -> Integer { Rational(self).raised(to: exponent).numerator }

  /// - Precondition: The exponent is not negative.
  func raised(to exponent: Integer, modulo modulus: Integer) -> Integer {
    read(with: exponent) { base, exponent in
      modulus.read { modulus in Integer { unsafe cgmp_mpz_powm($0, base, exponent, modulus) } }
    }
  }

  /// The root of positive degree of a non-negative number, if it is an integer.
  package func exactRoot(_ degree: Int) -> Integer? {
    // A root of at least 2 has a power of at least 2^degree, which has more than `degree` bits.
    guard bits < 2 || degree < bits else { return nil }
    var isExact = false
    let root = read { source in
      Integer { unsafe isExact = cgmp_mpz_root($0, source, UInt(degree)) != 0 }
    }
    return isExact ? root : nil
  }

  static func == (left: Integer, right: Integer) -> Bool {
    left.read(with: right) { unsafe cgmp_mpz_cmp($0, $1) } == 0
  }

  static func < (left: Integer, right: Integer) -> Bool {
    left.read(with: right) { unsafe cgmp_mpz_cmp($0, $1) } < 0
  }

  var isZero: Bool { read { unsafe cgmp_mpz_sgn($0) } == 0 }
  var isOne: Bool { read { unsafe cgmp_mpz_cmp_ui($0, 1) } == 0 }

  /// The length of the magnitude in bits; 1 for zero.
  var bits: Int { read { unsafe cgmp_mpz_sizeinbase($0, 2) } }

  var factorsOfTwo: Int { read { Int(unsafe cgmp_mpz_scan1($0, 0)) } }
}

extension Integer: CustomStringConvertible {
  convenience init(digits: [UInt8], base: Int = 10) {
    // `mpz_set_str` reads up to a zero byte.
    let text = digits + [0]
    self.init { number in
      let status = unsafe cgmp_mpz_set_str(number, text, Int32(base))
      precondition(status == 0, "the bytes are digits of the base")
    }
  }

  var digits: [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: capacity(inBase: 10)) { text, count in
      unsafe count = writeDigits(text, base: 10)
    }
  }

  var description: String { text(base: 10) }

  /// The digits in a base from 2 to 36, with capital letters, after a `-` if negative.
  func text(base: Int) -> String {
    unsafe String(unsafeUninitializedCapacity: capacity(inBase: base)) {
      unsafe writeDigits($0, base: base)
    }
  }

  /// The bytes that `mpz_get_str` may write: digits, a sign and a zero byte.
  private func capacity(inBase base: Int) -> Int {
    read { unsafe cgmp_mpz_sizeinbase($0, Int32(base)) } + 2
  }

  private func writeDigits(_ text: UnsafeMutableBufferPointer<UInt8>, base: Int) -> Int {
    read { unsafe cgmp_mpz_get_str(text.baseAddress, Int32(-base), $0) }
    // `mpz_sizeinbase` is at most 1 too large and there may be no sign, so the zero byte is one of
    // the last three.
    var end = capacity(inBase: base) - 3
    while unsafe text[end] != 0 { end += 1 }
    return end
  }
}

extension Int {
  func multipliedSaturating(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
