import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

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
    #expect(complete("2*cei|") == "2*ceil(|")
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
