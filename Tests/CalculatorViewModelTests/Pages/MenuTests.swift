import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

/// Commands of the menu and of words, as far as they have to do with those before.
@Suite struct `A command that was chosen` {
  @Test(arguments: [
    ("2*3", "takes back 3"), ("2*", "takes back ×"), ("12+3⎋", "brings back 12 + 3"),
    ("12+3↤", "takes back 3"), ("12+3⌫", "brings back 3"), ("2+ab", "takes back b"),
    ("2*3②", "takes back the last step"), ("2*3=", "takes back the last step"),
    ("2*3=+", "takes back the last step"),
  ])
  func `says what undoing would do`(keys: String, effect: String) {
    let session = Session(keys + "≡un", columns: 40)
    #expect(session.state.menu?.rows.first?.effect == effect)
  }

  @Test(
    arguments: [
      ("", "c", [.quit], "0"), ("", "d", [.quit], "0"), ("ab", "c", [], "0"), ("12", "d", [], "12"),
    ]
      as [(String, Character, [Effect], String)])
  func `leaves the ways out open`(keys: String, key: Character, effects: [Effect], line: String) {
    var session = Session(keys + "≡ti")
    session.type([.control(key)])
    #expect(session.effects == effects && session.state.menu == nil && session.expression == line)
  }

  @Test(arguments: ["≡⏎", "undo⏎", "⑧"])
  func `counts as the last one, so that Ctrl-Y does again what was undone`(undoing: String) {
    var session = Session("12+3=" + undoing)
    #expect(session.expression == "12 + 3" && session.result == "= 15")
    session.type([.control("y")])
    session.type("*")
    #expect(session.expression == "15 ×")
  }

  @Test func `copies the calculation when it is copying again`() {
    let session = Session("2+3=≡copy⏎≡copy⏎")
    #expect(session.effects == [.copy("5"), .copy("2 + 3 = 5")])
  }

  @Test func `waits for a value, and what is typed behind it as well`() {
    for keys in ["1/3≡form⏎⏎a", "1/3≡form⏎⏎≡form⏎⏎9"] {
      let known = Session(keys)
      var waiting = Waiting(keys)
      waiting.answerAll()
      #expect(waiting.expression == known.expression && waiting.model.menu == nil)
    }
  }

  @Test func `leaves the message about a mistake until it is done`() {
    var session = Session("1.5")
    session.click(.point)
    session.type("≡↓↓p⌫")
    #expect(session.message == "The number already has a decimal point.")
    session.type("⏎")
    #expect(session.message == nil)
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

  @Test func `has choices that the menu lists, the one after that which holds now first`() {
    func selected(_ keys: String) -> String? {
      Session(keys).state.menu?.rows.first(where: \.isSelected)?.word
    }
    #expect(selected("≡theme⏎") == "theme light" && selected("≡layout⏎") == "layout scientific")
    #expect(selected("⑦⑦⑦≡layout⏎") == "layout keypad")
    #expect(selected("1/4=≡form⏎") == "form fraction")
    #expect(selected("1/4=③≡form⏎") == "form scientific")
    #expect(selected("≡form⏎") == "form decimal")
    #expect(Session("≡layout⏎⏎").state.layout == .scientific)
    var session = Session("≡theme⏎")
    session.send(.click(.menu(row: 3)))
    #expect(session.state.menu == nil && session.state.theme == .contrast)
  }

  @Test func `lists the forms that fit, each with the value`() {
    func forms(_ keys: String) -> [String] {
      Session(keys, columns: 50).state.menu?.rows.map { $0.word + " " + $0.effect } ?? []
    }
    #expect(
      forms("13/4≡form⏎") == [
        "form decimal = 3.25", "form fraction = 13/4", "form mixed = 3 1/4",
      ])
    #expect(
      forms("250+5=≡form ") == [
        "form decimal = 255", "form scientific = 2.55×10²",
        "form factors = 3 × 5 × 17", "form hexadecimal = 0xFF", "form binary = 0b11111111",
        "form octal = 0o377",
      ])
    #expect(
      forms("2^99=≡form b") == ["form binary binary"], "what is too long has its name alone")
    #expect(forms("≡form f").allSatisfy { $0.hasSuffix("no value yet") })
    #expect(Session("13/4≡form⏎↓⏎").result == "= 3 1/4")
    let result = Session("13/4≡form⏎⎋").result
    #expect(result == "= 3.25")
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

@Suite struct `What undoing brings back` {
  @Test func `is a correction that was left, but not one without a change`() {
    var session = Session("1+2=rent↤⏎⎋⎋", lines: 5)
    #expect(session.expression == "rent" && session.state.focus == .formula)
    session.type("⎋⇥⏎0⎋⎋⑧")
    #expect(session.expression == "1 + 20")
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
