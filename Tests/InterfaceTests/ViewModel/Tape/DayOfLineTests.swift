import CalculatorCore
import Engine
import Quantities
import Screen
import SystemCalls
import Testing
import Words

@testable import CalculatorViewModel

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
