import ExactNumbers

/// What came out of an evaluation.
package struct Evaluation: Hashable, Sendable {
  /// A percentage and what it came to.
  package struct Percentage: Hashable, Sendable {
    /// The index of the token `%`.
    package var token: Int
    /// The number that took its place.
    package var amount: Rational
  }

  package var value: Rational
  /// All percentages, in the order of their tokens.
  package var percentages: [Percentage]
}
