import CGMP

extension Rational: Equatable {
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

  /// Feeds the limbs of a number to `hasher`.
  ///
  /// Their count goes first, so that the end of one part cannot be taken for the beginning of the
  /// next.
  private static func hash(_ part: mpz_srcptr, into hasher: inout Hasher) {
    let count = unsafe cgmp_mpz_size(part)
    hasher.combine(count)
    let limbs = unsafe UnsafeBufferPointer(start: cgmp_mpz_limbs_read(part), count: count)
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(limbs))
  }
}
