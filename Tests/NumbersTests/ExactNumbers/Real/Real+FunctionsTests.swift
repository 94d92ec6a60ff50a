import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Functions of real numbers` {
  private let budget = Budget(bits: 100_000)

  @Test func `a tangent close to a pole has a value`() throws {
    // So close that the first interval contains the pole.
    let tangent = try ("tan(pi/2-10^(-100))" as Formula).real(budget)
    #expect(try tangent.constructive(budget).best.exponent == .max)
    #expect(try tangent.text(digits: 10, budget).text == "1.000000000e100")
    #expect(try ("tan(pi/2+10^(-100))" as Formula).real(budget).sign(budget) == -1)
  }

  @Test(arguments: [
    "exp(x+y)-exp(x)*exp(y)", "sinh(x+y)-sinh(x)*cosh(y)-cosh(x)*sinh(y)", "sin(x)^2+cos(x)^2-1",
    "cosh(y)^2-sinh(y)^2-1", "tan(x)*cos(x)-sin(x)", "tanh(x)*cosh(x)-sinh(x)", "tan(atan(x))-x",
    "sin(asin(sin(x)))-sin(x)", "cos(acos(cos(y)))-cos(y)", "lb(y*y)*ln(2)-ln(y*y)",
    "log(x*x)*ln(10)-ln(x*x)",
  ])
  func `identities are proven`(text: String) throws {
    for formula in Self.formulas(text) { #expect(try formula.proven() == "0", "\(formula)") }
  }

  @Test(arguments: [
    "ln(x*x*y*y)-2*ln(sqrt(x*x))-2*ln(sqrt(y*y))", "atan(x*x)+atan(1/(x*x))-pi/2",
    "sin(x+y)-sin(x)*cos(y)-cos(x)*sin(y)", "cos(x+y)-cos(x)*cos(y)+sin(x)*sin(y)",
  ])
  func `identities beyond algebra hold as far as can be decided`(text: String) throws {
    for formula in Self.formulas(text) {
      let value = try formula.real(budget)
      guard value != 0 else { continue }
      #expect(throws: RealError.unknownSign(digits: 1_000)) { try value.sign(budget) }
    }
  }

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
  fileprivate mutating func wordedNumber() -> String {
    let (first, second) = (integer(1...30), integer(2...9))
    return (Bool.random(using: &self) ? "-" : "")
      + pick(["\(first)/\(second)", "sqrt(\(first))", "\(first)+ln(\(second))"])
  }
}

@Suite struct `The gamma function of real numbers` {
  private let budget = Budget(bits: 100_000)

  @Test(arguments: [
    "gamma(x+1)-x*gamma(x)", "gamma(x)*gamma(1-x)*sin(pi*x)-pi", "erf(x)+erf(-x)",
    "erf(x)+erfc(x)-1", "sinh(asinh(x))-x", "cosh(acosh(1+x*x))-1-x*x", "tanh(atanh(x/99))-x/99",
  ])
  func `identities hold as far as can be decided`(text: String) throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<2 * caseFactor {
      let (first, second) = (generator.integer(1...30), generator.integer(2...9))
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

  @Test func `is exact for halves of odd numbers, and refuses very many digits of others`() throws {
    for number in ["3999.5", "-1999.5", "1/2"] {
      let value = try Formula(stringLiteral: "gamma(\(number))").real(Budget())
      let digits = try? value.constructive(budget).interval(precision: 20_000, budget: budget)
      #expect((digits != nil) == (number != "3999.5"))
    }
  }

  @Test func `a pole that is not proven to be one is undecided`() throws {
    let hiddenZero = "(cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2)"
    let formula = Formula(stringLiteral: "gamma(\(hiddenZero)*10^(-1200)-3)")
    #expect(throws: RealError.self) { try formula.real(budget) }
  }

  @Test func `values on both sides of a pole have the sign of their side`() throws {
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

  @Test func `of powers of a number are quotients of exponents`() throws {
    for var generator in cases(100) {
      let root = generator.fraction(1...1_000, over: 1...30)
      guard root != 1 else { continue }
      let (top, bottom) = (generator.integer(1...25), generator.integer(1...25))
      let sign = generator.pick([1, -1])
      let (number, base) = (root.raised(to: sign * top), root.raised(to: bottom))
      let logarithm = Rational(numerator: sign * top, denominator: bottom)
      #expect(number.exactLogarithm(toBase: base) == logarithm)
      #expect((number * 1_009).exactLogarithm(toBase: base) == nil)
    }
  }

  @Test(arguments: [(6, 4), (12, 18), (3, 2), (18, 12), (1_024, 3)])
  func `of independent integers are irrational`(number: Int, base: Int) throws {
    #expect(Rational(number).exactLogarithm(toBase: Rational(base)) == nil)
    let fraction = Rational(numerator: number, denominator: 7)
    #expect(fraction.exactLogarithm(toBase: Rational(base)) == nil)
    #expect(fraction.exactLogarithm(toBase: Rational(numerator: base, denominator: 7)) == nil)
  }
}

@Suite struct `The angle of a point` {
  private let budget = Budget()

  @Test func `has the sine and the cosine of the point`() throws {
    for var generator in cases(40) {
      let (y, x) = (generator.integer(-9...9), generator.integer(-9...9))
      guard x != 0 || y != 0 else { continue }
      let angle = try Real(Rational(y)).angle(over: Real(Rational(x)), budget)
      let length = try Real(Rational(x * x + y * y)).root(2, budget)
      let sine = try angle.applying(.sine, budget).multiplied(by: length, budget)
      let cosine = try angle.applying(.cosine, budget).multiplied(by: length, budget)
      #expect(sine.rational == Rational(y) && cosine.rational == Rational(x), "\(y) \(x)")
    }
  }
}

@Suite struct `Primes among real numbers` {
  @Test func `are the integers with exactly two divisors`() throws {
    for number in -50...3_000 {
      let isPrime = number > 1 && !(2..<number).contains { number.isMultiple(of: $0) }
      #expect(try Real(Rational(number)).isPrime(Budget()) == isPrime, "\(number)")
    }
  }

  @Test func `are never claimed without proof, and sought until cancelled`() {
    let mersenne = Real(Rational(2).raised(to: 3_217) - 1)
    #expect(throws: RealError.unproven) { try mersenne.isPrime(Budget()) }
    #expect(throws: RealError.cancelled) { try mersenne.isPrime(Budget { true }) }
  }
}
