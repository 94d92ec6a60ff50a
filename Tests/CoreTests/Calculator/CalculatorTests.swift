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
}
