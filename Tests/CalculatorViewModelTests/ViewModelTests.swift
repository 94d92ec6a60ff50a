import CalculatorCore
import Screen
import Testing

@testable import CalculatorViewModel

/// Stories, key by key: what is seen after each.
@Suite struct ViewModelTests {
  @Test("a sum, typed")
  func sum() {
    var session = Session("")
    let steps: [(String, String, String?)] = [
      ("", "0", nil), ("1", "1", nil), ("2", "12", nil), (".", "12.", nil), ("5", "12.5", nil),
      ("+", "12.5 +", nil), ("7", "12.5 + 7", "= 19.5"), ("*", "12.5 + 7 ×", nil),
      ("-", "12.5 + 7 × −", nil), ("3", "12.5 + 7 × −3", "= −8.5"),
      ("⏎", "12.5 + 7 × −3", "= −8.5"), ("⏎", "−8.5 × −3", "= 25.5"), ("/", "25.5 ÷", nil),
      ("7", "25.5 ÷ 7", "≈ 3.64285714285714"), ("=", "25.5 ÷ 7", "≈ 3.64285714285714"),
      ("+", "ans +", nil), ("9", "ans + 9", "≈ 12.6428571428571"), ("⎋", "0", nil),
    ]
    for (keys, expression, result) in steps {
      session.type(keys)
      #expect(session.expression == expression, "after \(keys)")
      #expect(session.result == result, "after \(keys)")
      #expect(session.message == nil, "after \(keys)")
    }
  }

  @Test(
    "numbers on the screen",
    arguments: [
      ("1/3*3=", "= 1"), ("0.1+0.2=", "= 0.3"), ("7+7.0=", "= 14"), ("1/8=", "= 0.125"),
      ("9999999999999999-9999999999999998=", "= 1"), ("2/3=", "≈ 0.666666666666667"),
      ("99999999999*99999999999=", "≈ 9.9999999998×10^21"), ("5-5=", "= 0"),
      ("1/7000000000000=", "≈ 1.428571429×10^−13"), ("10000000000*10000000000=", "= 1×10^20"),
    ])
  func numbers(keys: String, result: String) {
    #expect(Session(keys).result == result)
  }

  @Test("a value that is typed is live until it is calculated")
  func tones() {
    #expect(Session("2+3").state.result?.tone == .live)
    #expect(Session("2+3=").state.result?.tone == .final)
  }

  @Test("where not one digit fits, an ellipsis says so")
  func narrow() {
    let model = Session("1/7000000000000=").model
    #expect(model.viewState(resultColumns: 6).result?.text == "…")
  }

  @Test(
    "a refused key changes nothing and says why, until the next key",
    arguments: [
      ("2+=", "An operator is missing its number.", 2..<3),
      ("2+5.1.", "The number already has a decimal point.", 4..<7),
      ("2*-=", "An operator is missing its number.", 4..<5),
      ("5=", "There is nothing to calculate yet.", nil),
      ("1/3=+⌫4", "An operator is missing between two numbers.", 0..<3),
    ] as [(String, String, Range<Int>?)])
  func refusals(keys: String, message: String, mark: Range<Int>?) {
    var session = Session(keys)
    let before = Session(String(keys.dropLast()))
    #expect(session.message == message)
    #expect(session.state.message?.isMistake == true)
    #expect(session.state.expression.mark == mark)
    #expect(session.expression == before.expression)
    session.type("→")
    #expect(session.message == nil)
    #expect(session.state.expression.mark == nil)
  }

  @Test("an error keeps its expression and its message until it is corrected")
  func failure() {
    var session = Session("12+8/0*3=")
    for keys in ["", "+", "=", "→"] {
      session.type(keys)
      #expect(session.expression == "12 + 8 ÷ 0 × 3")
      #expect(session.message == "Division by zero.")
      #expect(session.state.expression.mark == 7..<10)
      #expect(session.result == nil)
    }
    session.type("⌫⌫⌫4=")
    #expect(session.expression == "12 + 8 ÷ 4")
    #expect(session.result == "= 14")
  }

