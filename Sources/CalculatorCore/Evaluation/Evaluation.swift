import Quantities

/// An expression with its value.
package struct Evaluation: Hashable, Sendable {
  /// The value of a percentage.
  package struct Percentage: Hashable, Sendable {
    /// The index of its `%` token.
    package var token: Int
    package var value: Quantity
  }

  package var expression: Expression
  package var value: Quantity
  /// The values of percentages, in the order of their tokens.
  package var percentages: [Percentage]
  /// The day of the exchange rates that were used; nil if none were, also not by entries that the
  /// expression is tied to.
  package var ratesDay: ExchangeRates.Day?
}
