import ExactNumbers

/// The number of bits in which whole numbers are shown; arithmetic has no such bound.
package enum WordSize: Int, Hashable, Sendable, CaseIterable {
  case bits8 = 8
  case bits16 = 16
  case bits32 = 32
  case bits64 = 64

  /// The next greater size; after the greatest the smallest one.
  var next: WordSize { WordSize(rawValue: rawValue * 2) ?? .bits8 }

  /// Whether the bits of an integer fit: those of a negative one are its two's complement.
  func fits(_ number: Rational) -> Bool {
    let half = Rational(1).shifted(left: rawValue - 1)
    return !(number < -half) && number < half + half
  }
}
