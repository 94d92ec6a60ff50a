import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

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

  @Test func `copies the selected entry`() {
    #expect(Session("1+2=*3=⇥↑⑤", lines: 5).effects == [.copy("3")])
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

  @Test(arguments: [("4", "4"), ("+", "3 +"), ("→", "1 + 2"), ("②", "1 + 2"), ("t", "t")])
  func `gives the keyboard back for a key that is about what is typed`(
    key: String, expression: String
  ) {
    var session = Session("↑↓1+2=⇥", lines: 5)
    session.type(key)
    #expect(session.expression == expression)
    #expect(session.state.focus == (key == "t" || key == "②" ? .formula : .keypad))
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
    #expect(session.expression == "2 × @2")
    session.type("=")
    #expect(
      session.rows == [
        "1 ÷ 3 ≈ 0.333333333333333", "[ans] + 1 ≈ 1.33333333333333",
        "2 × [@2] ≈ 0.666666666666667",
      ])
  }

  @Test func `has the beginning and the end of a long expression, wider than its pane`() throws {
    let terms = (0..<60_000).map { "\($0 % 10)" }.joined(separator: "+")
    var session = Session(lines: 5)
    session.model.open(LineText(terms))
    session.type("⏎")
    let row = try #require(session.state.tape?.rows.first)
    #expect(row.expression.hasPrefix("0 + 1 + 2") && row.expression.hasSuffix("7 + 8 + 9"))
    let columns = session.model.keypad.metrics.tape.columns
    #expect((columns + 1..<8 * columns).contains(row.expression.count))
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
    #expect(session.message == "Removed; undo brings it back.")
    session.type("⑧")
    #expect(session.rows == ["^12 + 3 = 15", ">{15} × 4 = 60"])
    session.type("⌦")
    #expect(session.rows == [">12 + 3 = 15"] && session.expression == "0")
    session.type("⌦")
    #expect(session.rows.isEmpty && session.state.focus == .keypad)
    session.type("⑧⑧")
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
    var session = Session("12+3=*4=②2*", lines: 5)
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
    var session = Session("1/3=⎋②rent=", lines: 5)
    session.type("ans*3#food⏎⇥⏎")
    #expect(
      session.expression == "rent = ans × 3 #food" && session.state.expression.ties == [7..<10])
    session.type([.home, .controlRight, .controlRight, .controlRight])
    session.type("0⏎")
    #expect(session.rows.last == ">rent = {ans} × 30 = 10 #food")
    session.type("⏎")
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
    session.type("⑧")
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
    session.click(.add)
    #expect(session.expression == "12 ÷ 0" && session.message == "Division by zero.")
    session.type("②")
    #expect(session.expression == "12 ÷ 0" && session.cursor == 3)
    session.type("⑧=")
    #expect(session.message == "Division by zero." && session.rows.count == 2)
    session.type("②")
    #expect(session.cursor == 3)
    session.type("⎋⑧")
    #expect(session.expression == "12 ÷ 0" && session.cursor == 3)
  }

  @Test func `cannot use the entry itself, or one below it`() {
    var session = Session("1+1=+1=⇥↑⏎", lines: 5)
    session.type("+ans⏎")
    #expect(session.message == "There is no previous result yet.")
    session.type("⎋↓⏎+ans⏎")
    #expect(session.rows == ["^1 + 1 = 2", ">{2} + 1 + {2} = 5"])
  }

  @Test func `of an entry that is gone meanwhile is a new calculation`() throws {
    var session = Session("1+1=2+2=⇥↑⏎", lines: 5)
    let first = try #require(session.model.tape.ids.first)
    session.model.keypad.calculator.takeIn([.remove(first)])
    session.type("3⏎")
    #expect(session.rows == ["2 + 2 = 4", "1 + 13 = 14"])
  }

  @Test(arguments: [("1+2=*2②⇤9 # ⏎", "9 = 9 # 3*2"), ("1+2=*2=⇥⏎⇤9 # ⏎", ">9 = 9 # 3 × 2")])
  func `writes a result that stands in a comment as it was shown`(keys: String, row: String) {
    #expect(Session(keys, lines: 5).rows.last == row)
  }
}

@Suite struct `Undo` {
  @Test func `takes back keys one by one, and redo brings them again`() {
    var session = Session("12+3=", lines: 5)
    let texts = ["12 + 3", "12 +", "12", "1", "0"]
    for text in texts {
      session.type("⑧")
      #expect(session.expression == text && session.message == nil)
    }
    session.type("⑧")
    #expect(session.message == "There is nothing to undo." && session.expression == "0")
    #expect(session.state.message?.isMistake == false)
    for text in texts.reversed().dropFirst() {
      session.type([.control("y")])
      #expect(session.expression == text && session.message == nil)
    }
    session.type([.control("y")])
    #expect(session.rows == ["12 + 3 = 15"] && session.result == "= 15")
    #expect(session.state.result?.tone == .final)
    session.type([.control("y")])
    #expect(session.message == "There is nothing to redo.")
  }

  @Test(arguments: ["⎋", "⌦"])
  func `brings a cleared sum back`(key: Character) {
    var session = Session("12+3=", lines: 5)
    session.type("\(key)")
    #expect(session.expression == "0")
    session.type("⑧")
    #expect(session.expression == "12 + 3" && session.result == "= 15")
    session.type("*2")
    session.type("⎋⑧")
    #expect(session.expression == "15 × 2" && session.result == "= 30")
  }

