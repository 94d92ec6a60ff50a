/// An operator that stands between two operands.
package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
  case power
}

/// An operator that stands behind its operand; it binds more tightly than any other.
package enum PostfixOperator: Hashable, Sendable, CaseIterable {
  /// A hundredth, or in a sum that part of what stands before it.
  case percent
  case factorial
  /// An angle in degrees, which becomes one in radians.
  case degree
}

/// A plus or a minus before an operand.
package enum Sign: Hashable, Sendable, CaseIterable {
  case plus
  case minus
}
