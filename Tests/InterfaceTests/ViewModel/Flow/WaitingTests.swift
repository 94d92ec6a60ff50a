import CalculatorCore
import ExactNumbers
import Previews
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

/// Requests for values, their answers, and what is shown in the meantime.
@Suite struct `A value that takes time` {
  /// A number whose value is known at once, but whose digits take long.
  private static let slow = "exp(10^-20000)-1"

  private static let stopped = "The calculation was cancelled."

  @Test(arguments: ["", "2", "2+", "②", "②  ", "2+=", "5="])
  func `nothing is requested if there is nothing to calculate`(keys: String) {
    let waiting = Waiting(keys)
    #expect(waiting.requests.isEmpty && waiting.result == nil && waiting.model.isSettled)
  }

  @Test func `an ellipsis holds its place after a while`() {
    var waiting = Waiting("2+3")
    #expect(waiting.result == .pending && !waiting.model.isSettled)
    #expect(waiting.timers.contains(.patience))
    waiting.send(.tick(.patience))
    #expect(waiting.result == .pending && waiting.model.isSettled)
    waiting.answer(1)
    #expect(waiting.result == .pending)
    waiting.answer()
    #expect(waiting.result == ResultLine(text: "= 5", tone: .live))
  }

  @Test func `a known value is not requested again by drawing`() {
    var waiting = Waiting("12+3")
    waiting.answer()
    let count = waiting.requests.count
    waiting.type("≡theme⏎⏎↑①↓⎋")
    #expect(waiting.requests.count == count)
    #expect(waiting.result == ResultLine(text: "= 15", tone: .live))
  }

  @Test func `= shows a known value without another request`() {
    var waiting = Waiting("12+3")
    waiting.answer()
    let count = waiting.requests.count
    waiting.type("=")
    #expect(waiting.requests.count == count)
    #expect(waiting.result == ResultLine(text: "= 15", tone: .final))
  }

  @Test func `= shows a value whose digits are not yet known, and then its digits`() {
    var waiting = Waiting("12+3")
    waiting.answer(1)
    waiting.type("=")
    #expect(waiting.requests.count == 1 && waiting.result == .pending)
    waiting.answer()
    #expect(waiting.result == ResultLine(text: "= 15", tone: .final))
  }

  @Test(arguments: ["1/0=", "②1/0⏎"])
  func `= shows a known error`(keys: String) {
    var waiting = Waiting(String(keys.dropLast()))
    waiting.answer()
    #expect(waiting.message == nil && waiting.result == nil)
    waiting.type(String(keys.suffix(1)))
    #expect(waiting.message == "Division by zero.")
    #expect(waiting.requests.count { $0.id == waiting.requests.last?.id } == 1)
  }

  @Test(arguments: ["", "②"])
  func `keys typed in the meantime wait for the result, in their order`(line: String) {
    var waiting = Waiting(line + "12+3⏎+2⌫41=+")
    #expect(waiting.expression == (line.isEmpty ? "12 + 3" : "12+3"))
    #expect(waiting.result == .pending)
    waiting.answer()
    #expect(waiting.expression == "15 + 41" && waiting.result == .pending)
    waiting.answer()
    #expect(waiting.expression == "56 +" && waiting.result == nil)
  }

  @Test func `clicks and a quit wait for the result, too`() {
    var waiting = Waiting("12+3=")
    waiting.send(.click(.button(.seven)))
    waiting.send(.click(.expression(column: 9)))
    waiting.type("+1")
    waiting.press(.control("d"))
    #expect(waiting.expression == "12 + 3")
    waiting.answer()
    #expect(waiting.model.focus == .formula && waiting.expression == "7+1")
    var leaving = Waiting("12+3=⑩")
    #expect(leaving.others.isEmpty)
    leaving.answer()
    #expect(leaving.others == [.quit])
  }

  @Test func `suspending, redrawing and the end of the terminal do not wait`() {
    var waiting = Waiting("12+3=")
    waiting.press(.control("z"))
    waiting.press(.control("l"))
    waiting.send(.suspendRequest)
    waiting.send(.hangUp)
    #expect(waiting.others == [.suspend, .redraw, .suspend, .quit])
    waiting.send(.background(.light))
    #expect(waiting.result == .pending && waiting.model.result.typeAhead.isEmpty)
  }

  @Test(arguments: ["12+3", "②12+3"])
  func `Ctrl-C cancels it, and it is not requested again before the next key`(keys: String) {
    var waiting = Waiting(keys)
    let expression = waiting.expression
    waiting.press(.control("c"))
    #expect(waiting.cancelled.last == waiting.requests.last?.id)
    #expect(waiting.message == Self.stopped && waiting.result == nil && waiting.model.isSettled)
    let count = waiting.requests.count
    waiting.answer()
    #expect(waiting.result == nil && waiting.requests.count == count)
    waiting.type("←")
    #expect(waiting.message == nil && waiting.expression == expression)
    #expect(waiting.requests.count == count + 1)
    waiting.answer()
    #expect(waiting.result?.text == "= 15")
  }

