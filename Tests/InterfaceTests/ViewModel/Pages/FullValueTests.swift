import CalculatorCore
import ExactNumbers
import Screen
import Testing
import Words

@testable import Engine
@testable import CalculatorViewModel

/// The page that shows a value in full.
@Suite struct `The whole value` {
  private func rows(_ session: Session) -> [String] { session.state.fullValue?.rows ?? [] }
  private func heading(_ session: Session) -> String? { session.state.fullValue?.heading }

  @Test func `of pi goes on for as long as one scrolls`() {
    var session = Session("②pi⏎④")
    #expect(heading(session) == "Decimal, lines 1 to 22 of 99 so far")
    #expect(rows(session)[0].hasPrefix("≈ 3.14159265358979323846264338327950288419716939937510"))
    let first = rows(session)
    session.type([.end])
    #expect(heading(session) == "Decimal, lines 78 to 99 of 197 so far")
    session.type([.end, .end, .home])
    #expect(rows(session) == first, "digits stay what they are")
    let lines = session.model.page?.fullValue?.digits
    #expect(lines == 7_680 * 8)
    session.type([.pageDown])
    #expect(session.model.page?.fullValue?.digits == lines, "the end is far away")
  }

  @Test func `of a number without end has at most a million digits`() {
    var session = Session("1/3=④")
    for _ in 0..<12 { session.type([.end]) }
    #expect(session.model.page?.fullValue?.digits == 1_000_000)
    #expect(rows(session).last?.hasSuffix("333…") == true)
  }

  @Test func `keeps its place when the window changes`() {
    var session = Session("2^100000=④")
    session.type([.pageDown, .pageDown])
    let digits = rows(session)[0]
    session.send(.resize(WindowMetrics(size: Size(columns: 41, rows: 10), resultColumns: 20)))
    #expect(rows(session).count == 8 && rows(session)[0] == digits.prefix(39))
    session.send(.resize(WindowMetrics(size: Size(columns: 1, rows: 1), resultColumns: 1)))
    #expect(rows(session).count == 1 && rows(session)[0].count == 1)
    session.send(.resize(WindowMetrics(size: Size(columns: 500, rows: 200), resultColumns: 80)))
    #expect(heading(session) == "Decimal")
    session.resize()
    #expect(rows(session)[0] == digits)
  }

  @Test func `is calculated by the worker, and cancelled like any value`() throws {
    var waiting = Waiting("1/3=")
    waiting.answer()
    waiting.answer()
    waiting.type("④")
    #expect(waiting.model.viewState.fullValue == TextPageView(heading: "", rows: ["…"]))
    waiting.press(.pageDown)
    #expect(waiting.requests.last?.format.fullDigits == 7_680)
    waiting.answer()
    waiting.press(.end)
    let request = try #require(waiting.requests.last)
    #expect(request.format.fullDigits == 15_360)
    #expect(
      waiting.model.viewState.fullValue?.heading == "Decimal, lines 78 to 99 of 99, calculating…")
    waiting.press(.control("c"))
    #expect(waiting.cancelled.last == request.id)
    #expect(waiting.model.viewState.fullValue?.heading == "Decimal, lines 78 to 99 of 99 so far")
    waiting.press(.end)
    waiting.type("④")
    waiting.answer()
    #expect(waiting.result?.text == "≈ 0.333333333333333")
    var isCancelled = false
    let cancellation = Cancellation {
      defer { isCancelled = true }
      return isCancelled
    }
    var answers = 0
    request.perform(unless: cancellation) { _ in answers += 1 }
    #expect(answers >= 1)
  }

  @Test func `that is cancelled has no digits`() {
    for (form, keys) in [(NumberForm.repeating, "1/1000171="), (.decimal, "②ln(2)⏎")] {
      var waiting = Waiting(keys)
      waiting.answer()
      waiting.answer()
      waiting.model.keypad.display.form = form
      waiting.type("④")
      var count = 0
      waiting.model.page = .fullValue(FullValue(Size(columns: 1_000, rows: 1_000)))
      waiting.type("≡theme⏎⏎")
      waiting.requests.last?.perform(unless: Cancellation { true }) { answer in
        if case .digits = answer { count += 1 }
      }
      #expect(count == 0)
    }
  }
}
