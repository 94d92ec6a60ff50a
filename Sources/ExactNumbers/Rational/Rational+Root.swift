import CGMP

extension Rational {
  /// The root of a number that is not negative, if it is rational: a number that is not negative
  /// and whose power of `degree` is this one; nil if there is none.
  ///
  /// `degree` is at least 1. The time is that of some multiplications of numbers as long as this
  /// one.
  package func exactRoot(_ degree: Int) -> Rational? {
    precondition(degree > 0, "a root has a degree of at least 1")
    precondition(!isNegative, "a negative number has no root")
    // In lowest terms a root is rational when those of both parts are whole.
    guard let denominator = storage.readDenominator({ unsafe Self.root($0, degree) }),
      let numerator = storage.readNumerator({ unsafe Self.root($0, degree) })
    else { return nil }
    return Rational(inLowestTerms: numerator, denominator)
  }

  /// The root of one part, if it is whole.
  private static func root(_ part: mpz_srcptr, _ degree: Int) -> Integer? {
    // From 2 on a root is at least 2, so the part has more bits than the degree says.
    guard unsafe cgmp_mpz_cmp_ui(part, 2) < 0 || degree < cgmp_mpz_sizeinbase(part, 2) else {
      return nil
    }
    var isExact = false
    let root = Integer { unsafe isExact = cgmp_mpz_root($0, part, UInt(degree)) != 0 }
    return isExact ? root : nil
  }
}
