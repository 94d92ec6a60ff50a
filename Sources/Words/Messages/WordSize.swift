import ExactNumbers

/// The number of bits in which whole numbers are shown; arithmetic has no such bound.
package enum WordSize: Int, Hashable, Sendable, CaseIterable {
  case bits8 = 8
  case bits16 = 16
  case bits32 = 32
  case bits64 = 64

  /// The next greater size; after the greatest the smallest one.
  package var next: WordSize { WordSize(rawValue: rawValue * 2) ?? .bits8 }

  /// Whether the bits of an integer fit: those of a negative one are its two's complement.
  package func fits(_ number: Rational) -> Bool {
    let half = Rational(1).shifted(left: rawValue - 1)
    return !(number < -half) && number < half + half
  }
}

/// What is to be said of the bits.
package enum BitsNote: Hashable, Sendable {
  /// The bits of a word are those of the number.
  case word(WordSize)
  case twosComplement(WordSize)
  case tooLarge(WordSize)
  /// Only whole numbers have bits.
  case notWhole
}