  @Test(arguments: ["12+3=", "②12+3⏎"])
  func `Ctrl-C cancels a result, drops the keys typed after it, and keeps the line`(
    keys: String
  ) {
    var waiting = Waiting(keys + "+7=q")
    let expression = waiting.expression
    waiting.press(.control("c"))
    #expect(waiting.message == Self.stopped && waiting.expression == expression)
    #expect(
      waiting.result == nil && waiting.model.result.typeAhead.isEmpty && waiting.others.isEmpty)
    waiting.type("=")
    #expect(waiting.message == nil)
    waiting.answer()
    #expect(waiting.result == ResultLine(text: "= 15", tone: .final))
  }

  @Test func `cancelled digits leave an ellipsis as the result`() {
    var waiting = Waiting("12+3=")
    waiting.answer(1)
    waiting.press(.control("c"))
    #expect(waiting.message == Self.stopped)
    #expect(waiting.result == ResultLine(text: "…", tone: .final))
    waiting.type("→")
    waiting.answer()
    #expect(waiting.result == ResultLine(text: "= 15", tone: .final))
  }

  @Test func `a cancelled repetition leaves the previous result`() {
    var waiting = Waiting("12+3=")
    waiting.answer()
    waiting.type("=")
    #expect(waiting.result == .pending)
    waiting.press(.control("c"))
    waiting.answer()
    #expect(waiting.expression == "12 + 3" && waiting.result?.text == "= 15")
  }

  @Test func `without a calculation under way Ctrl-C quits`() {
    var waiting = Waiting("12+3")
    waiting.answer()
    waiting.press(.control("c"))
    #expect(waiting.others == [.quit])
  }

  @Test func `an answer that is no longer wanted is dropped`() throws {
    var waiting = Waiting("12+3")
    let old = try #require(waiting.requests.last)
    waiting.type("4")
    #expect(waiting.cancelled.contains(old.id))
    let before = waiting.model
    waiting.answer(to: old)
    #expect(waiting.model == before)
    waiting.answer()
    #expect(waiting.result?.text == "= 46")
    let known = waiting.model
    waiting.answer()
    #expect(waiting.model == known)
  }

  @Test func `a key that replaces the expression cancels its value`() throws {
    var waiting = Waiting("12+3")
    let asked = try #require(waiting.requests.last)
    waiting.type("⎋")
    #expect(waiting.cancelled == [asked.id] && waiting.result == nil)
  }

  @Test func `after an ellipsis is shown, further keys are drawn at once`() {
    var waiting = Waiting("12+3")
    waiting.send(.tick(.patience))
    let timers = waiting.timers.count { $0 == .patience }
    waiting.type("4")
    #expect(waiting.model.isSettled && waiting.expression == "12 + 34")
    #expect(waiting.timers.count { $0 == .patience } == timers)
  }

  @Test func `a change of size requests new digits, but not the value`() {
    var waiting = Waiting("22/7")
    waiting.resize(columns: 10)
    #expect(waiting.requests.count == 1)
    waiting.answer(1)
    #expect(waiting.requests.map(\.format.columns) == [20, 10])
    waiting.answer()
    #expect(waiting.result == ResultLine(text: "≈ 3.142857", tone: .live))
    waiting.resize(columns: 12)
    #expect(waiting.requests.count == 3 && waiting.result == .pending)
    waiting.answer()
    #expect(waiting.result?.text == "≈ 3.14285714")
    waiting.type("=")
    #expect(waiting.requests.count == 3 && waiting.result?.tone == .final)
    waiting.resize(columns: 10)
    waiting.answer()
    #expect(waiting.result == ResultLine(text: "≈ 3.142857", tone: .final))
  }

  @Test(arguments: ["1/0", "②1/0"])
  func `a change of size requests nothing after an error or a cancellation`(keys: String) {
    var waiting = Waiting(keys)
    waiting.answer()
    var count = waiting.requests.count
    waiting.resize(columns: 10)
    #expect(waiting.requests.count == count)
    waiting.type("+1")
    waiting.press(.control("c"))
    count = waiting.requests.count
    waiting.resize(columns: 12)
    #expect(waiting.requests.count == count)
  }

  @Test func `after an error = evaluates again, to the same error`() {
    var waiting = Waiting("1/0=")
    waiting.answer()
    let state = waiting.model.viewState
    waiting.type("=")
    #expect(waiting.message == nil && waiting.model.viewState.expression.mark == nil)
    waiting.answer()
    waiting.send(.tick(.light))
    var expected = state
    expected.pressed = nil
    #expect(waiting.model.viewState == expected)
  }

  @Test func `between a key and its value no older value is shown`() {
    var model = Waiting("12+3").model
    var waiting = Waiting("12+3")
    waiting.answer()
    model = waiting.model
    model.send(.key(.character("4")))
    #expect(model.viewState.result == .pending)
    model.send(.key(.character("+")))
    #expect(model.viewState.result == nil)
  }

  @Test(arguments: seeds)
  func `late answers lead to the same session as immediate ones`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 * caseFactor {
      let typed = random.keys()
      let atOnce = Session(typed)
      var waiting = Waiting(typed)
      waiting.answerAll()
      var (late, expected) = (waiting.model.viewState, atOnce.state)
      (late.pressed, expected.pressed) = (nil, nil)
      #expect(late == expected, "after \(typed)")
    }
  }

  @Test func `a cancelled request reports nothing more`() {
    for keys in ["3^1000000*3^1000000", "②3^1000000*3^1000000"] {
      let request = Waiting(keys).requests.last
      var answers: [Answer] = []
      request?.perform(unless: Cancellation { true }) { answers.append($0) }
      #expect(request != nil && answers.isEmpty)
    }
  }

  @Test(arguments: [slow, "(\(slow))%*0+2"])
  func `a request cancelled while digits or notes are written reports nothing more`(text: String)
    throws
  {
    let request = try #require(Waiting("②" + text).requests.last)
    var evaluated = false
    request.perform(unless: Cancellation { evaluated }) { answer in
      if case .digits = answer { Issue.record("digits of a cancelled request") }
      evaluated = true
    }
    #expect(evaluated)
  }
}

