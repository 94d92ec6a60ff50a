import TestSupport
import Testing

@testable import ExactNumbers

struct ClosedFormTests {
  @Test(arguments: Array(1...40 as ClosedRange<UInt64>))
  func `What is written and what is calculated is the same number`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let effort = Effort(bits: 1_000)
    for _ in 0..<60 {
      let formula = generator.formula(depth: 5)
      guard let real = try? formula.real(effort),
        let plain = try? formula.computation(effort).interval(precision: 500, effort: effort)
      else { continue }
      if let rational = real.rational {
        #expect(plain.contains(rational), "\(formula)")
      } else {
        let wide = Effort()
        let written = try real.closedForm.value(wide).interval(precision: 500, effort: wide)
        #expect(plain.overlaps(written), "\(formula)")
      }
    }
  }
}
