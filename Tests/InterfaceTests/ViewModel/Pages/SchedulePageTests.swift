import CalculatorCore
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The page with a schedule` {
  private func resize(_ session: inout Session, _ columns: Int, _ rows: Int) {
    session.send(
      .resize(WindowMetrics(size: Size(columns: columns, rows: rows), resultColumns: columns)))
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
