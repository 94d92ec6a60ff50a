import CalculatorCore
import TestSupport
import Testing

@testable import CalculatorViewModel

@Suite struct `The formula line` {
  @Test func `completes a function with its parenthesis unless another name begins with it`() {
    for name in Vocabulary.names {
      let others = Vocabulary.names.filter { $0 != name && $0.hasPrefix(name) }
      let isOpened = Vocabulary.functionNames.contains(name) && others.isEmpty
      var line = LineText("2*" + name)
      line.complete(with: LineText.Candidates(preferred: Vocabulary.names))
      #expect(line.text == "2*" + name + (isOpened ? "(" : "") && line.cursor == line.text.count)
    }
  }

  @Test(arguments: seeds) func `keeps its cursor within the line`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let edits = LineText.Edit.plain + "1+ a".map(LineText.Edit.insert)
    var (line, cut) = (LineText("1 + 2"), LineText())
    for _ in 0..<500 {
      line.apply(edits.randomElement(using: &generator) ?? .left, cut: &cut) { _ in "" }
      #expect((0...line.characters.count).contains(line.cursor), "seed \(seed)")
      if line.characters.count > 200 { line = LineText("3 * ans") }
    }
  }
}
