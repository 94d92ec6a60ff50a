import TestSupport
import Testing

@testable import ExactNumbers

private func isPrimeByDivision(_ number: Int) -> Bool {
  var divisor = 2
  while divisor * divisor <= number {
    if number.isMultiple(of: divisor) { return false }
    divisor += 1
  }
  return true
}

@Suite struct `A factorization` {
  private func factorization(
    _ number: Rational, work: Int = FactoringWork.usual
  ) throws -> Factorization {
    try Factorization(number, FactoringWork(work, Budget()))
  }

  private func product(_ factors: Factorization) -> Rational {
    let magnitude = factors.primes.reduce(factors.rest ?? 1) {
      $0 * $1.base.raised(to: $1.exponent)
    }
    return factors.isNegative ? -magnitude : magnitude
  }

  @Test func `of random and small numbers has their product, of ascending primes`() throws {
    for var generator in cases(60) {
      let number = generator.integer(2...1 << generator.integer(2...46))
      try expectPrimes(of: Bool.random(using: &generator) ? number : -number)
    }
    for number in 2...1_000 { try expectPrimes(of: number) }
  }

  private func expectPrimes(of number: Int) throws {
    let factors = try factorization(Rational(number))
    #expect(factors.rest == nil && product(factors) == Rational(number))
    let primes = try factors.primes.map { try #require($0.base.wholeValue) }
    #expect(zip(primes, primes.dropFirst()).allSatisfy { $0 < $1 }, "\(number)")
    #expect(primes.allSatisfy(isPrimeByDivision), "\(number)")
  }

  @Test func `of an unproven prime claims nothing`() throws {
    // 2^521 − 1 is prime, but the rest of its predecessor is too hard to factor here.
    let number = Rational(2).raised(to: 521) - 1
    let factors = try factorization(number * 8, work: 1 << 24)
    #expect(factors.primes.map(\.base) == [2] && factors.rest == number)
    #expect(factors.text(in: .tested) == "2^3 × \(number) (left)")
    #expect(factors.text(in: .ascii) == "2^3 * \(number) # not factored")
    #expect(factors.text(fitting: 60, in: .tested)?.text == "2^3 × (157 digits left)")
    #expect(factors.text(fitting: 200, in: .tested)?.text == "2^3 × \(number) (left)")
    #expect(factors.text(fitting: 20, in: .tested)?.text == nil)
    #expect(factors.text(fitting: 60, in: .ascii) == nil)
  }

  @Test func `ends when its work is used up`() throws {
    let hard = Rational(1_000_000_007) * Rational(1_000_000_009)
    let factors = try factorization(hard * 12, work: 100_000)
    #expect(factors.primes.map(\.base) == [2, 3] && factors.rest == hard)
    #expect(try factorization(hard, work: 0).rest == hard)
    let two = try factorization(hard * hard, work: 200_000)
    #expect(product(two) == hard * hard)
    let huge = Rational(3).raised(to: 200_000) + 2
    #expect(product(try factorization(huge, work: 1 << 20)) == huge)
    #expect(
      try factorization(Rational(6).raised(to: 100_000)).text(in: .tested) == "2^100000 × 3^100000")
  }

  @Test func `can be cancelled`() throws {
    let hard = (Rational(2).raised(to: 101) - 1) * (Rational(2).raised(to: 103) - 1)
    var checks = 0
    let cancelled = Budget {
      checks += 1
      return checks > 3
    }
    #expect(throws: RealError.cancelled) {
      try Factorization(hard, FactoringWork(FactoringWork.usual, cancelled))
    }
  }
}

@Suite struct `The primality of an integer` {
  private func primality(_ number: Integer, work: Int = FactoringWork.usual) throws -> Primality {
    try number.primality(FactoringWork(work, Budget()))
  }

  @Test func `agrees with trial division`() throws {
    for number in stride(from: 43, to: 20_000, by: 2) {
      #expect(try primality(Integer(number)) == (isPrimeByDivision(number) ? .prime : .composite))
    }
  }

  @Test(arguments: ["3215031751", "3825123056546413051", "318665857834031151167461"])
  func `is not fooled by strong pseudoprimes`(number: String) throws {
    #expect(try primality(Integer(digits: Array(number.utf8))) == .composite)
  }

  @Test func `is unknown without work`() throws {
    #expect(try primality(Integer(1_000_003), work: 0) == .unknown)
  }

  @Test func `of large integers is proven by Pocklington's theorem or not at all`() throws {
    // 3·2^189 + 1 is prime, and its predecessor has only the factors 2 and 3.
    let number = (Rational(2).raised(to: 189) * 3 + 1).numerator
    #expect(try primality(number) == .prime)
    // Enough for the Miller-Rabin test, not for the powers of the theorem.
    for work in [600_000, 800_000, 1_000_000] {
      #expect(try primality(number, work: work) != .composite)
    }
  }
}
