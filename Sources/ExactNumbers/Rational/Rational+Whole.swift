import CGMP

extension Rational {
  /// The number itself, where it is whole and fits.
  package var wholeValue: Int? {
    switch form {
    case .small(let small): small.denominator == 1 ? small.numerator : nil
    case .large(let storage): isWhole ? storage.numeratorValue : nil
    }
  }

  /// The denominator in lowest terms, always positive, where it fits.
  package var denominatorValue: Int? {
    switch form {
    case .small(let small): small.denominator
    case .large(let storage): storage.denominatorValue
    }
  }

  /// Whether the number is whole and odd; it may be of any size.
  package var isOdd: Bool { isWhole && storage.readNumerator { unsafe cgmp_mpz_odd_p($0) } != 0 }
}
