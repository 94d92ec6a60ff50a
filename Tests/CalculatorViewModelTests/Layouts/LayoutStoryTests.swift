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

  @Test func `goes through all layouts, and back to the keypad`() {
    var session = Session("", lines: 4)
    #expect(session.state.layout == .keypad)
    for name in LayoutName.allCases.dropFirst() + [.keypad] {
      session.type("⑦")
      #expect(session.state.layout == name)
      #expect(session.message == "Layout: \(name.rawValue).")
    }
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
      turned.send(.caughtUp)
      for layout in LayoutName.allCases where layout != .keypad {
        #expect(turned.model.keypad.calculator == session.model.keypad.calculator, "\(layout)")
        #expect(turned.model.editedText == session.model.editedText)
        #expect(turned.expression == session.expression)
        if turned.state.layout != .programmer {
          #expect(turned.result == session.result)
        }
        _ = turned.model.perform(.nextLayout)
        turned.send(.caughtUp)
      }
      #expect(turned.state.layout == .keypad)
      #expect(turned.result == session.result && turned.state.tape == session.state.tape)
    }
  }

  @Test func `on the formula line is a letter, and on a page stays behind it`() {
    var session = Session("5②L")
    #expect(session.expression == "5L" && session.state.layout == .keypad)
    session = Session("?⑦")
    #expect(session.state.layout == .scientific && session.state.page != nil)
  }

  @Test func `from the tape leaves the selection where it is`() {
    var session = Session("1+2=⇥⑦", lines: 4)
    #expect(session.state.layout == .scientific && session.state.focus == .tape)
    session.type("⑦⑦")
    #expect(session.state.layout == .tape && session.state.focus == .tape)
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
    var model = ViewModel(theme: .dark, layout: .programmer)
    #expect(model.viewState.layout == .programmer)
    model.send(window([.keypad]))
    #expect(model.viewState.layout == .keypad)
    #expect(
      model.viewState.message?.sentence.full == "The programmer layout needs a larger window.")
    var other = ViewModel(theme: .dark, layout: .scientific, message: .unknownTheme("x"))
    other.send(window([.keypad]))
    #expect(other.viewState.message?.sentence.brief == "unknown theme")
  }

  @Test func `without buttons has arrows that go to the tape`() {
    var session = Session("1+2=≡layout tape⏎←→↓", lines: 4)
    #expect(session.state.layout == .tape && session.state.focus == .keypad)
    #expect(session.state.highlighted == nil)
    session.type("↑")
    #expect(session.state.focus == .tape)
    session.send(.tick(.light))
    session.type("⎋ 7")
    #expect(session.state.focus == .keypad && session.state.pressed == nil)
    #expect(session.expression == "7")
  }
}

@Suite struct `The scientific layout` {
  private func session(_ keys: String) -> Session { Session("⑦" + keys) }

  @Test func `writes functions, which the next operand is put into`() {
    var session = session("2")
    session.click(.sine)
    #expect(session.expression == "2 sin(" && session.state.pressed == .sine)
    session.type("30")
    session.click(.degree)
    #expect(session.result == "= 1")
    session.click(.equals)
    #expect(session.expression == "2 sin(30°)" && session.result == "= 1")
  }

  @Test func `takes the root, the square and the reciprocal of the number on the line`() {
    var session = session("5+9")
    session.click(.root)
    #expect(session.expression == "5 + √9" && session.result == "= 8")
    session.click(.square)
    #expect(session.expression == "5 + (√9)^2" && session.result == "= 14")
    session.click(.reciprocal)
    #expect(session.expression == "5 + 1 ÷ (√9)^2")
    session.type("⑧⑧⑧")
    #expect(session.expression == "5 + 9" && session.result == "= 14")
  }

  @Test func `goes on from a result, exactly`() {
    var session = session("1/3=")
    session.click(.reciprocal)
    #expect(session.result == "= 3")
    session.click(.equals)
    session.click(.square)
    #expect(session.result == "= 9")
    session.click(.equals)
    session.click(.root)
    #expect(session.result == "= 3")
  }

  @Test func `begins a new expression with a function, and takes the result by ANS`() {
    var session = session("3*3=")
    session.click(.naturalLogarithm)
    #expect(session.expression == "ln(")
    session.click(.answer)
    #expect(session.expression == "ln(9")
    session.click(.close)
    #expect(session.result == "≈ 2.19722457733622")
  }

  @Test func `has no result for ANS before the first one, and names it on the formula line`() {
    var session = session("")
    session.click(.answer)
    #expect(session.message == "There is no result yet." && session.expression == "0")
    session.type("1+1=②")
    session.click(.add)
    session.click(.answer)
    #expect(session.expression == "1 + 1+ans")
    session.click(.equals)
    #expect(session.result == "= 4")
  }

  @Test func `writes constants, which multiply`() {
    var session = session("2")
    session.click(.pi)
    session.click(.e)
    #expect(session.expression == "2 pi e")
    session.click(.seven)
    #expect(session.message == "An operator is missing between two numbers.")
  }

  @Test func `writes at the cursor of the formula line`() {
    var session = session("②1+")
    for button in [Button.sine, .pi, .divide, .six, .close, .square] { session.click(button) }
    #expect(session.expression == "1+sin(pi÷6)^2")
    session.click(.equals)
    #expect(session.result == "= 1.25")
  }

  @Test func `deletes what was written, piece by piece`() {
    var session = session("5*9")
    session.click(.reciprocal)
    #expect(session.expression == "5 × (1 ÷ 9)")
    for text in ["5 × (1 ÷ 9", "5 × (1 ÷", "5 × (1", "5 × (", "5 ×", "5"] {
      session.click(.clear)
      #expect(session.expression == text)
    }
  }

  @Test func `presses with the highlight, too`() {
    var session = session("4")
    session.type("←␣")
    #expect(session.state.highlighted == .pi && session.expression == "4 pi")
  }

  @Test func `keeps the hint about radians`() {
    var session = session("")
    session.click(.sine)
    session.type("30=")
    #expect(session.message == "Radians; for degrees write sin(30°).")
  }
}
