import ExactNumbers

/// What came out of an evaluation.
package struct Evaluation: Hashable, Sendable {
  package var value: Real
  /// The numbers that percentages came to, by the index of their tokens `%`.
  package var percentages: [Int: Real]
}
