import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Operations of constructive reals` {
  private let budget = Budget()

  @Test(arguments: [
    // The integer part of the operand does not contribute to the bits of the result.
    (Formula.function(.sine, .power(.number(10), 300)), 180),
    (.function(.cosine, .negative(.power(.number(10), 300))), 180),
    (.function(.exponential, .number(1_000_000)), 180),
    (.function(.hyperbolicSine, .quotient(.number(1_000_000), .number(3))), 180),
    (.power(.quotient(.number(1), .number(3)), Rational(numerator: 100_000, denominator: 7)), 150),
    (.power(.pi, -1_000), 170), (.root(5, .negative(.pi)), 180), (.quotient(.pi, .number(7)), 180),
  ])
  func `the first interval is already narrow`(formula: Formula, accuracy: Int) throws {
    #expect(try formula.constructive(budget).best.accuracy >= accuracy)
  }

  @Test func `a wide operand does not raise the precision`() throws {
    let large = Formula.number(Rational(2).raised(to: 3_000))
    let base = Formula.difference(.sum(large, .pi), large)
    let sine = try Formula.function(.sine, .power(base, 300_000)).constructive(budget)
    #expect(Interval(BigFloat(-1), BigFloat(1)).contains(sine.best))
  }

  @Test func `π has correct digits`() throws {
    let pi = try ConstructiveReal(.pi, budget: budget).interval(precision: 1_000, budget: budget)
    let digits = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620"
    let known = try #require(Rational(decimal: digits))
    #expect(pi.accuracy > 990)
    #expect(pi.adding(Interval(exactly: -known), precision: 64).exponent < -240)
  }
}
