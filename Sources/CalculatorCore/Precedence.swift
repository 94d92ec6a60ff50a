/// How tightly operators bind their operands; the tighter one is calculated first.
///
/// This is the one table of precedence. Of operators of the same precedence the left one is
/// calculated first, but of powers the right one.
enum Precedence: Int, Comparable {
  case sum
  case product
  case sign
  case root
  case power

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether an operator of this precedence is calculated before one of the `next` precedence
  /// that follows it.
  func precedes(_ next: Precedence) -> Bool {
    self > next || (self == next && next != .power)
  }
}

extension BinaryOperator {
  var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .power: .power
    }
  }

  /// Whether a minus typed after this operator is the sign of the next number rather than a
  /// replacement of the operator.
  var acceptsSign: Bool { precedence != .sum }
}
