import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The operators` {
  @Test func `note what is taken off`() throws {
    let evaluation = try Formula("15% off 80 + 10%").evaluated()
    #expect(
      evaluation.percentages.map(\.value.number) == [
        12, Real(Rational(numerator: 34, denominator: 5)),
      ])
  }

  @Test(arguments: seeds)
  func `on bits obey their laws`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let a = Int.random(in: -(1 << 40)...1 << 40, using: &generator)
      let b = Int.random(in: -(1 << 40)...1 << 40, using: &generator)
      let count = Int.random(in: 0...20, using: &generator)
      #expect(outcome("(\(a)) and (\(b))") == "\(a & b)")
      #expect(outcome("(\(a)) or (\(b))") == "\(a | b)")
      #expect(outcome("(\(a)) xor (\(b))") == "\(a ^ b)")
      #expect(outcome("(\(a)) << \(count)") == "\(a << count)")
      #expect(outcome("(\(a)) >> \(count)") == "\(a >> count)")
      #expect(outcome("(\(a)) << \(count) >> \(count)") == "\(a)")
    }
  }
}