  @Test("arrows and Enter work as on a remote control, digits and Enter as on a desk")
  func highlight() {
    var session = Session("↑")
    #expect(session.state.highlighted == .eight)
    session.type("⏎⏎")
    #expect(session.expression == "88")
    session.type("␣")
    #expect(session.expression == "888")
    #expect(session.state.highlighted == .eight)
    session.type("+1")
    #expect(session.state.highlighted == nil)
    session.type("␣")
    #expect(session.expression == "888 + 1")
    session.type("⏎")
    #expect(session.result == "= 889")
    session.type("←")
    #expect(session.state.highlighted == .add)
  }

  @Test("Backspace hides the highlight where it is")
  func backspaceHidesHighlight() {
    var session = Session("5↑⌫")
    #expect(session.state.highlighted == nil)
    #expect(session.expression == "0")
    session.type("↑")
    #expect(session.state.highlighted == .allClear)
  }

  @Test("a click presses the button and hides the highlight")
  func click() {
    var session = Session("↑")
    _ = session.model.send(.press(.zero))
    #expect(session.state.highlighted == nil)
    session.type("⏎")
    #expect(session.message == "There is nothing to calculate yet.")
  }

  @Test("a pressed button lights up until it is released")
  func flash() {
    var session = Session("7")
    #expect(session.state.pressed == .seven)
    #expect(session.model.send(.release) == nil)
    #expect(session.state.pressed == nil)
    #expect(session.expression == "7")
  }

  @Test("the display follows the point of the locale, typed either way", arguments: [".", ","])
  func point(typed: String) {
    let session = Session("1\(typed)5+2=", point: ",")
    #expect(session.expression == "1,5 + 2")
    #expect(session.result == "= 3,5")
  }

  @Test("keys of the world outside are effects")
  func effects() {
    var session = Session("2+")
    session.type([.control("l"), .control("z"), .character("q"), .control("c"), .control("d")])
    #expect(session.effects == [.redraw, .suspend, .quit, .quit, .quit])
    #expect(session.expression == "2 +")
  }

  @Test("the theme key goes round and says where it is")
  func themes() {
    var session = Session("2")
    var seen: [ThemeName] = []
    for _ in 0..<3 {
      session.type("t")
      seen.append(session.state.theme)
      #expect(session.message == "Theme: \(session.state.theme.rawValue).")
      #expect(session.state.message?.isMistake == false)
    }
    #expect(seen == [.light, .mono, .dark])
  }

  @Test("a terminal without colours has one theme")
  func noColors() {
    var model = ViewModel(theme: .light, hasColors: false, followsTerminal: true)
    #expect(model.theme == .mono)
    _ = model.send(.nextTheme)
    _ = model.send(.background(.light))
    #expect(model.theme == .mono)
    let message = model.viewState(resultColumns: 20).message
    #expect(
      message?.sentence.full == "This terminal has no colours." && message?.isMistake == false)
  }

  @Test("a late word about the background counts only where nobody chose")
  func background() {
    var following = ViewModel(theme: .dark, followsTerminal: true)
    _ = following.send(.background(.light))
    #expect(following.theme == .light)
    _ = following.send(.nextTheme)
    _ = following.send(.background(.light))
    #expect(following.theme == .mono)
    var chosen = ViewModel(theme: .dark)
    _ = chosen.send(.background(.light))
    #expect(chosen.theme == .dark)
  }

  @Test("the help opens and closes, and a button closes it and acts")
  func help() {
    var session = Session("2?")
    #expect(session.state.helpOffset == 0)
    _ = session.model.send(.scrollHelp(to: 3))
    #expect(session.state.helpOffset == 3)
    session.type("?")
    #expect(session.state.helpOffset == nil)
    session.type("?3")
    #expect(session.state.helpOffset == nil)
    #expect(session.expression == "23")
    session.type("?⌫")
    #expect(session.state.helpOffset == nil)
    #expect(session.expression == "2")
  }

  @Test("keys that mean nothing do nothing")
  func unbound() {
    var session = Session("2+3=")
    let before = session.model
    session.type("zZ@é")
    session.type([.tab, .function(9), .home])
    #expect(session.model == before)
  }

  @Test("what is said first stays until the first key")
  func firstMessage() {
    let model = ViewModel(theme: .dark, message: .unknownTheme("neon"))
    var session = Session("")
    session.model = model
    #expect(session.message == "COUNTONME_THEME is “neon”; it can be light, dark, auto or mono.")
    session.type("5")
    #expect(session.message == nil)
  }
}
