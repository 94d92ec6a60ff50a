import CGMP

extension Rational: Equatable {
  /// Whether the numbers are equal: their parts are, because both are in lowest terms.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the shorter operand in bits.
  package static func == (left: Rational, right: Rational) -> Bool {
    switch (left.form, right.form) {
    case (.small(let first), .small(let second)):
      first == second
    case (.large(let first), .large(let second)):
      first.read { first in
        second.read { second in unsafe cgmp_mpq_equal(first, second) != 0 }
      }
    default: false
    }
  }
}

extension Rational: Comparable {
  /// Whether the left number is less than the right one.
  ///
  /// - Complexity: O(*M(n)*), where *n* is the length of the longer operand in bits; constant if
  ///   signs or sizes already decide.
  package static func < (left: Rational, right: Rational) -> Bool {
    if case (.small(let first), .small(let second)) = (left.form, right.form) {
      return first < second
    }
    return left.storage.read { first in
      right.storage.read { second in unsafe cgmp_mpq_cmp(first, second) < 0 }
    }
  }
}

extension Rational: Hashable {
  package func hash(into hasher: inout Hasher) {
    switch form {
    case .small(let small):
      hasher.combine(small)
    case .large(let storage):
      hasher.combine(isNegative)
      storage.readNumerator { unsafe Self.hash($0, into: &hasher) }
      storage.readDenominator { unsafe Self.hash($0, into: &hasher) }
    }
  }

  /// Feeds the limbs of an integer to `hasher`.
  ///
  /// Their count precedes them, so that the boundary between numerator and denominator is part of
  /// the hash.
  private static func hash(_ part: mpz_srcptr, into hasher: inout Hasher) {
    let count = unsafe cgmp_mpz_size(part)
    hasher.combine(count)
    let limbs = unsafe UnsafeBufferPointer(start: cgmp_mpz_limbs_read(part), count: count)
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(limbs))
  }
}
