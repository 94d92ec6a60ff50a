/// An operator between two operands.
package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
  case power
  /// The remainder of floored division.
  case modulo
  /// The part of the right operand that the left one says: `20% of 50`.
  case of
  /// What is left of the right operand without the percentage before it: `15% off 80`.
  case off
  case and
  case or
  case xor
  case shiftLeft
  case shiftRight

  /// Whether the right operand is a divisor.
  var hasDivisor: Bool {
    switch self {
    case .divide, .modulo: true
    case .add, .subtract, .multiply, .power, .of, .off, .and, .or, .xor, .shiftLeft, .shiftRight:
      false
    }
  }

  /// How the operator is written in ASCII.
  package var source: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .power: "^"
    case .modulo: "mod"
    case .of: "of"
    case .off: "off"
    case .and: "and"
    case .or: "or"
    case .xor: "xor"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    }
  }

  /// The operators that are words of the language.
  ///
  /// The word of `modulo` is a function as well.
  static let words: [BinaryOperator] = [.modulo, .of, .off, .and, .or, .xor]
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
