/// The prime factors of an integer, as far as they were found.
struct PrimeFactors {
  /// Proven primes with their multiplicities, in no order.
  var primes: [(base: Integer, exponent: Int)] = []
  /// The product of the factors that are not proven to be prime; 1 if there are none.
  var rest = Integer(1)

  /// The product of the primes.
  var product: Integer {
    primes.reduce(Integer(1)) { $0 * $1.base.raised(to: $1.exponent) }
  }
}

extension Integer {
  /// The prime factors of a number of at least 1, found within the work.
  ///
  /// Trial division finds the primes below 10,000, and Pollard's method others.
  ///
  /// - Parameters:
  ///   - isEnough: whether the search may end, because the primes that were found are enough. The
  ///     rest is then not meaningful.
  ///   - note: takes what is known before each search for a factor; the rest is still looked at.
  /// - Throws: `cancelled`.
  func factored(
    _ work: FactoringWork, until isEnough: (PrimeFactors) -> Bool = { _ in false },
    note: ((PrimeFactors) -> Void)? = nil
  ) throws(RealError) -> PrimeFactors {
    var (factors, rest) = try dividedBySmallPrimes(work)
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

  /// The primes below 10,000 among the factors, and the quotient that remains.
  private func dividedBySmallPrimes(
    _ work: FactoringWork
  ) throws(RealError) -> (factors: PrimeFactors, rest: Integer) {
    var factors = PrimeFactors()
    var rest = self
    for chunk in SmallPrimes.chunks {
      guard try work.spend(1, bits: rest.bits) else { break }
      let remainder = rest.remainder(dividingBy: chunk.product)
      for prime in chunk.primes where remainder.isMultiple(of: prime) {
        let (quotient, count) = rest.removing(Integer(Int(prime)))
        factors.primes.append((Integer(Int(prime)), count))
        rest = quotient
      }
    }
    return (factors, rest)
  }

  /// The base and the exponent, if the number is a power of another.
  ///
  /// The number has no factor below 10,000.
  private var perfectPower: (base: Integer, exponent: Int)? {
    // A base has more than 13 bits.
    for degree in SmallPrimes.all.prefix(while: { $0 <= bits / 13 }) {
      if let root = exactRoot(Int(degree)) { return (root, Int(degree)) }
    }
    return nil
  }

  /// A divisor of a composite number other than 1 and itself; nil if none is found.
  private func divisor(_ work: FactoringWork) throws(RealError) -> Integer? {
    var addend: UInt = 0
    var divisor: Integer?
    repeat {
      addend += 1
      divisor = try PollardRho(self, addend: addend).divisor(work)
    } while divisor.map { $0 == self } == true
    return divisor
  }

  /// The power to an exponent that is not negative.
  func raised(to exponent: Int) -> Integer {
    Rational(inLowestTerms: self, Integer(1)).raised(to: exponent).numerator
  }
}

extension PrimeFactors {
  /// The factors with powers in the rest that are not factored yet.
  fileprivate func leaving(_ open: [(number: Integer, exponent: Int)]) -> PrimeFactors {
    var factors = self
    for (number, exponent) in open { factors.rest = factors.rest * number.raised(to: exponent) }
    return factors
  }

  /// Adds a prime that may already be there.
  fileprivate mutating func add(_ prime: Integer, _ exponent: Int) {
    if let index = primes.firstIndex(where: { $0.base == prime }) {
      primes[index].exponent += exponent
    } else {
      primes.append((prime, exponent))
    }
  }
}

/// The primes below 10,000.
private enum SmallPrimes {
  /// Primes with their product, which fits a machine word.
  struct Chunk {
    var primes: [UInt] = []
    var product: UInt = 1
  }

  /// The primes in ascending order, by the sieve of Eratosthenes.
  static let all: [UInt] = {
    var isPrime = [Bool](repeating: true, count: 10_000)
    var primes: [UInt] = []
    for number in 2..<isPrime.count where isPrime[number] {
      primes.append(UInt(number))
      for multiple in stride(from: 2 * number, to: isPrime.count, by: number) {
        isPrime[multiple] = false
      }
    }
    return primes
  }()

  /// The primes in groups, so that one division by a word tells for many primes whether they divide.
  static let chunks: [Chunk] = all.reduce(into: [Chunk()]) { chunks, prime in
    let (product, overflows) =
      chunks[chunks.count - 1].product.multipliedReportingOverflow(by: prime)
    if overflows {
      chunks.append(Chunk(primes: [prime], product: prime))
    } else {
      chunks[chunks.count - 1].primes.append(prime)
      chunks[chunks.count - 1].product = product
    }
  }
}
