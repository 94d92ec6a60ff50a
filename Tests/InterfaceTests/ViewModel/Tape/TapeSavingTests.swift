import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import SystemCalls
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Saving the tape` {
  /// A view-model whose kept tape is empty and was read, after keys.
  private func waiting(_ keys: String) -> Waiting {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.send(.kept(KeptTape(Tape(), isWhole: true)))
    waiting.calculate(keys)
    return waiting
  }

  @Test func `ends with the program: what is not on its way is saved before it quits`() {
    var waiting = waiting("1+2=*3=")
    #expect(waiting.saves.count == 1)
    let effects = waiting.model.send(.key(.function(10)))
    guard case .save(let changes) = effects.first else {
      Issue.record("nothing is saved")
      return
    }
    #expect(changes.lines == ["+ 0.2 @0.1 * 3"] && effects.last == .quit)
    var other = self.waiting("")
    #expect(other.model.send(.hangUp) == [.quit])
  }
}

@Suite struct `The kept tape` {
  private static let lines = [
    "+ 5.1 rent = 850 #home", "+ 5.2 rent@5.1 * 12", "+ 5.3 < 5.2 7 + 7", "= 5.2 rent@5.1 * 2",
    "+ 5.4 1", "- 5.4",
  ]

  private static func tape(_ range: Range<Int>) -> Tape {
    Tape(replaying: lines[range].compactMap { TapeChange(text: $0) })
  }

  private static let rows = ["rent = 850 = 850 #home", "7 + 7 = 14", "[rent] × 2 = 1700"]

  @Test func `says how many lines of the file mean nothing`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    var kept = KeptTape(Self.tape(0..<6), isWhole: true)
    kept.unknownLines = 2
    waiting.send(.kept(kept))
    waiting.answerAll()
    #expect(waiting.message == "2 lines of the tape's file cannot be read; they stay there.")
    #expect(waiting.rows == Self.rows)
  }

  @Test func `says at once that nothing can be saved, where that is known`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true, obstacle: .readOnly)))
    waiting.answerAll()
    #expect(waiting.message == "The tape is not saved: the disk is read-only.")
    #expect(waiting.rows == Self.rows)
    waiting.calculate("1+2=")
    #expect(waiting.rows.last == "1 + 2 = 3" && waiting.model.lastResult()?.number == 3)
  }

  @Test func `that cannot be read says why, and is empty`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.send(.kept(KeptTape(Tape(), isWhole: true, problem: .newerVersion)))
    #expect(waiting.message == "The tape is not read: it was written by a later version.")
    #expect(waiting.model.viewState.tape?.note == English().emptyTape)
  }
}

@Suite struct `A result on the tape that takes time` {
  /// A tape with the rows 12 + 3 and [15] × 4, whose first row is corrected to 12 + 30, and whose
  /// results are not known again yet.
  private func corrected() -> Waiting {
    var waiting = Waiting(lines: 5)
    waiting.calculate("12+3=*4=⇥↑⏎0")
    waiting.type("⏎")
    return waiting
  }

  @Test func `is dropped where the tape has changed before it is asked for again`() throws {
    var waiting = corrected()
    let request = try #require(waiting.requests.last)
    var answers: [Answer] = []
    request.perform(unless: .never) { answers.append($0) }
    // Before all that has happened is taken up, the request is still the one that counts.
    _ = waiting.model.send(.key(.function(8)))
    for answer in answers { _ = waiting.model.send(.evaluated(request.id, answer)) }
    #expect(waiting.rows.allSatisfy { $0.hasSuffix("…") } && waiting.rows.count == 2)
    waiting.send(.inputDrained)
    waiting.answerAll()
    #expect(waiting.rows == [">12 + 3 = 15", "v{15} × 4 = 60"])
  }

  @Test func `is asked for again where the pane has another width`() {
    var waiting = Waiting(lines: 5)
    waiting.calculate("22/7=")
    let size = Size(columns: 80, rows: 24)
    waiting.send(
      .resize(
        WindowMetrics(size: size, resultColumns: 20, tape: Size(columns: 20, rows: 5))))
    waiting.answer()
    #expect(waiting.rows == ["22 ÷ 7 ≈ 3.14285714"])
    waiting.send(
      .resize(WindowMetrics(size: size, resultColumns: 20, tape: Size(columns: 3, rows: 5))))
    waiting.answer()
    #expect(waiting.rows == ["22 ÷ 7 …"])
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
    var answers: [Answer] = []
    request.perform(unless: Cancellation { true }) { answers.append($0) }
    #expect(answers.isEmpty)
    // The digits of this value take long.
    let value = try Formula("exp(10^-20000)-1").evaluated().value
    let digits = Request.TapeDigits(id: EntryID(writer: 0, number: 1), value: value, room: 0)
    let slow = Request(
      id: request.id, subject: .tape(Tape().recalculation(of: []), [digits]),
      format: request.format,
      limits: request.limits)
    slow.perform(unless: Cancellation { true }) { answers.append($0) }
    #expect(answers.isEmpty)
  }
}
