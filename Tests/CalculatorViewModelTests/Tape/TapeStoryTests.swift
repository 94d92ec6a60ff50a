import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel

/// Stories on the tape: its rows, its selection, and what its keys do.
@Suite struct `The tape` {
  @Test func `has a row for each result, in which ties are marked`() {
    var session = Session("12+3=*4=", lines: 5)
    #expect(session.rows == ["12 + 3 = 15", "[15] × 4 = 60"])
    #expect(session.state.tape?.isFocused == false && session.state.focus == .keypad)
    session.type("=")
    #expect(session.rows == ["12 + 3 = 15", "[15] × 4 = 60", "[60] × 4 = 240"])
    #expect(session.state.expression.ties == [0..<2])
  }

  @Test func `writes results in its own width, and in full on the display`() {
    let session = Session("22/7=", columns: 10, lines: 5)
    #expect(session.result == "≈ 3.142857" && session.rows == ["22 ÷ 7 ≈ 3.14285714285714"])
  }

  @Test func `is nil in a window without room for it, and kept all the same`() {
    var session = Session("12+3=")
    #expect(session.state.tape == nil)
    session.type("+1=")
    #expect(session.result == "= 16" && session.model.tape.count == 2)
    session.resize(lines: 1)
    #expect(session.rows == ["[15] + 1 = 16"] && session.state.tape?.hasEarlier == true)
  }

  @Test func `says what it is for while it is empty, and has nothing to select`() {
    var session = Session("⇥", lines: 5)
    #expect(session.state.tape?.note == English().emptyTape && session.rows.isEmpty)
    #expect(session.message == "The tape is empty." && session.state.focus == .keypad)
    #expect(session.state.message?.isMistake == false)
    session.type("1+1=")
    #expect(session.state.tape?.note == nil)
  }

  @Test func `has a selection, which lights up what it is tied to, and what is tied to it`() {
    var session = Session("1+2=*3=⎋7+1=⇥", lines: 5)
    #expect(session.rows == ["1 + 2 = 3", "[3] × 3 = 9", ">7 + 1 = 8"])
    #expect(session.state.focus == .tape && session.state.tape?.isFocused == true)
    session.type("↑")
    #expect(session.rows == ["^1 + 2 = 3", ">{3} × 3 = 9", "7 + 1 = 8"])
    session.type("↑↑")
    #expect(session.rows == [">1 + 2 = 3", "v{3} × 3 = 9", "7 + 1 = 8"])
    session.type("⎋")
    #expect(session.rows == ["1 + 2 = 3", "[3] × 3 = 9", "7 + 1 = 8"])
    #expect(session.state.focus == .keypad && session.expression == "7 + 1")
    session.type("⇥⇥")
    #expect(session.state.focus == .keypad)
  }

  @Test(arguments: [("4", "4"), ("+", "3 +"), ("→", "1 + 2"), ("i", "1 + 2"), ("t", "1 + 2")])
  func `gives the keyboard back for a key that is about what is typed`(
    key: String, expression: String
  ) {
    var session = Session("↑↓1+2=⇥", lines: 5)
    session.type(key)
    #expect(session.expression == expression)
    #expect(session.state.focus == (key == "t" ? .tape : key == "i" ? .formula : .keypad))
  }

  @Test func `is where the help leads back to, unless a key is about what is typed`() {
    var session = Session("1+2=⇥??", lines: 5)
    #expect(session.state.focus == .tape)
    session.type("?7")
    #expect(session.state.focus == .keypad && session.expression == "7")
  }

  @Test func `puts a result into the expression, where it stays tied`() {
    var session = Session("12+3=⎋2*⇥␣", lines: 5)
    #expect(session.expression == "2 × 15" && session.state.expression.ties == [4..<6])
    #expect(session.state.focus == .keypad && session.result == "= 30")
    session.type("=")
    #expect(session.rows == ["12 + 3 = 15", "2 × [15] = 30"])
    session.type("⇥␣")
    #expect(session.expression == "30")
    session.type("⎋5⇥␣")
    #expect(session.expression == "5" && session.message?.hasPrefix("An operator is") == true)
  }

