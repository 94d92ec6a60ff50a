import CalculatorCore

/// An expression as text, with the columns of its tokens.
///
/// Without notes, `Formula` reads the text back as the same tokens.
package struct ExpressionText {
  /// The expression as text; empty for the empty expression.
  package private(set) var text = ""
  /// The columns of each token, counted from the start of the text.
  private var columns: [Range<Int>] = []
  private var width = 0

  /// Writes an expression.
  ///
  /// - Parameters:
  ///   - point: the decimal point.
  ///   - notes: notes to add after tokens in parentheses, by the index of the token.
  package init(_ expression: Expression, point: Character, notes: [Int: String] = [:]) {
    columns.reserveCapacity(expression.tokens.count)
    var previous: Token?
    for (index, token) in expression.tokens.enumerated() {
      append(Self.space(between: previous, and: token))
      let start = width
      append(Self.text(of: token, point: point))
      columns.append(start..<width)
      if let note = notes[index] { append(" (\(note))") }
      previous = token
    }
  }

  /// The columns of a range of tokens, which is not empty.
  func columns(of tokens: Range<Int>) -> Range<Int> {
    columns[tokens.lowerBound].lowerBound..<columns[tokens.upperBound - 1].upperBound
  }

  private mutating func append(_ piece: String) {
    text += piece
    width += piece.count
  }

  /// The space between two tokens; only sums, products, separators and adjacent operands have one.
  private static func space(between left: Token?, and right: Token) -> String {
    switch (left, right) {
    case (nil, _), (_, .binary(.power)), (.binary(.power), _): ""
    case (_, .binary), (.binary, _), (.separator, _): " "
    case (.open, _), (.function, _), (.sign, _), (.root, _): ""
    case (_, .open), (_, .close), (_, .separator), (_, .postfix): ""
    case (_, .number), (_, .answer), (_, .constant), (_, .function), (_, .root), (_, .sign): " "
    }
  }

  private static func text(of token: Token, point: Character) -> String {
    switch token {
    case .number(let number): String(number.text.map { $0 == "." ? point : $0 })
    case .answer: "ans"
    case .constant(let constant): constant.name
    case .sign(.minus): "−"
    case .sign(.plus): "+"
    case .binary(let binary): binary.symbol
    case .postfix(let postfix): postfix.symbol
    case .root: "√"
    case .open: "("
    case .function(let function): function.name + "("
    case .separator: ";"
    case .close: ")"
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
    case .power: "^"
    }
  }
}

extension PostfixOperator {
  /// The sign of the operator.
  var symbol: String {
    switch self {
    case .percent: "%"
    case .factorial: "!"
    case .degree: "°"
    }
  }
}
