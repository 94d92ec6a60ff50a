import CalculatorCore
import ExactNumbers
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `A value that takes time` {
  /// Evaluates at once, but its digits take long.
  private static let slow = "exp(10^-20000)-1"

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

  @Test(arguments: ["3^1000000*3^1000000", "②3^1000000*3^1000000"])
  func `a cancelled request reports nothing more`(keys: String) throws {
    #expect(try #require(Waiting(keys).requests.last).answers(unless: .always).isEmpty)
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

@Suite struct `A slow factorization` {
  /// Has two large prime factors.
  private static let number = "72*1000000000000037*1000000000000091="

  /// Requests factors; answers up to the first progress report.
  private func factoring(columns: Int = 40) throws -> (Waiting, Request) {
    var waiting = Waiting()
    waiting.resize(columns: columns)
    waiting.type(Self.number)
    waiting.answerAll()
    waiting.model.keypad.display.form = .factors
    waiting.send(.inputDrained)
    let request = try #require(waiting.requests.last { $0.format.form == .factors })
    report(on: request, to: &waiting)
    return (waiting, request)
  }

  private func report(on request: Request, to waiting: inout Waiting) {
    var reports: [Answer] = []
    request.perform(unless: Cancellation { !reports.isEmpty }) {
      if case .factoring = $0 { reports.append($0) }
    }
    for report in reports.prefix(1) { waiting.send(.evaluated(request.id, report)) }
  }

  @Test func `reports its progress`() throws {
    let (waiting, _) = try factoring()
    let line = try #require(waiting.result?.text)
    #expect(line.hasPrefix("… 2^3 × 3^2 × (31 digits) ") && line.hasSuffix(" %"))
    #expect(waiting.result?.tone == .live)
    let (narrow, _) = try factoring(columns: 18)
    #expect(narrow.result?.text.hasPrefix("… (31 digits) ") == true)
  }

  @Test func `can be cancelled and keeps its partial result`() throws {
    var (waiting, request) = try factoring(columns: 60)
    waiting.press(.control("c"))
    #expect(waiting.cancelled.contains(request.id))
    let found = "= 2^3 × 3^2 × 1000000000000128000000000003367 (not factored)"
    #expect(waiting.result == ResultLine(text: found, tone: .final))
    #expect(waiting.model.viewState.message?.sentence.full == "The calculation was cancelled.")
    // A cancelled factorization is not repeated for another width or page.
    waiting.resize(columns: 50)
    waiting.answer()
    #expect(waiting.result?.text == "= 2^3 × 3^2 × (31 digits, not factored)")
    waiting.type("④")
    waiting.answer()
    #expect(waiting.model.viewState.fullValue?.rows == [found])
  }

  @Test func `shows its progress on the page of the full value`() throws {
    var (waiting, _) = try factoring()
    waiting.type("④")
    report(on: try #require(waiting.requests.last), to: &waiting)
    #expect(waiting.model.viewState.fullValue?.rows.first?.hasPrefix("… 2^3 × 3^2 × ") == true)
  }

  @Test(arguments: ["y", "w"])
  func `yields to quick calculations, and restarts after them`(key: String) throws {
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
