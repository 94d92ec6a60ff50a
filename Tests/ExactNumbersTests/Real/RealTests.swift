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
    #expect(Real(3) == 3)
    #expect(Real(3) != 4)
    #expect(pi != 3)
    #expect(pi == (try Real.pi(budget)))
    #expect(Real(Rational(numerator: 1, denominator: 2)).rational?.description == "1/2")
    #expect(pi.rational == nil)
  }

  @Test func `constants have correct digits`() throws {
    #expect(
      try Real.pi(budget).asciiText(significantDigits: 20, budget).text == "3.1415926535897932385")
    #expect(
      try Real.e(budget).asciiText(significantDigits: 20, budget).text == "2.7182818284590452354")
  }

  @Test(arguments: [
    ("1/3" as Formula, "1/3"), ("-pi", "≈ -3.14159265358979"),
    ("exp(100)", "≈ 2.68811714181614e43"),
    // Cancellation leaves two of 192 bits.
    ("10^57+pi-10^57", "≈ 3"), ("tanh(10^20)-1", "|x| < 2^-191"),
  ])
  func `the debug description shows the digits that are known`(
    formula: Formula, text: String
  ) throws {
    #expect(try formula.real(budget).debugDescription == text)
  }

  @Test func `a number without a closed form equals itself`() throws {
    let budget = Budget()
    var real = try Real.pi(budget)
    for _ in 0..<200 { real = try real.applying(.sine, budget).adding(real, budget) }
    #expect(real == real)
    #expect(try real.subtracting(real, budget) == 0)
    #expect(try real.divided(by: real, budget) == 1)
    #expect(real.closedForm.isNestable)
  }
}
