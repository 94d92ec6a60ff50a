import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Gamma and error functions of closed forms` {
  @Test(arguments: [
    ("gamma(1)" as Formula, "1"), ("gamma(5)", "24"), ("gamma(1/2)^2/pi", "1"),
    ("gamma(-1/2)/sqrt(pi)", "-2"), ("gamma(7/2)/gamma(1/2)", "15/8"),
    ("gamma(1/3)*gamma(2/3)-2*pi/sqrt(3)", "0"), ("gamma(1/4)*gamma(3/4)-pi*sqrt(2)", "0"),
    ("gamma(-1/3)/gamma(2/3)", "-3"), ("gamma(13/3)/gamma(1/3)", "280/81"),
    ("gamma(pi+1)-pi*gamma(pi)", "0"), ("gamma(sqrt(2)-3)*(sqrt(2)-3)-gamma(sqrt(2)-2)", "0"),
    ("gamma(e)-gamma(e)", "0"), ("gamma(pi-40)-gamma(pi-40)", "0"),
    ("gamma(9999/7)/gamma(9999/7)", "1"), ("gamma(19999/7)-gamma(19999/7)", "0"),
    ("erf(0)", "0"), ("erfc(0)", "1"), ("erf(-1)+erf(1)", "0"), ("erf(2)+erfc(2)", "1"),
    ("erf(pi)+erfc(-pi)-2*erf(pi)", "1"), ("erfc(1/3)+erfc(-1/3)", "2"),
  ])
  func `identities are proven`(formula: Formula, value: String) throws {
    #expect(try formula.proven() == value)
  }

  @Test(arguments: seeds)
  func `the functional equations hold for rational numbers`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let number = Rational(
        numerator: .random(in: -60...60, using: &generator),
        denominator: .random(in: 2...9, using: &generator))
      guard !number.isWhole else { continue }
      let x = "(\(number))"
      for text in [
        "gamma(\(x)+1)-\(x)*gamma\(x)", "gamma\(x)*gamma(1-\(x))*sin(pi*\(x))-pi",
        "erf\(x)+erf(-\(x))",
      ] {
        #expect(try Formula(stringLiteral: text).proven() == "0", "\(text)")
      }
    }
  }

  @Test func `long arguments have no form`() {
    let long = (1...70).reduce(Polynomial(.pi)) { sum, number in
      sum + Polynomial(.logarithm(Rational(number * 2 + 1)))
    }
    #expect(ClosedForm(long).gamma == nil)
    #expect(ClosedForm(long).errorFunction == nil)
  }
}
