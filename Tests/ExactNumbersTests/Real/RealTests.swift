import TestSupport
import Testing

@testable import ExactNumbers

struct RealTests {
  private let effort = Effort(bits: 1_000)

  @Test(arguments: seeds)
  func `Equal numbers are not told apart by their digits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var reals: [(real: Real, plain: Interval)] = []
    for _ in 0..<200 {
      let formula = generator.formula(depth: 2)
      guard let real = try? formula.real(effort),
        let plain = try? formula.computation(effort).interval(precision: 500, effort: effort)
      else { continue }
      for other in reals where other.real == real {
        #expect(plain.overlaps(other.plain), "\(formula)")
        #expect(real.hashValue == other.real.hashValue)
      }
      reals.append((real, plain))
    }
    #expect(Set(reals.map(\.real)).count < reals.count)
  }

  @Test func `Rational numbers are equal to themselves alone`() throws {
    let pi = try Real.pi(effort)
    #expect(Real(3) == 3)
    #expect(Real(3) != 4)
    #expect(pi != 3)
    #expect(pi == (try Real.pi(effort)))
    #expect(Real(Rational(numerator: 1, denominator: 2)).rational?.description == "1/2")
    #expect(pi.rational == nil)
  }

  @Test func `The constants have their digits`() throws {
    #expect(
      try Real.pi(effort).asciiText(significantDigits: 20, effort).text == "3.1415926535897932385")
    #expect(
      try Real.e(effort).asciiText(significantDigits: 20, effort).text == "2.7182818284590452354")
  }

  @Test func `A number without a closed form is one of its own`() throws {
    let effort = Effort()
    var real = try Real.pi(effort)
    for _ in 0..<200 { real = try real.applying(.sine, effort).adding(real, effort) }
    #expect(real == real)
    #expect(try real.subtracting(real, effort) == 0)
    #expect(try real.divided(by: real, effort) == 1)
    #expect(real.closedForm.isLight)
  }
}
