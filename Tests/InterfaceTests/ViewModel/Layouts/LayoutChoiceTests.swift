import CalculatorCore
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Turning the calculator` {
  /// A window with room for some layouts.
  private func window(_ names: [LayoutName]) -> Action {
    let parts = LayoutMetrics(resultColumns: 20, tape: Size(columns: 36, rows: 4))
    return .resize(
      WindowMetrics(
        size: Size(columns: 80, rows: 24),
        layouts: Dictionary(uniqueKeysWithValues: names.map { ($0, parts) })))
  }

  @Test(
    arguments: [
      ([.keypad, .tape], "Layout: tape; scientific and programmer need a larger window.", .tape),
      (
        [.keypad, .programmer, .tape], "Layout: programmer; scientific needs a larger window.",
        .programmer
      ),
      ([.keypad], "The other layouts need a larger window.", .keypad),
    ] as [([LayoutName], String, LayoutName)])
  func `skips layouts that the window has no room for, and says so`(
    fitting: [LayoutName], message: String, layout: LayoutName
  ) {
    var session = Session("12+5")
    session.send(window(fitting))
    session.type("⑦")
    #expect(session.message == message)
    #expect(session.state.layout == layout && session.expression == "12 + 5")
  }

  @Test func `says no longer that a layout does not fit when it does`() {
    for (keys, fitting) in [
      ("⑦", [LayoutName.keypad]), ("⑦", [.keypad, .tape]),
      ("≡layout programmer⏎", [.keypad, .tape]),
    ] {
      var session = Session("")
      session.send(window(fitting))
      session.type(keys)
      let said = session.message
      #expect(said != nil)
      session.send(window(fitting))
      #expect(session.message == said)
      session.send(window(LayoutName.allCases))
      #expect(session.message == nil, "\(keys)")
    }
    var session = Session("⑦1")
    session.send(window([.keypad]))
    #expect(session.message?.contains("scientific") == true)
    session.send(window(LayoutName.allCases))
    #expect(session.message == nil && session.state.layout == .scientific)
  }

  @Test(arguments: seeds)
  func `changes nothing of what is typed, shown or undone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = Array("0123456789.+-*/^%!()=⌫uiyTf⇥←→\u{12}")
    for _ in 0..<10 {
      var session = Session("", lines: 4)
      for _ in 0..<30 {
        session.type([Key(notation: keys.randomElement(using: &random) ?? "7")])
      }
      var turned = session
      // The formula line takes the letter.
      _ = turned.model.perform(.nextLayout)
      turned.send(.inputDrained)
      for layout in LayoutName.allCases where layout != .keypad {
        #expect(turned.model.keypad.calculator == session.model.keypad.calculator, "\(layout)")
        #expect(turned.model.editedText == session.model.editedText)
        #expect(turned.expression == session.expression)
        if turned.state.layout != .programmer {
          #expect(turned.result == session.result)
        }
        _ = turned.model.perform(.nextLayout)
        turned.send(.inputDrained)
      }
      #expect(turned.state.layout == .keypad)
      #expect(turned.result == session.result && turned.state.tape == session.state.tape)
    }
  }

  @Test func `to the keypad is for as long as the window is too small`() {
    var session = Session("12+5⑦")
    #expect(session.state.layout == .scientific)
    session.type("↑")
    session.send(window([.keypad]))
    #expect(session.state.layout == .keypad && session.expression == "12 + 5")
    session.type("6")
    session.send(window([.keypad, .scientific]))
    #expect(session.state.layout == .scientific && session.expression == "12 + 56")
  }

  @Test func `at the start is to the layout that is asked for, if there is room`() {
    var model = ViewModel(layout: .programmer)
    #expect(model.viewState.layout == .programmer)
    model.send(window([.keypad]))
    #expect(model.viewState.layout == .keypad)
    #expect(
      model.viewState.message?.sentence.full == "The programmer layout needs a larger window.")
    var other = ViewModel(layout: .scientific, message: .unknownTheme("x"))
    other.send(window([.keypad]))
    #expect(other.viewState.message?.sentence.brief == "unknown theme")
  }
}
