import CalculatorCore
import ExactNumbers
import Quantities
import Testing
import Words

@testable import Engine

@Suite("A schedule as a table")
struct ScheduleTableTests {
  private func table(_ text: String, width: Int = .max) throws -> [String] {
    let schedule = try #require(try Formula(text).evaluated().value.unit?.result?.schedule)
    let table = ScheduleTable(schedule, in: NumberStyle(), English(), fitting: width)
    return [table.heading] + (0..<table.count).map { table[$0] }
  }

  @Test func `has aligned columns, and fewer of them where there is less room`() throws {
    let text = "schedule(100 EUR; 12%; 2 months)"
    #expect(
      try table(text) == [
        "    month  payment  interest  principal  balance",
        "        1    50.75      1.00      49.75    50.25",
        "        2    50.75      0.50      50.25     0.00",
        "total EUR   101.50      1.50     100.00     0.00",
      ])
    #expect(try table(text, width: 47)[1] == "        1      1.00      49.75    50.25")
    #expect(try table(text, width: 38)[1] == "        1      1.00    50.25")
    #expect(try table(text, width: 27)[0] == "    month  balance")
    #expect(try table(text, width: 1)[0] == "    month  balance")
    #expect(
      try table("schedule(500 JPY; -12%; 2 months)")[1]
        == "        1      246        −5        251      249")
  }
}
