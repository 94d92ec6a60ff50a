import CGMP

extension Rational {
  /// The number raised to a whole power; that of 0 is 1, also for zero.
  ///
  /// Zero has no negative powers. Ask `bitsRaised(to:)` for the size before: the time is that of
  /// some multiplications of numbers as long as the result, and no common factors are looked for.
  package func raised(to exponent: Int) -> Rational {
    precondition(exponent >= 0 || !isZero, "zero has no negative powers")
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

  /// An upper bound of the length in bits of each part of the number raised to `exponent`, at
  /// most about twice the length of the longer one; `Int.max` stands for more.
  ///
  /// Powers of 0, 1 and −1 are never long.
  package func bitsRaised(to exponent: Int) -> Int {
    let bits = max(numeratorBits, denominatorBits)
    // A part below 2^bits has a power below 2^(bits × exponent).
    return bits < 2 ? 1 : max(1, bits.multipliedSaturating(by: Int(clamping: exponent.magnitude)))
  }

  /// Whether a positive number is a whole power of `base`, which is at least 2.
  func isPower(of base: Int) -> Bool {
    let (larger, smaller) = self < 1 ? (denominator, numerator) : (numerator, denominator)
    return smaller == Integer(1) && larger.removing(Integer(base)).rest == Integer(1)
  }

  /// Leaves a power of one part in `result`.
  private static func raise(_ part: mpz_srcptr, to exponent: UInt, in result: mpz_ptr?) {
    // GMP takes memory in proportion to the exponent, also for a power of 1.
    let isUnit = unsafe cgmp_mpz_cmpabs_ui(part, 1) == 0
    unsafe cgmp_mpz_pow_ui(result, part, isUnit ? exponent & 1 : exponent)
  }
}
