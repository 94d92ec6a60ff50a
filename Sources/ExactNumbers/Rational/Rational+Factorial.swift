import CGMP

extension Rational {
  /// The product of the whole numbers from 1 to `number`, which is not negative.
  ///
  /// Ask `bitsOfFactorial(_:)` for the size before.
  package static func factorial(_ number: Int) -> Rational {
    precondition(number >= 0, "a negative number has no factorial")
    return Rational { unsafe cgmp_mpz_fac_ui(cgmp_mpq_numref($0), UInt(number)) }
  }

  /// An upper bound of the length in bits of the factorial of `number`, which is not negative;
  /// `Int.max` stands for more.
  ///
  /// From 4 on it is at most twice the length, and near it for large numbers.
  package static func bitsOfFactorial(_ number: Int) -> Int {
    precondition(number >= 0, "a negative number has no factorial")
    // Stirling: log₂ n! is about n × (log₂ n − 1.44). Cutting off the fraction of log₂ n takes away
    // less than n × 1, so what is left is still above.
    let logarithm = Int.bitWidth - number.leadingZeroBitCount - 1
    return max(1, number.multipliedSaturating(by: max(logarithm, 1)))
  }
}
