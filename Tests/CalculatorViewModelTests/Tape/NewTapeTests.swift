import CalculatorCore
import Engine
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
    #expect(session.message == "There are no old tapes.")
    session.type("new⏎new⏎")
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
      session.message == "A new tape; the old one is kept as 2026-11-22.")
    session.send(.tapes(.failed(.diskFull)))
    #expect(session.rows == ["5 + 5 = 10"] && session.state.message?.isMistake == true)
    session.type("tapes⏎")
    #expect(session.effects.last == .listTapes)
    session.send(.tapes(.list(["2026-11-22", "2026-11-21"])))
    #expect(session.message == "Old tapes: 2026-11-22, 2026-11-21.")
  }
}
