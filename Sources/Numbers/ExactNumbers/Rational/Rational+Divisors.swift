import CGMP

extension Rational {
  package var floor: Rational {
    guard !isWhole else { return self }
    return storage.readNumerator { top in
      storage.readDenominator { bottom in
        Rational(Integer { unsafe cgmp_mpz_fdiv_q($0, top, bottom) })
      }
    }
  }

  /// The greatest non-negative number that divides both: 1/6 for 1/2 and 1/3.
  package func greatestCommonDivisor(_ other: Rational) -> Rational {
    Rational(
      numerator: unsafe numerator.combined(cgmp_mpz_gcd, other.numerator),
      denominator: unsafe denominator.combined(cgmp_mpz_lcm, other.denominator))
  }

  package func leastCommonMultiple(_ other: Rational) -> Rational {
    Rational(
      numerator: unsafe numerator.combined(cgmp_mpz_lcm, other.numerator),
      denominator: unsafe denominator.combined(cgmp_mpz_gcd, other.denominator))
  }

  /// The fraction with the least denominator in a range of non-negative numbers (Stern, 1858).
  static func simplest(from lower: Rational, to upper: Rational) -> Rational {
    let whole = lower.floor
    if whole == lower { return whole }
    if whole + 1 <= upper { return whole + 1 }
    let rest = simplest(from: (upper - whole).raised(to: -1), to: (lower - whole).raised(to: -1))
    return whole + rest.raised(to: -1)
  }

  /// A base with its multiplicity, negative in the denominator.
  struct Factor: Hashable {
    let base: Rational
    let exponent: Int
  }

  /// Factors of a positive number, equal for equal numbers: primes below 1,000 and the rest, as a
  /// power if possible.
  var factors: [Factor] {
    Self.factors(of: numerator, times: 1) + Self.factors(of: denominator, times: -1)
  }

  private static func factors(of number: Integer, times sign: Int) -> [Factor] {
    var (factors, rest) = number.dividedBySmallPrimes
    var exponent = 1
    while rest.bits <= longestRadicand, let (root, degree) = rest.perfectPower {
      (rest, exponent) = (root, exponent * degree)
    }
    if !rest.isOne { factors.primes.append((rest, exponent)) }
    return factors.primes.map { Factor(base: Rational($0.base), exponent: sign * $0.exponent) }
  }

  private static let longestRadicand = 4_096

  /// The factorial; check `bitsOfFactorial(_:)` first.
  package static func factorial(_ number: Int) -> Rational {
    precondition(number >= 0, "a negative number has no factorial")
    return Rational { unsafe cgmp_mpz_fac_ui(cgmp_mpq_numref($0), UInt(number)) }
  }

  /// An upper bound of the bits of a factorial, from 4 on at most double; `Int.max` on overflow.
  package static func bitsOfFactorial(_ number: Int) -> Int {
    precondition(number >= 0, "a negative number has no factorial")
    // By Stirling, log₂ n! ≈ n (log₂ n − 1.44). Dropping the fraction of log₂ n subtracts less than
    // n, so n ⌊log₂ n⌋ is still greater.
    let logarithm = Int.bitWidth - number.leadingZeroBitCount - 1
    return max(1, number.multipliedSaturating(by: max(logarithm, 1)))
  }

  /// The ordered selections; check their length first, at most `count` times that of `things`.
  package static func permutations(
    of count: Int, from things: Rational, _ budget: Budget
  ) throws(RealError) -> Rational {
    Rational(try Integer.product(of: count, downFrom: things.numerator, budget))
  }

  /// The unordered selections of `count` out of at least twice as many things; check
  /// `bitsOfCombinations(of:from:)` first.
  package static func combinations(
    of count: Int, from things: Rational, _ budget: Budget
  ) throws(RealError) -> Rational {
    if let things = things.wholeValue, count > things >> 4 {
      return Rational { unsafe cgmp_mpz_bin_uiui(cgmp_mpq_numref($0), UInt(things), UInt(count)) }
    }
    let product = try Integer.product(of: count, downFrom: things.numerator, budget)
    let orders = Rational.factorial(count).numerator
    return Rational(product.quotient(dividingBy: orders).quotient)
  }

  /// An upper bound of the bits of `combinations(of:from:)`, less than twice it if long.
  package static func bitsOfCombinations(of count: Int, from things: Rational) -> Int {
    // By Stirling, the result is at most (e n/k)^k, and log₂ e is less than 1.45. The lengths
    // differ from the logarithms by less than 1.
    let bitsOfCount = Int.bitWidth - count.leadingZeroBitCount
    let hundredths = 100 * (things.numeratorBits - bitsOfCount + 1) + 145
    return count.multipliedSaturating(by: hundredths) / 100 + 1
  }
}

extension Integer {
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
}
