import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Division of rational numbers` {
  @Test(arguments: seeds)
  func `the floor is an integer at most the number and less than one below it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let number = generator.rational()
      let floor = number.floor
      #expect(floor.isWhole)
      #expect(floor <= number && number < floor + 1)
    }
  }

  @Test(arguments: seeds)
  func `the greatest common divisor divides both, and scales with them`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (first, second, factor) = (
        generator.nonzeroRational(), generator.nonzeroRational(),
        generator.nonzeroRational().magnitude
      )
      let divisor = first.greatestCommonDivisor(second)
      #expect(divisor > 0)
      let (left, right) = (
        try #require(first.divided(by: divisor)), try #require(second.divided(by: divisor))
      )
      #expect(left.isWhole && right.isWhole)
      #expect(left.greatestCommonDivisor(right) == 1)
      #expect((first * factor).greatestCommonDivisor(second * factor) == divisor * factor)
    }
  }

  @Test(arguments: seeds)
  func `greatest common divisor times least common multiple is the product`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let (first, second) = (generator.nonzeroRational(), generator.nonzeroRational())
      let multiple = first.leastCommonMultiple(second)
      #expect(first.greatestCommonDivisor(second) * multiple == (first * second).magnitude)
      #expect(multiple == second.leastCommonMultiple(first))
      #expect(try #require(multiple.divided(by: first)).isWhole)
    }
  }

  @Test func `fractions have divisors and multiples too`() {
    let (half, third) = (
      Rational(numerator: 1, denominator: 2), Rational(numerator: 1, denominator: 3)
    )
    #expect(half.greatestCommonDivisor(third) == Rational(numerator: 1, denominator: 6))
    #expect(half.leastCommonMultiple(third) == 1)
  }
}

@Suite struct `Factors of rational numbers` {
  @Test(arguments: seeds)
  func `the product of the factors is the number`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = generator.nonzeroRational().magnitude
      let factors = number.factors
      let product = factors.reduce(Rational(1)) { $0 * $1.base.raised(to: $1.exponent) }
      #expect(product == number)
      #expect(factors.allSatisfy { $0.base.isWhole && $0.base > 1 && $0.exponent != 0 })
    }
  }

  @Test(arguments: seeds)
  func `equal numbers have equal factors, and powers multiply the exponents`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let number = Rational(Int.random(in: 1...Int.max, using: &generator))
      let degree = Int.random(in: 1...13, using: &generator)
      let power = number.raised(to: degree)
      #expect(Set(power.factors) == Set(number.factors.map { $0.raised(to: degree) }))
    }
  }

  @Test func `very long numbers are divided by the first primes only`() {
    let rest = Rational(10_007).raised(to: 2_000)
    let number = rest * Rational(2).raised(to: 5) * 17
    let factors = Set(number.factors)
    #expect(
      factors == [
        .init(base: 2, exponent: 5), .init(base: 17, exponent: 1), .init(base: rest, exponent: 1),
      ])
  }
}

extension Rational.Factor {
  fileprivate func raised(to degree: Int) -> Rational.Factor {
    Rational.Factor(base: base, exponent: exponent * degree)
  }
}

@Suite struct `Factorials` {
  @Test func `each factorial is the previous one times the number`() {
    #expect(Rational.factorial(0) == 1)
    for number in 1...400 {
      #expect(Rational.factorial(number) == .factorial(number - 1) * Rational(number))
    }
  }

  @Test func `the bound of the bits is at most twice the length from 4 on`() {
    for number in 0...2000 {
      let bits = Rational.factorial(number).numeratorBits
      #expect(Rational.bitsOfFactorial(number) >= bits)
      if number >= 4 { #expect(Rational.bitsOfFactorial(number) <= 2 * bits) }
    }
    let bits = Rational.factorial(200_000).numeratorBits
    #expect((bits...bits + bits / 10).contains(Rational.bitsOfFactorial(200_000)))
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3), (Int.max, Int.max), (1 << 58, Int.max)])
  func `bounds of oversized results saturate`(number: Int, bits: Int) {
    #expect(Rational.bitsOfFactorial(number) == bits)
  }

  @Test(arguments: [(5, "120"), (20, "2432902008176640000"), (25, "15511210043330985984000000")])
  func `factorials have their known values`(number: Int, factorial: String) {
    #expect(Rational.factorial(number).description == factorial)
  }

  @Test func `the factorial of a negative number traps`() async {
    await #expect(processExitsWith: .failure) { _ = Rational.factorial(-1) }
    await #expect(processExitsWith: .failure) { _ = Rational.bitsOfFactorial(-1) }
  }
}

@Suite struct `Combinations and permutations` {
  private let budget = Budget()

  @Test func `satisfy Pascal's rule`() throws {
    var row: [Rational] = [1]
    for things in 0..<60 {
      for count in 0...things / 2 {
        let value = try Rational.combinations(of: count, from: Rational(things), budget)
        #expect(value == row[count], "\(things) \(count)")
      }
      row = zip(row + [0], [0] + row).map { $0 + $1 }
    }
  }

  @Test(arguments: seeds)
  func `are quotients of factorials`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let count = Int.random(in: 0...60, using: &generator)
      let things = Int.random(in: 2 * count...40 * count + 1, using: &generator)
      let rest = Rational.factorial(things - count)
      let ordered = try Rational.permutations(of: count, from: Rational(things), budget)
      #expect(ordered * rest == .factorial(things))
      let value = try Rational.combinations(of: count, from: Rational(things), budget)
      #expect(value * .factorial(count) == ordered)
    }
  }

  @Test func `of very many things are products`() throws {
    let things = Rational(10).raised(to: 50)
    let pairs = things * (things - 1)
    #expect(try Rational.permutations(of: 2, from: things, budget) == pairs)
    #expect(try Rational.combinations(of: 2, from: things, budget) * 2 == pairs)
  }

  @Test(arguments: seeds)
  func `have a bound of their bits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let count = Int.random(in: 20...200, using: &generator)
      let things = Rational(Int.random(in: 2 * count...2_000 * count, using: &generator))
      let bits = try Rational.combinations(of: count, from: things, budget).numeratorBits
      let bound = Rational.bitsOfCombinations(of: count, from: things)
      #expect(bits <= bound && bound <= 2 * bits, "\(things) \(count)")
    }
    #expect(Rational.bitsOfCombinations(of: 0, from: 0) >= 1)
    #expect(Rational.bitsOfCombinations(of: .max, from: Rational(2).raised(to: 70)) >= .max / 100)
  }

  @Test func `can be cancelled`() {
    let cancelled = Budget { true }
    #expect(throws: RealError.cancelled) {
      try Rational.permutations(of: 100_000, from: 200_000, cancelled)
    }
    #expect(throws: RealError.cancelled) {
      try Rational.combinations(of: 10_000, from: 1_000_000, cancelled)
    }
  }
}
