import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Polynomials` {
  @Test func `sums of square roots satisfy the ring axioms`() throws {
    for var generator in cases(120) {
      let (a, b, c) = (generator.sum(), generator.sum(), generator.sum())
      #expect(a + b == b + a && (a + b) + c == a + (b + c))
      #expect((a - b) + b == a && (a - a).isZero)
      let (ab, ba) = try (#require(a.multiplied(by: b)), #require(b.multiplied(by: a)))
      #expect(ab == ba)
      let left = ab.multiplied(by: c)
      let right = b.multiplied(by: c).flatMap { a.multiplied(by: $0) }
      #expect(left == nil || right == nil || left == right)
      let (ac, sum) = try (#require(a.multiplied(by: c)), #require(a.multiplied(by: b + c)))
      #expect(sum == ab + ac)
      #expect(a.raised(to: 3) == a.multiplied(by: a)?.multiplied(by: a))
    }
  }

  @Test func `a ratio is found for proportional polynomials, and only for those`() {
    for var generator in cases(200) {
      let (sum, factor) = (generator.sum() + Polynomial(.pi), generator.nonzeroRational())
      #expect(sum.scaled(by: factor).ratio(to: sum) == factor)
      #expect((sum + Polynomial(.logarithm(2))).ratio(to: sum) == nil)
      #expect((sum + Polynomial(.pi)).ratio(to: sum) == nil || sum.term != nil)
    }
  }

  @Test func `dividing by the content leaves coprime integers`() throws {
    for var generator in cases(200) {
      let sum = generator.sum() + Polynomial(.pi)
      let rest = sum.scaled(by: try #require(Rational(1).divided(by: sum.content)))
      #expect(sum.content > 0 && rest.content == 1)
      #expect(rest.terms.values.allSatisfy { $0.isWhole })
    }
  }

  @Test func `one of a polynomial and its negative has a canonical negative`() {
    for var generator in cases(200) {
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
    let roots = try primes.map { try #require(Polynomial.power(Rational($0), .half)) }
    let sum = roots.reduce(Polynomial(1), +)
    #expect(sum.isWithinLimits)
    // 22 × 22 products exceed the limit of products, and 12 × 11 the limit of terms.
    #expect(sum.multiplied(by: sum) == nil)
    let few = roots[..<11].reduce(Polynomial(1), +)
    #expect(few.multiplied(by: roots[11...].reduce(Polynomial(1), +)) == nil)
    #expect((sum + few.scaled(by: 5)).weight == 22)
    let two = roots[0] + Polynomial(1)
    #expect(two.raised(to: 1_000) != nil)
    #expect(two.raised(to: 30_000) == nil)
    #expect(two.raised(to: .max) == nil)
    #expect(Polynomial(.pi).raised(to: .max)?.term?.monomial.powers == [.pi: Rational(Int.max)])
  }

  @Test func `polynomials without atoms are rational`() {
    let pi = Polynomial(.pi)
    #expect(
      [Polynomial(0), Polynomial(7), pi, pi + Polynomial(7)].map(\.rational) == [0, 7, nil, nil])
    #expect(Polynomial(Monomial(powers: [.pi: 1]), times: 0).isZero)
    #expect(Polynomial(0).multiplied(by: pi)?.isZero == true)
    #expect(pi.multiplied(by: Polynomial(0))?.isZero == true)
  }
}

extension SeededGenerator {
  mutating func sum() -> Polynomial {
    var sum = Polynomial(0)
    for _ in 0..<integer(1...3) {
      let radicand = Rational(integer(1...12))
      let coefficient = fraction(1...9, over: -4 ... -1)
      guard let root = Polynomial.power(radicand, .half) else { continue }
      sum += root.scaled(by: Bool.random(using: &self) ? coefficient : -coefficient)
    }
    return sum
  }
}

@Suite struct `Atoms` {
  private let budget = Budget()

  @Test func `only atoms that are certainly positive are positive`() throws {
    let node = try ConstructiveReal(.pi, budget: budget)
    #expect(!Atom.constructive(node).isPositive)
    #expect(!Atom.function(.sine, ClosedForm(1)).isPositive)
    for atom in [
      Atom.pi, .integer(2), .logarithm(2), .root(Polynomial(.pi)),
      .function(.exponential, ClosedForm(.pi)),
    ] {
      #expect(atom.isPositive)
    }
  }

  @Test func `the weight counts nested atoms`() throws {
    let sine = ClosedForm(.function(.sine, ClosedForm(.pi)))
    #expect(Atom.function(.sine, sine).weight == 5)
    #expect(Atom.root(Polynomial(.pi) + Polynomial(1)).weight == 3)
    #expect(Atom.logarithm(2).weight == 1)
    #expect(try Atom.constructive(ConstructiveReal(.pi, budget: budget)).weight == 1)
  }

  @Test func `constructive atoms are equal if calculated in the same way`() throws {
    let atoms = try [2, 2, 3].map {
      Atom.constructive(try Formula.root($0, .pi).constructive(budget))
    }
    #expect(atoms[0] == atoms[1] && atoms[0] != atoms[2] && Set(atoms).count == 2)
  }
}

@Suite struct `Monomials` {
  @Test func `the empty product is 1`() {
    #expect(Monomial.one.atom == nil && Monomial.one.weight == 0)
  }

  @Test func `a monomial is an atom if it has one factor with exponent 1`() {
    #expect(Monomial(powers: [.pi: 1]).atom == .pi)
    #expect(Monomial(powers: [.pi: 2]).atom == nil)
    #expect(Monomial(powers: [.pi: 1, .logarithm(2): 1]).atom == nil)
  }

  @Test func `monomials are equal if all exponents are`() {
    let first = Monomial(powers: [.pi: 2, .logarithm(3): -1])
    let second = Monomial(powers: [.logarithm(3): -1, .pi: 2])
    #expect(first == second && first.hashValue == second.hashValue && first.weight == 2)
    #expect(first != Monomial(powers: [.pi: 2, .logarithm(3): 1]))
  }
}
