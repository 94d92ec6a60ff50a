import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// Correcting entries, and what follows.
@Suite struct `A correction on the tape` {
  @Test func `shows its value while it is typed, and re-totals everything below and the display`() {
    var session = Session("850*12=/2=-1=⇥↑↑⏎", lines: 5)
    #expect(session.state.focus == .formula && session.expression == "850 × 12")
    #expect(session.cursor == 8 && session.result == "= 10200")
    #expect(session.rows == [">850 × 12 = 10200", "v{10200} ÷ 2 = 5100", "[5100] − 1 = 5099"])
    session.type("⌫0")
    #expect(session.result == "= 8500" && session.state.result?.tone == .live)
    #expect(session.rows[1] == "v{10200} ÷ 2 = 5100")
    session.type("⏎")
    #expect(session.state.focus == .tape && session.cursor == nil)
    #expect(session.rows == [">850 × 10 = 8500", "v{8500} ÷ 2 = 4250", "[4250] − 1 = 4249"])
    #expect(session.expression == "4250 − 1" && session.result == "= 4249")
  }

  @Test func `keeps ties as atoms, names, and comments`() {
    var session = Session("1/3=⎋irent=", lines: 5)
    session.type("ans*3#food⏎⇥⏎")
    #expect(
      session.expression == "rent = ans × 3 #food" && session.state.expression.ties == [7..<10])
    session.type([.home, .controlRight, .controlRight, .controlRight])
    session.type("0⏎")
    #expect(session.rows.last == ">rent = {ans} × 30 = 10 #food")
    session.type("⏎")
    for _ in 0..<7 { session.type([.delete]) }
    session.type([.home])
    for _ in 0..<7 { session.type([.delete]) }
    session.type("⏎")
    #expect(session.rows.last == ">{ans} × 30 = 10 #food")
  }

  @Test func `with an error stays on the line, and leaves the entry as it was`() {
    var session = Session("8/4=⇥⏎", lines: 5)
    session.type("⌫0⏎")
    #expect(session.message == "Division by zero." && session.state.focus == .formula)
    #expect(session.state.expression.mark == 2..<5 && session.rows == [">8 ÷ 4 = 2"])
    session.type("⎋")
    #expect(session.state.focus == .tape && session.rows == [">8 ÷ 4 = 2"])
    #expect(session.result == "= 2" && session.message == nil)
  }

  @Test func `that changes nothing, or is empty, is none`() {
    var session = Session("8/4=⇥⏎⏎", lines: 5)
    #expect(session.rows == [">8 ÷ 4 = 2"] && session.state.focus == .tape)
    session.type("⏎")
    session.type([.control("u"), .enter])
    #expect(session.rows == [">8 ÷ 4 = 2"] && session.state.focus == .tape)
    session.type("u")
    #expect(session.rows.isEmpty)
  }

  @Test func `lets what can no longer be calculated say so, and the rest stays`() {
    var session = Session("5-2=⎋12/⇥␣=+1=⎋7+7=⇥↑↑↑⏎", lines: 5)
    session.type("⌫5⏎")
    #expect(
      session.rows == [
        ">5 − 5 = 0", "v12 ÷ {0} (division by zero)", "[ans] + 1 (missing result)", "7 + 7 = 14",
      ])
    session.type("⏎⌫2⏎")
    #expect(
      session.rows == [">5 − 2 = 3", "v12 ÷ {3} = 4", "[4] + 1 = 5", "7 + 7 = 14"])
  }

  @Test func `shows the error of the entry on the display`() {
    var session = Session("5-2=⎋12/⇥␣=⇥↑⏎", lines: 5)
    session.type("⌫5⏎⎋")
    #expect(session.expression == "12 ÷ 0" && session.message == "Division by zero.")
    #expect(session.state.expression.mark == 3..<6 && session.result == nil)
    session.type("+")
    #expect(session.expression == "12 ÷ 0" && session.message == "Division by zero.")
    session.type("=")
    #expect(session.message == "Division by zero." && session.rows.count == 2)
    session.type("i")
    #expect(session.cursor == 3)
    session.type("⎋⌫")
    #expect(session.expression == "12 ÷" && session.message == nil)
  }

  @Test func `cannot use the entry itself, or one below it`() {
    var session = Session("1+1=+1=⇥↑⏎", lines: 5)
    session.type("+ans⏎")
    #expect(session.message == "There is no previous result yet.")
    session.type("⎋↓⏎+ans⏎")
    #expect(session.rows == ["^1 + 1 = 2", ">{2} + 1 + {2} = 5"])
  }

  @Test func `of an entry that is gone meanwhile changes nothing`() throws {
    var session = Session("1+1=2+2=⇥↑⏎", lines: 5)
    let first = try #require(session.model.tape.ids.first)
    session.model.calculator.takeIn([.remove(first)])
    session.type("3")
    session.send(.click(.tape(line: 0)))
    #expect(session.message == "Only lines above can be used here.")
    session.type("⏎")
    #expect(session.rows == ["2 + 2 = 4"])
  }

  @Test(arguments: [("1+2=*2i⇤9 # ⏎", "9 = 9 # 3 × 2"), ("1+2=*2=⇥⏎⇤9 # ⏎", ">9 = 9 # 3 × 2")])
  func `writes a result that stands in a comment as it was shown`(keys: String, row: String) {
    #expect(Session(keys, lines: 5).rows.last == row)
  }
}
