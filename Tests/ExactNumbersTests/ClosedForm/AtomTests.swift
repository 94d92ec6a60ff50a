import Testing

@testable import ExactNumbers

struct AtomTests {
  private let effort = Effort()
  private let half = Rational(numerator: 1, denominator: 2)

  @Test func `What may be negative is not taken for positive`() throws {
    let computation = try Computation(.pi, effort: effort)
    #expect(!Atom.computation(computation).isPositive)
    #expect(!Atom.function(.sine, ClosedForm(1)).isPositive)
    for atom in [
      Atom.pi, .integer(2), .logarithm(2), .exponential(.one), .root(Polynomial(.pi)),
    ] {
      #expect(atom.isPositive)
    }
  }

  @Test func `The weight counts atoms inside atoms`() throws {
    let sine = ClosedForm(.function(.sine, ClosedForm(.pi)))
    #expect(Atom.function(.sine, sine).weight == 5)
    #expect(Atom.root(Polynomial(.pi) + Polynomial(1)).weight == 3)
    #expect(Atom.exponential(Monomial(powers: [.pi: half])).weight == 2)
    #expect(try Atom.computation(Computation(.pi, effort: effort)).weight == 1)
  }

  @Test func `Computations are the same when they are one object`() throws {
    let first = try Computation(.pi, effort: effort)
    let second = try Computation(.pi, effort: effort)
    #expect(Atom.computation(first) == .computation(first))
    #expect(Atom.computation(first) != .computation(second))
    #expect(Set([first, first, second]).count == 2)
  }
}
