/// A binary operator.
package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
  /// The quotient truncated towards zero: −7 // 2 = −3.
  case wholeQuotient
  case power
  /// A value with its standard uncertainty: `mean(9.81; 9.79) ± 5%`.
  case plusMinus
  /// The remainder of floored division.
  case modulo
  /// Binomial coefficient: `5 nCr 2`.
  case choose
  /// Ordered selections: `5 nPr 2`.
  case arrange
  /// A part of the right operand: `20% of 50`.
  case of
  /// The right operand minus a percentage of it: `15% off 80`.
  case off
  /// The quotient as a percentage: `8 as % of 40`.
  case share
  case and
  case or
  case xor
  case shiftLeft
  case shiftRight

  var hasDivisor: Bool {
    switch self {
    case .divide, .wholeQuotient, .modulo, .share: true
    case .add, .subtract, .multiply, .power, .plusMinus, .choose, .arrange, .of, .off, .and, .or,
      .xor, .shiftLeft, .shiftRight:
      false
    }
  }

  package var source: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .wholeQuotient: "//"
    case .power: "^"
    case .plusMinus: "±"
    case .modulo: "mod"
    case .choose: "nCr"
    case .arrange: "nPr"
    case .of: "of"
    case .off: "off"
    case .share: "as % of"
    case .and: "and"
    case .or: "or"
    case .xor: "xor"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    }
  }

  /// The operators that are words; that of `modulo` is a function, too.
  static let words: [BinaryOperator] = [.modulo, .of, .off, .and, .or, .xor]
}

/// A postfix operator, which binds more tightly than any other.
package enum PostfixOperator: Hashable, Sendable, CaseIterable {
  /// A hundredth; in a sum, that part of the left operand.
  case percent
  case factorial
  /// The product of every second integer: 7!! = 7 × 5 × 3 × 1.
  case doubleFactorial
  case degree
}

/// A sign before an operand.
package enum Sign: Hashable, Sendable {
  case plus
  case minus
  case not
}

/// The precedence of operators in ascending order.
///
/// This is the only table of precedence. All operators are left-associative except powers. Postfix
/// operators have no precedence: they apply at once.
enum Precedence: Int, Comparable {
  case share
  case or
  case xor
  case and
  case shift
  case sum
  case product
  /// A function without parentheses, which takes the next operand with all glued to it.
  case function
  /// A factor glued to the operand of such a function.
  case gluedProduct
  case uncertainty
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
    case .share, .or, .xor, .and, .shift, .sum, .product, .function, .gluedProduct,
      .uncertainty, .sign, .root, .compound:
      false
    }
  }

  /// Whether an operator of this precedence applies before one of `next` to its right.
  func precedes(_ next: Precedence) -> Bool {
    self > next || (self == next && !isRightAssociative)
  }
}

extension BinaryOperator {
  var precedence: Precedence {
    switch self {
    case .add, .subtract: .sum
    case .multiply, .divide, .wholeQuotient, .modulo, .choose, .arrange, .of, .off: .product
    case .power: .power
    case .plusMinus: .uncertainty
    case .share: .share
    case .and: .and
    case .or: .or
    case .xor: .xor
    case .shiftLeft, .shiftRight: .shift
    }
  }
}

extension BinaryOperator {
  package var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .wholeQuotient, .power, .plusMinus, .modulo, .choose, .arrange, .of, .off, .share, .and,
      .or, .xor,
      .shiftLeft,
      .shiftRight:
      source
    }
  }

  /// Whether the sign is a word, which needs surrounding space.
  package var isWord: Bool { symbol.allSatisfy(\.isLetter) }
}

extension PostfixOperator {
  package var symbol: String {
    switch self {
    case .percent: "%"
    case .factorial: "!"
    case .doubleFactorial: "!!"
    case .degree: "°"
    }
  }
}
