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

@Suite struct `Gamma and error functions of closed forms` {
  @Test(arguments: [
    ("gamma(1)" as Formula, "1"), ("gamma(5)", "24"), ("gamma(1/2)^2/pi", "1"),
    ("gamma(-1/2)/sqrt(pi)", "-2"), ("gamma(-7/2)/sqrt(pi)", "16/105"),
    ("gamma(7/2)/gamma(1/2)", "15/8"), ("gamma(e)-gamma(e)", "0"), ("erf(0)", "0"),
    ("erfc(0)", "1"), ("erf(-1)+erf(1)", "0"), ("erf(2)+erfc(2)", "1"),
    ("erf(pi)+erfc(-pi)-2*erf(pi)", "1"), ("erfc(1/3)+erfc(-1/3)", "2"),
  ])
  func `identities are proven`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test func `the functional equation of the gamma function holds for half of odd numbers`()
    throws
  {
    for number in stride(from: -61, to: 61, by: 2) {
      let x = "(\(number)/2)"
      let formula = Formula(stringLiteral: "gamma(\(x)+1)-\(x)*gamma\(x)")
      #expect(try formula.proven() == "0", "\(number)")
    }
  }

  @Test func `long arguments have no form`() {
    let long = (1...70).reduce(Polynomial(.pi)) { sum, number in
      sum + Polynomial(.logarithm(Rational(number * 2 + 1)))
    }
    #expect(ClosedForm(long).errorFunction == nil)
  }
}
