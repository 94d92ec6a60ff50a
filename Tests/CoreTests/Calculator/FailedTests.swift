import Testing

@testable import CalculatorCore

@Suite struct `The calculator that shows an error` {
  @Test(arguments: ["+", "-", "×", "÷", "^", "%", "!", ")"])
  func `refuses an operator and keeps the error`(key: String) {
    #expect(
      Story("6÷0=" + key).description
        == "failed 6 ÷ 0: divisionByZero at 1..<3 | refused: uncorrectedError at 1..<3")
  }

  @Test func `evaluates the expression again after equals`() {
    #expect(Story("6÷0==").description == "failed 6 ÷ 0: divisionByZero at 1..<3")
  }
}
