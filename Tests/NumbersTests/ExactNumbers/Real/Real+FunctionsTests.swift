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
    ("sqrt(-1)", .outsideDomain), ("exp(100000)", .tooLarge), ("exp(-1000000)", .tooSmall),
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
    let text = try formula.real(budget).text(digits: 20, budget)
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
    #expect(try tangent.text(digits: 10, budget).text == "1.000000000e100")
    #expect(try ("tan(pi/2+10^(-100))" as Formula).real(budget).sign(budget) == -1)
  }

  @Test(arguments: [
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
    "sin(x+y)-sin(x)*cos(y)-cos(x)*sin(y)", "cos(x+y)-cos(x)*cos(y)+sin(x)*sin(y)",
  ])
  func `identities that algebra does not prove hold as far as can be decided`(text: String) throws {
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
    let text = try formula.real(budget).text(digits: 20, budget)
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
    for _ in 0..<2 * caseFactor {
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

  @Test func `is exact for half of odd numbers only, and refuses very many digits of others`()
    throws
  {
    for number in ["3999.5", "-1999.5", "1/2"] {
      let value = try Formula(stringLiteral: "gamma(\(number))").real(Budget())
      let digits = try? value.constructive(budget).interval(precision: 20_000, budget: budget)
      #expect((digits != nil) == (number != "3999.5"))
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

@Suite struct `Logarithms to any base` {
  private let budget = Budget()

  private func logarithm(_ number: Formula, _ base: Formula) throws -> Real {
    try number.real(budget).logarithm(toBase: base.real(budget), budget)
  }

  @Test(arguments: [
    ("8" as Formula, "2" as Formula, "3"), ("1/9", "3", "-2"), ("8", "4", "3/2"),
    ("1000", "10", "3"), ("1", "7", "0"), ("8/27", "4/9", "3/2"), ("8/27", "9/4", "-3/2"),
    ("1/8", "1/4", "3/2"), ("8", "1/4", "-3/2"), ("pi^3", "pi", "3"), ("sqrt(2)", "1/2", "-1/2"),
    ("e^2", "sqrt(e)", "4"), ("7^17", "7^19", "17/19"), ("1", "pi", "0"),
  ])
  func `are exact where they are rational`(
    number: Formula, base: Formula, value: String
  ) throws {
    #expect(try logarithm(number, base).rational?.description == value)
  }

  @Test(arguments: seeds)
  func `of powers of one number are the quotients of the exponents`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let root = Rational(
        numerator: .random(in: 1...1_000, using: &generator),
        denominator: .random(in: 1...30, using: &generator))
      guard root != 1 else { continue }
      let exponents = (0..<2).map { _ in Int.random(in: 1...25, using: &generator) }
      let sign = Bool.random(using: &generator) ? 1 : -1
      let number = root.raised(to: sign * exponents[0])
      let value = number.exactLogarithm(toBase: root.raised(to: exponents[1]))
      #expect(value == Rational(numerator: sign * exponents[0], denominator: exponents[1]))
      #expect((number * 1_009).exactLogarithm(toBase: root.raised(to: exponents[1])) == nil)
    }
  }

  @Test(arguments: [(6, 4), (12, 18), (3, 2), (18, 12), (1_024, 3)])
  func `of independent integers are irrational`(number: Int, base: Int) throws {
    #expect(Rational(number).exactLogarithm(toBase: Rational(base)) == nil)
    let fraction = Rational(numerator: number, denominator: 7)
    #expect(fraction.exactLogarithm(toBase: Rational(base)) == nil)
    #expect(fraction.exactLogarithm(toBase: Rational(numerator: base, denominator: 7)) == nil)
  }

  @Test(arguments: [
    ("0" as Formula, "3" as Formula), ("-1", "3"), ("2", "0"), ("2", "-3"), ("2", "1"),
    ("1", "1"), ("pi", "1"), ("0", "10"), ("0", "2"), ("-pi", "pi"), ("2", "exp(0)"),
  ])
  func `have no value outside of the domain`(number: Formula, base: Formula) {
    #expect(throws: RealError.outsideDomain) { try logarithm(number, base) }
  }

  @Test func `of numbers that may be 0, or to a base that may be 1, are undecided`() {
    let error = RealError.unknownSign(digits: 1_000)
    #expect(throws: error) { try logarithm("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2", "3") }
    #expect(throws: error) { try logarithm("3", "1+cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2") }
  }

  @Test func `have correct digits`() throws {
    let value = try logarithm("2", "8/27")
    #expect(
      try value.text(digits: 17, budget).text == "-0.56983709711715159")
  }
}

@Suite struct `The angle of a point` {
  private let budget = Budget()

  private func angle(_ y: Formula, _ x: Formula) throws -> Real {
    try y.real(budget).angle(over: x.real(budget), budget)
  }

  @Test(arguments: [
    ("0" as Formula, "1" as Formula, "0"), ("1", "1", "1/4"), ("1", "0", "1/2"), ("1", "-1", "3/4"),
    ("0", "-2", "1"), ("-1", "-1", "-3/4"), ("-3", "0", "-1/2"), ("-1", "1", "-1/4"),
    ("sqrt(3)", "1", "1/3"), ("1", "-sqrt(3)", "5/6"), ("-pi", "pi", "-1/4"), ("0", "pi", "0"),
    ("0", "-pi", "1"),
  ])
  func `is an exact multiple of a half turn where it is known`(
    y: Formula, x: Formula, halfTurns: String
  ) throws {
    #expect(try angle(y, x).divided(by: .pi(budget), budget).rational?.description == halfTurns)
  }

  @Test(arguments: seeds)
  func `has the sine and the cosine of the point`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (y, x) = (
        Int.random(in: -9...9, using: &generator), Int.random(in: -9...9, using: &generator)
      )
      guard x != 0 || y != 0 else { continue }
      let angle = try Real(Rational(y)).angle(over: Real(Rational(x)), budget)
      let length = try Real(Rational(x * x + y * y)).root(2, budget)
      let sine = try angle.applying(.sine, budget).multiplied(by: length, budget)
      let cosine = try angle.applying(.cosine, budget).multiplied(by: length, budget)
      #expect(sine.rational == Rational(y) && cosine.rational == Rational(x), "\(y) \(x)")
    }
  }

  @Test func `does not exist at the origin`() {
    #expect(throws: RealError.outsideDomain) { try angle("0", "0") }
    #expect(throws: RealError.outsideDomain) { try angle("0", "sqrt(2)^2-2") }
  }

  @Test func `is undecided where the side of an axis is`() {
    let error = RealError.unknownSign(digits: 1_000)
    #expect(throws: error) { try angle("1", "cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2") }
    #expect(throws: error) { try angle("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2", "-1") }
  }
}

