import CalculatorCore
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `Turning the calculator` {
  @Test(arguments: seeds) func `changes nothing typed, shown or undone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = Array("0123456789.+-*/^%!()=⌫uiyTf⇥←→\u{12}")
    for _ in 0..<10 {
      var session = Session("", lines: 4)
      for _ in 0..<30 { session.type([Key(notation: keys.randomElement(using: &random) ?? "7")]) }
      var turned = session
      // The formula line would take the letter.
      _ = turned.model.perform(.chooseLayout(nil))
      turned.send(.inputDrained)
      for layout in LayoutName.allCases where layout != .keypad {
        #expect(turned.model.keypad.calculator == session.model.keypad.calculator, "\(layout)")
        #expect(turned.model.editedText == session.model.editedText)
        #expect(turned.expression == session.expression)
        if turned.state.layout != .programmer { #expect(turned.result == session.result) }
        _ = turned.model.perform(.chooseLayout(nil))
        turned.send(.inputDrained)
      }
      #expect(turned.state.layout == .keypad)
      #expect(turned.result == session.result && turned.state.tape == session.state.tape)
    }
  }
}
