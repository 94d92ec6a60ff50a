/// An operator between two operands.
package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
  case power

  /// Whether the right operand is a divisor.
  var hasDivisor: Bool {
    switch self {
    case .divide: true
    case .add, .subtract, .multiply, .power: false
    }
  }
}

/// An operator after its operand; it binds more tightly than any other.
package enum PostfixOperator: Hashable, Sendable, CaseIterable {
  /// A hundredth; in a sum, that part of what precedes it.
  case percent
  case factorial
  /// Turns degrees into radians.
  case degree
}

/// A plus or a minus before an operand.
package enum Sign: Hashable, Sendable {
  case plus
  case minus
}
