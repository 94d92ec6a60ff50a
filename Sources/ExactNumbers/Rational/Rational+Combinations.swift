import CGMP

extension Rational {
  /// The number of ways to choose `count` of so many things in order: the product of `count`
  /// integers, of which `things` is the greatest.
  ///
  /// `count` is not negative, and `things` is an integer of at least `count`. The length of the
  /// result is at most `count` times that of `things`: check it first.
  ///
  /// - Throws: `cancelled`.
  /// - Complexity: O(*M(n)* log *k*), where *n* is the length of the result in bits and *k* is
  ///   `count`.
  package static func permutations(
    of count: Int, from things: Rational, _ budget: Budget
  ) throws(RealError) -> Rational {
    let product = try Integer.product(of: count, downFrom: things.numerator, budget)
    return Rational(inLowestTerms: product, Integer(1))
  }

  /// The number of ways to choose `count` of so many things, regardless of their order.
  ///
  /// `count` is not negative, and `things` is an integer of at least twice `count`. Check
  /// `bitsOfCombinations(of:from:)` first.
  ///
  /// - Throws: `cancelled`.
  /// - Complexity: O(*M(n)* log *k*), where *n* is the product of `count` and the length of
  ///   `things`, and *k* is `count`. If `things` is less than 16 times `count`, GMP multiplies the
  ///   prime factors of the result, which is faster.
  package static func combinations(
    of count: Int, from things: Rational, _ budget: Budget
  ) throws(RealError) -> Rational {
    if let things = things.wholeValue, count > things >> 4 {
      return Rational {
        unsafe cgmp_mpz_bin_uiui(cgmp_mpq_numref($0), UInt(things), UInt(count))
      }
    }
    let product = try Integer.product(of: count, downFrom: things.numerator, budget)
    let orders = Rational.factorial(count).numerator
    return Rational(
      inLowestTerms: product.quotient(dividingBy: orders).quotient, Integer(1))
  }

  /// An upper bound of the length in bits of `combinations(of:from:)`, less than twice the length
  /// for long results.
  ///
  /// It is `Int.max` if the bound itself does not fit.
  package static func bitsOfCombinations(of count: Int, from things: Rational) -> Int {
    // By Stirling, the result is at most (e n/k)^k, and log₂ e is less than 1.45. The lengths differ
    // from the logarithms by less than 1.
    let bitsOfCount = Int.bitWidth - count.leadingZeroBitCount
    let hundredths = 100 * (things.numeratorBits - bitsOfCount + 1) + 145
    return count.multipliedSaturating(by: hundredths) / 100 + 1
  }
}

extension Integer {
  /// The product of `count` consecutive integers, of which `greatest` is the greatest.
  ///
  /// Halves are multiplied, so that most multiplications are of numbers of the same length.
  static func product(
    of count: Int, downFrom greatest: Integer, _ budget: Budget
  ) throws(RealError) -> Integer {
    guard count > 8 else {
      try budget.spend(greatest.bits * count + 64)
      return (0..<count).reduce(Integer(1)) { $0 * greatest.subtracting($1) }
    }
    let half = count / 2
    let left = try product(of: half, downFrom: greatest, budget)
    let right = try product(of: count - half, downFrom: greatest.subtracting(half), budget)
    try budget.spend(left.bits + right.bits)
    return left * right
  }

  /// The difference of the number and a small one that is not negative.
  private func subtracting(_ other: Int) -> Integer {
    read { source in Integer { unsafe cgmp_mpz_sub_ui($0, source, UInt(other)) } }
  }
}
