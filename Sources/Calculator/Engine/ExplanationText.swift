import CalculatorCore
import ExactNumbers
import Quantities

/// The steps of an expression as lines of text, each above the steps whose values it uses.
///
/// ```text
/// 2 + (3 × (4^2)) = 50
/// └ 2 + 48 = 50
/// ```
package struct ExplanationText {
  private let explanation: Explanation
  private let style: NumberStyle
  private let ties: (EntryID) -> String
  private let isName: ((String) -> Bool)?
  private let heading: String?
  private let value: (Quantity) throws(RealError) -> String
  private let budget: Budget
  private var values: [String?]
  private var continues: [Bool] = []
  private var last: Set<Int> = []

  /// Deeper steps show their depth as a number.
  private static let deepestIndent = 8
  private static let longestOperand = 16
  private static let operandDigits = 6

  /// - Parameter value: formats a value with its mark, such as `= 48` or `≈ 0.333`.
  package init(
    _ explanation: Explanation, in style: NumberStyle, ties: @escaping (EntryID) -> String,
    isName: ((String) -> Bool)? = nil, heading: String? = nil, _ budget: Budget,
    value: @escaping (Quantity) throws(RealError) -> String
  ) {
    (self.explanation, self.style, self.ties) = (explanation, style, ties)
    (self.isName, self.heading, self.budget, self.value) = (isName, heading, budget, value)
    values = Array(repeating: nil, count: explanation.steps.count)
  }

  /// Writes the lines and returns whether all were written; throws only `cancelled`.
  @discardableResult
  package mutating func write(
    atMost most: Int = .max, _ write: (String) -> Void
  ) throws(RealError) -> Bool {
    let steps = explanation.steps
    if explanation.outcome.value == nil, steps.isEmpty { return true }
    let heading = heading ?? text(of: explanation.parenthesized, ties)
    write(try explanation.outcome.value.map(value).map { heading + " " + $0 } ?? heading)
    if let root = steps.lastIndex(where: { $0.depth == 0 }) { last.insert(root) }
    var written = 1
    for (index, step) in steps.enumerated() where !isDigits(step) {
      guard written < most else { return false }
      if let last = step.operands.last(where: { !isDigits(steps[$0]) }) { self.last.insert(last) }
      let indent = indent(of: index)
      let operation = try operation(of: step)
      if index == 0, operation == heading { continue }
      let value = try value(of: index)
      write(indent + operation + " " + value)
      written += 1
    }
    return true
  }

  private mutating func value(of index: Int) throws(RealError) -> String {
    if let known = values[index] { return known }
    let text = try value(explanation.steps[index].value)
    values[index] = text
    return text
  }

  private func text(of expression: Expression, _ ties: (EntryID) -> String) -> String {
    ExpressionText(
      expression, point: Character(style.point), grouping: style.grouping, units: style.units,
      ties: ties, isName: isName
    ).text
  }

  private func isDigits(_ step: Explanation.Step) -> Bool {
    guard let origin = explanation.origin(of: step), let digits = step.value.shortText(in: style)
    else { return false }
    return ties(origin) == digits
  }

  private mutating func operation(of step: Explanation.Step) throws(RealError) -> String {
    if let origin = explanation.origin(of: step) { return ties(origin) }
    let operands = try step.operands.map { index throws(RealError) in
      try operand(explanation.steps[index].value, marked: value(of: index))
    }
    let operation = text(of: explanation.operation(of: step)) { origin in
      Explanation.operand(ofTie: origin).map { operands[$0] } ?? ties(origin)
    }
    guard let whole = step.whole else { return operation }
    return operation + " of " + (try operand(whole, marked: try value(whole)))
  }

  private func operand(_ value: Quantity, marked: String) throws(RealError) -> String {
    let text = marked.dropFirst(2)
    let most = Self.longestOperand + (value.unit?.suffix(style.units, isPlural: true).count ?? 0)
    guard marked.hasPrefix("="), text.count <= most else { return try abbreviation(of: value) }
    let words = text.split(separator: " ")
    let isOneOperand =
      value.plain == nil && words.count.isMultiple(of: 2)
      && !words[0].contains { "/^×*(".contains($0) }
    return isOneOperand || !text.contains { " /^×*".contains($0) } ? String(text) : "(\(text))"
  }

  private func abbreviation(of value: Quantity) throws(RealError) -> String {
    let digits = try known(value.number.abbreviation(digits: Self.operandDigits, in: style, budget))
    guard let digits else { return style.ellipsis ?? "…" }
    let unit = value.unit?.withoutParts.suffix(style.units, isPlural: true) ?? ""
    return digits.contains { "^×".contains($0) } ? "(\(digits)\(unit))" : digits + unit
  }

  private mutating func indent(of index: Int) -> String {
    let depth = explanation.steps[index].depth
    let isLast = last.contains(index)
    let levels = min(depth, Self.deepestIndent)
    continues.removeSubrange(min(levels, continues.count)...)
    let indent = continues.map { $0 ? "│ " : "  " }.joined()
    guard depth < Self.deepestIndent else { return indent + "\(depth + 1): " }
    continues.append(!isLast)
    return indent + (isLast ? "└ " : "├ ")
  }
}
