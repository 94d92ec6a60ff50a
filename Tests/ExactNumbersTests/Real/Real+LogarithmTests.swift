import TestSupport
import Testing

@testable import ExactNumbers

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
      try value.asciiText(significantDigits: 17, budget).text == "-0.56983709711715159")
  }
}
