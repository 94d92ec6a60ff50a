import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Exponentials of closed forms` {
  @Test(arguments: [
    ("ln(e)" as Formula, "1"), ("ln(e^5)", "5"), ("exp(ln(7))", "7"), ("log(1000)", "3"),
    ("lb(1 / 8)", "-3"), ("exp(ln(pi)) - pi", "0"), ("ln(6) - ln(2) - ln(3)", "0"),
    ("ln(8) / ln(2)", "3"), ("lb(10) * log(2)", "1"), ("exp(2) / e / e", "1"),
    ("exp(ln(2) / 2) - sqrt(2)", "0"), ("exp(ln(2) + pi) / exp(pi)", "2"),
    ("exp(-ln(pi)) * pi", "1"), ("exp(ln(1 + pi) * 2) - pi^2 - 2 * pi", "1"),
    ("ln(sqrt(pi)) / ln(pi)", "1/2"), ("ln(exp(pi)) / pi", "1"), ("ln(1)", "0"),
    ("ln(sqrt(1 + pi)) / ln(1 + pi)", "1/2"), ("ln(ln(4)) - ln(ln(2)) - ln(2)", "0"),
    ("ln(sqrt(2) / e^(1/3)) - ln(2) / 2", "-1/3"), ("log(sqrt(10))", "1/2"),
    ("exp(pi * sqrt(2)) * exp(-pi * sqrt(2))", "1"),
    ("exp(tanh(1))^2 / exp(2 * tanh(1))", "1"), ("exp(1 / (1 + e)) * exp(-1 / (e + 1))", "1"),
    ("exp(pi / (1 - 2 * e)) * exp(pi / (2 * e - 1))", "1"), ("ln(exp(tanh(1))) / tanh(1)", "1"),
    ("exp((1 + pi) / (2 - e)) / exp(1 / (2 - e)) / exp(pi / (2 - e))", "1"),
    ("ln(2 * pi * exp(1 / (1 + e))^3) - ln(2 * pi) - 3 / (1 + e)", "0"),
  ])
  func `exponentials and logarithms cancel`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test(arguments: [
    "exp(1)" as Formula, "ln(2)", "log(2)", "exp(exp(1))", "ln(1 + sqrt(2))", "exp(pi * sqrt(163))",
    "ln(sin(1))", "exp(1 / (1 + pi))",
  ])
  func `irrational numbers have no rational form`(formula: Formula) throws {
    #expect(try formula.proven() == nil)
  }

  @Test func `forms beyond the limits have no exponential and no logarithm`() throws {
    var nest = ClosedForm(1)
    while let sine = nest.sine { nest = sine }
    #expect(!nest.isNestable)
    #expect(nest.exponential == nil)
    #expect(nest.naturalLogarithm == nil)
    let number = try #require(ClosedForm(3).naturalLogarithm)
    let long = try #require(ClosedForm(Rational(10).raised(to: 9)).multiplied(by: number))
    #expect(long.exponential == nil)
    let wide = (2...35).reduce(Polynomial(.pi)) { $0 + Polynomial(.logarithm(Rational($1))) }
    let quotient = ClosedForm(Polynomial(.pi), dividedBy: wide).scaled(by: 3)
    #expect(try #require(quotient.exponential).rational == nil)
    let heavy = wide.scaled(by: 2) + Polynomial(.function(.sine, ClosedForm(wide)))
    #expect(ClosedForm(Polynomial(.pi), dividedBy: heavy).exponential == nil)
  }
}
