import ExactNumbers

package struct ExchangeRates: Hashable, Sendable {
  package let day: Day
  /// Units per euro by ISO 4217 code, all positive, without the euro.
  private let rates: [String: Rational]
  package let publisher: String?

  package init(day: Day, rates: [String: Rational], publisher: String? = nil) {
    (self.day, self.rates, self.publisher) = (day, rates, publisher)
  }

  package subscript(code: String) -> Rational? { code == "EUR" ? 1 : rates[code] }

  package var codes: [String] { rates.keys.sorted() }
}

/// A source of exchange rates, read when first needed.
package struct RateSource: Sendable {
  private let read: @Sendable () -> Result<ExchangeRates, RatesUnavailable>

  package init(_ read: @escaping @Sendable () -> Result<ExchangeRates, RatesUnavailable>) {
    self.read = read
  }

  package static var none: RateSource { RateSource { .failure(.notFetched) } }

  package func rates() throws(RatesUnavailable) -> ExchangeRates { try read().get() }
}
