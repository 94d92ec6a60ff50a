import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Inverse hyperbolic functions of closed forms` {
  @Test(arguments: [
    ("asinh(0)" as Formula, "0"), ("acosh(1)", "0"), ("atanh(0)", "0"), ("asinh(sinh(1))", "1"),
    ("asinh(sinh(-2))", "-2"), ("acosh(cosh(1))", "1"), ("acosh(cosh(-3/2))", "3/2"),
    ("atanh(tanh(1))", "1"), ("atanh(tanh(-1/3))", "-1/3"), ("asinh(sinh(sqrt(2)))^2", "2"),
    ("asinh(sinh(ln(2)+1))-ln(2)", "1"), ("acosh(cosh(pi))/pi", "1"), ("sinh(asinh(1/3))", "1/3"),
    ("cosh(acosh(5/3))", "5/3"), ("tanh(atanh(1/2))", "1/2"), ("asinh(1)-ln(1+sqrt(2))", "0"),
    ("asinh(3/4)-ln(2)", "0"), ("asinh(-3/4)+ln(2)", "0"), ("acosh(2)-ln(2+sqrt(3))", "0"),
    ("acosh(5/4)-ln(2)", "0"), ("atanh(1/2)-ln(3)/2", "0"), ("atanh(-3/5)+ln(2)", "0"),
    ("asinh(pi)+asinh(-pi)", "0"), ("acosh(pi)-acosh(pi)", "0"), ("atanh(1/pi)+atanh(-1/pi)", "0"),
    ("acosh(cosh(1-sqrt(2)))-acosh(cosh(1-sqrt(2)))", "0"),
  ])
  func `identities of inverse hyperbolic functions are proven`(
    formula: Formula, value: String
  ) throws {
    #expect(try formula.proven() == value)
  }

  @Test(arguments: seeds)
  func `an inverse leads back from rational numbers and to them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let number = Rational(
        numerator: .random(in: -30...30, using: &generator),
        denominator: .random(in: 1...9, using: &generator))
      let text = "(\(number))"
      for name in ["sinh", "cosh", "tanh"] {
        let formula = Formula(stringLiteral: "a\(name)(\(name)\(text))")
        let expected = name == "cosh" ? number.magnitude : number
        #expect(try formula.proven() == expected.description, "\(name) \(number)")
      }
      #expect(try Formula(stringLiteral: "sinh(asinh\(text))").proven() == number.description)
    }
  }

  @Test func `quotients that have no root or no logarithm have no form`() {
    let long = (1...70).reduce(Polynomial(.pi)) { sum, number in
      sum + Polynomial(.logarithm(Rational(number * 2 + 1)))
    }
    #expect(ClosedForm(long).inverseHyperbolicSine == nil)
    #expect(ClosedForm(long).inverseHyperbolicCosine == nil)
    #expect(ClosedForm(long).inverseHyperbolicTangent == nil)
  }
}
