import CalculatorCore
import ExactNumbers
import Previews
import Screen
import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

/// What surrounds words on the keypad: pages, the tape, clicks, the light, and other programs.
@Suite struct `A word typed straight away` {
  /// A session in which `isle`, `vat` and `total` are names.
  private func named(_ keys: String = "", lines: Int = 5) -> Session {
    Session("iisle=5⏎⎋ivat=7⏎⎋itotal=9⏎⎋" + keys, lines: lines)
  }

  @Test func `is answered again at every letter where i came first`() {
    var session = named("2+3i")
    #expect(session.expression == "2 + 3")
    session.type("s")
    #expect(session.expression == "2 + 3is")
    session.type("i")
    #expect(session.expression == "2 + 3si" && session.cursor == 7)
    session.type("n(")
    #expect(session.expression == "2 + 3sin(")
    session.type("⎋isle")
    #expect(session.expression == "2 + 3isle")
    session.type("s")
    #expect(session.expression == "2 + 3sles")
    session.type("⎋is l")
    #expect(session.expression == "2 + 3is l")
    session.type("⎋i⌫l")
    #expect(session.expression == "2 + l")
    session.type("⎋I")
    #expect(session.expression == "2 + 3I" && session.state.focus == .formula)
  }

  @Test func `after a result begins a new expression, and what can only continue continues it`() {
    var session = named("2+3=")
    session.type("is")
    #expect(session.expression == "is")
    session.type("i")
    #expect(session.expression == "2 + 3si")
    session.type("⎋d")
    #expect(session.expression == "5d" && session.state.expression.ties == [0..<1])
    session.type("eg⏎")
    #expect(session.expression == "5°" && session.state.expression.ties == [0..<1])
    session.type("⎋⎋2+3=#lunch⏎")
    #expect(session.expression == "5" && session.rows.last?.hasSuffix("#lunch") == true)
    session.type("1/0=#")
    #expect(session.expression == "#" && session.message == nil)
    session.type("⎋")
    #expect(session.expression == "1 ÷ 0" && session.message == "Division by zero.")
  }

  @Test func `has a space before it where an operator has one`() {
    #expect(Session("2+s").expression == "2 + s")
    #expect(Session("2^s").expression == "2^s")
    #expect(Session("2*-s").expression == "2 × −s")
  }

  @Test(arguments: ["_", "j", "k", "日", "\u{A0}", "\u{FEFF}", "\u{202E}", "@", "\\"])
  func `is not begun by a key that means nothing`(key: String) {
    for before in ["", "2+", "2+3=", "(", "1/0="] {
      let session = Session(before + key)
      #expect(session.state == Session(before).state)
    }
  }

