import CalculatorCore
import ExactNumbers
import Quantities

/// An entry in the list of tapes.
package struct TapeSummary: Hashable, Sendable {
  package let name: String
  package let day: Day?
  package let count: Int
  package let sums: [String]

  package init(name: String, day: Day?, count: Int, sums: [String]) {
    (self.name, self.day, self.count, self.sums) = (name, day, count, sums)
  }

  package init(_ tape: Tape, named name: String, rates: RateSource, in format: ResultFormat) {
    let days = tape.ids.lazy.reversed().compactMap { tape[$0]?.day }
    let request = Request(
      id: Request.ID(0), subject: .totals(tape), format: format, limits: .standard)
    self.init(
      name: name, day: days.first, count: tape.count,
      sums: tape.sums(rates: rates).compactMap { request.entryText(of: $0, in: .init()) })
  }
}
