import CGMP

enum Primality: Hashable {
  case composite
  case prime
  case unknown
}

extension Integer {
  /// Tests an odd number greater than 41 within the work.
  ///
  /// Below `millerRabinBound` the Miller-Rabin test with the first 13 primes is a proof. (J.
  /// Sorenson and J. Webster, Strong pseudoprimes to twelve prime bases, Mathematics of Computation
  /// 86, 2017) Above it only proves that a number is composite; Pocklington's theorem proves
  /// primes.
  func primality(_ work: FactoringWork) throws(RealError) -> Primality {
    let isShort = self < Self.millerRabinBound
    for base in SmallPrimes.all.prefix(isShort ? Self.basesOfProof : 25) {
      guard try work.spend(bits, bits: bits) else { return .unknown }
      guard isStrongProbablePrime(base: base) else { return .composite }
    }
    if isShort { return .prime }
    return try isPrimeByPocklington(work) ? .prime : .unknown
  }

  private static let basesOfProof = 13

  /// The least composite number that passes the test with all these bases.
  static var millerRabinBound: Integer { Integer(digits: Array("3317044064679887385961981".utf8)) }

  private func isStrongProbablePrime(base: Int) -> Bool {
    let predecessor = subtracting(1)
    let twos = predecessor.factorsOfTwo
    var power = Integer(base).raised(to: predecessor.shifted(left: -twos), modulo: self)
    if power.isOne || power == predecessor { return true }
    for _ in 1..<max(twos, 1) {
      power = (power * power).remainder(dividingBy: self)
      if power == predecessor { return true }
    }
    return false
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
    for base in SmallPrimes.all.prefix(Self.basesOfProof) where !isFound {
      guard try work.spend(bits, bits: bits) else { return false }
      let power = Integer(base).raised(to: exponent, modulo: self)
      let common = unsafe power.subtracting(1).combined(cgmp_mpz_gcd, self)
      isFound = power.raised(to: prime, modulo: self).isOne && common.isOne
    }
    return isFound
  }
}
