import CalculatorCore
import Engine
import Quantities
import Screen
import SystemCalls
import Testing
import Words

@testable import CalculatorViewModel

/// `new`, `open` and `tapes`.
@Suite struct `A new tape` {
  private func session() -> Session {
    var session = Session(ViewModel(keepsTape: true), lines: 5)
    session.send(.kept(KeptTape(Tape(), isWhole: true)))
    return session
  }

  private func summary(_ name: String) -> TapeSummary {
    TapeSummary(name: name, day: Day(iso: "2026-11-22"), count: 2, sums: ["= 12", "= 3 km"])
  }

  @Test func `is begun when the old one is kept, without what was added since`() {
    var session = session()
    session.type("1+1⏎new november")
    #expect(session.result == "Enter keeps the tape")
    session.type("⏎")
    let kept = session.effects.compactMap { effect -> [String]? in
      if case .archive(let changes, name: "november") = effect { changes.lines } else { nil }
    }
    #expect(kept == [["+ 0.1 1 + 1"]] && session.rows == ["1 + 1 = 2"])
    session.type("5+5⏎")
    session.send(.tapes(.begun(before: "november")))
    #expect(session.rows == ["5 + 5 = 10"] && session.saved.last == "- 0.1")
    #expect(session.message == "The old tape is kept as november.")
    session.send(.tapes(.failed(.diskFull)))
    #expect(session.rows == ["5 + 5 = 10"] && session.state.message?.isMistake == true)
    session.type("new main⏎")
    #expect(session.message == "There is a tape main already; write another name.")
  }

  @Test(arguments: ["open november⏎", "tapes⏎↓⏎", "open⏎↓⏎", "≡open⏎↓⏎"])
  func `is gone on with where one is opened`(keys: String) {
    var session = session()
    session.type("1+1⏎")
    let list = keys.prefix { $0 != "↓" }
    session.type(String(list))
    session.send(.tapeList([summary("main"), summary("november")]))
    session.type(String(keys.dropFirst(list.count)) + "7*")
    #expect(session.effects.last == .openTape("november"))
    // What is typed meanwhile belongs to the other tape.
    #expect(session.expression == "1 + 1")
    let tape = Tape(replaying: TapeChange.lines("+ 5.1 850"))
    session.send(.opened("november", KeptTape(tape, isWhole: true)))
    #expect(session.rows == ["850 = 850"] && session.expression == "7 ×")
    session.type("6⏎")
    #expect(session.saved.last == "+ 0.2 7 * 6" && session.rows.count == 2)
    // Undoing goes no further back.
    session.type("⑧⑧⑧⑧⑧⑧")
    #expect(session.rows == ["850 = 850"])
    session.type("open november⏎")
    #expect(session.message == "This is the tape november: 1 line.")
  }

  @Test func `empties the usual tape where another one is open`() {
    var session = session()
    session.type("open november⏎")
    session.send(.opened("november", KeptTape(Tape(), isWhole: true)))
    session.type("new december⏎")
    #expect(session.message == "This tape is kept as november; new alone begins an empty one.")
    session.type("new⏎")
    #expect(session.effects.last == .openTape(nil))
    let tape = Tape(replaying: TapeChange.lines("+ 5.1 850"))
    session.send(.opened(nil, KeptTape(tape, isWhole: true)))
    session.send(.tapes(.begun(before: "2026-11-22")))
    #expect(session.rows.isEmpty && session.saved.last == "- 5.1")
  }

  @Test func `is not left before it is saved`() {
    var waiting = Waiting(ViewModel(keepsTape: true), lines: 5)
    waiting.send(.kept(KeptTape(Tape(), isWhole: true)))
    waiting.calculate("1+1⏎")
    waiting.type("open november⏎")
    #expect(!waiting.others.contains(.openTape("november")))
    waiting.send(.saved(.failed(.diskFull)))
    #expect(!waiting.others.contains(.openTape("november")))
    #expect(waiting.model.viewState.message?.isMistake == true)
    waiting.type("open november⏎")
    #expect(waiting.saves.count == 2)
    waiting.send(.saved(.saved([])))
    #expect(waiting.others.contains(.openTape("november")))
    waiting.send(.tapes(.unknown("november")))
    #expect(
      waiting.model.viewState.message?.sentence.full
        == "There is no tape november; tapes lists all.")
    waiting.calculate("2+2⏎")
    #expect(waiting.model.tape.count == 2)
  }

  @Test func `is one of those on a page`() {
    var session = session()
    session.type("tapes⏎")
    #expect(session.state.tapes == TextPageView(heading: "", rows: ["…"]))
    session.send(.tapeList([summary("main"), summary("家賃")]))
    #expect(session.state.tapes?.heading == "Tapes; Enter goes on with one")
    #expect(
      session.state.tapes?.rows.map(\.withoutFillers) == [
        "main  22 November 2026  2 lines  = 12; = 3 km",
        "家賃  22 November 2026  2 lines  = 12; = 3 km",
      ])
    session.send(.tapeList((1...40).map { summary("2026-11-\($0)") }))
    #expect(session.state.tapes?.selected == 0)
    session.type("↓")
    #expect(session.state.tapes?.selected == 1)
    #expect(session.state.tapes?.rows.first?.hasPrefix("2026-11-1 ") == true)
    #expect(session.state.tapes?.rows.count == 22)
    session.send(.key(.end))
    #expect(session.state.tapes?.selected == 21)
    #expect(session.state.tapes?.rows.last?.hasPrefix("2026-11-40 ") == true)
    session.resize(lines: 5)
    #expect(session.state.tapes?.rows.last?.hasPrefix("2026-11-40 ") == true)
    session.send(.click(.page(row: 0)))
    #expect(session.effects.last == .openTape("2026-11-19"))
    session.send(.tapes(.unknown("2026-11-19")))
    session.type("tapes⏎")
    session.send(.click(.page(row: 3)))
    #expect(session.state.page == nil)
    session.type("tapes⏎⎋")
    session.send(.tapeList([summary("2026-11-22")]))
    #expect(session.state.page == nil)
  }
}

/// `--days`.
@Suite struct `The day of a line` {
  @Test func `shows once the line is saved`() throws {
    var model = ViewModel(keepsTape: true)
    model.environment.showsDays = true
    var waiting = Waiting(model, lines: 5)
    let kept = Tape(replaying: TapeChange.lines("+ 5.1 2026-11-21: 1 + 1"))
    waiting.send(.kept(KeptTape(kept, isWhole: true)))
    waiting.calculate("2+2⏎")
    waiting.send(.saved(.saved([], day: Day(iso: "2026-12-02"))))
    #expect(waiting.model.viewState.tape?.rows.map(\.day) == ["21 Nov", "2 Dec"])
    // One that is changed keeps it.
    waiting.type("⇥⏎+1")
    waiting.calculate("⏎")
    waiting.send(.saved(.saved([], day: Day(iso: "2026-12-03"))))
    #expect(waiting.model.viewState.tape?.rows.map(\.day) == ["21 Nov", "2 Dec"])
    waiting.model.environment.showsDays = false
    #expect(waiting.model.viewState.tape?.rows.map(\.day) == [nil, nil])
  }
}
