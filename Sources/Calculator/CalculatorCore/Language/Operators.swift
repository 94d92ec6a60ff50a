package enum BinaryOperator: Hashable, Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide
  /// The quotient truncated towards zero: −7 // 2 = −3.
  case wholeQuotient
  case power
  case plusMinus
  /// The remainder of floored division.
  case modulo
  case choose
  case arrange
  case of
  case off
  /// The quotient as a percentage: `8 as % of 40`.
  case share
  case and
  case or
  case xor
  case shiftLeft
  case shiftRight

  private struct Entry {
    let source: String
    let precedence: Precedence
    let symbol: String
    let hasDivisor: Bool

    init(
      _ source: String, _ precedence: Precedence, symbol: String? = nil, hasDivisor: Bool = false
    ) {
      (self.source, self.precedence, self.hasDivisor) = (source, precedence, hasDivisor)
      self.symbol = symbol ?? source
    }
  }

  private var entry: Entry {
    switch self {
    case .add: Entry("+", .sum)
    case .subtract: Entry("-", .sum, symbol: "−")
    case .multiply: Entry("*", .product, symbol: "×")
    case .divide: Entry("/", .product, symbol: "÷", hasDivisor: true)
    case .wholeQuotient: Entry("//", .product, hasDivisor: true)
    case .power: Entry("^", .power)
    case .plusMinus: Entry("±", .uncertainty)
    case .modulo: Entry("mod", .product, hasDivisor: true)
    case .choose: Entry("nCr", .product)
    case .arrange: Entry("nPr", .product)
    case .of: Entry("of", .product)
    case .off: Entry("off", .product)
    case .share: Entry("as % of", .share, hasDivisor: true)
    case .and: Entry("and", .and)
    case .or: Entry("or", .or)
    case .xor: Entry("xor", .xor)
    case .shiftLeft: Entry("<<", .shift)
    case .shiftRight: Entry(">>", .shift)
    }
  }

  package var source: String { entry.source }

  package var symbol: String { entry.symbol }

  var precedence: Precedence { entry.precedence }

  var hasDivisor: Bool { entry.hasDivisor }

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
  case plus
  case minus
  case not
}

/// The precedence of operators in ascending order; all are left-associative except powers.
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
  case mixedUnits
  case power

  static func < (left: Precedence, right: Precedence) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether an operator of this precedence applies before one of `next` to its right.
  func precedes(_ next: Precedence) -> Bool {
    self > next || self == next && self != .power
  }
}
