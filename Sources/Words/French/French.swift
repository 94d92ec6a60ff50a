import CalculatorCore
import Quantities
import Screen

/// What the calculator says in French.
package struct French: Wording {
  package init() {}

  package var language: Language { .french }

  package var groupSeparator: String { "\u{202F}" }

  package func quoted(_ text: String) -> String { "«\u{A0}\(text)\u{A0}»" }

  package func choice(of words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " ou " + words.suffix(1).joined()
  }

  package func text(of day: ExchangeRates.Day) -> String {
    "\(day.day == 1 ? "1er" : "\(day.day)") \(Self.months[day.month - 1]) \(day.year)"
  }

  package func brief(_ day: ExchangeRates.Day) -> String {
    "\(day.day) \(Self.shortMonths[day.month - 1]) \(day.year)"
  }

  private static let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]

  private static let shortMonths = [
    "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
    "déc.",
  ]
}
