import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import SystemCalls
import TestSupport
import Testing

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `A result on the tape that takes time` {
  /// 12 + 3 and [15] × 4; the first is corrected to 12 + 30, and the new results are pending.
  private func corrected() -> Waiting {
    var waiting = Waiting(lines: 5)
    waiting.calculate("12+3=*4=⇥↑⏎0")
    waiting.type("⏎")
    return waiting
  }

  @Test func `is dropped if the tape has changed before it is requested again`() throws {
    var waiting = corrected()
    let request = try #require(waiting.requests.last)
    let answers = request.answers()
    // Until `inputDrained`, the request stays valid.
    _ = waiting.model.send(.key(.function(8)))
    for answer in answers { _ = waiting.model.send(.evaluated(request.id, answer)) }
    #expect(waiting.rows.allSatisfy { $0.hasSuffix("…") } && waiting.rows.count == 2)
    waiting.send(.inputDrained)
    waiting.answerAll()
    #expect(waiting.rows == [">12 + 3 = 15", "v{15} × 4 = 60"])
  }

  @Test func `is requested again if the pane has another width`() {
    var waiting = Waiting(lines: 5)
    waiting.calculate("22/7=")
    for (columns, row) in [(20, "22 ÷ 7 ≈ 3.14285714"), (3, "22 ÷ 7 …")] {
      let (window, tape) = (Size(columns: 80, rows: 24), Size(columns: columns, rows: 5))
      waiting.send(.resize(WindowMetrics(size: window, resultColumns: 20, tape: tape)))
      waiting.answer()
      #expect(waiting.rows == [row])
    }
  }

  @Test func `is reported together with many others`() throws {
    var waiting = Waiting(lines: 2_500, keepsTape: true)
    let changes = (1...2_500).compactMap { TapeChange(text: "+ 5.\($0) \($0) + 1") }
    waiting.send(.kept(KeptTape(Tape(replaying: changes), isWhole: true)))
    let answers = try #require(waiting.requests.last).answers()
    let portions = answers.compactMap { answer in
      if case .outcomes(let outcomes) = answer { outcomes.count } else { nil }
    }
    #expect(portions == [1_000, 1_000, 500] && answers.last == .finished)
  }

  @Test func `accepts no answer to another kind of request`() throws {
    var waiting = Waiting("12+3", lines: 5)
    let request = try #require(waiting.requests.last)
    let before = waiting.model
    let digits = WrittenValue(text: "= 1", notes: [:], form: .decimal)
    for answer in [Answer.finished, .digits(digits)] {
      waiting.send(.evaluated(request.id, answer))
      #expect(waiting.model == before)
    }
  }

  @Test(arguments: seeds)
  func `arrives in the end, and is right, however late the answers are`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      var waiting = Waiting(lines: 5)
      for key in random.tapeKeys() {
        waiting.press(key)
        let request = waiting.requests.randomElement(using: &random)
        if Bool.random(using: &random) {
          waiting.answer(.random(in: 0...3, using: &random), to: request)
        }
      }
      waiting.answerAll()
      let tape = waiting.model.tape
      var calculated = Tape(replaying: tape.changes)
      try calculated.calculate()
      for id in waiting.model.shownEntries {
        #expect(tape.value(of: id) == calculated.value(of: id) && tape.outcome(of: id) != nil)
      }
      #expect(waiting.model.isSettled && !waiting.rows.contains { $0.contains("…") })
    }
  }

  @Test func `reports nothing more once its request is cancelled`() throws {
    let request = try #require(corrected().requests.last)
    #expect(request.answers(unless: .always).isEmpty)
    let value = try Formula("exp(10^-20000)-1").evaluated().value
    let digits = Request.TapeDigits(id: EntryID(writer: 0, number: 1), value: value, room: 0)
    let slow = Request(
      id: request.id, subject: .tape(Tape().recalculation(of: []), [digits]),
      format: request.format, limits: request.limits)
    #expect(slow.answers(unless: .always).isEmpty)
  }
}
