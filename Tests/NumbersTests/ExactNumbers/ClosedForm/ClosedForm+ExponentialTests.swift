import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Exponentials of closed forms` {
  @Test func `forms beyond the limits have no exponential`() throws {
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

@Suite struct `Functions of closed forms` {
  @Test func `have no form if the argument is nested too deeply or too long`() {
    var nest = ClosedForm(1)
    while let sine = nest.sine { nest = sine }
    #expect(!nest.isNestable)
    for value in [
      nest.exponential, nest.naturalLogarithm, nest.hyperbolicSine, nest.hyperbolicCosine,
      nest.hyperbolicTangent, nest.cosine, nest.tangent, nest.arcSine, nest.arcCosine,
      nest.arcTangent,
    ] { #expect(value == nil) }
    let sum = (1...70).reduce(Polynomial(.pi)) { sum, number in
      sum + Polynomial(.logarithm(Rational(number * 2 + 1)))
    }
    let long = ClosedForm(sum)
    for value in [
      long.inverseHyperbolicSine, long.inverseHyperbolicCosine, long.inverseHyperbolicTangent,
      long.errorFunction,
    ] { #expect(value == nil) }
  }
}

@Suite struct `Inverse hyperbolic functions of closed forms` {
  @Test func `an inverse leads to rational numbers and back`() throws {
    for var generator in cases(40) {
      let number = generator.fraction(-30...30, over: 1...9)
      let text = "(\(number))"
      for name in ["sinh", "cosh", "tanh"] {
        let formula = Formula(stringLiteral: "a\(name)(\(name)\(text))")
        let expected = name == "cosh" ? number.magnitude : number
        #expect(try formula.proven() == expected.description, "\(name) \(number)")
      }
      #expect(try Formula(stringLiteral: "sinh(asinh\(text))").proven() == number.description)
    }
  }
}

@Suite struct `Gamma functions of closed forms` {
  @Test func `the functional equation of gamma holds for halves of odd numbers`() throws {
    for number in stride(from: -61, to: 61, by: 2) {
      let x = "(\(number)/2)"
      let formula = Formula(stringLiteral: "gamma(\(x)+1)-\(x)*gamma\(x)")
      #expect(try formula.proven() == "0", "\(number)")
    }
  }
}
