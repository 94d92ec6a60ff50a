/// How tightly an operator binds its operands; the one of higher precedence is applied first.
///
/// No other table states precedence. Of two operators of the same precedence the left one is applied
/// first, except of powers. Postfix operators have no precedence: they are applied at once.
enum Precedence: Int, Comparable {
  case or
  case xor
  case and
  case shift
  case sum
  case product
  case sign
  case root
  case compound
  case power

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  private var isRightAssociative: Bool {
    switch self {
    case .power: true
    case .or, .xor, .and, .shift, .sum, .product, .sign, .root, .compound: false
    }
  }

  /// Whether an operator of this precedence is applied before an operator of the `next` precedence
  /// to its right.
  func precedes(_ next: Precedence) -> Bool {
    self > next || (self == next && !isRightAssociative)
  }
}

extension BinaryOperator {
  var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide, .modulo, .of, .off: .product
    case .power: .power
    case .and: .and
    case .or: .or
    case .xor: .xor
    case .shiftLeft, .shiftRight: .shift
    }
  }

  /// Whether a minus typed after this operator is the sign of the next operand; otherwise it
  /// replaces the operator.
  var acceptsSign: Bool {
    switch self {
    case .multiply, .divide, .power, .modulo, .of, .off, .and, .or, .xor, .shiftLeft, .shiftRight:
      true
    case .add, .subtract: false
    }
  }
}
