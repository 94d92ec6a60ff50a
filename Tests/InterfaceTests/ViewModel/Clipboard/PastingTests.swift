import CalculatorCore
import Previews
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Pasting` {
  @Test func `refuses too much, and closes the help to say so`() {
    var session = Session("?")
    session.send(.pasteTooLong)
    #expect(session.state.help == nil)
    #expect(session.message == "The pasted text is too long; nothing was pasted.")
    session.type("7")
    #expect(session.message == nil && session.expression == "7")
  }

  @Test func `the sign of a currency means that of the locale`() {
    var session = Session(ViewModel(Environment { $0.signs = CurrencySigns(territory: "CA") }))
    session.send(.paste("$5\n6"))
    #expect(session.expression == "5 CAD + 6 CAD")
  }
}

@Suite struct `Copying` {
  @Test func `says so where the terminal has no clipboard`() {
    var session = Session(ViewModel(Environment { $0.canCopy = false }))
    session.type("7+1=⑤")
    #expect(session.effects.isEmpty)
    #expect(session.message == "This terminal cannot copy.")
  }
}
