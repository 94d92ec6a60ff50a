package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add, subtract, multiply, divide
  /// The quotient truncated towards zero: −7 // 2 = −3.
  case wholeQuotient
  case power
  case plusMinus
  /// The remainder of floored division.
  case modulo
  case choose, arrange, of, off
  /// The quotient as a percentage: `8 as % of 40`.
  case share
  case and, or, xor, shiftLeft, shiftRight

  private var entry: (source: String, precedence: Precedence, symbol: String?) {
    switch self {
    case .add: ("+", .sum, nil)
    case .subtract: ("-", .sum, "−")
    case .multiply: ("*", .product, "×")
    case .divide: ("/", .product, "÷")
    case .wholeQuotient: ("//", .product, nil)
    case .power: ("^", .power, nil)
    case .plusMinus: ("±", .uncertainty, nil)
    case .modulo: ("mod", .product, nil)
    case .choose: ("nCr", .product, nil)
    case .arrange: ("nPr", .product, nil)
    case .of: ("of", .product, nil)
    case .off: ("off", .product, nil)
    case .share: ("as % of", .share, nil)
    case .and: ("and", .and, nil)
    case .or: ("or", .or, nil)
    case .xor: ("xor", .xor, nil)
    case .shiftLeft: ("<<", .shift, nil)
    case .shiftRight: (">>", .shift, nil)
    }
  }

  package var source: String { entry.source }

  package var symbol: String { entry.symbol ?? entry.source }

  var precedence: Precedence { entry.precedence }

  var hasDivisor: Bool { [.divide, .wholeQuotient, .modulo, .share].contains(self) }

  package var isWord: Bool { symbol.allSatisfy(\.isLetter) }

  /// The operators that are words; `modulo` is a function, too.
  static let words: [BinaryOperator] = [.modulo, .of, .off, .and, .or, .xor]
}

/// A postfix operator, which binds more tightly than any other.
package enum PostfixOperator: String, Hashable, Sendable, CaseIterable {
  /// A hundredth; in a sum, a hundredth of the left operand.
  case percent = "%"
  case factorial = "!"
  case doubleFactorial = "!!"
  case degree = "°"

  package var symbol: String { rawValue }
}

package enum Sign: Hashable, Sendable {
  case plus, minus, not
}

/// The precedence of operators in ascending order; all are left-associative except powers.
enum Precedence: Int, Comparable {
  case share, or, xor, and, shift, sum, product
  /// A function without parentheses, which takes the next operand with all glued to it.
  case function
  /// A factor glued to the operand of such a function.
  case gluedProduct
  case uncertainty, sign, root, mixedUnits, power

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether an operator of this precedence applies before one of `next` to its right.
  func precedes(_ next: Precedence) -> Bool {
    self > next || self == next && self != .power
  }
}
