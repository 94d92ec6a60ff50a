import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Real numbers` {
  private let budget = Budget(bits: 1_000)

  @Test(arguments: seeds)
  func `numbers proven equal have overlapping intervals and equal hashes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var reals: [(real: Real, plain: Interval)] = []
    for _ in 0..<200 {
      let formula = generator.formula(depth: 2)
      guard let real = try? formula.real(budget),
        let plain = try? formula.constructive(budget).interval(precision: 500, budget: budget)
      else { continue }
      for other in reals where other.real == real {
        #expect(plain.overlaps(other.plain), "\(formula)")
        #expect(real.hashValue == other.real.hashValue)
      }
      reals.append((real, plain))
    }
    #expect(Set(reals.map(\.real)).count < reals.count)
  }

  @Test func `a rational number equals only itself`() throws {
    let pi = try Real.pi(budget)
    #expect(Real(3) == 3 && Real(3) != 4 && pi != 3)
    #expect(pi == (try Real.pi(budget)) && pi.rational == nil)
    #expect(Real(.half).rational == .half)
  }

  @Test func `a number without a closed form equals itself`() throws {
    let budget = Budget()
    var real = try Real.pi(budget)
    for _ in 0..<200 { real = try real.applying(.sine, budget).adding(real, budget) }
    #expect(real == real && real.closedForm.isNestable)
    #expect(try real.subtracting(real, budget) == 0 && real.divided(by: real, budget) == 1)
  }
}

@Suite struct `Order of real numbers` {
  private let budget = Budget(bits: 10_000)

  @Test func `rational numbers are rounded like constructive reals of the same value`() throws {
    for var generator in cases(200) {
      let number = generator.rational()
      let hidden = try hide(number)
      #expect(try Real(number).floor(budget).rational == number.floor)
      #expect(try Real(number).ceiling(budget).rational == -(-number).floor)
      let rounded = number.isNegative ? -(.half - number).floor : (number + .half).floor
      #expect(try Real(number).rounded(budget).rational == rounded)
      let truncated = number.isNegative ? -(-number).floor : number.floor
      #expect(try Real(number).truncated(budget).rational == truncated)
      #expect(try Real(number).magnitude(budget).rational == number.magnitude)
      #expect(try Real(number).sign(budget) == (number.isZero ? 0 : number.isNegative ? -1 : 1))
      guard !number.isWhole else { continue }
      #expect(hidden.rational == nil)
      #expect(try hidden.floor(budget).rational == number.floor)
      #expect(try hidden.ceiling(budget).rational == number.floor + 1)
      #expect(try hidden.truncated(budget).rational == truncated)
      #expect(try hidden.sign(budget) == (number.isNegative ? -1 : 1))
      guard !(number * 2).isWhole else { continue }
      #expect(try hidden.rounded(budget).rational == rounded)
    }
  }

  @Test func `a remainder lies between zero and the divisor, and the rest is a multiple`() throws {
    for var generator in cases(200) {
      let (number, divisor) = (generator.rational(), generator.nonzeroRational())
      let remainder = try #require(Real(number).remainder(Real(divisor), budget).rational)
      #expect(remainder.magnitude < divisor.magnitude)
      #expect(remainder.isZero || remainder.isNegative == divisor.isNegative)
      #expect(try #require((number - remainder).divided(by: divisor)).isWhole)
    }
    #expect(throws: RealError.divisionByZero) { try Real(1).remainder(0, budget) }
  }

  @Test func `comparison agrees with the order of rational numbers`() throws {
    let pi = try Real.pi(budget)
    for var generator in cases(200) {
      let (first, second) = (generator.rational(), generator.rational())
      let order = first == second ? 0 : first < second ? -1 : 1
      #expect(try Real(first).compare(Real(second), budget) == order)
      let multiples = try [first, second].map { try pi.multiplied(by: Real($0), budget) }
      #expect(try multiples[0].compare(multiples[1], budget) == order)
    }
  }

  @Test func `a number indistinguishable from an integer has no known floor`() throws {
    let number = try ("7+cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownFloor(digits: 1_000)) { try number.floor(budget) }
    #expect(throws: RealError.unknownFloor(digits: 1_000)) { try number.ceiling(budget) }
    #expect(try number.rounded(budget) == 7)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try number.compare(7, budget) }
    #expect(try number.compare(8, budget) == -1)
    let negative = try ("cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2" as Formula).real(budget)
    #expect(throws: RealError.unknownSign(digits: 1_000)) { try negative.magnitude(budget) }
    #expect(try ("-pi" as Formula).real(budget).magnitude(budget) == .pi(budget))
  }

  /// The number without a known closed form.
  private func hide(_ number: Rational) throws -> Real {
    let formula = Formula.sum(.number(number), "cos(pi/7)-cos(2*pi/7)+cos(3*pi/7)-1/2")
    return try formula.real(budget)
  }
}

@Suite struct `Ranges of real numbers` {
  private let budget = Budget(bits: 10_000)

  /// A zero without a known closed form.
  private static let zero = "cos(pi / 7) - cos(2 * pi / 7) + cos(3 * pi / 7) - 1 / 2"

  @Test func `a non-negative number has a magnitude and a root even if it may be zero`() throws {
    let zero = Formula(stringLiteral: Self.zero)
    for formula: Formula in [
      Formula(stringLiteral: "1 - sin(\(Self.zero) + pi / 2)^2"), .product(zero, zero),
      .sum(.product(zero, zero), .power(zero, 2)), "1 - tanh(10^20)",
    ] {
      let square = try formula.real(budget)
      #expect(throws: RealError.unknownSign(digits: 1_000)) { try square.sign(budget) }
      #expect(try square.magnitude(budget) == square)
      let root = try square.root(2, budget)
      #expect(try Real(3).adding(root, budget).floor(budget) == 3)
      #expect(throws: RealError.unknownSign(digits: 1_000)) {
        try Real(1).divided(by: root, budget)
      }
    }
    #expect(throws: RealError.unknownSign(digits: 1_000)) {
      try Formula(stringLiteral: Self.zero).real(budget).root(2, budget)
    }
  }
}