  @Test func `writes results in words where their digits are many`() {
    var session = Session("1/3=+1=⎋2*⇥↑␣", lines: 5)
    #expect(session.expression == "2 × line 1")
    session.type("=")
    #expect(
      session.rows == [
        "1 ÷ 3 ≈ 0.33333333333333", "[ans] + 1 ≈ 1.33333333333333",
        "2 × [line 1] ≈ 0.66666666666667",
      ])
  }

  @Test func `has the end of a long expression, wider than its pane`() throws {
    let terms = (0..<60_000).map { "\($0 % 10)" }.joined(separator: "+")
    var session = Session(lines: 5)
    session.model.openFormula(FormulaLine(terms), for: .calculation)
    session.type("⏎")
    let row = try #require(session.state.tape?.rows.first)
    #expect(row.expression.hasSuffix("7 + 8 + 9"))
    let columns = session.model.metrics.tape.columns
    #expect((columns + 1..<4 * columns).contains(row.expression.count))
    #expect(row.result == .value("= 270000", decimalPoint: "."))
  }

  @Test func `has no keyboard where the window has no room for it`() {
    var session = Session("1+2=⇥")
    #expect(session.message == "The tape needs a larger window.")
    #expect(session.state.focus == .keypad)
    session.resize(lines: 5)
    session.type("⇥")
    #expect(session.state.focus == .tape)
    session.resize()
    #expect(session.state.focus == .keypad && session.state.tape == nil)
    session.resize(lines: 5)
    #expect(session.state.focus == .tape)
  }

  @Test func `takes comments, which can be changed and removed`() {
    var session = Session("1+2=⇥#", lines: 5)
    #expect(session.state.focus == .formula && session.expression == "" && session.result == nil)
    session.type(" food/200=2 ⏎")
    #expect(session.rows == [">1 + 2 = 3 # food/200=2"] && session.state.focus == .tape)
    session.type("#")
    #expect(session.expression == "food/200=2" && session.cursor == 10)
    session.type("x⎋")
    #expect(session.rows == [">1 + 2 = 3 # food/200=2"] && session.state.focus == .tape)
    session.type("#")
    session.type([.control("u"), .enter])
    #expect(session.rows == [">1 + 2 = 3"] && session.result == "= 3")
  }

  @Test func `takes a comment by the button =, and completes nothing in it`() {
    var session = Session("1+2=⇥#sq⇥", lines: 5)
    session.click(.seven)
    session.send(.click(.tape(line: 0)))
    #expect(session.expression == "sq7")
    session.click(.equals)
    #expect(session.rows == [">1 + 2 = 3 # sq7"])
  }

  @Test func `removes entries, and what depends on them keeps its value`() {
    var session = Session("12+3=*4=⇥↑⌦", lines: 5)
    #expect(session.rows == [">15 × 4 = 60"] && session.expression == "15 × 4")
    #expect(session.message == "Removed; u brings it back.")
    session.type("u")
    #expect(session.rows == ["^12 + 3 = 15", ">{15} × 4 = 60"])
    session.type("⌦")
    #expect(session.rows == [">12 + 3 = 15"] && session.expression == "0")
    session.type("⌦")
    #expect(session.rows.isEmpty && session.state.focus == .keypad)
    session.type("uu")
    #expect(session.expression == "15 × 4" && session.rows.count == 2)
  }
}

@Suite struct `A click on the tape` {
  @Test func `selects a line, and a second one edits it`() {
    var session = Session("12+3=*4=↑", lines: 5)
    session.send(.click(.tape(line: 1)))
    #expect(session.rows == [">12 + 3 = 15", "v{15} × 4 = 60"])
    #expect(session.state.highlighted == nil)
    session.send(.click(.tape(line: 0)))
    #expect(session.rows == ["^12 + 3 = 15", ">{15} × 4 = 60"])
    session.send(.click(.tape(line: 0)))
    #expect(session.state.focus == .formula && session.expression == "15 × 4")
  }

  @Test(arguments: [2, 4, 9])
  func `does nothing where no entry stands`(line: Int) {
    var session = Session("12+3=*4=", lines: 5)
    session.send(.click(.tape(line: line)))
    #expect(session.rows == ["12 + 3 = 15", "[15] × 4 = 60"] && session.state.focus == .keypad)
  }

  @Test func `writes the result on the formula line, as an atom`() {
    var session = Session("12+3=*4=i2*", lines: 5)
    session.type([.control("u")])
    session.send(.click(.tape(line: 1)))
    session.type("/")
    session.send(.click(.tape(line: 0)))
    #expect(session.expression == "15/60" && session.state.expression.ties == [0..<2, 3..<5])
    #expect(session.result == "= 0.25" && session.cursor == 5)
    session.type("⏎")
    #expect(session.rows.last == "[15] ÷ [60] = 0.25")
  }

  @Test func `uses only lines above the one that is edited`() {
    var session = Session("1+2=3+4=5+6=⇥↑⏎", lines: 5)
    session.send(.click(.tape(line: 1)))
    #expect(
      session.message == "Only lines above can be used here." && session.expression == "3 + 4")
    session.send(.click(.tape(line: 0)))
    #expect(session.state.message?.isMistake == true)
    session.type("+")
    session.send(.click(.tape(line: 2)))
    #expect(session.message == nil && session.expression == "3 + 4+3")
    session.type("⏎")
    #expect(session.rows == ["^1 + 2 = 3", ">3 + 4 + {3} = 10", "5 + 6 = 11"])
  }
}
