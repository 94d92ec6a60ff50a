import TestSupport
import Testing

@testable import ExactNumbers

struct ComputationOperationTests {
  private let effort = Effort()

  @Test(arguments: [
    // Whole bits of the operand are lost where they say nothing about the result.
    (Formula.function(.sine, .power(.number(10), 300)), 180),
    (.function(.cosine, .negative(.power(.number(10), 300))), 180),
    (.function(.exponential, .number(1_000_000)), 180),
    (.function(.hyperbolicSine, .quotient(.number(1_000_000), .number(3))), 180),
    (.power(.quotient(.number(1), .number(3)), Rational(numerator: 100_000, denominator: 7)), 150),
    (.power(.pi, -1_000), 170), (.root(5, .negative(.pi)), 180), (.quotient(.pi, .number(7)), 180),
  ])
  func `The first interval of a value is narrow already`(formula: Formula, accuracy: Int) throws {
    #expect(try formula.computation(effort).best.accuracy >= accuracy)
  }

  @Test func `A wide operand is not asked for as many bits as it might have`() throws {
    let large = Formula.number(Rational(2).raised(to: 3_000))
    let base = Formula.difference(.sum(large, .pi), large)
    let sine = try Formula.function(.sine, .power(base, 300_000)).computation(effort)
    #expect(Interval(BigFloat(-1), BigFloat(1)).contains(sine.best))
  }

  @Test func `π is between its first digits`() throws {
    let pi = try Computation(.pi, effort: effort).interval(precision: 1_000, effort: effort)
    let digits = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620"
    let known = try #require(Rational(decimal: digits))
    #expect(pi.accuracy > 990)
    #expect(pi.adding(Interval(exactly: -known), precision: 64).exponent < -240)
  }
}
