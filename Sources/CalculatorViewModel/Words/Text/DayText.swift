import Quantities

extension ExchangeRates.Day {
  /// The day in words: 20 November 2026.
  package var text: String { "\(day) \(Self.months[month - 1]) \(year)" }

  /// The day in at most eleven columns: 20 Nov 2026.
  package var brief: String { "\(day) \(Self.months[month - 1].prefix(3)) \(year)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
