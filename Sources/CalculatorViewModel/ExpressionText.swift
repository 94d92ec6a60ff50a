import CalculatorCore

/// An expression as it is written, and where each token of it stands.
///
/// Read as a `Formula` the text gives the same tokens again, as long as no percentages are noted.
package struct ExpressionText {
  /// The expression; empty for the empty one.
  package private(set) var text = ""
  /// The columns of each token, counted from the start of the text.
  private var columns: [Range<Int>] = []
  private var width = 0

  /// Writes an expression.
  ///
  /// - Parameters:
  ///   - point: the decimal point.
  ///   - notes: what is to be noted behind tokens, by their index.
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

  /// The columns of a range of tokens.
  func columns(of tokens: Range<Int>) -> Range<Int> {
    columns[tokens.lowerBound].lowerBound..<columns[tokens.upperBound - 1].upperBound
  }

  private mutating func append(_ piece: String) {
    text += piece
    width += piece.count
  }

  /// Sums and products stand apart; powers, signs and parentheses close to what they belong to.
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
    case .postfix(.percent): "%"
    case .postfix(.factorial): "!"
    case .postfix(.degree): "°"
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
