import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `The gamma function of real numbers` {
  private let budget = Budget(bits: 100_000)

  @Test(arguments: [
    ("gamma(0)" as Formula, RealError.outsideDomain), ("gamma(-1)", .outsideDomain),
    ("gamma(-1000000)", .outsideDomain), ("gamma(100000)", .tooLarge), ("gamma(10^30)", .tooLarge),
    ("gamma(10^30+1/2)", .tooLarge), ("gamma(1/2-10^30)", .tooLarge), ("gamma(20000.5)", .tooLarge),
    ("gamma(exp(20))", .tooLarge), ("gamma(-exp(20))", .tooLarge),
    ("gamma(cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2-3)", .unknownFloor(digits: 1_000)),
  ])
  func `poles and large arguments throw`(formula: Formula, error: RealError) {
    #expect(throws: error) { try formula.real(budget) }
  }

  @Test(arguments: [
    ("gamma(10^(-30))" as Formula, "999999999999999999999999999999.42278"),
    ("gamma(-3+10^(-50))", "-1.6666666666666666667e49"),
    ("gamma(-3-10^(-70))", "1.6666666666666666667e69"),
    ("gamma(1.46163214496836234126)", "0.88560319441088870028"),
    ("gamma(-20.5)", "-2.8346565743913348714e-19"), ("gamma(pi)", "2.2880377953400324180"),
    ("gamma(-pi)", "1.0156971444602183411"), ("gamma(1+10^(-40))-1", "-5.7721566490153286061e-41"),
    ("erf(10)-1", "-2.0884875837625447570e-45"), ("erfc(100)", "6.4059614249217320390e-4346"),
    ("erf(10^(-300))", "1.1283791670955125739e-300"), ("erfc(-3)", "1.9999779095030014146"),
    ("acosh(1+10^(-50))", "1.4142135623730950488e-25"),
    ("atanh(1-10^(-40))", "46.398275450160886335"), ("asinh(10^100)", "230.95165647996451371"),
    ("asinh(10^(-20))-10^(-20)", "-1.6666666666666666667e-61"),
    ("acosh(10^100)", "230.95165647996451371"), ("atanh(10^(-90))", "1e-90"),
  ])
  func `hard cases have correct digits`(formula: Formula, digits: String) throws {
    let text = try formula.real(budget).asciiText(significantDigits: 20, budget)
    let (value, expected) = try (
      #require(Rational(decimal: text.text.drop { $0 == "-" })),
      #require(Rational(decimal: digits.drop { $0 == "-" }))
    )
    #expect(text.text.hasPrefix("-") == digits.hasPrefix("-"))
    #expect((value - expected).magnitude <= expected * powerOfTen(-18), "\(text.text)")
    #expect(!text.isExact)
  }

  @Test(arguments: [
    "gamma(x+1)-x*gamma(x)", "gamma(x)*gamma(1-x)*sin(pi*x)-pi", "erf(x)+erf(-x)",
    "erf(x)+erfc(x)-1", "sinh(asinh(x))-x", "cosh(acosh(1+x*x))-1-x*x", "tanh(atanh(x/99))-x/99",
  ])
  func `identities hold as far as can be decided`(text: String) throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<6 {
      let (first, second) = (
        Int.random(in: 1...30, using: &generator), Int.random(in: 2...9, using: &generator)
      )
      for x in ["(\(first)+1/(\(second)))", "(sqrt(\(first))-pi)", "(\(first)-ln(\(second)))"] {
        let value = try Formula(stringLiteral: text.replacing("x", with: x)).real(budget)
        if let rational = value.rational {
          #expect(rational == 0)
        } else {
          #expect(throws: RealError.unknownSign(digits: 1_000)) { try value.sign(budget) }
        }
      }
    }
  }

  @Test func `a number that is a pole, but not proven to be one, is undecided`() throws {
    let hiddenZero = "(cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2)"
    let formula = Formula(stringLiteral: "gamma(\(hiddenZero)*10^(-1200)-3)")
    #expect(throws: RealError.self) { try formula.real(budget) }
  }

  @Test func `values close to a pole on both sides have the sign of their side`() throws {
    for pole in 0...6 {
      for side in [-1, 1] {
        let formula = Formula(stringLiteral: "gamma(-\(pole)+(\(side))*10^(-100)*pi)")
        let sign = try formula.real(budget).sign(budget)
        #expect(sign == (pole.isMultiple(of: 2) ? side : -side))
      }
    }
  }
}
