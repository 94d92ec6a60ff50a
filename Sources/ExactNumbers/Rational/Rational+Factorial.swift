import CGMP

extension Rational {
  /// The product of the integers from 1 to `number`, which is not negative.
  ///
  /// Check `bitsOfFactorial(_:)` first: GMP ends the process if memory runs out.
  ///
  /// - Complexity: O(*M(n)* log *n*), where *n* is the length of the result in bits.
  package static func factorial(_ number: Int) -> Rational {
    precondition(number >= 0, "a negative number has no factorial")
    return Rational { unsafe cgmp_mpz_fac_ui(cgmp_mpq_numref($0), UInt(number)) }
  }

  /// An upper bound of the length in bits of the factorial of `number`, which is not negative.
  ///
  /// It is `Int.max` if the bound itself does not fit.
  /// From 4 on it is at most twice the length, and close to it for large numbers.
  package static func bitsOfFactorial(_ number: Int) -> Int {
    precondition(number >= 0, "a negative number has no factorial")
    // By Stirling, log₂ n! ≈ n (log₂ n − 1.44). Dropping the fraction of log₂ n subtracts less than
    // n, so n ⌊log₂ n⌋ is still greater.
    let logarithm = Int.bitWidth - number.leadingZeroBitCount - 1
    return max(1, number.multipliedSaturating(by: max(logarithm, 1)))
  }
}
