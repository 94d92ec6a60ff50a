import CalculatorCore
import Previews
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Pasting` {
  private func pasted(
    _ text: String, after keys: String = "", point: Character = "."
  ) -> Session {
    var session = Session(keys, point: point)
    session.send(.paste(text))
    return session
  }

  @Test func `refuses too much, and closes the help to say so`() {
    var session = Session("?")
    session.send(.pasteTooLong)
    #expect(session.state.help == nil)
    #expect(session.message == "The pasted text is too long; nothing was pasted.")
    session.type("7")
    #expect(session.message == nil && session.expression == "7")
  }

  @Test func `waits for the result that is being calculated`() {
    var waiting = Waiting("7+1=")
    waiting.send(.paste("+ 2"))
    #expect(waiting.expression == "7 + 1")
    waiting.answer()
    #expect(waiting.expression == "ans + 2")
  }

  @Test func `the sign of a currency means that of the locale`() {
    var session = Session(ViewModel(Environment { $0.signs = CurrencySigns(territory: "CA") }))
    session.send(.paste("$5\n6"))
    #expect(session.expression == "5 CAD + 6 CAD")
  }

  @Test func `a sum that is not known yet is taken as soon as it is`() {
    var waiting = Waiting()
    waiting.send(.paste("1\n2"))
    #expect(waiting.result?.text == "…")
    waiting.press(.enter)
    waiting.type("+4")
    waiting.answer()
    #expect(waiting.expression == "3 + 4")
  }

  @Test func `the calculation of a sum can be cancelled`() {
    var waiting = Waiting("7+1")
    waiting.answer()
    waiting.send(.paste("1\n2"))
    waiting.press(.control("c"))
    #expect(waiting.expression == "7 + 1")
    #expect(waiting.message == "The calculation was cancelled.")
    #expect(waiting.others.isEmpty)
  }

  @Test func `a sum that is too long for the formula line is refused there`() {
    let column = String(repeating: "1\n", count: 40_000)
    var session = pasted(column, after: "②7")
    session.type("⏎")
    #expect(session.expression == "7" && session.cursor == 1)
    #expect(session.message == "The pasted text is too long; nothing was pasted.")
  }
}

@Suite struct `Copying` {
  @Test func `says so where the terminal has no clipboard`() {
    var session = Session(ViewModel(Environment { $0.canCopy = false }))
    session.type("7+1=⑤")
    #expect(session.effects.isEmpty)
    #expect(session.message == "This terminal cannot copy.")
  }

  @Test func `holds no key up`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("⑤")
    let request = waiting.requests.last
    #expect(request?.copies == .number && waiting.others.isEmpty)
    waiting.type("+2")
    waiting.answer(to: request)
    #expect(waiting.others == [.copy("8")])
    #expect(waiting.expression == "8 + 2")
    waiting.answer(to: request)
    #expect(waiting.others == [.copy("8")])
  }

  @Test func `again replaces what is being copied`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("⑤")
    let first = waiting.requests.last
    waiting.type("⑤")
    #expect(waiting.cancelled == [first?.id].compactMap(\.self))
    waiting.answer(to: first)
    #expect(waiting.others.isEmpty)
    waiting.answer()
    #expect(waiting.others == [.copy("7 + 1 = 8")])
  }

  @Test func `can be cancelled`() {
    var waiting = Waiting("7+1=")
    waiting.answer()
    waiting.type("⑤")
    let request = waiting.requests.last
    waiting.press(.control("c"))
    #expect(waiting.cancelled == [request?.id].compactMap(\.self))
    #expect(waiting.message == "The calculation was cancelled." && waiting.result?.text == "= 8")
    waiting.answer(to: request)
    #expect(waiting.others.isEmpty)
  }
}
