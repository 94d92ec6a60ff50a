@testable import CalculatorViewModel

extension TapePane {
  /// The rows as text: `>` marks the selected one, `^` its origins and `v` its dependents; ties are
  /// in brackets, and in braces where they are lit.
  var lines: [String] { rows.map(\.line) }
}

extension TapeRow {
  fileprivate var line: String {
    let mark =
      switch role {
      case .plain: ""
      case .selected: ">"
      case .origin: "^"
      case .dependent: "v"
      }
    var text = expression
    for tie in ties.reversed() {
      let start = text.index(text.startIndex, offsetBy: tie.columns.lowerBound)
      let end = text.index(text.startIndex, offsetBy: tie.columns.upperBound)
      text.replaceSubrange(
        start..<end, with: (tie.isLit ? "{" : "[") + text[start..<end] + (tie.isLit ? "}" : "]"))
    }
    return mark + (name.map { "\($0) = " } ?? "") + text + " \(result.text)"
      + (comment.map { " \($0)" } ?? "")
  }
}

extension TapeResult {
  fileprivate var text: String {
    switch self {
    case .value(let text, _): text
    case .pending: "…"
    case .failure(let reason): "(\(reason))"
    }
  }
}
