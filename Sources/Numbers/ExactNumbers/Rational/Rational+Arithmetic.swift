import CGMP

// Numbers whose parts fit an `Int` need no GMP.

extension Rational {
  package static func + (left: Rational, right: Rational) -> Rational {
    unsafe Rational(left, right, small: +, cgmp_mpq_add)
  }

  package static func - (left: Rational, right: Rational) -> Rational {
    unsafe Rational(left, right, small: -, cgmp_mpq_sub)
  }

  package static func * (left: Rational, right: Rational) -> Rational {
    unsafe Rational(left, right, small: *, cgmp_mpq_mul)
  }

  package static prefix func - (operand: Rational) -> Rational {
    if case .small(let small) = operand.form, let negative = -small { return Rational(negative) }
    return operand.storage.read { source in Rational { unsafe cgmp_mpq_neg($0, source) } }
  }

  package func divided(by divisor: Rational) -> Rational? {
    divisor.isZero ? nil : unsafe Rational(self, divisor, small: /, cgmp_mpq_div)
  }

  package var magnitude: Rational { isNegative ? -self : self }

  @inline(__always) @safe private init(
    _ left: Rational, _ right: Rational, small: (SmallFraction, SmallFraction) -> SmallFraction?,
    _ operation: (mpq_ptr, mpq_srcptr, mpq_srcptr) -> Void
  ) {
    if case (.small(let first), .small(let second)) = (left.form, right.form),
      let result = small(first, second)
    {
      self.init(result)
      return
    }
    self = left.storage.read { first in
      right.storage.read { second in Rational { unsafe operation($0, first, second) } }
    }
  }

  /// The power to an integer, limited by `bitsRaised(to:)`; 0⁰ is 1, negative powers of zero trap.
  package func raised(to exponent: Int) -> Rational {
    precondition(exponent >= 0 || !isZero, "zero has no negative powers")
    if case .small(let small) = form, let power = small.raised(to: exponent) {
      return Rational(power)
    }
    return Rational { power in
      let (top, bottom) = unsafe (cgmp_mpq_numref(power), cgmp_mpq_denref(power))
      let (numerator, denominator) = unsafe exponent < 0 ? (bottom, top) : (top, bottom)
      storage.readNumerator { unsafe Self.raise($0, to: exponent.magnitude, in: numerator) }
      storage.readDenominator { unsafe Self.raise($0, to: exponent.magnitude, in: denominator) }
      if unsafe cgmp_mpz_sgn(bottom) < 0 {
        unsafe cgmp_mpz_neg(top, top)
        unsafe cgmp_mpz_neg(bottom, bottom)
      }
    }
  }

  /// An upper bound of the bits of a part of `raised(to:)`, at most about twice the length: 1 for
  /// powers of 0, 1 and −1, and `Int.max` on overflow.
  package func bitsRaised(to exponent: Int) -> Int {
    let bits = max(numeratorBits, denominatorBits)
    // A part below 2^bits has a power below 2^(bits × exponent).
    return bits < 2 ? 1 : max(1, bits.multipliedSaturating(by: Int(clamping: exponent.magnitude)))
  }

  private static func raise(_ part: mpz_srcptr, to exponent: UInt, in result: mpz_ptr?) {
    // `mpz_pow_ui` allocates memory in proportion to the exponent even for a power of 1.
    let isUnit = unsafe cgmp_mpz_cmpabs_ui(part, 1) == 0
    unsafe cgmp_mpz_pow_ui(result, part, isUnit ? exponent & 1 : exponent)
  }

  package func exactRoot(_ degree: Int) -> Rational? {
    precondition(degree > 0, "a root has a degree of at least 1")
    precondition(!isNegative, "a negative number has no root")
    // In lowest terms, a root is rational if and only if the roots of both parts are integers.
    guard let denominator = denominator.exactRoot(degree),
      let numerator = numerator.exactRoot(degree)
    else { return nil }
    return Rational(numerator: numerator, denominator: denominator, isReduced: true)
  }
}

package enum BitOperation: Hashable, Sendable { case and, or, xor }

extension Rational {
  /// The bitwise combination of two integers in infinite two's complement.
  package func combined(_ operation: BitOperation, _ other: Rational) -> Rational {
    precondition(isWhole && other.isWhole, "only integers have bits")
    let (left, right) = (numerator, other.numerator)
    return switch operation {
    case .and: unsafe Rational(left.combined(cgmp_mpz_and, right))
    case .or: unsafe Rational(left.combined(cgmp_mpz_ior, right))
    case .xor: unsafe Rational(left.combined(cgmp_mpz_xor, right))
    }
  }

  /// Shifts an integer to the left; a negative count shifts right and rounds down.
  package func shifted(left count: Int) -> Rational {
    precondition(isWhole, "only integers have bits")
    guard count < 0 else { return Rational(numerator.shifted(left: count)) }
    return numerator.read { source in
      Rational(Integer { unsafe cgmp_mpz_fdiv_q_2exp($0, source, count.magnitude) })
    }
  }

  /// The digits of an integer's magnitude in a base from 2 to 36, with capital letters.
  package func digits(inBase base: Int) -> String {
    precondition(isWhole, "only integers have digits in a base")
    return magnitude.numerator.text(base: base)
  }
}
