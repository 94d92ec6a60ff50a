import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The page of totals` {
  /// A session with entries that have tags.
  private func session(_ lines: [String], point: Character = ".") -> Session {
    var session = Session(point: point, lines: 5)
    for line in lines {
      session.model.openFormula(FormulaLine(line), for: .calculation)
      session.type("⏎")
    }
    return session
  }

  private func rows(_ session: Session) -> [String] {
    (session.state.totals?.rows ?? []).map { row in
      ([row.tag, row.sum, row.share, "\(row.bar)", row.goal ?? ""] + (row.isOver ? ["over"] : []))
        .joined(separator: "|")
    }
  }

  @Test func `shows sums, shares, goals and what is not added`() {
    var session = session([
      "rent=850 #home/900", "rent/2 #home", "12 #food/200 #fun", "100/(rent-850+4) #food",
      "-7 #debt/0",
    ])
    session.type("T")
    #expect(session.state.totals?.heading == English().totals.heading)
    #expect(
      rows(session) == [
        "#home|= 1275|97.7 %|1417|goal 900, 375 over|over",
        "#food|= 37|2.8 %|185|goal 200, 163 left", "#fun|= 12|0.9 %|9|",
        "#debt|= −7|−0.5 %|-5|goal 0, 7 left",
      ])
    // The first entry is corrected, and the fourth divides by zero then.
    session.type("T")
    session.model.tapeView.selected = session.model.tape.ids.first
    session.type("⏎")
    session.model.openFormula(
      FormulaLine("rent=846 #home/900"),
      for: .revision(session.model.tape.ids.first ?? EntryID(writer: 0, number: 0)))
    session.type("⏎T")
    #expect(rows(session)[1] == "#food|= 12|0.9 % (1 not added)|60|goal 200, 188 left")
  }

  @Test func `writes with the decimal point of the display, and in its form`() {
    var session = session(["1/4 #a/0,5"], point: ",")
    session.type("T")
    #expect(rows(session) == ["#a|= 0,25|100,0 %|500|goal 0,5, 0,25 left"])
    session.type("f")
    #expect(rows(session) == ["#a|= 1/4|100,0 %|500|goal 1/2, 1/4 left"])
  }

  @Test func `says how a tag is written where there is none`() {
    var session = session(["1+2"])
    session.type("T")
    #expect(session.state.totals == TotalsExcerpt(heading: English().totals.empty, rows: []))
    #expect(session.state.focus == .totals)
    session.type("⎋")
    #expect(session.state.page == nil)
  }

  @Test func `scrolls where there are more tags than rows`() {
    var session = session((1...30).map { "\($0) #tag\($0)" })
    session.type("T")
    #expect(rows(session).count == 22)
    session.type("↓")
    #expect(rows(session).first?.hasPrefix("#tag2|") == true)
    session.send(.wheel(.down))
    #expect(rows(session).first?.hasPrefix("#tag5|") == true)
    session.send(.resize(WindowMetrics(size: Size(columns: 80, rows: 40), resultColumns: 20)))
    #expect(rows(session).count == 30)
  }

  @Test func `waits for its rows, and takes none that it did not ask for`() throws {
    var waiting = Waiting("12", lines: 5)
    waiting.type("T")
    let request = try #require(waiting.requests.last)
    #expect(waiting.model.viewState.totals?.heading == English().totals.pending)
    waiting.send(.evaluated(Request.ID(99), .totals([])))
    #expect(waiting.model.viewState.totals?.heading == English().totals.pending)
    waiting.send(.resize(WindowMetrics(size: Size(columns: 40, rows: 24), resultColumns: 20)))
    #expect(waiting.cancelled.last == request.id)
    waiting.answer(1, to: request)
    #expect(waiting.model.viewState.totals?.heading == English().totals.pending)
    waiting.answer(1)
    #expect(waiting.model.viewState.totals?.heading == English().totals.empty)
    waiting.type("T")
    waiting.answer(1)
    #expect(waiting.model.page == nil)
  }

  @Test func `reports nothing once its request is cancelled`() throws {
    var waiting = Waiting("1+2=", lines: 5)
    waiting.answerAll()
    waiting.type("⇥#")
    waiting.type("#a")
    waiting.type("⏎T")
    let request = try #require(waiting.requests.last)
    var answers: [Answer] = []
    request.perform(unless: Cancellation { true }) { answers.append($0) }
    #expect(answers.isEmpty)
  }
}
