import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Separation of radicals` {
  private let budget = Budget()

  @Test func `proves nothing of a number next to an integer`() throws {
    let one = Formula("cbrt(2+sqrt(5))-cbrt(sqrt(5)-2)")
    let near = Formula.sum(one, .number(Rational(10).raised(to: -300)))
    #expect(try near.real(budget).compare(1, budget) == 1)
  }

  @Test func `proves roots of powers of p + q√c`() throws {
    for var generator in cases(40) {
      let (p, q) = (generator.integer(1...9), generator.integer(1...9))
      let (c, degree) = (generator.pick([2, 3, 5, 6, 7, 10]), generator.integer(3...6))
      let sum = Formula.sum(
        .number(Rational(p)), .product(.number(Rational(q)), .root(2, .number(Rational(c)))))
      var (first, second) = (1, 0)
      for _ in 0..<degree { (first, second) = (p * first + q * c * second, q * first + p * second) }
      let power = Formula.sum(
        .number(Rational(first)),
        .root(2, .number(Rational(second) * Rational(second) * Rational(c))))
      let zero = Formula.difference(.root(degree, power), sum)
      #expect(try zero.real(budget) == 0, "root \(degree) of \(first) + \(second)√\(c)")
    }
  }

  @Test func `decides nothing about other functions, or beyond the work`() throws {
    let root = try Real(2).root(2, budget)
    let power = try Real(3).digitsRaised(to: root, budget)
    let logarithm = try Real(3).applying(.naturalLogarithm, budget).multiplied(by: root, budget)
    #expect(try logarithm.applying(.exponential, budget).subtracting(power, budget).rational == nil)
    let long = Formula.number(Rational(10).raised(to: 100_000))
    let zero = Formula.difference(
      .root(2, .product(long, .number(2))), .product(.root(2, long), .root(2, .number(2))))
    #expect(try zero.constructive(budget).provenInteger(budget) == nil)
    // This needs more bits than the limit.
    let wide = Formula.number(Rational(2).raised(to: 200_000))
    let wideZero = try Formula.difference(
      .product(.root(2, .number(2)), wide),
      .quotient(.product(.number(2), wide), .root(2, .number(2)))
    ).constructive(budget)
    _ = try wideZero.interval(precision: 300_000, budget: budget)
    #expect(try wideZero.provenInteger(budget) == nil)
    var chain = try Formula("sqrt(2)-sqrt(2)").constructive(budget)
    for _ in 0..<200 { chain = try ConstructiveReal(.negative, [chain], budget: budget) }
    #expect(try chain.provenInteger(budget) == nil)
  }

  @Test func `knows only digits of a long power`() throws {
    let base = Real(Rational(1) + Rational(10).raised(to: -30))
    let power = try base.digitsRaised(to: Real(Rational(10).raised(to: 30)), budget)
    let difference = try power.subtracting(.e(budget), budget)
    #expect(try difference.text(digits: 5, budget).text == "-1.3591e-30")
  }
}
