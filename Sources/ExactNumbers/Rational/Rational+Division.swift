import CGMP

extension Rational {
  /// The greatest integer that is at most the number.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the numerator in bits.
  package var floor: Rational {
    guard !isWhole else { return self }
    return Rational(
      inLowestTerms: Integer { floor in
        storage.readNumerator { top in
          storage.readDenominator { bottom in unsafe cgmp_mpz_fdiv_q(floor, top, bottom) }
        }
      }, Integer(1))
  }

  /// The greatest common divisor: the greatest number of which both are integer multiples.
  ///
  /// It is never negative. The divisor of zero and another number is the magnitude of that other
  /// number. Fractions have one too: 1/6 divides 1/2 three times and 1/3 twice.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of both numbers in bits.
  package func greatestCommonDivisor(_ other: Rational) -> Rational {
    Rational(
      numerator: unsafe numerator.combined(cgmp_mpz_gcd, other.numerator),
      denominator: unsafe denominator.combined(cgmp_mpz_lcm, other.denominator))
  }

  /// The least common multiple: the least positive number that is an integer multiple of both.
  ///
  /// It is zero if one of the numbers is zero.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of both numbers in bits.
  package func leastCommonMultiple(_ other: Rational) -> Rational {
    Rational(
      numerator: unsafe numerator.combined(cgmp_mpz_lcm, other.numerator),
      denominator: unsafe denominator.combined(cgmp_mpz_gcd, other.denominator))
  }
}

extension Integer {
  /// The result of a GMP function of two operands.
  @safe
  fileprivate func combined(
    _ operation: (mpz_ptr, mpz_srcptr, mpz_srcptr) -> Void, _ other: Integer
  ) -> Integer {
    read { first in
      other.read { second in Integer { unsafe operation($0, first, second) } }
    }
  }
}