@Suite struct `Primes among real numbers` {
  private let budget = Budget()

  @Test func `are the integers that have exactly two divisors`() throws {
    for number in -50...3_000 {
      let isPrime = number > 1 && !(2..<number).contains { number.isMultiple(of: $0) }
      #expect(try Real(Rational(number)).isPrime(budget) == isPrime, "\(number)")
    }
  }

  @Test(arguments: [
    ("2^61-1", true), ("2^127-1", true), ("2^89-1", true), ("10^18+9", true), ("10^30+57", true),
    ("2^67-1", false), ("2^128+1", false), ("5/2", false),
    // It passes the Miller-Rabin test with the first 13 primes.
    ("3317044064679887385961981", false),
    ("-7", false), ("pi", false), ("sqrt(2)^2", true), ("exp(10)", false),
  ])
  func `are proven`(text: String, isPrime: Bool) throws {
    let number = try Formula(stringLiteral: text).real(budget)
    #expect(try number.isPrime(budget) == isPrime)
  }

  @Test func `are never claimed without a proof`() throws {
    let mersenne = Real(Rational(2).raised(to: 3_217) - 1)
    #expect(throws: RealError.unproven) { try mersenne.isPrime(budget) }
    let hidden = try ("2+cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownFloor(digits: 1_000)) { try hidden.isPrime(budget) }
  }

  @Test func `are searched until the search is cancelled`() {
    let mersenne = Real(Rational(2).raised(to: 3_217) - 1)
    #expect(throws: RealError.cancelled) { try mersenne.isPrime(Budget { true }) }
  }
}
