import CalculatorCore
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The page with a schedule` {
  private func resize(_ session: inout Session, _ columns: Int, _ rows: Int) {
    session.send(
      .resize(WindowMetrics(size: Size(columns: columns, rows: rows), resultColumns: columns)))
  }

  @Test func `opens with Enter, scrolls to the sums, and closes with Esc`() {
    var session = Session("schedule(200000;5%;30 years)⏎", lines: 5)
    #expect(
      session.state.schedule?.heading == "schedule(200000; 5%; 30 years), lines 1 to 21 of 361")
    #expect(session.state.schedule?.rows.count == 22)
    #expect(
      session.state.schedule?.rows.prefix(2) == [
        "month    payment   interest  principal    balance",
        "    1    1073.64     833.33     240.31  199759.69",
      ])
    session.type([.end])
    #expect(
      session.state.schedule?.rows.suffix(2) == [
        "  360    1076.48       4.47    1072.01       0.00",
        "total  386513.24  186513.24  200000.00       0.00",
      ])
    session.type("⎋")
    #expect(session.state.page == nil && session.result == "…")
    session.type("⏎")
    #expect(session.state.schedule != nil)
    session.type("④")
    #expect(session.state.page == nil)
    session.type("④")
    #expect(session.state.schedule != nil)
    session.type("⎋2+3=⏎")
    #expect(session.state.page == nil && session.result == "= 8")
  }

  @Test func `keeps its lines in a window of another size`() {
    var session = Session("schedule(1000;5%;12 months)⏎", lines: 5)
    resize(&session, 20, 4)
    #expect(
      session.state.schedule?.rows == ["month  balance", "    1   918.56"])
    session.type([.down])
    #expect(session.state.schedule?.rows.last == "    2   836.78")
    resize(&session, 20, 3)
    #expect(session.state.schedule?.rows == ["    2   836.78"])
    resize(&session, 20, 2)
    #expect(session.state.schedule?.rows.count == 2)
  }
}
