import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

/// Stories on the formula line.
@Suite struct `The view-model with a formula line` {
  @Test func `shows the value of a formula while it is typed, and calculates it`() {
    var session = Session("②")
    #expect(session.cursor == 0)
    session.type("2*(3+")
    #expect(session.expression == "2*(3+" && session.cursor == 5 && session.result == nil)
    session.type("4")
    #expect(session.result == "= 14")
    #expect(session.state.result?.tone == .live)
    session.type("⏎")
    #expect(session.expression == "2 × (3 + 4)" && session.cursor == nil)
    #expect(session.result == "= 14" && session.state.result?.tone == .final)
    session.type("+1=")
    #expect(session.result == "= 15")
  }

  @Test func `opens the line with the expression as it was typed, and Esc empties it`() {
    var session = Session("12+3②")
    #expect(session.expression == "12+3" && session.cursor == 4)
    session.type("456⎋")
    #expect(session.expression == "0" && session.cursor == nil)
    session.type("⑧")
    #expect(session.expression == "12+3456" && session.cursor == 7)
  }

  @Test func `with a mistake is left for a new line by what is typed, and edited by other keys`() {
    let failed = Session("1+abc⏎", lines: 5)
    #expect(failed.state.expression.mark == 2..<5 && failed.cursor == 2)
    var session = failed
    session.type("2+2⏎3*3⏎")
    #expect(session.rows == ["2 + 2 = 4", "3 × 3 = 9"])
    for key in ["⑧", "↑"] {
      session = failed
      session.type("7" + key)
      #expect(session.expression == "1+abc")
    }
    session = failed
    session.type("→⌫⏎")
    #expect(session.expression == "1+bc")
    session = failed
    session.click(.add)
    #expect(session.expression == "1+abc" && session.message == "Correct the error first.")
    session.click(.two)
    #expect(session.expression == "2")
  }

  @Test func `is undone to its beginning, however often it was changed`() {
    var session = Session("②")
    session.type(String(repeating: "1+", count: 150) + "1")
    session.type(String(repeating: "⑧", count: 300))
    #expect(session.expression == "1")
    session.type(Array(repeating: .control("y"), count: 300))
    #expect(session.expression.count == 301)
  }

  @Test func `shows an error only after Enter, with the cursor at its place`() {
    var session = Session("②")
    session.type("1+5/0*2")
    #expect(session.message == nil && session.state.expression.mark == nil)
    session.type("⏎")
    #expect(session.message == "Division by zero.")
    #expect(session.state.expression.mark == 3..<5 && session.cursor == 3)
    session.type([.right, .delete, .character("4"), .enter])
    #expect(session.expression == "1 + 5 ÷ 4 × 2" && session.result == "= 3.5")
  }

  @Test func `counts places in characters, also after wide ones and at the end`() {
    var session = Session("②")
    session.type("日1⏎")
    #expect(session.state.expression.mark == 0..<2 && session.cursor == 0)
    session.type([.control("k")])
    session.type("2×é⏎")
    #expect(session.state.expression.mark == 2..<3)
    session.type([.control("u"), .control("k")])
    session.type("2×⏎")
    #expect(session.state.expression.mark == 1..<2)
  }

  @Test func `opens a failed expression with the cursor at its error`() {
    #expect(Session("12+8/0*3=②").cursor == 4)
  }

  @Test func `writes the symbols of buttons, and performs their commands`() {
    var session = Session("②")
    for button in [.one, .point, .five, .multiply, .two] as [Button] {
      session.click(button)
    }
    #expect(session.expression == "1.5×2")
    session.click(.clear)
    #expect(session.expression == "1.5×")
    session.click(.allClear)
    #expect(session.expression == "0" && session.cursor == nil)
    session.type("⑧")
    #expect(session.expression == "1.5×" && session.cursor == 4)
    session.click(.seven)
    session.click(.equals)
    #expect(session.expression == "1.5 × 7" && session.cursor == nil)
    session = Session("1+1=⇥⏎", lines: 3)
    session.click(.allClear)
    #expect(session.expression.isEmpty && session.cursor == 0)
  }

  @Test(arguments: [
    ("850②⇤rent=", "rent=850"), ("850 # flat⇤rent=", "rent=850 # flat"),
    ("2+x⇤f(x)=", "f(x)=2+x"),
  ])
  func `take a name before what stands there`(keys: String, line: String) {
    #expect(Session(keys).expression == line)
  }

