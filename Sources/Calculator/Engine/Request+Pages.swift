import CalculatorCore
import ExactNumbers
import Quantities
import Words

extension Request {
  package struct Explained: Hashable, Sendable {
    package var expression: Expression
    var ties: [EntryID: String]
    var rates: ExchangeRates?
    var isTotal: Bool

    package init(
      expression: Expression, ties: [EntryID: String], rates: ExchangeRates? = nil,
      isTotal: Bool = false
    ) {
      (self.expression, self.ties) = (expression, ties)
      (self.rates, self.isTotal) = (rates, isTotal)
    }
  }

  private static let mostLines = 1_000
  private static let longestLine = 2_000

  func lines(
    explaining explained: Explained, in context: EvaluationContext
  ) throws(EvaluationError) -> [String] {
    let explanation: Explanation
    do throws(EvaluationError) {
      explanation = try explained.expression.explained(in: context)
    } catch { return [format.words.sentence(error.kind).full] }
    let budget = context.budget
    var lines: [String] = []
    var text = ExplanationText(
      explanation, in: format.style, ties: { explained.ties[$0] ?? "?" },
      heading: explained.isTotal ? Entry.total : nil, budget
    ) { value throws(RealError) in
      try resultLine(of: formed(value, budget), columns: format.columns, budget).text
    }
    let isWhole = try blaming(
      at: 0..<1, text.write(atMost: Self.mostLines) { lines.append($0.cut(to: Self.longestLine)) })
    if !isWhole { lines.append(format.words.explanation.more) }
    guard case .failure(let error) = explanation.outcome else { return lines }
    if error.kind == .cancelled { throw error }
    return lines + [format.words.sentence(error.kind).full]
  }

  func totalsRows(of tape: Tape, in context: EvaluationContext) -> [TotalsRow]? {
    // Both throw only if cancelled.
    var tape = tape
    try? tape.calculate(tape.tagged, in: context)
    let totals = try? Totals(of: tape, in: context)
    var rows = totals?.lines.map { row(of: $0, in: context) } ?? []
    for sum in totals?.sums ?? [] {
      let text = sum.sum.flatMap { entryText(of: $0, in: context) } ?? "?"
      rows.append(TotalsRow(tag: format.words.name(of: sum.part), sum: text, share: "", bar: nil))
    }
    let aligned = rows.map(\.sum).aligned(at: format.point)
    for index in rows.indices { rows[index].sum = aligned[index] }
    return context.cancellation.isRequested() ? nil : rows
  }

  private func row(of line: Totals.Line, in context: EvaluationContext) -> TotalsRow {
    let text = { (value: Quantity?) in value.flatMap { entryText(of: $0, in: context) } ?? "?" }
    var share = line.shareInTenths.map(percentage) ?? ""
    if !line.excluded.isEmpty { share += " (\(format.words.excluded(line.excluded.count)))" }
    let budget = context.budget
    let isOver = line.left.flatMap { try? $0.number.sign(budget) } == -1
    let distance = line.left.flatMap { left in
      isOver ? try? Quantity(left.number.magnitude(budget), left.unit) : left
    }
    return TotalsRow(
      tag: "#\(line.name)", sum: text(line.sum), share: share,
      bar: line.progressInTenths ?? line.shareInTenths ?? 0,
      goal: line.goal.map {
        format.words.goal(plain(text($0)), distance: plain(text(distance)), isOver: isOver)
      }, isOver: isOver)
  }

  private func percentage(_ tenths: Int) -> String {
    "\(tenths < 0 ? "−" : "")\(abs(tenths) / 10)\(format.point)\(abs(tenths) % 10) %"
  }

  private func plain(_ text: String) -> String {
    text.hasPrefix("= ") ? String(text.dropFirst(2)) : text
  }
}

extension String {
  fileprivate func cut(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }
}

package struct TotalsRow: Hashable, Sendable {
  /// The tag with its number sign, or the name of a sum of several tags.
  package var tag: String
  package var sum: String
  package var share: String
  /// Thousandths: the progress to the goal, or else the share; nil for no bar.
  package var bar: Int?
  package var goal: String?
  package var isOver = false
}

extension [String] {
  /// Pads numbers with units to align their decimal points and lengths; padding follows the mark.
  package func aligned(at point: Character) -> [String] {
    let points = map { text in
      let number = text.prefix { !$0.isLetter && !$0.isCurrencySymbol && !"×*".contains($0) }
      let digits = number.lastIndex(where: \.isNumber).map(number.index(after:))
      let end = number.firstIndex(of: point) ?? digits ?? text.endIndex
      return text.distance(from: text.startIndex, to: end)
    }
    let most = points.max() ?? 0
    let padded = zip(self, points).map { text, point in
      let mark = ["= ", "≈ ", "~= "].first(where: text.hasPrefix) ?? ""
      return mark + String(repeating: " ", count: most - point) + text.dropFirst(mark.count)
    }
    let width = padded.map(\.count).max() ?? 0
    return padded.map { $0 + String(repeating: " ", count: width - $0.count) }
  }
}
