import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Powers of closed forms` {
  private static let half = Rational(numerator: 1, denominator: 2)

  @Test(arguments: [
    ("sqrt(2)^2" as Formula, "2"), ("sqrt(8) / sqrt(2)", "2"), ("sqrt(2) - sqrt(2)", "0"),
    ("cbrt(-27)", "-3"), ("sqrt(1 / 4)", "1/2"), ("4^(3/2)", "8"), ("2^(1/2) * 2^(1/2)", "2"),
    ("(1 + sqrt(2)) * (1 - sqrt(2))", "-1"), ("sqrt(sqrt(16))", "2"), ("cbrt(pi)^3 / pi", "1"),
    ("sqrt(pi^2) / pi", "1"), ("sqrt(1 + pi)^2 - pi", "1"),
    ("1 / sqrt(1 + pi) * sqrt(1 + pi)", "1"), ("sqrt(3 + 2 * sqrt(2)) - sqrt(2)", "1"),
    ("sqrt(3 - 2 * sqrt(2)) - sqrt(2)", "-1"), ("(3 + 2 * sqrt(2))^(3/2) - 5 * sqrt(2)", "7"),
    ("sqrt(5 + 2 * sqrt(6)) - sqrt(2) - sqrt(3)", "0"),
    ("sqrt(2 + 2 * sqrt(2)) / sqrt(1 + sqrt(2)) / sqrt(2)", "1"), ("sqrt(2)^-2", "1/2"),
    ("pi^5 / pi^4 / pi", "1"), ("pi^-(1/2) * sqrt(pi)", "1"), ("(pi + 1)^-2 * (pi + 1)^2", "1"),
    ("sqrt(pi / (1 + pi))^2 * (1 + pi) / pi", "1"),
    ("1 / (sqrt(2) - 1) - sqrt(2)", "1"), ("(2 / pi)^3 * pi^3", "8"),
  ])
  func `powers and roots are proven rational`(
    formula: Formula, value: String
  ) throws {
    #expect(try formula.proven() == value)
  }

  @Test(arguments: [
    "sqrt(2)" as Formula, "sqrt(1 + pi)", "sqrt(2 + sqrt(2))", "sqrt(sqrt(5) - 1)", "pi^2",
    "sqrt(1 + sqrt(2)) * sqrt(2)", "sqrt(1 / (1 + pi))",
  ])
  func `irrational numbers have no rational form`(formula: Formula) throws {
    #expect(try formula.proven() == nil)
  }

  @Test func `powers beyond the limits have no closed form`() {
    #expect(ClosedForm(.pi).raised(to: .min) == nil)
    #expect(ClosedForm(2).raised(to: Rational(10).raised(to: 40)) == nil)
    #expect(ClosedForm(2).raised(to: Rational(10).raised(to: 40) + Self.half) == nil)
    let sum = Polynomial(.pi) + Polynomial(1)
    let long = (2...30).reduce(sum) { $0 + Polynomial(.logarithm(Rational($1))) }
    #expect(ClosedForm(Polynomial(1), dividedBy: long).raised(to: Self.half) == nil)
    #expect(ClosedForm(sum).raised(to: 1_000) == nil)
    #expect(ClosedForm(Polynomial(1), dividedBy: sum).raised(to: 1_000) == nil)
    #expect(ClosedForm(0).raised(to: Self.half) == nil)
  }
}
