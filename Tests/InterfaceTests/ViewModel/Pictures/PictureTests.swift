import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

@Suite struct `Keeping a picture` {
  @Test func `shows what the screen shows`() {
    var session = Session("12/4=", lines: 5)
    let before = session.state
    session.type("≡picture⏎")
    var shown = before
    shown.pressed = nil
    let kept = session.effects.compactMap { effect in
      if case .keepPicture(_, let state) = effect { state } else { nil }
    }
    #expect(before.pressed == .equals && kept == [shown])
  }

  @Test func `can begin with external text, which refers to no entry`() {
    var model = ViewModel()
    model.openFormula(withText: "12\u{F0000}/4 # x")
    var session = Session(model)
    #expect(session.expression.hasPrefix("12") && session.cursor == session.expression.count)
    session.type("⏎")
    #expect(session.result == "= 3" && session.state.focus == .keypad)
  }
}