@Suite struct `A factorization that takes long` {
  /// 72 times a product of two large primes.
  private static let number = "72*1000000000000037*1000000000000091="

  /// Asks for factors, and answers up to the first report of their progress.
  private func factoring(columns: Int = 40) throws -> (Waiting, Request) {
    var waiting = Waiting()
    waiting.resize(columns: columns)
    waiting.type(Self.number)
    waiting.answerAll()
    waiting.model.keypad.display.form = .factors
    waiting.send(.inputDrained)
    let request = try #require(waiting.requests.last { $0.format.form == .factors })
    var reports: [Answer] = []
    request.perform(unless: Cancellation { !reports.isEmpty }) {
      if case .factoring = $0 { reports.append($0) }
    }
    for report in reports.prefix(1) { waiting.send(.evaluated(request.id, report)) }
    return (waiting, request)
  }

  @Test func `says how far it is`() throws {
    let (waiting, _) = try factoring()
    let line = try #require(waiting.result?.text)
    #expect(line.hasPrefix("… 2^3 × 3^2 × (31 digits) ") && line.hasSuffix(" %"))
    #expect(waiting.result?.tone == .live)
    let (narrow, _) = try factoring(columns: 18)
    #expect(narrow.result?.text.hasPrefix("… (31 digits) ") == true)
  }

  @Test func `can be cancelled, and what was found stays`() throws {
    var (waiting, request) = try factoring(columns: 60)
    waiting.press(.control("c"))
    #expect(waiting.cancelled.contains(request.id))
    #expect(
      waiting.result
        == ResultLine(
          text: "= 2^3 × 3^2 × 1000000000000128000000000003367 (not factored)", tone: .final))
    #expect(waiting.model.viewState.message?.sentence.full == "The calculation was cancelled.")
    // What was given up is not tried again for another width, nor on the page of the whole value.
    waiting.resize(columns: 50)
    waiting.answer()
    #expect(waiting.result?.text == "= 2^3 × 3^2 × (31 digits, not factored)")
    waiting.type("④")
    waiting.answer()
    #expect(
      waiting.model.viewState.fullValue?.rows
        == ["= 2^3 × 3^2 × 1000000000000128000000000003367 (not factored)"])
  }

  @Test func `shows its progress on the page of the whole value`() throws {
    var (waiting, _) = try factoring()
    waiting.type("④")
    let request = try #require(waiting.requests.last)
    var reports: [Answer] = []
    request.perform(unless: Cancellation { !reports.isEmpty }) {
      if case .factoring = $0 { reports.append($0) }
    }
    for report in reports.prefix(1) { waiting.send(.evaluated(request.id, report)) }
    #expect(waiting.model.viewState.fullValue?.rows.first?.hasPrefix("… 2^3 × 3^2 × ") == true)
  }

  @Test(arguments: ["y", "w"])
  func `makes way for what is quick, and begins again after it`(key: String) throws {
    var (waiting, request) = try factoring()
    waiting.type(key)
    #expect(waiting.cancelled.contains(request.id))
    let last = waiting.requests.suffix(2)
    #expect(waiting.result == .pending)
    #expect(last.count == 2 && waiting.requests.count > 2)
    waiting.send(.inputDrained)
    #expect(waiting.requests.last?.format.form == .factors)
  }
}
