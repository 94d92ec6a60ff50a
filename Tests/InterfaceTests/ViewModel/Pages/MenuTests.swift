import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A command that was chosen` {
  @Test func `waits for a value, and so do later keys`() {
    for keys in ["1/3≡form⏎⏎a", "1/3≡form⏎⏎≡form⏎⏎9"] {
      let known = Session(keys)
      var waiting = Waiting(keys)
      waiting.answerAll()
      #expect(waiting.expression == known.expression && waiting.model.menu == nil)
    }
  }

  /// Some terminals do not send function keys, so nothing may need them.
  @Test(arguments: NamedCommand.allCases, ["", "2+3=", "1/3=", "8/0=", "12+3", "rent=850⏎2*rent⏎"])
  func `does what its key does, and so does its word`(named: NamedCommand, before: String) {
    guard let key = named.entry.keys.first else { return }
    var (byKey, byMenu) = (Session(before, lines: 5), Session(before, lines: 5))
    byKey.type([key])
    byMenu.type("≡\(named.entry.words[0])⏎" + (named.choices.isEmpty ? "" : "⏎"))
    #expect(byMenu.state == byKey.state && byMenu.effects == byKey.effects)
    guard before.isEmpty || before.hasSuffix("=") || before.hasSuffix("⏎") else { return }
    var byWord = Session(before, lines: 5)
    byWord.type(named.entry.words[0] + "⏎")
    #expect(byWord.state == byKey.state && byWord.effects == byKey.effects)
  }
}
