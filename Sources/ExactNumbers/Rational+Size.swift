import CGMP

extension Rational {
  /// The length of the numerator in bits; 0 for zero.
  package var numeratorBits: Int {
    isZero ? 0 : storage.readNumerator { unsafe cgmp_mpz_sizeinbase($0, 2) }
  }

  /// The length of the denominator in bits, at least 1.
  package var denominatorBits: Int {
    storage.readDenominator { unsafe cgmp_mpz_sizeinbase($0, 2) }
  }
}
