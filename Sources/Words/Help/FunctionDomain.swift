/// The arguments that a function has values for.
package enum FunctionDomain: Hashable, Sendable, CaseIterable {
  case everything
  case nonnegative
  case positive
  case minusOneToOne
  case fractions
  /// All angles but the odd multiples of a right angle.
  case exceptPoles
  case fromOne
  case betweenMinusOneAndOne
  /// A number and a degree of its root.
  case roots
  /// A number and a base of its logarithm.
  case bases
  /// The coordinates of all points but the origin.
  case exceptOrigin
  /// Whole numbers of at least 0.
  case wholeNumbers
  /// All numbers but 0 and the negative whole numbers.
  case exceptNegatives
}
