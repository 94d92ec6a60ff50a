import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `A tied operand on the formula line` {
  @Test func `cannot be typed as a character of the private use area`() {
    var session = Session("12+3=*4②", lines: 5)
    session.type("\u{F0000}\u{FFFFD}")
    #expect(session.expression == "15*4")
    session.model.changeText { $0.insert("\u{F0009}") }
    #expect(session.expression == "15*4\u{F0009}")
    #expect(LineText.characterOfTie(at: 1 << 20) == "?")
  }
}
