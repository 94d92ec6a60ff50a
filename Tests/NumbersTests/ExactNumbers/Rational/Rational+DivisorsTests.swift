import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Division of rational numbers` {
  @Test func `the floor is an integer at most the number and less than one below it`() {
    for var generator in cases(600) {
      let number = generator.rational()
      let floor = number.floor
      #expect(floor.isWhole && floor <= number && number < floor + 1)
    }
  }

  @Test func `the greatest common divisor divides both, and scales with them`() throws {
    for var generator in cases(400) {
      let (first, second) = (generator.nonzeroRational(), generator.nonzeroRational())
      let factor = generator.nonzeroRational().magnitude
      let divisor = first.greatestCommonDivisor(second)
      #expect(divisor > 0)
      let left = try #require(first.divided(by: divisor))
      let right = try #require(second.divided(by: divisor))
      #expect(left.isWhole && right.isWhole && left.greatestCommonDivisor(right) == 1)
      #expect((first * factor).greatestCommonDivisor(second * factor) == divisor * factor)
    }
  }

  @Test func `greatest common divisor times least common multiple is the product`() throws {
    for var generator in cases(400) {
      let (first, second) = (generator.nonzeroRational(), generator.nonzeroRational())
      let multiple = first.leastCommonMultiple(second)
      #expect(first.greatestCommonDivisor(second) * multiple == (first * second).magnitude)
      #expect(multiple == second.leastCommonMultiple(first))
      #expect(try #require(multiple.divided(by: first)).isWhole)
    }
  }

  @Test func `fractions have divisors and multiples, too`() {
    let (half, third) = (Rational.half, Rational(numerator: 1, denominator: 3))
    #expect(half.greatestCommonDivisor(third) == half * third)
    #expect(half.leastCommonMultiple(third) == 1)
  }
}

@Suite struct `Factors of rational numbers` {
  @Test func `the product of the factors is the number`() {
    for var generator in cases(400) {
      let number = generator.nonzeroRational().magnitude
      let factors = number.factors
      #expect(factors.reduce(Rational(1)) { $0 * $1.base.raised(to: $1.exponent) } == number)
      #expect(factors.allSatisfy { $0.base.isWhole && $0.base > 1 && $0.exponent != 0 })
    }
  }

  @Test func `equal numbers have equal factors, and powers multiply the exponents`() {
    for var generator in cases(200) {
      let number = Rational(generator.integer(1...Int.max))
      let degree = generator.integer(1...13)
      let power = number.raised(to: degree)
      #expect(Set(power.factors) == Set(number.factors.map { $0.raised(to: degree) }))
    }
  }

  @Test func `very long numbers are divided by the first primes only`() {
    let rest = Rational(10_007).raised(to: 2_000)
    let number = rest * Rational(2).raised(to: 5) * 17
    #expect(
      Set(number.factors) == [
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

  @Test func `are quotients of factorials`() throws {
    for var generator in cases(80) {
      let count = generator.integer(0...60)
      let things = generator.integer(2 * count...40 * count + 1)
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

  @Test func `have a bound of their bits`() throws {
    for var generator in cases(80) {
      let count = generator.integer(20...200)
      let things = Rational(generator.integer(2 * count...2_000 * count))
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
