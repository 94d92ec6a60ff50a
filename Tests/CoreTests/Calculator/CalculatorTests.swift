import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The calculator` {
  @Test func `shows a result, and then no live value`() {
    #expect(Story("2+3=").description == "showing 2 + 3 = 5")
    #expect(Story("2+3=").calculator.liveValue == nil)
  }

  @Test func `has a live expression as soon as that is complete and has an operation`() {
    #expect(Story("2").calculator.liveValue == nil)
    #expect(Story("2+").calculator.liveValue == nil)
    #expect(Story("2+3").calculator.liveValue == 5)
    #expect(Story("2+3×").calculator.liveValue == nil)
    #expect(Story("2÷0").calculator.liveValue == nil)
    #expect(Story("2÷0.").calculator.liveValue == nil)
    #expect(Story("2÷0.5").calculator.liveValue == 4)
  }

  @Test(arguments: ["1", "."])
  func `adds no digit and no point to an answer`(key: Character) {
    #expect(
      Story("1÷3=+<\(key)").description
        == "entering {1/3} | refused: missingOperator at 0..<1")
  }

  @Test(arguments: ["C", "<"])
  func `removes an answer as a whole, by C and by Backspace`(key: Character) {
    #expect(Story("1÷3=+\(key)\(key)").description == "entering ")
  }
}
