import CGMP

extension Rational {
  /// The numerator in lowest terms, with the sign of the number.
  ///
  /// - Complexity: O(*n*), where *n* is its length in bits: the integer is a copy.
  var numerator: Integer {
    storage.readNumerator { source in Integer { unsafe cgmp_mpz_set($0, source) } }
  }

  /// The denominator in lowest terms, always positive.
  ///
  /// - Complexity: O(*n*), where *n* is its length in bits: the integer is a copy.
  var denominator: Integer {
    storage.readDenominator { source in Integer { unsafe cgmp_mpz_set($0, source) } }
  }

  /// The denominator in lowest terms as an `Int`; nil if it does not fit.
  package var denominatorValue: Int? {
    switch form {
    case .small(let small): small.denominator
    case .large(let storage): storage.denominatorValue
    }
  }

  /// The length of the numerator in bits; 0 for zero.
  ///
  /// - Complexity: O(1)
  package var numeratorBits: Int {
    switch form {
    case .small(let small): small.numerator.magnitude.bits
    case .large(let storage): storage.readNumerator { unsafe cgmp_mpz_sizeinbase($0, 2) }
    }
  }

  /// The length of the denominator in bits, at least 1.
  ///
  /// - Complexity: O(1)
  package var denominatorBits: Int {
    switch form {
    case .small(let small): small.denominator.magnitude.bits
    case .large(let storage): storage.readDenominator { unsafe cgmp_mpz_sizeinbase($0, 2) }
    }
  }
}

// Integers among the rational numbers

extension Rational {
  /// Whether the number is an integer.
  package var isWhole: Bool {
    switch form {
    case .small(let small): small.denominator == 1
    case .large(let storage): storage.readDenominator { unsafe cgmp_mpz_cmp_ui($0, 1) } == 0
    }
  }

  /// The number as an `Int`; nil if it is not an integer or does not fit.
  package var wholeValue: Int? {
    switch form {
    case .small(let small): small.denominator == 1 ? small.numerator : nil
    case .large(let storage): isWhole ? storage.numeratorValue : nil
    }
  }

  /// Whether the number is an odd integer.
  package var isOdd: Bool { isWhole && storage.readNumerator { unsafe cgmp_mpz_odd_p($0) } != 0 }
}

extension UInt {
  /// The length of the number in bits; 0 for zero.
  fileprivate var bits: Int { UInt.bitWidth - leadingZeroBitCount }
}