  @Test func `cuts the word behind the cursor`() {
    var session = Session("abc def ghi⇤")
    session.type([.alt("d"), .alt("d")])
    #expect(session.expression == " ghi")
    session.type([.end, .control("y")])
    #expect(session.expression == " ghi def")
  }

  @Test func `quits once it is empty`() {
    var session = Session("ab⌫")
    session.type([.control("d")])
    #expect(session.effects.isEmpty && session.expression == "a")
    session.type("⌫")
    session.type([.control("d")])
    #expect(session.effects == [.quit])
  }

  @Test func `reads and writes the decimal point of the locale`() {
    var session = Session("1,5+2②", point: ",")
    #expect(session.expression == "1,5+2")
    session.click(.point)
    session.type("5⏎")
    #expect(session.expression == "1,5 + 2,5" && session.result == "= 4")
  }

  @Test func `takes ans as the newest result, and keeps the one that the expression is tied to`() {
    var session = Session("1/3=②")
    session.type([.control("u")])
    session.type("ans*3⏎")
    #expect(session.expression == "ans × 3" && session.result == "= 1")
    session.type("②")
    #expect(session.expression == "@2 × 3" && session.result == "= 1")
    session.type("0+ans⏎")
    #expect(session.result == "= 11")
  }

  @Test func `clears the expression by an empty line`() {
    var session = Session("2+3②")
    session.type([.control("u"), .enter])
    #expect(session.expression == "0" && session.cursor == nil)
  }

  @Test func `keeps the cut text for the next line`() {
    var session = Session("2+3②")
    session.type([.control("u"), .escape])
    session.type("⎋②")
    session.type([.control("y")])
    #expect(session.expression == "2+3")
  }

  @Test func `returns from the help to the line`() {
    var session = Session("2+3②")
    session.type([.function(1)])
    #expect(session.model.focus == .page(.help))
    session.type("⎋")
    #expect(session.model.focus == .formula)
    session.type([.function(1)])
    session.type("7")
    #expect(session.model.focus == .formula && session.expression == "2+3")
    session.type([.function(1)])
    session.type("(⎋")
    #expect(session.expression == "0")
  }

  @Test func `notes the values of percentages`() {
    var session = Session("200+10%")
    #expect(session.expression == "200 + 10% (= 20)")
    session.type("=")
    #expect(session.expression == "200 + 10% (= 20)" && session.result == "= 220")
    #expect(Session("1+10%/3").expression == "1 + 10% (= 0.1) ÷ 3")
    #expect(Session("1/3=+10%").expression == "ans + 10% (≈ 0.0333333333333333)")
    #expect(Session("200+10%*").expression == "200 + 10% ×")
  }
}

/// The formula line as text: its keys are those of a shell.
@Suite struct `The formula line` {
  /// A line after edits; `|` is the cursor.
  private func edit(_ line: String, _ edits: LineText.Edit...) -> String {
    let characters = Array(line)
    let cursor = characters.firstIndex(of: "|") ?? characters.count
    var formula = LineText(String(characters.filter { $0 != "|" }), cursor: cursor)
    var cut = LineText()
    edits.forEach { formula.apply($0, cut: &cut) { _ in "" } }
    var result = formula.characters
    result.insert("|", at: formula.cursor)
    return String(result)
  }

  @Test func `takes characters of any language at the cursor`() {
    #expect(edit("1|3", .insert("2")) == "12|3")
    #expect(edit("|", .insert("é"), .insert("日"), .insert("×")) == "é日×|")
    #expect(edit("e|2", .insert("\u{301}"), .insert("1")) == "e\u{301}1|2")
  }

  @Test func `moves its cursor by characters, words and to its ends, and not beyond`() {
    #expect(edit("12|", .left) == "1|2")
    #expect(edit("|12", .left) == "|12")
    #expect(edit("1|2", .right) == "12|")
    #expect(edit("12|", .right) == "12|")
    #expect(edit("1.5 + foo|", .wordLeft) == "1.5 + |foo")
    #expect(edit("1.5 + |foo", .wordLeft) == "|1.5 + foo")
    #expect(edit("1.5 + fo|o", .wordLeft) == "1.5 + |foo")
    #expect(edit("|  ", .wordLeft) == "|  ")
    #expect(edit("|1.5 + foo", .wordRight) == "1.5| + foo")
    #expect(edit("1.5| + foo", .wordRight) == "1.5 + foo|")
    #expect(edit("1 +| ", .wordRight) == "1 + |")
    #expect(edit("1 + |2", .start) == "|1 + 2")
    #expect(edit("1 |+ 2", .end) == "1 + 2|")
  }

