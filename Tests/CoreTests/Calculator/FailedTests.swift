import Testing

@testable import CalculatorCore

@Suite struct `The calculator that shows an error` {
  @Test(arguments: [("6÷0=7", "entering 7"), ("6÷0=.", "entering 0."), ("6÷0=(", "entering (")])
  func `starts a new expression with a digit, a point or a parenthesis`(keys: String, state: String)
  {
    #expect(Story(keys).description == state)
  }

  @Test(arguments: ["+", "-", "×", "÷", "^", "%", "!", ")"])
  func `refuses an operator and keeps the error`(key: String) {
    #expect(
      Story("6÷0=" + key).description
        == "failed 6 ÷ 0: divisionByZero at 1..<3 | refused: uncorrectedError at 1..<3")
  }

  @Test func `evaluates the expression again after equals`() {
    #expect(Story("6÷0==").description == "failed 6 ÷ 0: divisionByZero at 1..<3")
  }

  @Test(arguments: [
    ("6÷0=C", "entering 6 ÷"), ("6÷10-0÷0=C", "entering 6 ÷ 10 - 0 ÷"), ("6÷0=A", "entering "),
    ("6÷0=<", "entering 6 ÷"), ("6÷0.0=<", "entering 6 ÷ 0."), ("6÷0=C2=", "showing 6 ÷ 2 = 3"),
    ("6÷0=<4=", "showing 6 ÷ 4 = 3/2"),
  ])
  func `edits the expression again after C and Backspace, and clears it after AC`(
    keys: String, state: String
  ) {
    #expect(Story(keys).description == state)
  }
}
