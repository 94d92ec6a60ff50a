import CalculatorCore
import Engine
import Quantities
import SystemCalls
import Testing
import Words

@testable import CalculatorViewModel

/// `new` and `tapes`.
@Suite struct `A new tape` {
  @Test func `is begun by a word, and undone`() {
    var session = Session("1+1⏎2+2⏎new⏎", lines: 5)
    #expect(session.rows.isEmpty && session.expression == "0")
    #expect(session.message == "A new tape; undo brings the old one back.")
    session.type("⑧")
    #expect(session.rows == ["1 + 1 = 2", "2 + 2 = 4"])
    session.type("tapes⏎")
    #expect(session.state.tapes?.heading == English().tapes.empty && session.message == nil)
    #expect(session.state.tapes?.rows == [])
    session.type("⎋new⏎new⏎")
    #expect(session.message == "The tape is empty.")
  }

  @Test func `is begun when the old one is kept, without what was added since`() {
    var session = Session(ViewModel(theme: .dark, keepsTape: true), lines: 5)
    session.send(.kept(KeptTape(Tape(), isWhole: true)))
    session.type("1+1⏎new⏎")
    let kept = session.effects.compactMap { effect -> [String]? in
      if case .putAside(let changes) = effect { changes.lines } else { nil }
    }
    #expect(kept == [["+ 0.1 1 + 1"]] && session.rows == ["1 + 1 = 2"])
    session.type("5+5⏎")
    session.send(.tapes(.begun(before: "2026-11-22")))
    #expect(session.rows == ["5 + 5 = 10"] && session.saved.last == "- 0.1")
    #expect(
      session.message == "The old tape is kept as 2026-11-22.")
    session.send(.tapes(.failed(.diskFull)))
    #expect(session.rows == ["5 + 5 = 10"] && session.state.message?.isMistake == true)
    session.type("tapes⏎")
    #expect(session.effects.last == .listTapes)
    #expect(session.state.tapes == TextExcerpt(heading: "", rows: ["…"]))
    session.resize(lines: 5)
    session.send(.oldTapes(["2026-11-22", "2026-11-21"]))
    #expect(session.state.tapes?.heading == "Old tapes; countonme --tape NAME prints one")
    #expect(session.state.tapes?.rows == ["2026-11-22", "2026-11-21"])
    #expect(session.effects.count { $0 == .listTapes } == 1)
  }

  @Test func `goes through the old ones on a page`() {
    var session = Session(ViewModel(theme: .dark, keepsTape: true), lines: 5)
    session.send(.kept(KeptTape(Tape(), isWhole: true)))
    session.type("tapes⏎")
    session.send(.oldTapes((1...40).map { "2026-11-\($0)" }))
    session.type("↓")
    #expect(session.state.tapes?.rows.first == "2026-11-2" && session.state.tapes?.rows.count == 22)
    session.resize(lines: 5)
    #expect(session.state.tapes?.rows.first == "2026-11-2")
    session.type("⎋")
    session.send(.oldTapes(["2026-11-22"]))
    #expect(session.state.page == nil)
  }
}

/// `--days`.
@Suite struct `The day of a line` {
  @Test func `shows once the line is saved`() throws {
    var model = ViewModel(theme: .dark, keepsTape: true)
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
