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

  /// The rates.
  ///
  /// - Throws: why there are none.
  package func rates() throws(RatesUnavailable) -> ExchangeRates { try read().get() }
}
