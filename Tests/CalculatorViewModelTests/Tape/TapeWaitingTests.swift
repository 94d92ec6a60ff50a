import ExactNumbers
import CalculatorCore
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A result on the tape that takes time` {
  /// A tape with the rows 12 + 3 and [15] × 4, whose first row is corrected to 12 + 30, and whose
  /// results are not known again yet.
  private func corrected() -> Waiting {
    var waiting = Waiting(lines: 5)
    waiting.calculate("12+3=*4=⇥↑⏎0")
    waiting.type("⏎")
    return waiting
  }

  @Test func `is waited for a moment, and is an ellipsis then`() {
    var waiting = corrected()
    #expect(!waiting.model.isSettled && waiting.timers.last == .tapePatience)
    #expect(waiting.rows == [">12 + 30 …", "v{42} × 4 …"])
    #expect(waiting.result == .pending)
    waiting.send(.tick(.tapePatience))
    #expect(waiting.model.isSettled)
    waiting.answerAll()
    #expect(waiting.rows == [">12 + 30 = 42", "v{42} × 4 = 168"] && waiting.model.isSettled)
    #expect(waiting.result == ResultLine(text: "= 168", tone: .final))
  }

  @Test func `is not asked for twice`() {
    var waiting = corrected()
    let count = waiting.requests.count
    waiting.type("t?t")
    waiting.resize(columns: 20, lines: 4)
    #expect(waiting.requests.count == count && waiting.rows.count == 2)
    waiting.answer()
    let known = waiting.requests.count
    waiting.type("t↓↑")
    #expect(waiting.requests.count == known)
  }

  @Test func `of an older tape is dropped`() throws {
    var waiting = corrected()
    let old = try #require(waiting.requests.last)
    waiting.type("u")
    #expect(waiting.cancelled.contains(old.id))
    let before = waiting.model
    waiting.answer(to: old)
    #expect(waiting.model == before)
    waiting.answerAll()
    #expect(waiting.rows == [">12 + 3 = 15", "v{15} × 4 = 60"])
  }

  @Test func `is dropped where the tape has changed before it is asked for again`() throws {
    var waiting = corrected()
    let request = try #require(waiting.requests.last)
    var answers: [Answer] = []
    request.perform(unless: .never) { answers.append($0) }
    // Before all that has happened is taken up, the request is still the one that counts.
    _ = waiting.model.send(.key(.character("u")))
    for answer in answers { _ = waiting.model.send(.evaluated(request.id, answer)) }
    #expect(waiting.rows.allSatisfy { $0.hasSuffix("…") } && waiting.rows.count == 2)
    waiting.send(.caughtUp)
    waiting.answerAll()
    #expect(waiting.rows == [">12 + 3 = 15", "v{15} × 4 = 60"])
  }

  @Test func `comes after the value of what is being typed`() {
    var waiting = corrected()
    waiting.type("⎋⎋7+7")
    #expect(waiting.model.tapeView.request == nil && waiting.rows.last?.hasSuffix("…") == true)
    waiting.answer()
    #expect(waiting.result?.text == "= 14")
    waiting.answer()
    #expect(waiting.rows == ["12 + 30 = 42", "[42] × 4 = 168"])
  }

  @Test func `is calculated for an expression that is tied to it`() {
    var waiting = corrected()
    waiting.type("↓␣+1")
    #expect(waiting.result == .pending)
    waiting.answerAll()
    #expect(waiting.expression == "168 + 1" && waiting.result?.text == "= 169")
    var formula = corrected()
    formula.type("⎋⎋ians+1⏎")
    formula.answerAll()
    #expect(formula.result == ResultLine(text: "= 169", tone: .final))
  }

  @Test func `is asked for again where the pane has another width`() {
    var waiting = Waiting(lines: 5)
    waiting.calculate("22/7=")
    let size = Size(columns: 80, rows: 24)
    waiting.send(
      .resize(
        WindowMetrics(size: size, resultColumns: 20, tape: Size(columns: 20, rows: 5))))
    waiting.answer()
    #expect(waiting.rows == ["22 ÷ 7 ≈ 3.142857"])
    waiting.send(
      .resize(WindowMetrics(size: size, resultColumns: 20, tape: Size(columns: 3, rows: 5))))
    waiting.answer()
    #expect(waiting.rows == ["22 ÷ 7 …"])
  }

  @Test func `is cancelled by Ctrl-C once it takes long, and asked for again after a change`()
    throws
  {
    var waiting = corrected()
    let request = try #require(waiting.requests.last)
    waiting.send(.tick(.tapePatience))
    waiting.press(.control("c"))
    #expect(waiting.cancelled.last == request.id)
    #expect(waiting.message == "The calculation was cancelled.")
    waiting.press(.left)
    #expect(waiting.requests.last == request)
    waiting.press(.control("c"))
    #expect(waiting.others.last == .quit)
    waiting.type("u")
    #expect(waiting.requests.last?.id != request.id)
  }

  @Test func `reports nothing more once its request is cancelled`() throws {
    let request = try #require(corrected().requests.last)
    var answers: [Answer] = []
    request.perform(unless: Cancellation { true }) { answers.append($0) }
    #expect(answers.isEmpty)
    // The digits of this value take long.
    let value = try Formula("exp(10^-20000)-1").evaluated().value
    let digits = Request.TapeDigits(id: EntryID(writer: 0, number: 1), value: value)
    let slow = Request(
      id: request.id, subject: .tape(Tape().recalculation(of: []), [digits]),
      format: request.format,
      limits: request.limits)
    slow.perform(unless: Cancellation { true }) { answers.append($0) }
    #expect(answers.isEmpty)
  }

  @Test func `is reported together with many others`() {
    var waiting = Waiting(lines: 2_500, keepsTape: true)
    let changes = (1...2_500).compactMap { TapeChange(text: "+ 5.\($0) \($0) + 1") }
    waiting.send(.kept(KeptTape(Tape(replaying: changes), isWhole: true)))
    var answers: [Answer] = []
    waiting.requests.last?.perform(unless: .never) { answers.append($0) }
    let portions = answers.compactMap { answer -> Int? in
      guard case .outcomes(let outcomes) = answer else { return nil }
      return outcomes.count
    }
    #expect(portions == [1_000, 1_000, 500] && answers.last == .finished)
  }

  @Test func `takes no answer that belongs to another kind of request`() throws {
    var waiting = Waiting("12+3", lines: 5)
    let request = try #require(waiting.requests.last)
    let before = waiting.model
    waiting.send(.evaluated(request.id, .finished))
    #expect(waiting.model == before)
    waiting.send(
      .evaluated(request.id, .digits(WrittenValue(text: "= 1", notes: [:], form: .decimal))))
    #expect(waiting.model == before)
  }

  @Test(arguments: seeds)
  func `is there in the end, and is right, however late the answers are`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
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
}
