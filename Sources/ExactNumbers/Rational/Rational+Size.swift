import CGMP

extension Rational {
  /// The length of the numerator in bits; 0 for zero.
  package var numeratorBits: Int {
    switch form {
    case .small(let small): small.numerator.magnitude.bits
    case .large(let storage): storage.readNumerator { unsafe cgmp_mpz_sizeinbase($0, 2) }
    }
  }

  /// The length of the denominator in bits, at least 1.
  package var denominatorBits: Int {
    switch form {
    case .small(let small): small.denominator.magnitude.bits
    case .large(let storage): storage.readDenominator { unsafe cgmp_mpz_sizeinbase($0, 2) }
    }
  }
}

extension UInt {
  /// The length of the number in bits; 0 for zero.
  fileprivate var bits: Int { UInt.bitWidth - leadingZeroBitCount }
}
