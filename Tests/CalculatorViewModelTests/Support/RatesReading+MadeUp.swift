import ExactNumbers
import Quantities

@testable import CalculatorViewModel

extension RatesReading {
  /// Made-up rates of a day in November 2026, read on the 21st.
  static func madeUp(
    of day: Int, dollars: Rational = Rational(numerator: 5, denominator: 4)
  ) -> Self {
    let rates = ExchangeRates.Day(year: 2026, month: 11, day: day).map {
      ExchangeRates(day: $0, rates: ["USD": dollars, "JPY": 160])
    }
    return RatesReading(
      rates.map { .success($0) } ?? .failure(.notFetched),
      today: ExchangeRates.Day(year: 2026, month: 11, day: 21))
  }
}
