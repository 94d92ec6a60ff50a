import Testing

@testable import ExactNumbers

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
