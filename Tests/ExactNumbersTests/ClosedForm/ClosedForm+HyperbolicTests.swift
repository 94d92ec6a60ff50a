import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Hyperbolic functions of closed forms` {
  @Test(arguments: [
    ("sinh(0)" as Formula, "0"), ("cosh(0)", "1"), ("tanh(0)", "0"), ("sinh(ln(2))", "3/4"),
    ("cosh(ln(2))", "5/4"), ("tanh(ln(2))", "3/5"), ("tanh(ln(3) / 2)", "1/2"),
    ("cosh(1)^2 - sinh(1)^2", "1"), ("cosh(2) + sinh(2) - exp(2)", "0"),
    ("sinh(pi) / cosh(pi) - tanh(pi)", "0"), ("sinh(-pi) + sinh(pi)", "0"),
    ("sinh(2) - 2 * sinh(1) * cosh(1)", "0"), ("cosh(1) - sinh(1) - 1 / e", "0"),
    ("cosh(tanh(1))^2 - sinh(tanh(1))^2", "1"), ("tanh(1 / (1 + pi)) + tanh(-1 / (1 + pi))", "0"),
  ])
  func `identities of hyperbolic functions are proven`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test func `forms without an exponential have no hyperbolic functions`() {
    var form = ClosedForm(1)
    while let sine = form.sine { form = sine }
    #expect(form.hyperbolicSine == nil)
    #expect(form.hyperbolicCosine == nil)
    #expect(form.hyperbolicTangent == nil)
  }
}
