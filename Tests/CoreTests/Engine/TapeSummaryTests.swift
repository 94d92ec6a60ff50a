import CalculatorCore
import ExactNumbers
import Quantities
import Testing
import Words

@testable import Engine

@Suite struct `A summary of a tape` {
  private func summary(_ lines: String...) -> TapeSummary {
    let tape = Tape(replaying: lines.compactMap { TapeChange(text: $0) })
    let format = ResultFormat(columns: 20, point: ".", form: .decimal)
    return TapeSummary(tape, named: "budget", rates: .none, in: format)
  }

  @Test func `has the last day, the number of lines and a sum for each kind of unit`() {
    let summary = summary(
      "+ 0.1 2026-11-20: rent = 850", "+ 0.2 2026-11-21: 3 km", "+ 0.3 200 m", "+ 0.4 rent@0.1 / 3",
      "+ 0.7 1 / 0")
    #expect(summary.name == "budget" && summary.day == Day(iso: "2026-11-21"))
    #expect(summary.count == 5)
    #expect(summary.sums.first?.hasPrefix("≈ ") == true && summary.sums.last == "= 3.2 km")
    #expect(summary.sums.count == 2)
  }

  @Test func `is empty where the tape is`() {
    #expect(summary() == TapeSummary(name: "budget", day: nil, count: 0, sums: []))
  }
}
