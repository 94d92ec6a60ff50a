import CalculatorCore
import Screen
import TestSupport
import Testing

@testable import CalculatorViewModel

/// Stories on the formula line.
@Suite struct FormulaStoryTests {
  @Test("a formula is typed, shows its value, and is calculated")
  func typing() {
    var session = Session("i")
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

  @Test("the line opens with the expression, and Esc leaves it as it was")
  func escape() {
    var session = Session("12+3i")
    #expect(session.expression == "12 + 3" && session.cursor == 6)
    session.type("456⎋")
    #expect(session.expression == "12 + 3" && session.cursor == nil)
    session.type("4")
    #expect(session.expression == "12 + 34")
  }

  @Test("an error shows after Enter only, at its place, with the cursor there")
  func error() {
    var session = Session("i")
    session.type("1+5/0*2")
    #expect(session.message == nil && session.state.expression.mark == nil)
    session.type("⏎")
    #expect(session.message == "Division by zero.")
    #expect(session.state.expression.mark == 3..<5 && session.cursor == 3)
    session.type([.right, .delete, .character("4"), .enter])
    #expect(session.expression == "1 + 5 ÷ 4 × 2" && session.result == "= 3.5")
  }

  @Test("places are characters, also behind wide ones and at the end")
  func places() {
    var session = Session("i")
    session.type("日1⏎")
    #expect(session.state.expression.mark == 0..<1 && session.cursor == 0)
    session.type([.control("k")])
    session.type("2×é⏎")
    #expect(session.state.expression.mark == 2..<3)
    session.type([.control("u"), .control("k")])
    session.type("2×⏎")
    #expect(session.state.expression.mark == 1..<2)
  }

  @Test("an expression with an error opens with the cursor at the error")
  func failed() {
    #expect(Session("12+8/0*3=i").cursor == 7)
  }

  @Test("buttons write their symbols, and those that command do so")
  func buttons() {
    var session = Session("i")
    for button in [.one, .point, .five, .multiply, .two] as [Button] {
      _ = session.model.send(.press(button))
    }
    #expect(session.expression == "1.5×2")
    _ = session.model.send(.press(.clear))
    #expect(session.expression == "1.5×")
    _ = session.model.send(.press(.allClear))
    #expect(session.expression.isEmpty && session.cursor == 0)
    _ = session.model.send(.press(.seven))
    _ = session.model.send(.press(.equals))
    #expect(session.expression == "7" && session.result == "= 7" && session.cursor == nil)
  }

  @Test("the point of the locale is read and written")
  func point() {
    var session = Session("1,5+2i", point: ",")
    #expect(session.expression == "1,5 + 2")
    _ = session.model.send(.press(.point))
    session.type("5⏎")
    #expect(session.expression == "1,5 + 2,5" && session.result == "= 4")
  }

  @Test("ans is the previous result, and that of the expression that is edited")
  func answer() {
    var session = Session("1/3=i")
    session.type([.control("u")])
    session.type("ans*3⏎")
    #expect(session.result == "= 1")
    session.type("i")
    #expect(session.expression == "ans × 3" && session.result == "= 1")
    session.type("0⏎")
    #expect(session.result == "= 10")
  }

  @Test("an empty line clears")
  func empty() {
    var session = Session("2+3i")
    session.type([.control("u"), .enter])
    #expect(session.expression == "0" && session.cursor == nil)
  }

  @Test("what was cut can be put into the next line")
  func cut() {
    var session = Session("2+3i")
    session.type([.control("u"), .escape])
    session.type("⎋i")
    session.type([.control("y")])
    #expect(session.expression == "2 + 3")
  }

  @Test("help opens over the line and gives it back")
  func help() {
    var session = Session("2+3i")
    session.type([.function(1)])
    #expect(session.model.focus == .help(offset: 0))
    session.type("⎋")
    #expect(session.model.focus == .formula)
    session.type([.function(1)])
    session.type("7")
    #expect(session.model.focus == .formula && session.expression == "2 + 3")
    session.type([.function(1)])
    session.type("(⎋")
    #expect(session.expression == "2 + 3")
  }

  @Test("a calculation that was stopped keeps the line")
  func interruption() {
    var session = Session("i")
    session.type("3^1000000*3^1000000")
    _ = session.model.send(.enter, unless: Interruption { true })
    #expect(session.message == "The calculation was stopped.")
    #expect(session.expression == "3^1000000*3^1000000")
    // It is not begun again before the next key.
    var state = session.model.viewState(resultColumns: 20, unless: Interruption { true })
    #expect(!state.isIncomplete && state.result == nil)
    session.type([.left])
    state = session.model.viewState(resultColumns: 20, unless: Interruption { true })
    #expect(state.isIncomplete && state.result?.text == "…")
  }

  @Test("a calculation on the keypad that was stopped keeps the expression")
  func interruptionOnKeypad() {
    var session = Session("3^1000000*3^1000000")
    let state = session.model.viewState(resultColumns: 20, unless: Interruption { true })
    #expect(state.isIncomplete && state.result?.text == "…")
    _ = session.model.send(.stop)
    #expect(session.message == "The calculation was stopped." && session.result == nil)
    #expect(session.expression == "3^1000000 × 3^1000000")
    _ = session.model.send(.press(.equals), unless: Interruption { true })
    #expect(session.message == "The calculation was stopped.")
    #expect(session.expression == "3^1000000 × 3^1000000")
  }

  @Test("percentages say what they came to")
  func percentages() {
    var session = Session("200+10%")
    #expect(session.expression == "200 + 10% (= 20)")
    session.type("=")
    #expect(session.expression == "200 + 10% (= 20)" && session.result == "= 220")
    #expect(Session("1+10%/3").expression == "1 + 10% (= 0.1) ÷ 3")
    #expect(Session("1/3=+10%").expression == "ans + 10% (≈ 0.0333333333333333)")
    #expect(Session("200+10%*").expression == "200 + 10% ×")
  }
}
