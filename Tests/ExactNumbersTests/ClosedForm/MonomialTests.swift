import Testing

@testable import ExactNumbers

@Suite struct `Monomials` {
  @Test func `the empty product is 1`() {
    #expect(Monomial.one.isOne)
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