  @Test func `is begun by a symbol that can belong to an expression`() {
    for key in "π√°;#·" { #expect(Session(String(key)).expression == String(key)) }
    #expect(Session("12_").expression == "12_")
    #expect(Session("12e5").expression == "12e5" && Session("12e5").result == "= 1200000")
    #expect(Session("(2)_").expression == "(2)")
  }

  @Test func `is ended by a click, an arrow, Space and any other key`() {
    let others: [Action] = [
      .click(.nothing), .click(.button(.add)), .key(.left), .key(.character(" ")), .key(.escape),
      .key(.control("r")), .key(.function(5)), .key(.home), .paste(""), .pasteTooLong,
    ]
    for other in others {
      var session = Session("7+8t")
      session.send(other)
      session.type("a")
      #expect(session.expression.hasSuffix("a") && session.state.theme == .light, "\(other)")
    }
    var waiting = Waiting("7+8t")
    waiting.press(.control("c"))
    waiting.type("a")
    #expect(waiting.model.environment.theme == .light && waiting.expression == "7 + 8a")
  }

  @Test func `is not ended by drawing again, by time and by answers`() {
    var session = Session("7+8")
    session.type("c")
    session.type([.control("l"), .pageUp])
    session.resize(columns: 30)
    session.send(.tick(.light))
    session.type("o")
    #expect(session.expression == "7 + 8co")
  }

  @Test func `closes the page that its first letter opened, unless the second one is a key there`()
  {
    var session = named("T")
    #expect(session.state.totals != nil)
    session.type("o")
    #expect(session.state.page == nil && session.expression == "To")
    session = named("1+2=va")
    #expect(session.state.page == nil && session.expression == "va")
    session = named("1+2=v")
    session.type("↓a")
    #expect(session.state.fullValue != nil)
    session = Session("iTq=1⏎⎋Tq")
    #expect(session.state.page == nil && session.state.focus == .keypad)
    session = Session("?sa")
    #expect(session.state.help != nil && session.state.focus == .page(.help))
  }

  @Test func `takes the keyboard from the tape, whose own keys stay`() {
    var session = named("2+3=4⇥")
    #expect(session.state.focus == .tape)
    session.type("co")
    #expect(session.state.focus == .formula && session.expression == "4co")
    session.type("⎋")
    #expect(session.state.focus == .keypad && session.expression == "4")
    session.type("⇥s")
    #expect(session.state.focus == .formula && session.expression == "4s")
    session.type("⎋⇥Ta")
    #expect(session.state.page == nil && session.expression == "4Ta")
    session.type("⎋⇥#a")
    #expect(session.expression == "a")
    session.type("⎋⎋")
    session.type("u⇥k")
    #expect(session.state.focus == .tape)
  }

  @Test func `leaves no step of its first letter to undo, and keeps what could be done again`() {
    var session = Session("1+2=4uco⎋")
    #expect(session.expression == "1 + 2" && session.result == "= 3")
    session.type([.control("r")])
    #expect(session.expression == "4")
    session.type("uufl⎋")
    #expect(session.expression == "1 + 2" && session.model.keypad.display.form == .decimal)
    session.type([.control("r"), .control("r")])
    #expect(session.expression == "4")
    session.type([.control("r")])
    #expect(session.message == "There is nothing to redo.")
  }

  @Test func `does again what u has undone, on the tape and on disk`() {
    var session = Session(ViewModel(theme: .dark, keepsTape: true), lines: 5)
    session.send(.kept(KeptTape(Tape(), isWhole: true)))
    session.type("iuva=3⏎")
    session.type("1+2=")
    let rows = session.rows
    session.type("u")
    #expect(session.rows.count == 1)
    session.type("v")
    #expect(session.rows == rows && session.expression == "uv")
    let kept = session.saved.compactMap { TapeChange(text: $0) }
    #expect(Tape(replaying: kept).changes == session.model.tape.changes)
    session.type("⎋")
    #expect(session.expression == "1 + 2" && session.result == "= 3")
    session.type("u")
    #expect(session.expression == "1 + 2" && session.rows.count == 1)
  }

  @Test func `restores the theme, also one that the terminal has reported since`() {
    var model = ViewModel(theme: .dark, followsTerminal: true)
    for key in "ta" { model.send(.key(.character(key))) }
    #expect(model.environment.theme == .dark && model.line.formula?.text == "ta")
    model.send(.background(.light))
    #expect(model.environment.theme == .light)
    model = ViewModel(theme: .dark, followsTerminal: true)
    model.send(.key(.character("t")))
    model.send(.background(.light))
    #expect(model.environment.theme == .light)
    model.send(.key(.character("t")))
    #expect(model.environment.theme == .mono)
    model.send(.background(.light))
    model.send(.key(.character("a")))
    #expect(model.environment.theme == .light)
    model = ViewModel(theme: .dark)
    model.send(.key(.character("t")))
    model.send(.background(.light))
    model.send(.key(.character("a")))
    #expect(model.environment.theme == .dark)
  }

  @Test func `cancels a copy that has not been sent, whose message goes`() throws {
    var session = Session("iyard=1⏎2+3=")
    session.type("y")
    #expect(session.effects == [.copy("5")] && session.message != nil)
    session.type("a")
    #expect(session.message == nil && session.expression == "ya")
    var waiting = Waiting()
    waiting.calculate("iyard=1⏎2+3=")
    waiting.type("y")
    let copy = try #require(waiting.requests.last)
    waiting.type("a")
    #expect(waiting.cancelled.contains(copy.id) && waiting.model.requests[.copy] == nil)
    waiting.answer(to: copy)
    #expect(waiting.others.isEmpty && waiting.message == nil)
  }

  @Test func `is typed where a result is awaited, and where a key waits for a value`() {
    var waiting = Waiting("2+3=cos(1)")
    #expect(waiting.expression == "2 + 3")
    waiting.answerAll()
    #expect(waiting.expression == "cos(1)" && waiting.model.focus == .formula)
    waiting = Waiting("7+1/2flo")
    #expect(waiting.expression == "7 + 1 ÷ 2")
    waiting.answerAll()
    #expect(waiting.expression == "7 + 1 ÷ 2flo" && waiting.model.keypad.display.form == .decimal)
  }

  @Test func `waits with f while another program changes or removes what the value is of`() throws {
    var waiting = Waiting("", lines: 5)
    waiting.calculate("2+3=*2")
    let id = try #require(waiting.model.tape.last)
    waiting.type("+1f")
    waiting.send(.others([.replace(Entry(id: id, expression: Expression()))]))
    #expect(waiting.message == nil)
    waiting.answerAll()
    #expect(waiting.message != nil && waiting.model.result.typeAhead.isEmpty)
    waiting = Waiting("", lines: 5)
    waiting.calculate("2+3=4")
    waiting.type("uf")
    #expect(waiting.message == nil && waiting.expression == "2 + 3")
    waiting.send(.others([.remove(id)]))
    #expect(waiting.message == "There is no value to show yet." && waiting.expression == "0")
  }

  @Test func `waits with f for the value, and no longer when there is none`() {
    var waiting = Waiting("7+1/2f")
    #expect(waiting.model.keypad.display.form == .decimal && waiting.message == nil)
    waiting.send(.click(.button(.add)))
    waiting.send(.paste("5"))
    waiting.answerAll()
    #expect(waiting.model.keypad.display.form != .decimal && waiting.expression == "7 + 1 ÷ 2 + 5")
    waiting = Waiting("7/0f8")
    waiting.answerAll()
    #expect(waiting.expression == "7 ÷ 8")
    waiting = Waiting("7/2f8")
    waiting.press(.control("c"))
    #expect(waiting.expression == "7 ÷ 2" && waiting.model.result.typeAhead.isEmpty)
    waiting.type("4")
    #expect(waiting.expression == "7 ÷ 24")
  }
}
