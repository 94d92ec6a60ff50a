import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The evaluation of a formula` {
  @Test func `keeps the values of percentages`() throws {
    let formula = try Formula("200 + 10% − 50% * 4")
    #expect(try formula.evaluated().percentages.map(\.token) == [3, 6])
    #expect(try formula.evaluated().percentages.map(\.value.number) == [20, Real(.half)])
  }

  @Test func `reports an empty text and a control character`() {
    #expect(outcome("") == "missingOperand 0..<1" && outcome("2\u{0}") == "unknownCharacter 1..<2")
  }
}
