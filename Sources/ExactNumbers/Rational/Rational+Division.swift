import CGMP

extension Rational {
  /// The largest whole number that is not above the number.
  package var floor: Rational {
    guard !isWhole else { return self }
    return Rational(
      inLowestTerms: Integer { floor in
        storage.readNumerator { top in
          storage.readDenominator { bottom in unsafe cgmp_mpz_fdiv_q(floor, top, bottom) }
        }
      }, Integer(1))
  }

  /// The largest number that divides both without a remainder, which is not negative; zero is
  /// divided by all.
  ///
  /// Fractions are divided as whole numbers are: 1/6 divides 1/2 and 1/3.
  package func greatestCommonDivisor(_ other: Rational) -> Rational {
    Rational(
      numerator: unsafe numerator.combined(cgmp_mpz_gcd, other.numerator),
      denominator: unsafe denominator.combined(cgmp_mpz_lcm, other.denominator))
  }

  /// The smallest number that both divide without a remainder, which is not negative; zero when
  /// one of them is.
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
