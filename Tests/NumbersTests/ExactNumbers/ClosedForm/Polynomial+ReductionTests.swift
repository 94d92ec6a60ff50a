import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Reduction of polynomials` {
  @Test func `multiplying powers of a number adds their exponents`() throws {
    for var generator in cases(400) {
      let base = generator.nonzeroRational().magnitude
      let exponents = (0..<2).map { _ in generator.fraction(-9...9, over: 1...6) }
      let powers = try exponents.map { try #require(Polynomial.power(base, $0)) }
      let power = Polynomial.power(base, exponents[0] + exponents[1])
      #expect(powers[0].multiplied(by: powers[1]) == power)
    }
  }

  @Test func `integer powers are taken out of roots`() throws {
    let power = try #require(
      Polynomial.power(2, Rational(numerator: 3, denominator: 2)).flatMap(\.term))
    #expect(power.coefficient == 2 && power.monomial.powers == [.integer(2): .half])
    let inverse = try #require(Polynomial.power(2, -.half).flatMap(\.term))
    #expect(inverse.coefficient == .half && inverse.monomial.powers == [.integer(2): .half])
    #expect(
      Polynomial.power(Rational(numerator: 9, denominator: 4), .half)?.rational
        == Rational(numerator: 3, denominator: 2))
  }

  @Test func `integer powers of roots of sums are multiplied out`() throws {
    let sum = Polynomial(1) + Polynomial(.pi)
    let power = Polynomial(reducing: [.root(sum): Rational(numerator: 5, denominator: 2)], times: 3)
    let root = Polynomial(.root(sum), raisedTo: .half)
    #expect(power == root.multiplied(by: sum)?.multiplied(by: sum)?.scaled(by: 3))
  }

  @Test func `the square of a sine is reduced to a cosine`() throws {
    let sine = Atom.function(.sine, ClosedForm(1))
    let cosine = Polynomial(.function(.cosine, ClosedForm(1)))
    let square = try #require(Polynomial(reducing: [sine: 2], times: 1))
    #expect(square == Polynomial(1) - (try #require(cosine.raised(to: 2))))
    #expect(
      Polynomial(reducing: [sine: 5], times: 1)
        == Polynomial(sine).multiplied(by: try #require(square.raised(to: 2))))
  }

  @Test func `products beyond the limits have no reduced form`() {
    #expect(Polynomial(reducing: [.integer(2): 100_000], times: 1) == nil)
    #expect(Polynomial(reducing: [.integer(2): Rational(10).raised(to: 30)], times: 1) == nil)
    #expect(
      Polynomial(reducing: [.integer(2): .half], times: Rational(2).raised(to: 40_000)) == nil)
    let long = (1...30).reduce(Polynomial(1)) { $0 + Polynomial(.logarithm(Rational($1 + 1))) }
    #expect(Polynomial(reducing: [.root(long): 3], times: 1) == nil)
    #expect(Polynomial(reducing: [.root(long): Rational(10).raised(to: 30)], times: 1) == nil)
    #expect(Polynomial(reducing: [.root(long): 1, .root(long + long): 1], times: 1) == nil)
    let sine = Atom.function(.sine, ClosedForm(1))
    #expect(Polynomial(reducing: [sine: 1_000], times: 1) == nil)
    #expect(Polynomial(reducing: [sine: Rational(10).raised(to: 30)], times: 1) == nil)
  }
}
