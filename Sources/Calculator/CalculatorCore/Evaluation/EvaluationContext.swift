import ExactNumbers
import Quantities

/// The environment of an evaluation: tied entries, exchange rates and bounds.
package struct EvaluationContext {
  package var ties: (EntryID) -> Quantity?
  package var definitions: (EntryID) -> Definition?
  package var rates: RateSource
  package var limits: Limits
  package var cancellation: Cancellation

  package init(
    ties: @escaping (EntryID) -> Quantity? = { _ in nil },
    definitions: @escaping (EntryID) -> Definition? = { _ in nil }, rates: RateSource = .none,
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) {
    (self.ties, self.definitions, self.rates) = (ties, definitions, rates)
    (self.limits, self.cancellation) = (limits, cancellation)
  }

  /// A new budget within the limits, which ends when the calculation is cancelled.
  package var budget: Budget {
    Budget(bits: limits.bits, digits: limits.decidingDigits, isCancelled: cancellation.isRequested)
  }

  /// The context with the exchange rates of an entry, if it has any.
  package func booked(at rates: ExchangeRates?) -> EvaluationContext {
    var context = self
    if let rates { context.rates = RateSource(rates) }
    return context
  }

  package func tied(to values: TieValues) -> EvaluationContext {
    var context = self
    context.ties = { values[$0] }
    context.definitions = { values.outcomes[$0]?.definition }
    return context
  }
}
