import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `The series of the gamma function` {
  @Test(arguments: seeds)
  func `agrees with MPFR`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let number = Rational(
        numerator: .random(in: -9_000...9_000, using: &generator),
        denominator: .random(in: 2...300, using: &generator))
      guard !number.isWhole else { continue }
      let precision = Int.random(in: 2...400, using: &generator)
      let value = try #require(GammaSeries(number)).value(precision: precision)
      let expected = Interval(number, precision: 1_000).gamma(precision: 900)
      #expect(value.overlaps(expected), "\(number)")
      #expect(value.accuracy > precision, "\(number)")
    }
  }

  @Test func `takes no long or large numbers`() {
    let third = Rational(numerator: 1, denominator: 3)
    #expect(GammaSeries(third.raised(to: 100)) == nil)
    for far in [40_000, -40_000] { #expect(GammaSeries(Rational(far) + third) == nil) }
    #expect(GammaSeries(Rational(2).raised(to: 80) + third) == nil)
  }

  @Test(arguments: ["gamma(1/3)", "gamma(-7/2+1/9)", "gamma((1/3)^100)", "gamma(pi)"])
  func `gives the same bits as MPFR where both are used`(text: String) throws {
    let budget = Budget()
    let formula = Formula(stringLiteral: text)
    let usual = try formula.real(budget).constructive(budget).interval(
      precision: 4_000, budget: budget)
    let more = try formula.real(budget).constructive(budget).interval(
      precision: 5_000, budget: budget)
    #expect(usual.contains(more) && more.accuracy > 4_900)
  }

  @Test func `is needed for very many digits`() throws {
    let budget = Budget()
    let fraction = try ("gamma(1/3)" as Formula).real(budget).constructive(budget)
    #expect(try fraction.interval(precision: 40_000, budget: budget).accuracy > 39_900)
    let other = try ("gamma(pi)" as Formula).real(budget).constructive(budget)
    #expect(throws: RealError.tooLarge) { try other.interval(precision: 40_000, budget: budget) }
  }
}
