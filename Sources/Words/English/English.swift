import CalculatorCore
import Quantities
import Screen

/// What the calculator says in English.
package struct English: Wording {
  package init() {}

  package var language: Language { .english }

  package var groupSeparator: String { "," }

  package func quoted(_ text: String) -> String { "“\(text)”" }

  package func choice(of words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + words.suffix(1).joined()
  }

  package func text(of day: ExchangeRates.Day) -> String {
    "\(day.day) \(Self.months[day.month - 1]) \(day.year)"
  }

  package func brief(_ day: ExchangeRates.Day) -> String {
    "\(day.day) \(Self.months[day.month - 1].prefix(3)) \(day.year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
