/// An operator that stands between two operands.
package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
}

/// How tightly an operator binds its operands; the tighter one is calculated first.
///
/// This is the one table of precedence. Operators of equal precedence are calculated from left
/// to right.
enum Precedence: Int, Comparable {
  case sum
  case product
  case sign

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension BinaryOperator {
  var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    }
  }

  /// Whether a minus typed after this operator is the sign of the next number rather than a
  /// replacement of the operator.
  var acceptsSign: Bool { precedence == .product }
}
