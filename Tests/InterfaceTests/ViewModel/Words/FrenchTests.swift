import ExactNumbers
import Previews
import Screen
import TestSupport
import Testing

@testable import CalculatorViewModel
@testable import Words

@Suite struct `A session in French` {
  @Test(arguments: seeds) func `calculates, undoes and keeps the same as in English`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Excludes %, before which French has a space.
    let keys = Array("0123456789,+-*/^!()=⌫⑧②⑤⑥④⑦≡?⇥⎋⏎←→↑↓ae")
    var english = Session(ViewModel(Environment { $0.point = "," }), columns: 40, lines: 5)
    let environment = Environment { ($0.language, $0.point) = (.french, ",") }
    var french = Session(ViewModel(environment), columns: 40, lines: 5)
    for _ in 0..<80 {
      let key = Key(notation: keys.randomElement(using: &random) ?? "7")
      english.type([key])
      french.type([key])
      #expect(french.model.keypad.calculator == english.model.keypad.calculator, "\(key)")
      #expect(french.model.editedText == english.model.editedText)
      #expect(french.expression == english.expression && french.cursor == english.cursor)
      #expect(french.state.focus == english.state.focus)
      #expect(french.state.layout == english.state.layout)
      #expect((french.message == nil) == (english.message == nil))
      #expect(french.effects == english.effects)
    }
  }
}
