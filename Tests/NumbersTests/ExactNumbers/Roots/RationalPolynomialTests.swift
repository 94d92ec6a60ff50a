import TestSupport
import Testing

@testable import ExactNumbers

@Suite("The roots of a polynomial")
struct RationalPolynomialTests {
  private let budget = Budget()

  private func product(_ factors: [RationalPolynomial]) -> RationalPolynomial {
    factors.reduce(RationalPolynomial([1])) { $0 * $1 }
  }

  /// Fractions, or 30 digits, with multiplicities.
  private func texts(_ roots: [RealRoot]) throws -> [String] {
    try roots.map { root in
      let number = root.value.rational.map(\.description)
      let text = try NumberWriter(decimal: root.value).text(digits: 30, in: .ascii, budget).text
      return "\(number ?? text) \(root.multiplicity)"
    }
  }

  @Test(arguments: 0..<60)
  func `are those of its factors, with their multiplicities`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var factors: [RationalPolynomial] = []
    var expected: [RealRoot] = []
    for _ in 0..<random.integer(1...4) {
      let root = random.fraction(-99...99, over: 1...20)
      let multiplicity = random.integer(1...3)
      guard !expected.contains(where: { $0.value.rational == root }) else { continue }
      expected.append(RealRoot(Real(root), multiplicity: multiplicity))
      factors += Array(repeating: RationalPolynomial([-root, 1]), count: multiplicity)
    }
    var seen: Set<[Rational]> = []
    for _ in 0..<random.integer(0...3) {
      // (x − a)² − b, whose roots are a ± √b.
      let a = Rational(random.integer(-9...9))
      let b = Rational(random.pick([-3, -1, 2, 3, 5, 7]))
      guard seen.insert([a, b]).inserted else { continue }
      let multiplicity = random.integer(1...2)
      let factor = RationalPolynomial([a * a - b, -a * 2, 1])
      factors += Array(repeating: factor, count: multiplicity)
      guard b > 0 else { continue }
      let side = try Real(b).root(2, budget)
      for root in [try Real(a).subtracting(side, budget), try Real(a).adding(side, budget)] {
        expected.append(RealRoot(root, multiplicity: multiplicity))
      }
    }
    let found = try product(factors).roots(budget)
    #expect(try texts(found) == texts(expected.sorted(budget)))
  }

  @Test func `of Wilkinson's polynomial are 1 to 20, and move with a coefficient`() throws {
    let wilkinson = product((1...20).map { RationalPolynomial([Rational(-$0), 1]) })
    #expect(try texts(wilkinson.roots(budget)) == (1...20).map { "\($0) 1" })
    var moved = wilkinson.coefficients
    moved[19] = moved[19] - Rational(2).raised(to: -23)
    let roots = try RationalPolynomial(moved).roots(budget)
    #expect(roots.count == 10)
    let first = try NumberWriter(decimal: roots[9].value).text(digits: 9, in: .ascii, budget).text
    #expect(first.hasPrefix("20.846908"))
  }

  @Test(arguments: [
    (
      [-2, 0, 0, 0, 1], ["-1.18920711500272106671749997056 1", "1.18920711500272106671749997056 1"]
    ), ([-5, 0, 0, 1], ["1.70997594667669698935310887254 1"]), ([1, 0, 1], []), ([7], []),
    ([0, 0, 3], ["0 2"]), ([-1, -1, 0, 0, 0, 1], ["1.16730397826141868425604589985 1"]),
    (
      [1, 0, -10, 0, 1],
      [
        "-3.14626436994197234232913506572 1", "-0.317837245195782244725757617296 1",
        "0.317837245195782244725757617296 1", "3.14626436994197234232913506572 1",
      ]
    ),
    (
      [4, 0, -2, -2, 0, 1],
      [
        "-1.41421356237309504880168872421 1", "1.25992104989487316476721060728 1",
        "1.41421356237309504880168872421 1",
      ]
    ),
  ])
  func `are found whatever the order of their kinds`(coefficients: [Int], roots: [String]) throws {
    let polynomial = RationalPolynomial(coefficients.map { Rational($0) })
    #expect(try texts(polynomial.roots(budget)) == roots)
  }

  @Test func `that are close together are distinct, and a long search can be cancelled`() throws {
    // Mignotte's polynomial x⁷ − 2(100x − 1)² has two roots near 1/100.
    let line = RationalPolynomial([-1, 100])
    let mignotte =
      RationalPolynomial([0, 0, 0, 0, 0, 0, 0, 1]) + line * line * RationalPolynomial([-2])
    #expect(try mignotte.roots(budget).count == 3)
    let cancelled = Budget(isCancelled: { true })
    let long = RationalPolynomial((0...120).map { Rational($0 * 7919 % 1013 - 500) })
    #expect(throws: RealError.cancelled) { try long.roots(cancelled) }
  }
}
