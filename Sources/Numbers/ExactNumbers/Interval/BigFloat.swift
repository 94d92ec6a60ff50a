import CMPFR

/// An immutable binary floating-point number of any precision, infinite or undefined (NaN): an
/// `mpfr_t`.
///
/// MPFR rounds correctly, so a result rounded down or up is a true bound. It is `Sendable` because
/// nothing writes to it after `init`.
@safe final class BigFloat: @unchecked Sendable {
  private let number: __mpfr_struct

  /// Creates the number that `write` leaves in memory of `precision` bits, initially NaN.
  @safe init(precision: Int, _ write: (mpfr_ptr) -> Void) {
    var number = unsafe __mpfr_struct()
    unsafe mpfr_init2(&number, max(precision, Int(MPFR_PREC_MIN)))
    unsafe write(&number)
    unsafe self.number = number
  }

  deinit {
    var number = unsafe number
    unsafe mpfr_clear(&number)
  }

  /// Calls `body` with the number, which is valid only during the call.
  @safe func read<Answer>(_ body: (mpfr_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe withUnsafePointer(to: number) { unsafe body($0) } }
  }
}

package enum RoundingDirection {
  case down, up

  var mode: mpfr_rnd_t { self == .down ? MPFR_RNDD : MPFR_RNDU }
}

extension BigFloat {
  static func infinity(negative: Bool) -> BigFloat {
    BigFloat(precision: 2) { unsafe mpfr_set_inf($0, negative ? -1 : 1) }
  }

  convenience init(_ value: Int) {
    self.init(precision: Int.bitWidth) { unsafe _ = mpfr_set_si_2exp($0, value, 0, MPFR_RNDN) }
  }

  /// The product of a number and a power of 2.
  convenience init(_ significand: Double, exponent: Int = 0) {
    self.init(precision: Double.significandBitCount + 1) {
      unsafe _ = mpfr_set_d($0, significand, MPFR_RNDU)
      unsafe _ = mpfr_mul_2si($0, $0, exponent, MPFR_RNDU)
    }
  }

  convenience init(_ value: Rational, precision: Int, rounding direction: RoundingDirection) {
    self.init(precision: precision) { number in
      value.storage.read { unsafe _ = mpfr_set_q(number, $0, direction.mode) }
    }
  }

  var sign: Int { read { Int(unsafe cmpfr_sgn($0)) } }
  var isZero: Bool { read { unsafe mpfr_zero_p($0) } != 0 }
  var isInfinite: Bool { read { unsafe mpfr_inf_p($0) } != 0 }

  var isUndefined: Bool { read { unsafe mpfr_nan_p($0) } != 0 }

  /// The least exponent e with a magnitude below 2^e; `Int.max` for infinity, `Int.min` for zero.
  var exponent: Int {
    if isInfinite { return .max }
    return isZero ? .min : read { unsafe cmpfr_get_exp($0) }
  }

  /// - Precondition: The number is finite.
  var floor: Integer { Integer { whole in read { unsafe _ = mpfr_get_z(whole, $0, MPFR_RNDD) } } }

  /// A number of magnitude 1/2 to 1, and the exponent of the power of 2 that multiplies it.
  func parts(rounding direction: RoundingDirection) -> (significand: Double, exponent: Int) {
    var exponent = 0
    let significand = read { unsafe mpfr_get_d_2exp(&exponent, $0, direction.mode) }
    return (significand, exponent)
  }

  func double(rounding direction: RoundingDirection) -> Double {
    read { unsafe mpfr_get_d($0, direction.mode) }
  }

  /// - Precondition: Both numbers are defined.
  static func < (left: BigFloat, right: BigFloat) -> Bool {
    left.read { first in right.read { unsafe cmpfr_cmp(first, $0) } } < 0
  }
}

typealias UnaryFunction = (mpfr_ptr?, mpfr_srcptr?, mpfr_rnd_t) -> CInt
typealias BinaryFunction = (mpfr_ptr?, mpfr_srcptr?, mpfr_srcptr?, mpfr_rnd_t) -> CInt

extension BigFloat {
  @safe convenience init(
    _ function: UnaryFunction, _ operand: BigFloat, precision: Int,
    rounding direction: RoundingDirection
  ) {
    self.init(precision: precision) { result in
      operand.read { unsafe _ = function(result, $0, direction.mode) }
    }
  }

  @safe convenience init(
    _ function: BinaryFunction, _ left: BigFloat, _ right: BigFloat, precision: Int,
    rounding direction: RoundingDirection
  ) {
    self.init(precision: precision) { result in
      left.read { first in right.read { unsafe _ = function(result, first, $0, direction.mode) } }
    }
  }

  var precision: Int { read { unsafe mpfr_get_prec($0) } }

  var next: BigFloat {
    BigFloat(precision: precision) { result in
      read { unsafe _ = cmpfr_set(result, $0, MPFR_RNDN) }
      unsafe mpfr_nextabove(result)
    }
  }
}