  @Test func `deletes, cuts, and yanks the last cut`() {
    #expect(edit("12|3", .deleteBackward) == "1|3")
    #expect(edit("|12", .deleteBackward) == "|12")
    #expect(edit("1|23", .deleteForward) == "1|3")
    #expect(edit("12|", .deleteForward) == "12|")
    #expect(edit("1 + foo| * 2", .cutWord) == "1 + | * 2")
    #expect(edit("1 + foo |* 2", .cutWord) == "1 + |* 2")
    #expect(edit("1 + |2", .cutToStart) == "|2")
    #expect(edit("1 +| 2", .cutToEnd) == "1 +|")
    #expect(edit("1 + |2", .cutToStart, .end, .yank) == "21 + |")
    #expect(edit("12|", .cutToEnd, .yank) == "12|")
    #expect(edit("1 2|", .cutWord, .cutToEnd, .yank) == "1 2|")
  }

  /// A line after completing the name before its cursor.
  private func complete(_ line: String, times: Int = 1) -> String {
    let characters = Array(line)
    let cursor = characters.firstIndex(of: "|") ?? characters.count
    var text = LineText(String(characters.filter { $0 != "|" }), cursor: cursor)
    for _ in 0..<times { text.complete(with: LineText.Candidates(preferred: Vocabulary.names)) }
    var result = text.characters
    result.insert("|", at: text.cursor)
    return String(result)
  }

  @Test func `completes a name as far as it is unique`() {
    #expect(complete("2*flo|") == "2*floor(|")
    #expect(complete("2*ans|") == "2*ans|")
    #expect(complete("2*j|") == "2*j|")
    #expect(complete("2*|") == "2*|")
    #expect(complete("2*a|") == "2*a|")
    #expect(complete("ta|") == "ta|")
  }

  @Test func `completes a function with its parenthesis, unless another name begins with it`() {
    for name in Vocabulary.names {
      let others = Vocabulary.names.filter { $0 != name && $0.hasPrefix(name) }
      let isOpened = Vocabulary.functionNames.contains(name) && others.isEmpty
      let completed = name + (isOpened ? "(" : "")
      #expect(complete("2*\(name)|") == "2*\(completed)|")
    }
    #expect(complete("sq|") == "sqrt(|")
    #expect(complete("2sq|") == "2sqrt(|")
    #expect(complete("√cb|") == "√cbrt(|")
    #expect(complete("sq|(4)") == "sqrt|(4)")
    #expect(complete("sq|4)") == "sqrt(|4)")
    #expect(complete("si|") == "si|")
    #expect(complete("sin|") == "sin|")
    #expect(complete("lo|") == "lo|")
    #expect(complete("pi|") == "pi|")
    #expect(complete("de|") == "deg|")
    #expect(complete("t|") == "t|")
    #expect(complete("sqrt(|") == "sqrt(|")
    #expect(complete("ex|", times: 3) == "exp(|")
    #expect(complete("π|") == "π|")
  }

  @Test(arguments: seeds)
  func `keeps its cursor within the line`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let edits: [LineText.Edit] = [
      .insert("1"), .insert("+"), .insert(" "), .insert("a"), .left, .right, .wordLeft, .wordRight,
      .start, .end, .deleteBackward, .deleteForward, .cutWord, .cutToStart, .cutToEnd, .yank,
    ]
    var (line, cut) = (LineText("1 + 2"), LineText())
    for _ in 0..<500 {
      line.apply(edits.randomElement(using: &generator) ?? .left, cut: &cut) { _ in "" }
      #expect((0...line.characters.count).contains(line.cursor), "seed \(seed)")
      if line.characters.count > 200 { line = LineText("3 * ans") }
    }
  }

  @Test(arguments: [
    ("1+ab⎋", "1+ab"), ("1+ab⏎2", "1+ab"), ("1+ab⏎⎋", "1+ab"), ("7/0=8", "7/0"), ("5 km⏎", "5 km"),
  ])
  func `brings back with Up what was left without a result`(keys: String, line: String) {
    let session = Session(keys + "②↑")
    #expect(session.expression == line)
  }

  @Test func `may fail as often as it likes, and is there when a word is typed behind it`() {
    var session = Session("7*6=")
    for _ in 0..<2_000 { session.type("1+x⏎") }
    #expect(session.expression == "1+x" && session.state.message?.isMistake == true)
    session.type("help⏎⎋")
    #expect(session.expression == "1+x" && session.state.message?.isMistake == true)
    session.type("2*3⏎")
    #expect(session.rows.isEmpty && session.result == "= 6")
  }
}
