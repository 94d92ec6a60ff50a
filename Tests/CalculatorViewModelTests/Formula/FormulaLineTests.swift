import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// The formula line as text: its keys are those of a shell.
@Suite struct `The formula line` {
  /// A line after edits; `|` is the cursor.
  private func edit(_ line: String, _ edits: FormulaLine.Edit...) -> String {
    let characters = Array(line)
    let cursor = characters.firstIndex(of: "|") ?? characters.count
    var formula = FormulaLine(String(characters.filter { $0 != "|" }), cursor: cursor)
    edits.forEach { formula.apply($0) }
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

  @Test func `completes a name as far as it is unique`() {
    #expect(edit("2*flo|", .complete) == "2*floor(|")
    #expect(edit("2*ans|", .complete) == "2*ans|")
    #expect(edit("2*q|", .complete) == "2*q|")
    #expect(edit("2*|", .complete) == "2*|")
    #expect(edit("2*a|", .complete) == "2*a|")
    #expect(edit("ta|", .complete) == "ta|")
  }

  @Test func `completes a function with its parenthesis, unless another name begins with it`() {
    for name in Vocabulary.names {
      let others = Vocabulary.names.filter { $0 != name && $0.hasPrefix(name) }
      let isOpened = Vocabulary.functionNames.contains(name) && others.isEmpty
      let completed = name + (isOpened ? "(" : "")
      #expect(edit("2*\(name)|", .complete) == "2*\(completed)|")
    }
    #expect(edit("sq|", .complete) == "sqrt(|")
    #expect(edit("2sq|", .complete) == "2sqrt(|")
    #expect(edit("√cb|", .complete) == "√cbrt(|")
    #expect(edit("sq|(4)", .complete) == "sqrt|(4)")
    #expect(edit("sq|4)", .complete) == "sqrt(|4)")
    #expect(edit("si|", .complete) == "si|")
    #expect(edit("sin|", .complete) == "sin|")
    #expect(edit("lo|", .complete) == "log|")
    #expect(edit("pi|", .complete) == "pi|")
    #expect(edit("de|", .complete) == "deg|")
    #expect(edit("t|", .complete) == "t|")
    #expect(edit("sqrt(|", .complete) == "sqrt(|")
    #expect(edit("ex|", .complete, .complete, .complete) == "exp(|")
    #expect(edit("π|", .complete) == "π|")
  }

  @Test(arguments: seeds)
  func `keeps its cursor within the line`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let edits: [FormulaLine.Edit] = [
      .insert("1"), .insert("+"), .insert(" "), .insert("a"), .left, .right, .wordLeft, .wordRight,
      .start, .end, .deleteBackward, .deleteForward, .cutWord, .cutToStart, .cutToEnd, .yank,
      .complete,
    ]
    var line = FormulaLine("1 + 2")
    for _ in 0..<500 {
      line.apply(edits.randomElement(using: &generator) ?? .left)
      #expect((0...line.characters.count).contains(line.cursor), "seed \(seed)")
      if line.characters.count > 200 { line = FormulaLine("3 * ans") }
    }
  }
}
