import CMPFR

/// A binary floating-point number of chosen precision: an MPFR `mpfr_t`, written once and never
/// changed.
///
/// It may be infinite, and then says only on which side; it may be no number at all, which is what
/// MPFR answers to a question without one, and `Interval` makes the whole line of that. It is
/// `Sendable`, because nothing writes to the number after `init` and MPFR only reads operands.
@safe
final class BigFloat: @unchecked Sendable {
  private let number: mpfr_ptr

  /// Creates the number that `write` leaves in memory of `precision` bits.
  @safe
  init(precision: Int, _ write: (mpfr_ptr) -> Void) {
    unsafe number = .allocate(capacity: 1)
    unsafe mpfr_init2(number, max(precision, Int(MPFR_PREC_MIN)))
    unsafe write(number)
  }

  deinit {
    unsafe mpfr_clear(number)
    unsafe number.deallocate()
  }

  /// The answer of `body` to the number, which must not keep the pointer.
  @safe
  func read<Answer>(_ body: (mpfr_srcptr) -> Answer) -> Answer {
    withExtendedLifetime(self) { unsafe body(number) }
  }
}

/// The side to which a result that has no room is rounded.
enum Direction {
  case down
  case up

  var mode: mpfr_rnd_t {
    switch self {
    case .down: MPFR_RNDD
    case .up: MPFR_RNDU
    }
  }
}

extension BigFloat {
  /// Creates an infinite number.
  static func infinity(negative: Bool) -> BigFloat {
    BigFloat(precision: 2) { unsafe mpfr_set_inf($0, negative ? -1 : 1) }
  }

  /// Creates a whole number, exactly.
  convenience init(_ value: Int) {
    self.init(precision: Int.bitWidth) { unsafe _ = mpfr_set_si_2exp($0, value, 0, MPFR_RNDN) }
  }

  /// Creates a rational number, rounded.
  convenience init(_ value: Rational, precision: Int, rounding direction: Direction) {
    self.init(precision: precision) { number in
      value.storage.read { unsafe _ = mpfr_set_q(number, $0, direction.mode) }
    }
  }

  /// Negative, zero or positive, as the number is.
  var sign: Int { read { Int(unsafe cmpfr_sgn($0)) } }

  var isZero: Bool { read { unsafe mpfr_zero_p($0) } != 0 }

  var isInfinite: Bool { read { unsafe mpfr_inf_p($0) } != 0 }

  /// Whether MPFR had no answer.
  var isUndefined: Bool { read { unsafe mpfr_nan_p($0) } != 0 }

  /// The power of two that is above the magnitude and at most twice as large; `Int.max` when the
  /// number is infinite and `Int.min` when it is zero.
  var exponent: Int {
    if isInfinite { return .max }
    return isZero ? .min : read { unsafe cmpfr_get_exp($0) }
  }

  /// The largest whole number that is not above a finite number.
  var floor: Integer {
    Integer { whole in
      read { unsafe _ = mpfr_get_z(whole, $0, MPFR_RNDD) }
    }
  }

  static func < (left: BigFloat, right: BigFloat) -> Bool {
    left.read { first in right.read { unsafe cmpfr_cmp(first, $0) } } < 0
  }

  static func == (left: BigFloat, right: BigFloat) -> Bool {
    left.read { first in right.read { unsafe cmpfr_cmp(first, $0) } } == 0
  }
}

/// MPFR's functions of one and of two numbers: they round the result in the mode that they are
/// given, and answer on which side of the true result it is.
typealias UnaryFunction = (mpfr_ptr?, mpfr_srcptr?, mpfr_rnd_t) -> CInt
typealias BinaryFunction = (mpfr_ptr?, mpfr_srcptr?, mpfr_srcptr?, mpfr_rnd_t) -> CInt

extension BigFloat {
  /// Creates the rounded result of a function of one number.
  @safe
  convenience init(
    _ function: UnaryFunction, _ operand: BigFloat, precision: Int, rounding direction: Direction
  ) {
    self.init(precision: precision) { result in
      operand.read { unsafe _ = function(result, $0, direction.mode) }
    }
  }

  /// Creates the rounded result of a function of two numbers.
  @safe
  convenience init(
    _ function: BinaryFunction, _ left: BigFloat, _ right: BigFloat,
    precision: Int, rounding direction: Direction
  ) {
    self.init(precision: precision) { result in
      left.read { first in
        right.read { unsafe _ = function(result, first, $0, direction.mode) }
      }
    }
  }

  /// The number above, in the same precision.
  var next: BigFloat {
    let precision = read { unsafe mpfr_get_prec($0) }
    return BigFloat(precision: precision) { result in
      read { unsafe _ = cmpfr_set(result, $0, MPFR_RNDN) }
      unsafe mpfr_nextabove(result)
    }
  }
}
