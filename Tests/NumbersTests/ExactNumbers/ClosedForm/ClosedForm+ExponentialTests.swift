import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Exponentials of closed forms` {
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
  @Test func `forms without an exponential have no hyperbolic functions`() {
    var form = ClosedForm(1)
    while let sine = form.sine { form = sine }
    #expect(form.hyperbolicSine == nil)
    #expect(form.hyperbolicCosine == nil)
    #expect(form.hyperbolicTangent == nil)
  }
}

@Suite struct `Inverse hyperbolic functions of closed forms` {
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
