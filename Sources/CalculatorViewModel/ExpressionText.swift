import CalculatorCore

/// An expression as it is written, and where each token of it stands.
struct ExpressionText {
  /// The expression; empty for the empty one.
  private(set) var text = ""
  /// The columns of each token, counted from the start of the text.
  private var columns: [Range<Int>] = []
  private var width = 0

  init(_ expression: Expression, point: Character) {
    columns.reserveCapacity(expression.tokens.count)
    for token in expression.tokens {
      switch token {
      case .number(let number):
        append(String(number.text.map { $0 == "." ? point : $0 }))
      case .answer:
        append("ans")
      case .sign:
        append("−")
      case .binary(let binary):
        append(binary.symbol, before: " ")
        pendingSpace = true
      }
    }
  }

  /// The columns of a range of tokens.
  func columns(of tokens: Range<Int>) -> Range<Int> {
    columns[tokens.lowerBound].lowerBound..<columns[tokens.upperBound - 1].upperBound
  }

  /// Whether an operator was the last, so that whatever follows keeps its distance.
  private var pendingSpace = false

  private mutating func append(_ piece: String, before: String = "") {
    let space = pendingSpace ? " " : before
    pendingSpace = false
    let start = width + space.count
    width = start + piece.count
    text += space + piece
    columns.append(start..<width)
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
    }
  }
}
