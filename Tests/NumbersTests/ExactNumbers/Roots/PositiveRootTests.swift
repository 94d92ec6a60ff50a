import TestSupport
import Testing

@testable import ExactNumbers

@Suite("The positive root of a polynomial whose signs change once")
struct PositiveRootTests {
  private let budget = Budget()

  /// The coefficients of (x − root) times a polynomial with none negative, which change sign once.
  private func coefficients(root: Rational, seed: UInt64) -> [Rational] {
    var random = SeededGenerator(seed: seed)
    // Other roots that are not positive keep the number of changes.
    let factor = (0..<random.integer(0...8)).reduce([Rational(1)]) { product, _ in
      Self.product(product, [Rational(random.integer(0...9)), 1])
    }
    return Self.product(factor, [-root, 1])
  }

  private static func product(_ left: [Rational], _ right: [Rational]) -> [Rational] {
    var product = [Rational](repeating: 0, count: left.count + right.count - 1)
    for (i, first) in left.enumerated() {
      for (j, second) in right.enumerated() { product[i + j] = product[i + j] + first * second }
    }
    return product
  }

  @Test(arguments: 0..<60)
  func `is exact if it is a fraction`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 1000)
    let root = random.fraction(1...1_000_000, over: 1...[1, 9, 1_000_000][Int(seed % 3)])
    let coefficients = coefficients(root: root, seed: seed)
    #expect(try Real.positiveRoot(of: coefficients, budget).rational == root)
    let scaled = coefficients.map { $0 * Rational(numerator: -7, denominator: 3) }
    #expect(try Real.positiveRoot(of: scaled, budget).rational == root)
  }

  @Test(arguments: [2, 3, 5, 10])
  func `of xⁿ − 2 agrees with the root of 2 to a thousand digits`(degree: Int) throws {
    let coefficients =
      [Rational(-2)] + [Rational](repeating: 0, count: degree - 1) + [Rational(1)]
    let root = try Real.positiveRoot(of: coefficients, budget)
    #expect(root.rational == nil)
    #expect(try digits(of: root) == digits(of: Real(2).root(degree, budget)))
  }

  private func digits(of number: Real) throws -> String {
    try NumberWriter(decimal: number).text(digits: 1000, in: .ascii, budget).text
  }

  @Test func `is not sought among fractions if long`() throws {
    let long = Rational(3).raised(to: 700)
    let root = try Real.positiveRoot(of: [-1, long], budget)
    #expect(root.rational == nil)
    let difference = try root.multiplied(by: Real(long), budget).subtracting(1, budget)
    #expect(throws: RealError.self) { try difference.sign(budget) }
    #expect(try root.sign(budget) == 1)
  }

  @Test(arguments: [[], [0], [1], [1, 1], [1, 0, 1], [1, -3, 2], [-1, 3, -2, 0]])
  func `is refused if there is none, or may be several`(coefficients: [Int]) {
    #expect(throws: RealError.outsideDomain) {
      try Real.positiveRoot(of: coefficients.map { Rational($0) }, budget)
    }
  }

  @Test func `ignores zeros at both ends`() throws {
    #expect(
      try Real.positiveRoot(of: [0, 0, -3, 2, 0], budget).rational
        == Rational(numerator: 3, denominator: 2))
    let root = try Real.positiveRoot(of: [-2, 0, 1], budget)
    #expect(try root.subtracting(root, budget) == 0)
  }
}
