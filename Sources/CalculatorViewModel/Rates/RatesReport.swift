import Quantities
import Words

/// What is reported of an update of the exchange rates.
package enum RatesReport: Hashable, Sendable {
  /// How much of the answer has come.
  case received(bytes: Int)
  case ended(RatesMessage)
}

extension ExchangeRates.Day {
  /// How many days old rates of this day are, from a week on; nil before that.
  package func oldAge(on today: ExchangeRates.Day) -> Int? {
    let age = age(on: today)
    return age < 7 ? nil : age
  }
}
