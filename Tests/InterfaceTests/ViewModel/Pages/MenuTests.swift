import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// Commands of the menu and of words, as far as they have to do with those before.
@Suite struct `A command that was chosen` {
  @Test func `waits for a value, and what is typed behind it as well`() {
    for keys in ["1/3≡form⏎⏎a", "1/3≡form⏎⏎≡form⏎⏎9"] {
      let known = Session(keys)
      var waiting = Waiting(keys)
      waiting.answerAll()
      #expect(waiting.expression == known.expression && waiting.model.menu == nil)
    }
  }

  /// Function keys do not arrive everywhere, so that nothing may need them.
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

  @Test func `scrolls in the menu with all keys, also where it has no rows`() {
    var session = Session("≡")
    session.type([.pageDown, .pageDown, .up, .pageUp, .home])
    #expect(session.state.menu?.rows.first?.isSelected == true)
    session.send(
      .resize(
        WindowMetrics(
          size: Size(columns: 20, rows: 3),
          layouts: [.keypad: LayoutMetrics(resultColumns: 20, menuRows: 0)])))
    session.type("↓↓")
    #expect(session.state.menu?.rows.count == 1)
    session.type("zzz↓⏎")
    #expect(session.state.menu == nil)
  }
}

@Suite struct `A hint below the keypad` {
  /// Clicks the hint with a key.
  private func click(_ key: Key, _ model: ViewModel) -> Action {
    let hints = Help(English()).hints(for: model.viewState.focus, columns: 80)
    let columns = hints.first { $0.key == key }?.columns ?? 0..<1
    return .click(.hint(column: columns.lowerBound))
  }

  private let wide = WindowMetrics(
    size: Size(columns: 80, rows: 24),
    layouts: [.keypad: LayoutMetrics(resultColumns: 20, hintColumns: 80)])

  @Test func `answers a question, and cancels what is under way`() {
    for (key, expected) in [(Key.enter, "= 15"), (.escape, nil)] {
      var session = Session()
      session.send(.resize(wide))
      session.send(.paste("7\n8"))
      #expect(session.state.focus == .question)
      session.send(click(key, session.model))
      #expect(session.result == expected && session.state.focus == .keypad)
    }
    var waiting = Waiting()
    waiting.send(.resize(wide))
    waiting.type("1/3⏎")
    #expect(waiting.model.viewState.focus == .keypad)
    waiting.send(.tick(.patience))
    #expect(waiting.model.viewState.focus == .waiting)
    waiting.send(click(.escape, waiting.model))
    #expect(
      waiting.message == "The calculation was cancelled."
        && waiting.model.viewState.focus == .keypad)
  }

  @Test func `does what it says when it is clicked`() {
    var session = Session("2+3=")
    session.send(
      .resize(
        WindowMetrics(
          size: Size(columns: 80, rows: 24),
          layouts: [.keypad: LayoutMetrics(resultColumns: 20, hintColumns: 80)])))
    session.send(.click(.hint(column: 2)))
    #expect(session.state.focus == .page(.help))
    session.send(.click(.hint(column: 2)))
    #expect(session.state.focus == .keypad)
    session.send(.click(.hint(column: 79)))
    session.send(.click(.hint(column: 11)))
    #expect(session.state.focus == .formula && session.expression == "2 + 3")
  }
}
