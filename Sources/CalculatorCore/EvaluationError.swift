/// Why an expression has no value, and which part of it is to blame.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case divisionByZero
    /// A number on the way is beyond the limits.
    case tooLarge
  }

  package var kind: Kind
  /// The tokens that are to blame; not empty.
  package var place: Range<Int>

  init(_ kind: Kind, at place: Range<Int>) {
    self.kind = kind
    self.place = place
  }
}
