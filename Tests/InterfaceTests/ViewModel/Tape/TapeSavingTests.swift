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

  @Test func `hides a new entry until it is on disk`() {
    var waiting = waiting("1+2=")
    #expect(waiting.saved == [["+ 0.1 1 + 2"]])
    #expect(waiting.rows.isEmpty && !waiting.model.isSettled)
    #expect(waiting.timers.contains(.savingPatience))
    #expect(waiting.result == ResultLine(text: "= 3", tone: .final))
    waiting.send(.saved(.saved([])))
    #expect(waiting.rows == ["1 + 2 = 3"] && waiting.model.isSettled)
  }

  @Test func `that takes long draws the frame without the entry`() {
    var waiting = waiting("1+2=")
    waiting.send(.tick(.savingPatience))
    #expect(waiting.model.isSettled && waiting.rows.isEmpty)
    waiting.calculate("⇥")
    #expect(waiting.message == nil && waiting.model.focus == .tape)
    waiting.send(.saved(.saved([])))
    #expect(waiting.rows == [">1 + 2 = 3"])
  }

  @Test func `is done in one batch after the other`() {
    var waiting = waiting("1+2=*3==")
    #expect(waiting.saves.count == 1)
    waiting.send(.saved(.saved([])))
    #expect(waiting.saved.dropFirst() == [["+ 0.2 @0.1 * 3", "+ 0.3 @0.2 * 3"]])
    #expect(waiting.rows == ["1 + 2 = 3"])
    waiting.send(.saved(.saved([])))
    #expect(waiting.saves.count == 2)
    #expect(waiting.rows == ["1 + 2 = 3", "[3] × 3 = 9", "[9] × 3 = 27"])
  }

  @Test func `is about corrections, comments, removals and undo as well`() {
    var waiting = waiting("850*12=/2=⇥↑⏎⌫0⏎")
    waiting.send(.saved(.saved([])))
    waiting.send(.saved(.saved([])))
    #expect(waiting.saved.last == ["+ 0.2 @0.1 / 2", "= 0.1 850 * 10"])
    waiting.calculate("#home⏎")
    #expect(waiting.saved.last == ["= 0.1 850 * 10 # home"])
    waiting.send(.saved(.saved([])))
    waiting.calculate("⌦")
    #expect(waiting.saved.last == ["= 0.2 8500 / 2", "- 0.1"])
    #expect(waiting.rows == [">8500 ÷ 2 = 4250"])
    waiting.send(.saved(.saved([])))
    waiting.calculate("⑧")
    #expect(waiting.saved.last == ["+ 0.1 < 0.2 850 * 10 # home", "= 0.2 @0.1 / 2"])
  }

  @Test func `that fails says so once, shows the entries, and is tried with the next change`() {
    var waiting = waiting("1+2=")
    waiting.send(.saved(.failed(.diskFull)))
    #expect(waiting.message == "The tape is not saved: the disk is full.")
    #expect(waiting.model.viewState.message?.isMistake == true)
    #expect(waiting.rows == ["1 + 2 = 3"] && waiting.model.isSettled)
    waiting.calculate("+")
    #expect(waiting.message == nil && waiting.saves.count == 1)
    waiting.calculate("4=")
    #expect(waiting.saved.last == ["+ 0.1 1 + 2", "+ 0.2 @0.1 + 4"])
    #expect(waiting.rows == ["1 + 2 = 3", "[3] + 4 = 7"])
    waiting.send(.saved(.failed(.diskFull)))
    #expect(waiting.message == nil && waiting.saves.count == 2)
    waiting.calculate("=")
    waiting.send(.saved(.saved([])))
    #expect(waiting.message == "The tape is saved again.")
    #expect(waiting.model.viewState.message?.isMistake == false)
    #expect(waiting.saved.last?.count == 3)
    waiting.calculate("=")
    #expect(waiting.saved.last?.count == 1)
    waiting.send(.saved(.saved([])))
    #expect(waiting.message == nil)
  }

  @Test func `is not tried again with what is too long for the file`() {
    var waiting = waiting("1+2=")
    waiting.send(.saved(.failed(.unwritable)))
    #expect(waiting.message == "The tape is not saved: the calculation is too long.")
    waiting.calculate("=")
    #expect(waiting.saved.last == ["+ 0.2 @0.1 + 2"])
  }

  @Test func `takes in what other programs wrote, before the own entries`() {
    var waiting = waiting("1+2=*3=")
    waiting.send(.saved(.saved(TapeChange.lines("+ 5.1 rent = 850", "+ 5.2 rent@5.1 * 2"))))
    waiting.answerAll()
    waiting.send(.saved(.saved(TapeChange.lines("= 5.1 rent = 900", "+ 5.3 7", "- 5.9"))))
    waiting.answerAll()
    #expect(
      waiting.rows == [
        "rent = 900 = 900", "[rent] × 2 = 1800", "1 + 2 = 3", "7 = 7", "[3] × 3 = 9",
      ])
    waiting.calculate("⑧")
    #expect(waiting.rows.count == 4 && waiting.expression == "3 × 3")
  }

  @Test func `takes in entries at the end where the own ones were removed meanwhile`() {
    var waiting = waiting("1+2=⑧")
    waiting.calculate("⎋4+4=")
    waiting.send(.saved(.saved(TapeChange.lines("+ 5.1 7"))))
    waiting.answerAll()
    waiting.send(.saved(.saved([])))
    waiting.answerAll()
    #expect(waiting.rows == ["7 = 7", "4 + 4 = 8"])
  }

  @Test func `leaves an entry that another program removed`() {
    var waiting = waiting("1+2=")
    waiting.send(.saved(.saved([])))
    waiting.calculate("⇥#x⏎")
    #expect(waiting.rows == [">1 + 2 = 3 # x"])
    waiting.send(.saved(.saved(TapeChange.lines("- 0.1"))))
    #expect(waiting.rows.isEmpty && waiting.expression == "0" && waiting.model.focus == .keypad)
  }

  @Test func `asks again for the result that is awaited, after the tape has changed`() throws {
    for keys in ["*3=", "⎋②ans*3⏎"] {
      var waiting = waiting("1+2=")
      waiting.send(.saved(.saved([])))
      waiting.type(keys)
      let asked = try #require(waiting.requests.last)
      waiting.send(.saved(.saved(TapeChange.lines("= 0.1 5"))))
      waiting.answer(to: asked)
      waiting.answerAll()
      #expect(waiting.result?.text == "= 15")
    }
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

  @Test func `is tried a last time when the program ends`() {
    var waiting = waiting("1+2=")
    waiting.send(.saved(.failed(.diskFull)))
    waiting.press(.control("d"))
    #expect(waiting.saved == [["+ 0.1 1 + 2"], ["+ 0.1 1 + 2"]] && waiting.others == [.quit])
  }

  @Test func `is not asked for where no tape is kept`() {
    var waiting = Waiting("1+2=", lines: 5)
    waiting.answerAll()
    #expect(waiting.saves.isEmpty && waiting.rows == ["1 + 2 = 3"])
    waiting.press(.control("d"))
    #expect(waiting.saves.isEmpty && waiting.others == [.quit])
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

  @Test func `shows with its results`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    #expect(waiting.model.viewState.tape?.note == English().readingTape)
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true)))
    waiting.answerAll()
    #expect(waiting.rows == Self.rows && waiting.model.viewState.tape?.note == nil)
    #expect(waiting.saves.isEmpty)
  }

  @Test func `shows its end first, and then all of it`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.send(.kept(KeptTape(Self.tape(1..<6), isWhole: false)))
    waiting.answerAll()
    #expect(waiting.rows == ["7 + 7 = 14", "[?] × 2 …"])
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true)))
    waiting.answerAll()
    #expect(waiting.rows == Self.rows)
  }

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

  @Test func `comes before what was calculated meanwhile`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.calculate("1+2=*3=")
    waiting.send(.kept(KeptTape(Self.tape(1..<6), isWhole: false)))
    waiting.answerAll()
    for _ in 0..<2 { waiting.send(.saved(.saved([]))) }
    waiting.calculate("⇥# own⏎⎋")
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true)))
    waiting.answerAll()
    waiting.send(.saved(.saved([])))
    #expect(waiting.rows == Self.rows + ["1 + 2 = 3", "[3] × 3 = 9 # own"])
    #expect(
      Array(waiting.saved.joined()) == ["+ 0.1 1 + 2", "+ 0.2 @0.1 * 3", "= 0.2 @0.1 * 3 # own"])
    #expect(waiting.expression == "3 × 3" && waiting.result?.text == "= 9")
    waiting.calculate("⎋②")
    waiting.calculate("rent+1⏎")
    #expect(waiting.result?.text == "= 851")
  }

  @Test func `and what other programs wrote while it was read`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.calculate("1+2=")
    waiting.send(.saved(.saved(TapeChange.lines("+ 6.1 5"))))
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true)))
    waiting.answerAll()
    #expect(waiting.rows.count == 5 && waiting.rows.contains("5 = 5"))
  }

  @Test func `asks again for what was awaited`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.type("1+2=*3=")
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true)))
    waiting.answerAll()
    for _ in 0..<3 { waiting.send(.saved(.saved([]))) }
    waiting.answerAll()
    #expect(waiting.rows == Self.rows + ["1 + 2 = 3", "[3] × 3 = 9"])
  }

  @Test func `that cannot be read says why, and is empty`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.send(.kept(KeptTape(Tape(), isWhole: true, problem: .newerVersion)))
    #expect(waiting.message == "The tape is not read: it was written by a later version.")
    #expect(waiting.model.viewState.tape?.note == English().emptyTape)
  }

  @Test func `is left with the selection where that is no longer there`() {
    var waiting = Waiting(lines: 5, keepsTape: true)
    waiting.send(.kept(KeptTape(Self.tape(4..<5), isWhole: false)))
    waiting.answerAll()
    waiting.calculate("⇥")
    #expect(waiting.rows == [">1 = 1"])
    waiting.send(.kept(KeptTape(Self.tape(0..<6), isWhole: true)))
    waiting.answerAll()
    #expect(waiting.rows.last == ">{rent} × 2 = 1700")
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
    waiting.type("≡theme⏎⏎?≡theme⏎⏎")
    waiting.resize(columns: 20, lines: 4)
    #expect(waiting.requests.count == count && waiting.rows.count == 2)
    waiting.answer()
    let known = waiting.requests.count
    waiting.type("≡theme⏎⏎↓↑")
    #expect(waiting.requests.count == known)
  }

  @Test func `of an older tape is dropped`() throws {
    var waiting = corrected()
    let old = try #require(waiting.requests.last)
    waiting.type("⑧")
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
    _ = waiting.model.send(.key(.function(8)))
    for answer in answers { _ = waiting.model.send(.evaluated(request.id, answer)) }
    #expect(waiting.rows.allSatisfy { $0.hasSuffix("…") } && waiting.rows.count == 2)
    waiting.send(.inputDrained)
    waiting.answerAll()
    #expect(waiting.rows == [">12 + 3 = 15", "v{15} × 4 = 60"])
  }

  @Test func `comes after the value of what is being typed`() {
    var waiting = corrected()
    waiting.type("⎋⎋7+7")
    #expect(waiting.model.tapeView.wanted == nil && waiting.rows.last?.hasSuffix("…") == true)
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
    formula.type("⎋⎋②ans+1⏎")
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
    #expect(waiting.rows == ["22 ÷ 7 ≈ 3.14285714"])
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
    waiting.type("⑧")
    #expect(waiting.requests.last?.id != request.id)
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
}
