import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Polynomials` {
  @Test(arguments: seeds)
  func `sums of square roots satisfy the ring axioms`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let (a, b, c) = (generator.sum(), generator.sum(), generator.sum())
      #expect(a + b == b + a)
      #expect((a + b) + c == a + (b + c))
      #expect((a - b) + b == a)
      #expect((a - a).isZero)
      let (ab, ba) = try (#require(a.multiplied(by: b)), #require(b.multiplied(by: a)))
      #expect(ab == ba)
      if let left = ab.multiplied(by: c), let bc = b.multiplied(by: c),
        let right = a.multiplied(by: bc)
      {
        #expect(left == right)
      }
      let (ac, sum) = try (#require(a.multiplied(by: c)), #require(a.multiplied(by: b + c)))
      #expect(sum == ab + ac)
      #expect(a.raised(to: 3) == a.multiplied(by: a)?.multiplied(by: a))
    }
  }

  @Test(arguments: seeds)
  func `the ratio of proportional polynomials is found, and only theirs`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (sum, factor) = (generator.sum() + Polynomial(.pi), generator.nonzeroRational())
      #expect(sum.scaled(by: factor).ratio(to: sum) == factor)
      #expect((sum + Polynomial(.logarithm(2))).ratio(to: sum) == nil)
      #expect((sum + Polynomial(.pi)).ratio(to: sum) == nil || sum.term != nil)
    }
  }

  @Test(arguments: seeds)
  func `dividing by the content leaves coprime integers`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let sum = generator.sum() + Polynomial(.pi)
      let content = sum.content
      #expect(content > 0)
      let rest = sum.scaled(by: try #require(Rational(1).divided(by: content)))
      #expect(rest.content == 1)
      #expect(rest.terms.values.allSatisfy { $0.isWhole })
    }
  }

  @Test(arguments: seeds)
  func `one of a polynomial and its negative has a canonical negative`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let sum = generator.sum()
      guard !sum.isZero else { continue }
      #expect(sum.hasCanonicalNegative != sum.scaled(by: -1).hasCanonicalNegative)
    }
    let even = Polynomial(.pi) - Polynomial(1)
    #expect(even.hasCanonicalNegative != even.scaled(by: -1).hasCanonicalNegative)
    #expect(!Polynomial(0).hasCanonicalNegative)
  }

  @Test func `polynomials beyond the limits are nil`() throws {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73]
    let roots = try primes.map { try #require(Polynomial.power(Rational($0), half)) }
    let sum = roots.reduce(Polynomial(1), +)
    #expect(sum.isWithinLimits)
    // 22 × 22 products exceed the limit of products, and 12 × 11 the limit of terms.
    #expect(sum.multiplied(by: sum) == nil)
    let (few, others) = (roots[..<11].reduce(Polynomial(1), +), roots[11...].reduce(few1, +))
    #expect(few.multiplied(by: others) == nil)
    #expect((sum + few.scaled(by: 5)).weight == 22)
    let two = roots[0] + Polynomial(1)
    #expect(two.raised(to: 1_000) != nil)
    #expect(two.raised(to: 30_000) == nil)
    #expect(two.raised(to: .max) == nil)
    #expect(Polynomial(.pi).raised(to: .max)?.term?.monomial.powers == [.pi: Rational(Int.max)])
  }

  @Test func `polynomials without atoms are rational`() {
    #expect(Polynomial(0).rational == 0)
    #expect(Polynomial(7).rational == 7)
    #expect(Polynomial(.pi).rational == nil)
    #expect((Polynomial(.pi) + Polynomial(7)).rational == nil)
    #expect(Polynomial(Monomial(powers: [.pi: 1]), times: 0).isZero)
    #expect(Polynomial(0).multiplied(by: Polynomial(.pi))?.isZero == true)
    #expect(Polynomial(.pi).multiplied(by: Polynomial(0))?.isZero == true)
  }
}

private let half = Rational(numerator: 1, denominator: 2)
private let few1 = Polynomial(1)

extension SeededGenerator {
  mutating func sum() -> Polynomial {
    var sum = Polynomial(0)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let radicand = Rational(Int.random(in: 1...12, using: &self))
      let coefficient = Rational(
        numerator: .random(in: 1...9, using: &self),
        denominator: .random(in: -4 ... -1, using: &self))
      guard let root = Polynomial.power(radicand, half) else { continue }
      sum += root.scaled(by: Bool.random(using: &self) ? coefficient : -coefficient)
    }
    return sum
  }
}

@Suite struct `Atoms` {
  private let budget = Budget()
  private let half = Rational(numerator: 1, denominator: 2)

  @Test func `only atoms that are certainly positive are positive`() throws {
    let node = try ConstructiveReal(.pi, budget: budget)
    #expect(!Atom.constructive(node).isPositive)
    #expect(!Atom.function(.sine, ClosedForm(1)).isPositive)
    for atom in [
      Atom.pi, .integer(2), .logarithm(2), .exponential(.one), .root(Polynomial(.pi)),
      .function(.exponential, ClosedForm(.pi)),
    ] {
      #expect(atom.isPositive)
    }
  }

  @Test func `the weight counts nested atoms`() throws {
    let sine = ClosedForm(.function(.sine, ClosedForm(.pi)))
    #expect(Atom.function(.sine, sine).weight == 5)
    #expect(Atom.root(Polynomial(.pi) + Polynomial(1)).weight == 3)
    #expect(Atom.exponential(Monomial(powers: [.pi: half])).weight == 2)
    #expect(try Atom.constructive(ConstructiveReal(.pi, budget: budget)).weight == 1)
  }

  @Test func `constructive atoms are equal if they are calculated in the same way`() throws {
    let first = try Formula.root(2, .pi).constructive(budget)
    let second = try Formula.root(2, .pi).constructive(budget)
    let third = try Formula.root(3, .pi).constructive(budget)
    #expect(Atom.constructive(first) == .constructive(second))
    #expect(Atom.constructive(first) != .constructive(third))
    #expect(Set([first, first, second, third]).count == 2)
  }
}

@Suite struct `Monomials` {
  @Test func `the empty product is 1`() {
    #expect(Monomial.one.atom == nil)
    #expect(Monomial.one.weight == 0)
  }

  @Test func `a monomial is an atom if it has one factor with exponent 1`() {
    #expect(Monomial(powers: [.pi: 1]).atom == .pi)
    #expect(Monomial(powers: [.pi: 2]).atom == nil)
    #expect(Monomial(powers: [.pi: 1, .logarithm(2): 1]).atom == nil)
  }

  @Test func `monomials are equal if all exponents are`() {
    let first = Monomial(powers: [.pi: 2, .logarithm(3): -1])
    #expect(first == Monomial(powers: [.logarithm(3): -1, .pi: 2]))
    #expect(first.hashValue == Monomial(powers: [.logarithm(3): -1, .pi: 2]).hashValue)
    #expect(first != Monomial(powers: [.pi: 2, .logarithm(3): 1]))
    #expect(first.weight == 2)
  }
}