  @Test func `takes back corrections, comments and removals, on the tape as well`() {
    var session = Session("850*12=/2=⇥↑⏎⌫0⏎", lines: 5)
    let corrected = [">850 × 10 = 8500", "v{8500} ÷ 2 = 4250"]
    #expect(session.rows == corrected)
    session.type("#home⏎⌦")
    #expect(session.rows == [">8500 ÷ 2 = 4250"])
    session.type("⑧")
    #expect(
      session.rows.map { $0.filter { !"^>{}".contains($0) } } == [
        "850 × 10 = 8500 # home", "8500 ÷ 2 = 4250",
      ])
    session.type("⑧↑")
    #expect(session.rows == corrected)
    session.type("⑧")
    #expect(session.rows == [">850 × 12 = 10200", "v{10200} ÷ 2 = 5100"])
    session.type([.control("y")])
    #expect(session.rows == corrected)
    session.type("⎋")
    #expect(session.expression == "8500 ÷ 2" && session.result == "= 4250")
  }

  @Test func `by words takes back what came before their letters`() {
    var session = Session("7*6=⎋undo⏎", lines: 5)
    #expect(session.expression == "7 × 6" && session.result == "= 42")
    session.type("redo⏎")
    #expect(session.expression == "0" && session.result == nil)
  }

  @Test func `takes back what was done to the tape between the letters of a command`() {
    var session = Session("1+1=he↤", lines: 5)
    session.type([.delete, .tab])
    session.type("lp⏎")
    #expect(session.state.page != nil && session.rows.isEmpty)
    session.type("⎋⑧")
    #expect(session.expression == "help")
    session.type("⑧⑧⑧")
    #expect(session.expression == "he" && session.rows == ["1 + 1 = 2"])
  }

  @Test func `of the selected entry selects the newest`() {
    var session = Session("1+1=2+2=⇥⑧", lines: 5)
    #expect(session.rows == [">1 + 1 = 2"] && session.state.focus == .tape)
    session.type("⑧⑧⑧")
    #expect(session.rows == [">1 + 1 = 2"])
    session.type("⑧")
    #expect(session.rows.isEmpty && session.state.focus == .keypad)
  }

  @Test func `makes a calculated line text again, and takes that back key by key`() {
    var session = Session("12+3=a = 1+2*3⏎", lines: 5)
    session.type("⑧")
    #expect(session.expression == "a = 1+2*3" && session.cursor == 9 && session.rows.count == 1)
    session.type("⑧")
    #expect(session.expression == "a = 1+2*")
    session.type([.control("y")])
    session.type([.control("y")])
    #expect(session.rows == ["12 + 3 = 15", "a = 1 + 2 × 3 = 7"] && session.cursor == nil)
    session.type("⑧⌫4")
    session.type([.control("y")])
    #expect(session.expression == "a = 1+2*4" && session.rows.count == 1)
    session.type("⏎⑧⎋")
    #expect(session.expression == "0" && session.rows.count == 1)
    session.type("⑧")
    #expect(session.expression == "a = 1+2*4" && session.rows.count == 1)
    session.type(String(repeating: "⑧", count: 11))
    #expect(session.expression == "12 + 3" && session.cursor == nil)
    session.type("⑧")
    #expect(session.rows.isEmpty)
  }

  @Test func `shows the same lines when a window that shrank grows again`() {
    var session = Session("1+1=2+2=3+3=⇥↑↑", lines: 5)
    let rows = session.rows
    session.resize(lines: 1)
    #expect(session.rows == [">1 + 1 = 2"])
    session.resize(lines: 5)
    #expect(session.rows == rows)
  }

  @Test func `takes back an error`() {
    var session = Session("1/0=", lines: 5)
    #expect(session.message == "Division by zero.")
    session.type("⑧")
    #expect(session.expression == "1 ÷ 0" && session.message == nil)
    session.type([.control("y")])
    #expect(session.message == "Division by zero.")
  }

  @Test func `closes the help and hides the highlight`() {
    let session = Session("12↑①⑧", lines: 5)
    #expect(session.state.help == nil && session.expression == "1")
    #expect(session.state.highlighted == nil)
  }

  @Test func `goes on from where it led to`() {
    var session = Session("12+3=⑧⑧4=", lines: 5)
    #expect(session.rows == ["12 + 4 = 16"])
    session.type([.control("y")])
    #expect(session.message == "There is nothing to redo.")
  }
}

@Suite struct `A result on the tape` {
  @Test(
    arguments: [
      ("= 850", ".", 5), ("= 69.95", ".", 4), ("≈ 0.333", ".", 3), ("= 1,234.5", ".", 7),
      ("= 1.234,5", ",", 7), ("= −5", ".", 4), ("= 0.(3)…", ".", 3), ("= 1/3", ".", nil),
      ("≈ 1.5×10⁶⁷", ".", nil), ("= 2^3 × 3", ".", nil), ("= 97, a prime", ".", nil),
      ("= 0xFF", ".", nil), ("", ".", 0),
    ] as [(String, Character, Int?)])
  func `is aligned at its decimal point, or where one would follow`(
    text: String, point: Character, column: Int?
  ) {
    #expect(TapeResult.value(text, decimalPoint: point) == .value(text, point: column))
  }
}
