import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `Angles without a unit` {
  @Test func `are said to be radians, once`() {
    var session = Session("isin(60)")
    #expect(session.message == nil)
    session.type("⏎")
    #expect(session.message == "Radians; for degrees write sin(60°).")
    #expect(session.state.message?.isMistake == false)
    session.type("icos(1)⏎")
    #expect(session.message == nil)
  }

  @Test(arguments: [
    ("cos(-12,5)", "cos(−12,5°)"), ("tan(90/2)", "tan(30°)"), ("sin(123456789)", "sin(30°)"),
  ])
  func `are shown in degrees where they are short`(text: String, example: String) {
    #expect(
      Session("i" + text + "⏎", point: ",").message == "Radians; for degrees write \(example).")
  }

  @Test(arguments: ["sin(30°)", "sin(pi/6)", "2+3", "sin(1/0)"])
  func `are not mentioned elsewhere`(text: String) {
    #expect(Session("i" + text + "⏎").message?.hasPrefix("Radians") != true)
  }
}
