import CGMP

enum Primality: Hashable { case composite, prime, unknown }

extension Integer {
  /// Tests an odd number above 41 by GMP, and by Pocklington's theorem if it is long and may be
  /// prime.
  func primality(_ work: FactoringWork) throws(RealError) -> Primality {
    // The Baillie–Pomerance–Selfridge–Wagstaff test takes the time of a few powers.
    guard try work.spend(4 * bits, bits: bits) else { return .unknown }
    switch read({ unsafe cgmp_mpz_probab_prime_p($0, 24) }) {
    case 0: return .composite
    case 2: return .prime
    default: return try isPrimeByPocklington(work) ? .prime : .unknown
    }
  }

  /// Whether Pocklington's theorem proves that the number n is prime.
  ///
  /// It does if n − 1 has a factored part greater than √n, and each prime q of that part has a base
  /// a such that a^(n−1) leaves 1 and a^((n−1)/q) − 1 is coprime to n. (R. Crandall and C.
  /// Pomerance, Prime Numbers, section 4.1)
  private func isPrimeByPocklington(_ work: FactoringWork) throws(RealError) -> Bool {
    let predecessor = subtracting(1)
    let isEnough = { (factors: PrimeFactors) in
      let product = factors.product
      return self < product * product
    }
    let factors = try predecessor.factored(work, until: isEnough)
    guard isEnough(factors) else { return false }
    for (prime, _) in factors.primes {
      guard try hasWitness(for: prime, predecessor, work) else { return false }
    }
    return true
  }

  private func hasWitness(
    for prime: Integer, _ predecessor: Integer, _ work: FactoringWork
  ) throws(RealError) -> Bool {
    let exponent = predecessor.quotient(dividingBy: prime).quotient
    var isFound = false
    for base in Self.smallPrimes.prefix(13) where !isFound {
      guard try work.spend(bits, bits: bits) else { return false }
      let power = Integer(base).raised(to: exponent, modulo: self)
      let common = unsafe power.subtracting(1).combined(cgmp_mpz_gcd, self)
      isFound = power.raised(to: prime, modulo: self).isOne && common.isOne
    }
    return isFound
  }
}
