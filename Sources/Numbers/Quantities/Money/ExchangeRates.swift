import ExactNumbers

/// Exchange rates of one day: how much of each currency one euro is worth.
package struct ExchangeRates: Hashable, Sendable {
  package let day: Day
  /// Units of a currency for one euro, by ISO 4217 code; all are positive.
  ///
  /// The euro is not in it.
  private let rates: [String: Rational]
  /// Who says that these are the rates, in printable ASCII; nil if the file does not tell.
  package let publisher: String?

  package init(day: Day, rates: [String: Rational], publisher: String? = nil) {
    (self.day, self.rates, self.publisher) = (day, rates, publisher)
  }

  /// Units of a currency for one euro, exactly as published; nil if there is no rate.
  package subscript(code: String) -> Rational? { code == "EUR" ? 1 : rates[code] }

  /// The codes of the currencies that have a rate, in alphabetical order; the euro is not among
  /// them.
  package var codes: [String] { rates.keys.sorted() }
}

/// Where a calculation finds exchange rates.
///
/// They are read when the first calculation needs them, and not before.
package struct RateSource: Sendable {
  private let read: @Sendable () -> Result<ExchangeRates, RatesUnavailable>

  package init(_ read: @escaping @Sendable () -> Result<ExchangeRates, RatesUnavailable>) {
    self.read = read
  }

  /// A source without rates.
  package static var none: RateSource { RateSource { .failure(.notFetched) } }

  package func rates() throws(RatesUnavailable) -> ExchangeRates { try read().get() }
}
