import Testing

@testable import CalculatorCore

@Suite struct `The calculator while an expression is entered` {
  @Test(arguments: [
    ("", "entering "), ("7", "entering 7"), ("78", "entering 78"), ("007", "entering 7"),
    ("00", "entering 0"), ("0.07", "entering 0.07"), ("2+05", "entering 2 + 5"),
    ("-0", "entering ~ 0"), ("-07", "entering ~ 7"), ("100", "entering 100"),
  ])
  func `extends the number by a digit, which replaces a lone zero`(keys: String, state: String) {
    #expect(Story(keys).description == state)
  }

  @Test func `refuses digits beyond the limit`() {
    let limits = Limits(bits: 1000, digits: 3)
    #expect(
      Story("1+234", limits: limits).description == "entering 1 + 234")
    #expect(
      Story("1+2345", limits: limits).description
        == "entering 1 + 234 | refused: numberTooLong at 2..<5")
  }
}
