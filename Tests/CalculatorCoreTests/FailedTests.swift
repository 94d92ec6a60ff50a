import Testing

@testable import CalculatorCore

/// What each press means while an error is shown.
@Suite struct FailedTests {
  @Test(
    "a digit, a point or a parenthesis starts a new expression",
    arguments: [("6÷0=7", "entering 7"), ("6÷0=.", "entering 0."), ("6÷0=(", "entering (")])
  func digit(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test(
    "an operator is refused and the error stays",
    arguments: ["+", "-", "×", "÷", "^", "%", "!", ")"])
  func binary(key: String) {
    #expect(
      Story("6÷0=" + key).description
        == "failed 6 ÷ 0: divisionByZero at 1..<3 | refused: uncorrectedError at 1..<3")
  }

  @Test("equals evaluates again, to the same error")
  func equals() {
    #expect(Story("6÷0==").description == "failed 6 ÷ 0: divisionByZero at 1..<3")
  }

  @Test(
    "C and backspace go back to the expression, AC to nothing",
    arguments: [
      ("6÷0=C", "entering 6 ÷"), ("6÷10-0÷0=C", "entering 6 ÷ 10 - 0 ÷"), ("6÷0=A", "entering "),
      ("6÷0=<", "entering 6 ÷"), ("6÷0.0=<", "entering 6 ÷ 0."), ("6÷0=C2=", "showing 6 ÷ 2 = 3"),
      ("6÷0=<4=", "showing 6 ÷ 4 = 3/2"),
    ])
  func clear(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }
}
