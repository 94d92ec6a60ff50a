/// An operator between two operands.
package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
  /// The whole part of the quotient: that of −7 and 2 is −3.
  case wholeQuotient
  case power
  /// The remainder of floored division.
  case modulo
  /// The number of ways to choose as many things as the right operand says: `5 nCr 2`.
  case choose
  /// The same, with an order: `5 nPr 2`.
  case arrange
  /// The part of the right operand that the left one says: `20% of 50`.
  case of
  /// What is left of the right operand without the percentage before it: `15% off 80`.
  case off
  /// The part of the right operand that the left one is, as a percentage: `8 as % of 40`.
  case share
  case and
  case or
  case xor
  case shiftLeft
  case shiftRight

  /// Whether the right operand is a divisor.
  var hasDivisor: Bool {
    switch self {
    case .divide, .wholeQuotient, .modulo, .share: true
    case .add, .subtract, .multiply, .power, .choose, .arrange, .of, .off, .and, .or, .xor,
      .shiftLeft, .shiftRight:
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
    case .wholeQuotient: "//"
    case .power: "^"
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
  /// The product of every second number: `7!!` is 7 × 5 × 3 × 1.
  case doubleFactorial
  /// Turns degrees into radians.
  case degree
}

/// A sign before an operand.
package enum Sign: Hashable, Sendable {
  case plus
  case minus
  /// The complement of the bits of a whole number.
  case not
}

/// How tightly an operator binds its operands; the one of higher precedence is applied first.
///
/// No other table states precedence. Of two operators of the same precedence the left one is applied
/// first, except of powers. Postfix operators have no precedence: they are applied at once.
enum Precedence: Int, Comparable {
  case share
  case or
  case xor
  case and
  case shift
  case sum
  case product
  /// A function without parentheses, which takes the next operand with what is glued to it.
  case function
  /// A factor that is glued to the operand of such a function.
  case gluedProduct
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
    case .share, .or, .xor, .and, .shift, .sum, .product, .function, .gluedProduct, .sign, .root,
      .compound:
      false
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
    case .multiply, .divide, .wholeQuotient, .modulo, .choose, .arrange, .of, .off: .product
    case .power: .power
    case .share: .share
    case .and: .and
    case .or: .or
    case .xor: .xor
    case .shiftLeft, .shiftRight: .shift
    }
  }
}

extension BinaryOperator {
  /// The sign of the operator.
  package var symbol: String {
    switch self {
    case .add: "+"
    case .subtract: "−"
    case .multiply: "×"
    case .divide: "÷"
    case .wholeQuotient, .power, .modulo, .choose, .arrange, .of, .off, .share, .and, .or, .xor,
      .shiftLeft,
      .shiftRight:
      source
    }
  }

  /// Whether the sign of the operator is a word, which needs space around it.
  package var isWord: Bool { symbol.allSatisfy(\.isLetter) }
}

extension PostfixOperator {
  /// The sign of the operator.
  package var symbol: String {
    switch self {
    case .percent: "%"
    case .factorial: "!"
    case .doubleFactorial: "!!"
    case .degree: "°"
    }
  }
}
