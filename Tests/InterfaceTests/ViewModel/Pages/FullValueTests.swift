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
}
