import CGMP

// Numbers whose parts fit an `Int` are calculated without GMP. All others, and results that do not
// fit, go to GMP, which divides by greatest common divisors to keep results in lowest terms.

extension Rational {
  /// The sum.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of both operands in bits; the same
  ///   holds for the difference, the product and the quotient.
  package static func + (left: Rational, right: Rational) -> Rational {
    if case (.small(let first), .small(let second)) = (left.form, right.form),
      let sum = first + second
    {
      return Rational(sum)
    }
    return unsafe Rational(left, right, cgmp_mpq_add)
  }

  /// The difference.
  package static func - (left: Rational, right: Rational) -> Rational {
    if case (.small(let first), .small(let second)) = (left.form, right.form),
      let negative = -second, let difference = first + negative
    {
      return Rational(difference)
    }
    return unsafe Rational(left, right, cgmp_mpq_sub)
  }

  /// The product.
  package static func * (left: Rational, right: Rational) -> Rational {
    if case (.small(let first), .small(let second)) = (left.form, right.form),
      let product = first * second
    {
      return Rational(product)
    }
    return unsafe Rational(left, right, cgmp_mpq_mul)
  }

  /// The additive inverse.
  package static prefix func - (operand: Rational) -> Rational {
    if case .small(let small) = operand.form, let negative = -small { return Rational(negative) }
    return operand.storage.read { source in Rational { unsafe cgmp_mpq_neg($0, source) } }
  }

  /// The quotient of the number and `divisor`; nil if `divisor` is zero.
  package func divided(by divisor: Rational) -> Rational? {
    guard !divisor.isZero else { return nil }
    if case (.small(let first), .small(let second)) = (form, divisor.form),
      let reciprocal = second.reciprocal, let quotient = first * reciprocal
    {
      return Rational(quotient)
    }
    return unsafe Rational(self, divisor, cgmp_mpq_div)
  }

  /// The absolute value.
  package var magnitude: Rational { isNegative ? -self : self }

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
