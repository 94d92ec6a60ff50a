import CGMP

/// An operation on the bits of two integers.
package enum BitOperation: Hashable, Sendable {
  case and
  case or
  case xor
}

extension Rational {
  /// The integer whose bits are those of two integers combined; negative numbers are in two's
  /// complement with infinitely many leading bits.
  ///
  /// - Precondition: Both numbers are integers.
  /// - Complexity: O(*n*), where *n* is the length of the longer operand in bits.
  package func combined(_ operation: BitOperation, _ other: Rational) -> Rational {
    precondition(isWhole && other.isWhole, "only integers have bits")
    let result = numerator.read { left in
      other.numerator.read { right in
        Integer {
          switch operation {
          case .and: unsafe cgmp_mpz_and($0, left, right)
          case .or: unsafe cgmp_mpz_ior($0, left, right)
          case .xor: unsafe cgmp_mpz_xor($0, left, right)
          }
        }
      }
    }
    return Rational(inLowestTerms: result, Integer(1))
  }

  /// The integer with its bits shifted to the left; a negative count shifts to the right and rounds
  /// down.
  ///
  /// - Precondition: The number is an integer.
  /// - Complexity: O(*n*), where *n* is the length of the longer of operand and result in bits.
  package func shifted(left count: Int) -> Rational {
    precondition(isWhole, "only integers have bits")
    let result =
      count < 0
      ? numerator.read { source in
        Integer { unsafe cgmp_mpz_fdiv_q_2exp($0, source, count.magnitude) }
      } : numerator.shifted(left: count)
    return Rational(inLowestTerms: result, Integer(1))
  }
}
