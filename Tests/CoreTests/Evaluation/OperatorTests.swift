import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The operators` {
  @Test func `note the discount`() throws {
    let evaluation = try Formula("15% off 80 + 10%").evaluated()
    #expect(
      evaluation.percentages.map(\.value.number) == [
        12, Real(Rational(numerator: 34, denominator: 5)),
      ])
  }

  @Test func `on bits obey their laws`() throws {
    for var generator in cases(100) {
      let a = generator.integer(-(1 << 40)...1 << 40)
      let b = generator.integer(-(1 << 40)...1 << 40)
      let count = generator.integer(0...20)
      #expect(outcome("(\(a)) and (\(b))") == "\(a & b)")
      #expect(outcome("(\(a)) or (\(b))") == "\(a | b)")
      #expect(outcome("(\(a)) xor (\(b))") == "\(a ^ b)")
      #expect(outcome("(\(a)) << \(count)") == "\(a << count)")
      #expect(outcome("(\(a)) >> \(count)") == "\(a >> count)")
      #expect(outcome("(\(a)) << \(count) >> \(count)") == "\(a)")
    }
  }
}
