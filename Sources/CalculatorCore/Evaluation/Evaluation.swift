import ExactNumbers

/// An expression with its value.
package struct Evaluation: Hashable, Sendable {
  /// The value of a percentage.
  package struct Percentage: Hashable, Sendable {
    /// The index of its `%` token.
    package var token: Int
    package var value: Real
  }

  package var expression: Expression
  package var value: Real
  /// The values of percentages, in the order of their tokens.
  package var percentages: [Percentage]
}
