import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `Any session with a tape` {
  private func session(_ random: inout SeededGenerator, after step: (Session) throws -> Void)
    rethrows -> Session
  {
    var session = Session(ViewModel(keepsTape: true), lines: 5)
    session.send(.kept(KeptTape(Tape(), isWhole: true)))
    for key in random.tapeKeys() + random.tapeKeys() {
      if Int.random(in: 0..<20, using: &random) == 0 {
        session.send(.click(.command(.clickTape(line: Int.random(in: 0..<5, using: &random)))))
      }
      session.type([key])
      try step(session)
    }
    return session
  }

  @Test(arguments: seeds)
  func `shows the same results as a full calculation`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      var version = 0
      _ = try session(&random) { session in
        let tape = session.model.tape
        guard session.model.keypad.calculator.tapeVersion != version else { return }
        version = session.model.keypad.calculator.tapeVersion
        var calculated = Tape(replaying: tape.changes)
        try calculated.calculate()
        for id in tape.ids where tape.outcome(of: id) != nil {
          #expect(tape.outcome(of: id)?.hasSameValue(as: calculated.outcome(of: id)) == true)
        }
        let shown = session.model.shownEntries
        #expect(shown.allSatisfy { tape.outcome(of: $0) != nil })
        #expect(session.rows.count == min(5, tape.count))
        #expect(session.rows.allSatisfy { !$0.hasSuffix("…") && !$0.contains("…  #") })
      }
    }
  }

  @Test(arguments: seeds)
  func `is undone to its beginning, and redone to the same end`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      var session = session(&random) { _ in }
      session.model.page = nil
      session.model.menu = nil
      session.model.line = Line()
      session.model.keypad.calculator.clearAll()
      session.model.tapeView.leave()
      session.model.keypad.highlight.hide()
      let end = state(&session)
      let tape = session.model.tape.changes
      var steps = -1
      repeat {
        session.type("⑧")
        steps += 1
      } while session.message != "There is nothing to undo."
      #expect(session.expression == "0" && session.rows.isEmpty)
      for _ in 0..<steps { session.type([.control("y")]) }
      let again = state(&session)
      #expect(again == end && again.tape?.lines == end.tape?.lines, "seed \(seed)")
      #expect(session.model.tape.changes == tape, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `is saved as changes that lead to the same tape at any time`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      _ = session(&random) { session in
        let changes = session.saved.compactMap { TapeChange(text: $0) }
        #expect(changes.count == session.saved.count)
        #expect(Tape(replaying: changes).changes == session.model.tape.changes, "seed \(seed)")
      }
    }
  }

  /// Without the message and the lit button.
  private func state(_ session: inout Session) -> ViewState {
    session.send(.tick(.light))
    session.model.notice.message = nil
    session.model.notice.range = nil
    return session.state
  }
}

extension Outcome {
  fileprivate func hasSameValue(as other: Outcome?) -> Bool {
    switch (self, other) {
    case (.value(let one), .value(let other)): one.value == other.value
    case (.failure(let one), .failure(let other)): one == other
    default: false
    }
  }
}

@Suite struct `The pane of the tape` {
  private func session(count: Int) -> Session {
    var session = Session(ViewModel(keepsTape: true), lines: 5)
    let changes = (1...count).compactMap { TapeChange(text: "+ 7.\($0) \($0)") }
    session.send(.kept(KeptTape(Tape(replaying: changes), isWhole: true)))
    return session
  }

  private func selected(_ session: Session) -> Int? {
    session.state.tape?.rows.first { $0.role == .selected }.flatMap { Int($0.expression) }
  }

  @Test func `forgets digits when there are many`() {
    var session = session(count: 1_500)
    session.resize(lines: 1_200)
    #expect(session.model.tapeView.digits.count == 1_200)
    session.type("1+1=⑧")
    #expect(session.model.tapeView.digits.count == 1_200)
    #expect(session.rows.count == 1_200 && session.rows.allSatisfy { !$0.contains("…") })
  }

  @Test(arguments: seeds)
  func `always shows the selection, and as many entries as fit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in [1, 3, 5, 6, 40] {
      var session = session(count: count)
      for _ in 0..<60 {
        let keys: [Key] = [
          .up, .down, .pageUp, .pageDown, .home, .end, .tab, .escape, .delete, .character("u"),
        ]
        session.type([keys.randomElement(using: &random) ?? .up])
        let lines = Int.random(in: 2...8, using: &random)
        session.resize(lines: lines)
        let entries = session.model.tape.count
        #expect(session.rows.count <= lines && session.rows.isEmpty == (entries == 0))
        #expect((session.state.focus == .tape) == (selected(session) != nil), "seed \(seed)")
      }
    }
  }
}
