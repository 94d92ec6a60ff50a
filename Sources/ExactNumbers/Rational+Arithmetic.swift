import CGMP

extension Rational {
  package static func + (left: Rational, right: Rational) -> Rational {
    unsafe Rational(left, right, cgmp_mpq_add)
  }

  package static func - (left: Rational, right: Rational) -> Rational {
    unsafe Rational(left, right, cgmp_mpq_sub)
  }

  package static func * (left: Rational, right: Rational) -> Rational {
    unsafe Rational(left, right, cgmp_mpq_mul)
  }

  package static prefix func - (operand: Rational) -> Rational {
    operand.storage.read { source in Rational { unsafe cgmp_mpq_neg($0, source) } }
  }

  /// The quotient of the number and `divisor`; nil when `divisor` is zero.
  package func divided(by divisor: Rational) -> Rational? {
    guard !divisor.isZero else { return nil }
    return unsafe Rational(self, divisor, cgmp_mpq_div)
  }

  /// The number without its sign.
  package var magnitude: Rational {
    storage.read { source in Rational { unsafe cgmp_mpq_abs($0, source) } }
  }

  /// Creates the result of a GMP function of two operands.
  @safe
  private init(
    _ left: Rational, _ right: Rational, _ operation: (mpq_ptr, mpq_srcptr, mpq_srcptr) -> Void
  ) {
    self = left.storage.read { first in
      right.storage.read { second in
        Rational { unsafe operation($0, first, second) }
      }
    }
  }
}
