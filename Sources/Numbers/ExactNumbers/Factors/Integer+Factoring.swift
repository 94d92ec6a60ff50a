import CGMP

struct PrimeFactors {
  var primes: [(base: Integer, exponent: Int)] = []
  /// The product of the factors that are not proven to be prime.
  var rest = Integer(1)
  var product: Integer { primes.reduce(Integer(1)) { $0 * $1.base.raised(to: $1.exponent) } }
}

extension Integer {
  /// Factors a positive integer within the work by trial division and Pollard's rho, and records
  /// the factorization before each search.
  func factored(
    _ work: FactoringWork, until isEnough: (PrimeFactors) -> Bool = { _ in false },
    note: ((PrimeFactors) -> Void)? = nil
  ) throws(RealError) -> PrimeFactors {
    var (factors, rest) = dividedBySmallPrimes
    var open = [(number: rest, exponent: 1)]
    while let (number, exponent) = open.popLast() {
      if number.isOne { continue }
      note?(factors.leaving(open + [(number, exponent)]))
      if isEnough(factors) { break }
      switch try number.primality(work) {
      case .prime: factors.add(number, exponent)
      case .unknown: factors.rest = factors.rest * number.raised(to: exponent)
      case .composite:
        if let (root, degree) = number.perfectPower {
          open.append((root, exponent * degree))
        } else if let divisor = try number.divisor(work) {
          rest = number.quotient(dividingBy: divisor).quotient
          open += [(divisor, exponent), (rest, exponent)]
        } else {
          factors.rest = factors.rest * number.raised(to: exponent)
        }
      }
    }
    return factors
  }

  /// The prime factors below 1,000, and the rest; all factors of a number below 10⁶.
  var dividedBySmallPrimes: (factors: PrimeFactors, rest: Integer) {
    var factors = PrimeFactors()
    var rest = self
    for prime in Self.smallPrimes {
      if let value = rest.value, value < prime * prime {
        if value > 1 { factors.primes.append((rest, 1)) }
        return (factors, Integer(1))
      }
      guard rest.remainder(dividingBy: UInt(prime)) == 0 else { continue }
      let (quotient, count) = rest.removing(Integer(prime))
      factors.primes.append((Integer(prime), count))
      rest = quotient
    }
    return (factors, rest)
  }

  static let smallPrimes = (2..<1_000).filter { number in
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31].allSatisfy { prime in
      number == prime || !number.isMultiple(of: prime)
    }
  }

  /// The least prime degree of a root without prime factors below 1,000, and the root.
  var perfectPower: (base: Integer, exponent: Int)? {
    // A base has more than 9 bits.
    for degree in Self.smallPrimes.prefix(while: { $0 <= bits / 9 }) {
      if let root = exactRoot(degree) { return (root, degree) }
    }
    return nil
  }

  private func divisor(_ work: FactoringWork) throws(RealError) -> Integer? {
    var addend: UInt = 0
    var divisor: Integer?
    repeat {
      addend += 1
      divisor = try PollardRho(self, addend: addend).divisor(work)
    } while divisor.map { $0 == self } == true
    return divisor
  }
}

extension PrimeFactors {
  fileprivate func leaving(_ open: [(number: Integer, exponent: Int)]) -> PrimeFactors {
    var factors = self
    for (number, exponent) in open { factors.rest = factors.rest * number.raised(to: exponent) }
    return factors
  }

  fileprivate mutating func add(_ prime: Integer, _ exponent: Int) {
    if let index = primes.firstIndex(where: { $0.base == prime }) {
      primes[index].exponent += exponent
    } else {
      primes.append((prime, exponent))
    }
  }
}

/// Pollard's rho method, a search for a divisor of a composite number.
///
/// The sequence of x² + c modulo the number runs into a cycle modulo each divisor, after about as
/// many steps as its square root. (R. P. Brent, An improved Monte Carlo factorization algorithm,
/// BIT 20, 1980) Integers change in place, because allocations would take most of the time.
struct PollardRho {
  let number: Integer
  let addend: UInt
  private let anchor = Integer(2)
  private let current = Integer(2)
  private let saved = Integer(2)
  private let product = Integer(1)
  private let difference = Integer(0)

  init(_ number: Integer, addend: UInt) { (self.number, self.addend) = (number, addend) }

  private static let stepsInBatch = 128

  /// A divisor other than 1, possibly the number itself; nil if the work is used up.
  func divisor(_ work: FactoringWork) throws(RealError) -> Integer? {
    var length = 1
    var divisor: Integer?
    repeat {
      divisor = try divisorInStretch(of: length, work)
      length *= 2
    } while divisor?.isOne == true
    return divisor
  }

  /// The divisor found in a stretch of steps; 1 if there is none, nil if the work is used up.
  private func divisorInStretch(
    of length: Int, _ work: FactoringWork
  ) throws(RealError) -> Integer? {
    Self.copy(current, to: anchor)
    for start in stride(from: 0, to: length, by: Self.stepsInBatch) {
      guard try work.spend(Self.stepsInBatch, bits: number.bits) else { return nil }
      for _ in start..<min(start + Self.stepsInBatch, length) { step(current) }
    }
    for start in stride(from: 0, to: length, by: Self.stepsInBatch) {
      guard try work.spend(2 * Self.stepsInBatch, bits: number.bits) else { return nil }
      Self.copy(current, to: saved)
      for _ in start..<min(start + Self.stepsInBatch, length) {
        step(current)
        subtractFromAnchor(current)
        difference.read { difference in product.update { unsafe cgmp_mpz_mul($0, $0, difference) } }
        reduce(product)
      }
      let divisor = unsafe product.combined(cgmp_mpz_gcd, number)
      if divisor == number { return divisorInLastBatch }
      if !divisor.isOne { return divisor }
    }
    return Integer(1)
  }

  /// The first divisor in the steps since `saved`, which are known to contain one.
  private var divisorInLastBatch: Integer {
    var divisor: Integer
    repeat {
      step(saved)
      subtractFromAnchor(saved)
      divisor = unsafe difference.combined(cgmp_mpz_gcd, number)
    } while divisor.isOne
    return divisor
  }

  private func step(_ element: Integer) {
    element.update {
      unsafe cgmp_mpz_mul($0, $0, $0)
      unsafe cgmp_mpz_add_ui($0, $0, addend)
    }
    reduce(element)
  }

  private func reduce(_ element: Integer) {
    number.read { number in element.update { unsafe cgmp_mpz_mod($0, $0, number) } }
  }

  private func subtractFromAnchor(_ element: Integer) {
    anchor.read(with: element) { anchor, element in
      difference.update { unsafe cgmp_mpz_sub($0, anchor, element) }
    }
  }

  private static func copy(_ element: Integer, to other: Integer) {
    element.read { element in other.update { unsafe cgmp_mpz_set($0, element) } }
  }
}
