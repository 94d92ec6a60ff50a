import TestSupport
import Testing

@testable import ExactNumbers

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
