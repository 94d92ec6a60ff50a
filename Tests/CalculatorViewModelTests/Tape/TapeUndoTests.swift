import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `Undo` {
  @Test func `takes back keys one by one, and redo brings them again`() {
    var session = Session("12+3=", lines: 5)
    let texts = ["12 + 3", "12 +", "12", "1", "0"]
    for text in texts {
      session.type("u")
      #expect(session.expression == text && session.message == nil)
    }
    session.type("u")
    #expect(session.message == "There is nothing to undo." && session.expression == "0")
    #expect(session.state.message?.isMistake == false)
    for text in texts.reversed().dropFirst() {
      session.type([.control("r")])
      #expect(session.expression == text && session.message == nil)
    }
    session.type([.control("r")])
    #expect(session.rows == ["12 + 3 = 15"] && session.result == "= 15")
    #expect(session.state.result?.tone == .final)
    session.type([.control("r")])
    #expect(session.message == "There is nothing to redo.")
  }

  @Test(arguments: ["⎋", "c"])
  func `brings a cleared sum back`(key: Character) {
    var session = Session("12+3=", lines: 5)
    session.type("\(key)")
    #expect(session.expression == "0")
    session.type("u")
    #expect(session.expression == "12 + 3" && session.result == "= 15")
    session.type("*2")
    session.type("⎋u")
    #expect(session.expression == "15 × 2" && session.result == "= 30")
  }

  @Test func `takes back corrections, comments and removals, on the tape as well`() {
    var session = Session("850*12=/2=⇥↑⏎⌫0⏎", lines: 5)
    let corrected = [">850 × 10 = 8500", "v{8500} ÷ 2 = 4250"]
    #expect(session.rows == corrected)
    session.type("#home⏎⌦")
    #expect(session.rows == [">8500 ÷ 2 = 4250"])
    session.type("u")
    #expect(
      session.rows.map { $0.filter { !"^>{}".contains($0) } } == [
        "850 × 10 = 8500 # home", "8500 ÷ 2 = 4250",
      ])
    session.type("u↑")
    #expect(session.rows == corrected)
    session.type("u")
    #expect(session.rows == [">850 × 12 = 10200", "v{10200} ÷ 2 = 5100"])
    session.type([.control("r")])
    #expect(session.rows == corrected)
    session.type("⎋")
    #expect(session.expression == "8500 ÷ 2" && session.result == "= 4250")
  }

  @Test func `of the selected entry selects the newest`() {
    var session = Session("1+1=2+2=⇥u", lines: 5)
    #expect(session.rows == [">1 + 1 = 2"] && session.state.focus == .tape)
    session.type("uuu")
    #expect(session.rows == [">1 + 1 = 2"])
    session.type("u")
    #expect(session.rows.isEmpty && session.state.focus == .keypad)
  }

  @Test func `takes back a formula as a whole, and an error`() {
    var session = Session("i1+2*3⏎", lines: 5)
    session.type("u")
    #expect(session.expression == "0" && session.rows.isEmpty)
    session.type("1/0=")
    #expect(session.message == "Division by zero.")
    session.type("u")
    #expect(session.expression == "1 ÷ 0" && session.message == nil)
    session.type([.control("r")])
    #expect(session.message == "Division by zero.")
  }

  @Test func `closes the help and hides the highlight`() {
    let session = Session("12↑?u", lines: 5)
    #expect(session.state.help == nil && session.expression == "1")
    #expect(session.state.highlighted == nil)
  }

  @Test func `goes on from where it led to`() {
    var session = Session("12+3=uu4=", lines: 5)
    #expect(session.rows == ["12 + 4 = 16"])
    session.type([.control("r")])
    #expect(session.message == "There is nothing to redo.")
  }
}
