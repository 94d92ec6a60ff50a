import CalculatorCore
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The rows of the tape` {
  @Test func `have both ends of an expression wider than their pane`() throws {
    let terms = (0..<60_000).map { "\($0 % 10)" }.joined(separator: "+")
    var session = Session(lines: 5)
    session.model.edit(LineText(terms))
    session.type("⏎")
    let row = try #require(session.state.tape?.rows.first)
    #expect(row.expression.hasPrefix("0 + 1 + 2") && row.expression.hasSuffix("7 + 8 + 9"))
    let columns = session.model.keypad.metrics.tape.columns
    #expect((columns + 1..<8 * columns).contains(row.expression.count))
    #expect(row.result == .value("= 270000", decimalPoint: "."))
  }
}

@Suite struct `A correction on the tape` {
  @Test func `of an entry removed meanwhile is a new calculation`() throws {
    var session = Session("1+1=2+2=⇥↑⏎", lines: 5)
    let first = try #require(session.model.tape.ids.first)
    session.model.keypad.calculator.mergeForeignChanges([.remove(first)])
    session.type("3⏎")
    #expect(session.rows == ["2 + 2 = 4", "1 + 13 = 14"])
  }
}

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
