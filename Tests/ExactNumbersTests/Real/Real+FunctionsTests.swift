import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Functions of real numbers` {
  private let budget = Budget(bits: 100_000)

  @Test(arguments: [
    ("ln(0)" as Formula, RealError.outsideDomain), ("ln(-1)", .outsideDomain),
    ("log(0)", .outsideDomain), ("lb(-pi)", .outsideDomain), ("asin(2)", .outsideDomain),
    ("acos(-1.0001)", .outsideDomain), ("asin(sqrt(2))", .outsideDomain),
    ("acos(-pi)", .outsideDomain), ("tan(pi/2)", .outsideDomain), ("tan(-5*pi/2)", .outsideDomain),
    ("sqrt(-1)", .outsideDomain), ("exp(100000)", .tooLarge), ("exp(-100000)", .tooSmall),
    ("ln(cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2)", .unknownSign(digits: 1_000)),
    ("asin(1+cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2)", .unknownSign(digits: 1_000)),
    ("tan(pi/2+cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2)", .unknownSign(digits: 1_000)),
  ])
  func `operands outside the domain throw`(formula: Formula, error: RealError) {
    #expect(throws: error) { try formula.real(budget) }
  }

  @Test(arguments: [
    ("sin(10^22)" as Formula, "-0.85220084976718880177"), ("cos(1e100)", "-0.92808190507465534346"),
    ("ln(1+10^(-40))", "1e-40"),
    ("exp(pi*sqrt(163))-262537412640768744", "-7.4992740280181431112e-13"),
    ("tan(pi/2-10^(-30))", "1e30"), ("sqrt(10^60+1)-10^30", "5e-31"),
    ("2*atan(10^40)-pi", "-2e-40"),
    ("sinh(1)-cosh(1)", "-0.36787944117144232160"),
    ("asin(1-10^(-50))-pi/2", "-1.4142135623730950488e-25"),
    ("tanh(100)-1", "-2.7677930534734750613e-87"),
    ("acos(-1+10^(-50))-pi", "-1.4142135623730950488e-25"),
    ("sin(pi+10^(-100))", "-1e-100"), ("cosh(10^(-20))-1", "5e-41"), ("exp(10^(-300))-1", "1e-300"),
  ])
  func `hard cases have correct digits`(formula: Formula, digits: String) throws {
    let text = try formula.real(budget).asciiText(significantDigits: 20, budget)
    let (value, expected) = try (
      #require(Rational(decimal: text.text.drop { $0 == "-" })),
      #require(Rational(decimal: digits.drop { $0 == "-" }))
    )
    #expect(text.text.hasPrefix("-") == digits.hasPrefix("-"))
    #expect((value - expected).magnitude <= expected * powerOfTen(-17), "\(text.text)")
    #expect(!text.isExact)
  }

  @Test func `a tangent close to a pole has a value`() throws {
    // It is so close that the first interval contains the pole.
    let tangent = try ("tan(pi/2-10^(-100))" as Formula).real(budget)
    #expect(try tangent.constructive(budget).best.exponent == .max)
    #expect(try tangent.asciiText(significantDigits: 10, budget).text == "1e100")
    #expect(try ("tan(pi/2+10^(-100))" as Formula).real(budget).sign(budget) == -1)
  }

  @Test(arguments: [
    "sin(x+y)-sin(x)*cos(y)-cos(x)*sin(y)", "cos(x+y)-cos(x)*cos(y)+sin(x)*sin(y)",
    "exp(x+y)-exp(x)*exp(y)",
    "sinh(x+y)-sinh(x)*cosh(y)-cosh(x)*sinh(y)", "sin(x)^2+cos(x)^2-1", "cosh(y)^2-sinh(y)^2-1",
    "tan(x)*cos(x)-sin(x)", "tanh(x)*cosh(x)-sinh(x)", "tan(atan(x))-x", "sin(asin(sin(x)))-sin(x)",
    "cos(acos(cos(y)))-cos(y)",
    "lb(y*y)*ln(2)-ln(y*y)", "log(x*x)*ln(10)-ln(x*x)",
  ])
  func `identities are proven`(text: String) throws {
    for formula in Self.formulas(text) { #expect(try formula.proven() == "0", "\(formula)") }
  }

  @Test(arguments: [
    "ln(x*x*y*y)-2*ln(sqrt(x*x))-2*ln(sqrt(y*y))", "atan(x*x)+atan(1/(x*x))-pi/2",
  ])
  func `identities of numbers whose sign algebra does not know hold as far as can be decided`(
    text: String
  ) throws {
    for formula in Self.formulas(text) {
      let value = try formula.real(budget)
      guard value != 0 else { continue }
      #expect(throws: RealError.unknownSign(digits: 1_000)) { try value.sign(budget) }
    }
  }

  /// Formulas with random numbers for x and y.
  private static func formulas(_ text: String) -> [Formula] {
    var generator = SeededGenerator(seed: 7)
    return (0..<10).map { _ in
      let (x, y) = (generator.wordedNumber(), generator.wordedNumber())
      return Formula(
        stringLiteral: text.replacing("exp", with: "§").replacing("x", with: "(\(x))")
          .replacing("§", with: "exp").replacing("y", with: "(\(y))"))
    }
  }
}

extension SeededGenerator {
  /// The text of a number other than zero.
  fileprivate mutating func wordedNumber() -> String {
    let (first, second) = (
      Int.random(in: 1...30, using: &self), Int.random(in: 2...9, using: &self)
    )
    let sign = Bool.random(using: &self) ? "-" : ""
    return sign
      + (["\(first)/\(second)", "sqrt(\(first))", "\(first)+ln(\(second))"].randomElement(
        using: &self) ?? "1")
  }
}
