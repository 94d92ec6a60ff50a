import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `The totals of quantities` {
  /// The totals, a text for each tag: its sum, its share, what is left to its goal, and how many
  /// entries are not in it.
  private func lines(_ totals: Totals) -> [String] {
    totals.lines.map { line in
      let values = [line.sum, line.share, line.left].map {
        $0?.shortText(in: .ascii(units: .symbols)) ?? "–"
      }
      return "\(line.name): \(values.joined(separator: " | ")) | \(line.excluded.count)"
    }
  }

  @Test func `are in the unit of the first one, with goals in that unit`() throws {
    let tape = try Tape("5 km #road/10", "200 m #road", "4.8 km #rail")
    #expect(
      lines(try Totals(of: tape)) == [
        "road: 5.2 km | 0.52 | 4.8 km | 0", "rail: 4.8 km | 0.48 | – | 0",
      ])
  }

  @Test func `leave out what measures something else`() throws {
    let tape = try Tape("5 km #a", "3 h #a", "2 #a", "4 #b", "1 h #c")
    #expect(
      lines(try Totals(of: tape)) == [
        "a: 5 km | 1 | – | 2", "b: 4 | – | – | 0", "c: 1 h | 0.25 | – | 0",
      ])
  }

  @Test func `leave out what has no rate, and points of a temperature scale after the first`()
    throws
  {
    let tape = try Tape("5 EUR #a/2", "3 USD #a", "20 °C #b", "10 °C #b")
    #expect(
      lines(try Totals(of: tape)) == ["a: 5.00 EUR | 1 | -3.00 EUR | 1", "b: 20 °C | – | – | 1"])
  }

  @Test func `of several currencies are in the first one where there are rates`() throws {
    let tape = try Tape("5 EUR #a", "4 USD #a")
    let day = try #require(Day(year: 2024, month: 2, day: 29))
    let rates = RateSource { .success(ExchangeRates(day: day, rates: ["USD": 2])) }
    #expect(lines(try Totals(of: tape, rates: rates)) == ["a: 7.00 EUR | 1 | – | 0"])
  }
}
