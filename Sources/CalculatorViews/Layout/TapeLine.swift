import CalculatorViewModel

/// A row of the tape in a width: runs of text, each at its column.
///
/// The result has priority: it is shown whole, or an ellipsis stands for it. The expression takes what
/// is left, and the comment what the expression leaves.
struct TapeLine: Hashable {
  /// Text of one kind.
  struct Run: Hashable {
    var part: Part
    var column: Int
    var text: String
  }

  enum Part: Hashable {
    case name, expression, comment, result, failure, pending
    case tie(isLit: Bool)
  }

  /// The runs; a tie lies over the expression that it is a part of.
  private(set) var runs: [Run] = []

  /// The columns between what stands at the left and the result.
  private static let gap = 2

  /// The columns below which a comment tells nothing.
  private static let fewestCommentColumns = 4

  /// The columns of an expression that are worth more than the end of a name.
  private static let fewestExpressionColumns = 6

  /// - Parameter fractionColumns: the columns for the decimal point and the digits after it.
  init(_ row: TapeRow, columns: Int, fractionColumns: Int, glyphs: GlyphSet) {
    let result = Self.result(row.result, columns: columns, glyphs: glyphs)
    var padding = 0
    if case .value(let text, let point?) = row.result, text.count <= columns {
      padding = min(max(0, fractionColumns - (text.count - point)), columns - text.count)
    }
    let start = columns - padding - result.text.count
    addHead(of: row, columns: start - Self.gap, glyphs: glyphs)
    runs.append(Run(part: result.part, column: start, text: result.text))
  }

  /// The result as it fits: a value is never cut.
  private static func result(
    _ result: TapeResult, columns: Int, glyphs: GlyphSet
  ) -> (part: Part, text: String) {
    let ellipsis = String(glyphs.ellipsis)
    switch result {
    case .value(let text, _): return (.result, text.count <= columns ? glyphs.text(text) : ellipsis)
    case .pending: return (.pending, ellipsis)
    case .failure(let text): return (.failure, glyphs.start(of: text, columns: columns))
    }
  }

  /// Adds name, expression and comment.
  private mutating func addHead(of row: TapeRow, columns: Int, glyphs: GlyphSet) {
    addExpression(of: row, columns: columns, glyphs: glyphs)
    guard let comment = row.comment else { return }
    let start = (runs.map { $0.column + $0.text.count }.max() ?? 0) + Self.gap
    // A comment shows whole or not at all, but that of the selected row as far as there is room.
    let columns = columns - start
    let fewest = row.role == .selected ? Self.fewestCommentColumns : comment.count
    guard columns >= min(comment.count, fewest) else { return }
    runs.append(
      Run(part: .comment, column: start, text: glyphs.start(of: comment, columns: columns)))
  }

  private mutating func addExpression(of row: TapeRow, columns: Int, glyphs: GlyphSet) {
    guard columns > 0 else { return }
    let name = Self.name(of: row, glyphs: glyphs)
    let expression = glyphs.text(row.expression)
    let room = columns - name.count
    guard name.isEmpty || room >= min(expression.count, Self.fewestExpressionColumns) else {
      runs.append(
        Run(part: .name, column: 0, text: glyphs.start(of: name + expression, columns: columns)))
      return
    }
    if !name.isEmpty { runs.append(Run(part: .name, column: 0, text: name)) }
    let clipped = ClippedLine(expression, mark: nil, columns: room, ellipsis: glyphs.ellipsis)
    runs.append(Run(part: .expression, column: name.count, text: clipped.text))
    let hidden = expression.count - clipped.text.count
    for tie in row.ties {
      let columns =
        max(0, tie.columns.lowerBound - hidden)..<max(0, tie.columns.upperBound - hidden)
      let text = String(clipped.text.dropFirst(columns.lowerBound).prefix(columns.count))
      guard !text.isEmpty else { continue }
      runs.append(
        Run(part: .tie(isLit: tie.isLit), column: name.count + columns.lowerBound, text: text))
    }
  }

  private static func name(of row: TapeRow, glyphs: GlyphSet) -> String {
    row.name.map { glyphs.text($0) + " = " } ?? ""
  }
}
