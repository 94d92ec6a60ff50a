import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Ranges of real numbers` {
  private let budget = Budget(bits: 10_000)

  /// A zero that no algebra recognises.
  private static let zero = "cos(pi / 7) - cos(2 * pi / 7) + cos(3 * pi / 7) - 1 / 2"

  @Test(arguments: [
    ("asin(tanh(254225))" as Formula, "1.5707963268"), ("acos(-tanh(10^20))", "3.1415926536"),
    ("1 + acos(tanh(10^20))", "1"), ("2 + sqrt(1 - tanh(10^6))", "2"),
    ("asin(3 * (tanh(10^20) / 3))", "1.5707963268"), ("asin(sin(10^30) * 1)", "-0.090239323898"),
    ("ln(tanh(740))", "-3.5091083565e-643"), ("acos(cos(1)^3)", "1.4124062859"),
    ("1 + (1 - tanh(10^20))^(1/3)", "1"),
  ])
  func `functions have values at numbers that never leave the domain`(
    formula: Formula, digits: String
  ) throws {
    #expect(try formula.real(budget).asciiText(significantDigits: 11, budget).text == digits)
  }

  @Test(arguments: [
    ("asin(1 + 10^(-2000))" as Formula, RealError.outsideDomain),
    ("acos(1 / tanh(740))", .outsideDomain), ("ln(tanh(10^20) - 1)", .tooSmall),
    ("ln(1 - tanh(10^20))", .tooSmall), ("1 / (1 - tanh(10^20))", .tooSmall),
    ("(1 - tanh(10^20))^-2", .tooSmall), ("(1 - tanh(10^20))^(1/5)", .tooSmall),
    ("(1 - tanh(10^20))^(-1/2)", .tooSmall), ("sqrt(tanh(10^20) - 1)", .outsideDomain),
  ])
  func `domains end where they end`(formula: Formula, error: RealError) {
    #expect(throws: error) { try formula.real(budget) }
  }

  @Test func `numbers too close to zero have no known digits`() throws {
    let tiny = try ("1 - tanh(10^20)" as Formula).real(budget)
    #expect(try tiny.sign(budget) == 1)
    #expect(throws: RealError.tooSmall) {
      try tiny.asciiText(significantDigits: 5, budget)
    }
    #expect(try tiny.magnitude(budget) == tiny)
    #expect(throws: RealError.tooSmall) { try tiny.raised(to: .pi(budget), budget) }
    #expect(try tiny.compare(0, budget) == 1)
    #expect(try ("tanh(10^20)" as Formula).real(budget).compare(1, budget) == -1)
  }

  @Test func `a number that is not negative has a magnitude and a root even if it may be zero`()
    throws
  {
    let square = try Formula(stringLiteral: "(1 - sin(\(Self.zero) + pi / 2)^2)").real(budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try square.sign(budget) }
    #expect(try square.magnitude(budget) == square)
    let root = try square.root(2, budget)
    #expect(try Real(3).adding(root, budget).floor(budget) == 3)
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try Real(1).divided(by: root, budget)
    }
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try Formula(stringLiteral: Self.zero).real(budget).root(2, budget)
    }
  }
}
