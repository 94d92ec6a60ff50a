import TestSupport
import Testing

@testable import ExactNumbers

@Suite struct `Closed forms` {
  @Test(arguments: Array(1...40 as ClosedRange<UInt64>))
  func `a closed form has the value that is computed without it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let budget = Budget(bits: 1_000)
    for _ in 0..<60 {
      let formula = generator.formula(depth: 5)
      guard let real = try? formula.real(budget),
        let plain = try? formula.constructive(budget).interval(precision: 500, budget: budget)
      else { continue }
      if let rational = real.rational {
        #expect(plain.contains(rational), "\(formula)")
      } else {
        let wide = Budget()
        do throws(RealError) {
          let written = try real.closedForm.value(wide).interval(precision: 500, budget: wide)
          #expect(plain.overlaps(written), "\(formula)")
        } catch {
          // The form of a hyperbolic tangent has exponentials that may be far greater.
          #expect(error == .tooLarge, "\(formula)")
        }
      }
    }
  }
}
