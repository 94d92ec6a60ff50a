import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// The lines of the page that explains an expression.
extension Request {
  /// What is to be explained, and how the operands are written that are tied to entries.
  package struct Explained: Hashable, Sendable {
    package var expression: Expression
    var ties: [EntryID: String]
    /// Whether it is a total, which is one word.
    var isTotal: Bool

    package init(expression: Expression, ties: [EntryID: String], isTotal: Bool = false) {
      (self.expression, self.ties, self.isTotal) = (expression, ties, isTotal)
    }
  }

  private static let mostLines = 1_000

  private static let longestLine = 2_000

  /// The lines of the page.
  ///
  /// - Throws: `cancelled` only.
  func lines(
    explaining explained: Explained, _ ties: TieValues, _ rates: RateSource,
    unless cancellation: Cancellation
  ) throws(EvaluationError) -> [String] {
    let explanation: Explanation
    do throws(EvaluationError) {
      explanation = try explained.expression.explained(
        ties: { ties[$0] }, definitions: { ties.definitions[$0] }, rates: rates, within: limits,
        unless: cancellation)
    } catch {
      return [format.words.sentence(error.kind).full]
    }
    let budget = Budget(limits: limits, cancellation: cancellation)
    var lines: [String] = []
    var text = ExplanationText(
      explanation, in: format.style, ties: TieTexts(explained.ties),
      heading: explained.isTotal ? Entry.total : nil, budget
    ) { value throws(RealError) in
      try resultLine(of: formed(value, budget), columns: format.columns, budget).text
    }
    do throws(RealError) {
      let isWhole = try text.write(atMost: Self.mostLines) { line in
        lines.append(line.cut(to: Self.longestLine))
      }
      if !isWhole { lines.append(format.words.explanation.more) }
    } catch {
      throw EvaluationError(error.kind, at: 0..<1)
    }
    guard case .failure(let error) = explanation.outcome else { return lines }
    if error.kind == .cancelled { throw error }
    return lines + [format.words.sentence(error.kind).full]
  }
}

/// Ties as texts that are given; `?` for others.
package struct TieTexts: TieWriter {
  let texts: [EntryID: String]

  package init(_ texts: [EntryID: String] = [:]) { self.texts = texts }

  package func text(of origin: EntryID) -> String { texts[origin] ?? "?" }
}

extension String {
  /// The beginning of the text, with an ellipsis where it is longer.
  fileprivate func cut(to length: Int) -> String {
    count <= length ? self : prefix(length - 1) + "…"
  }
}

/// What the entries with a tag come to, in text.
package struct TotalsRow: Hashable, Sendable {
  /// The tag with its number sign, or what a sum of several is.
  package var tag: String
  /// The sum with its mark of exactness.
  package var sum: String
  /// The share of all tagged entries, or what is said in its place.
  package var share: String
  /// How long the bar is, in thousandths: the progress to the goal, or else the share; nil for none.
  package var bar: Int?
  /// How far the sum is from the goal; nil without a goal.
  package var goal: String?
  /// Whether the sum exceeds the goal.
  package var isOver = false
}

extension Request {
  /// The rows of the page of totals; nil when the request was cancelled.
  func totalsRows(
    of tape: Tape, rates: RateSource, unless cancellation: Cancellation
  ) -> [TotalsRow]? {
    // Both throw only where the request was cancelled.
    var tape = tape
    try? tape.calculate(tape.tagged, rates: rates, within: limits, unless: cancellation)
    let totals = try? Totals(of: tape, rates: rates, within: limits, unless: cancellation)
    var rows = totals?.lines.map { row(of: $0, unless: cancellation) } ?? []
    for sum in totals?.sums ?? [] {
      let text = sum.sum.flatMap { entryText(of: $0, unless: cancellation) } ?? "?"
      rows.append(
        TotalsRow(tag: format.words.name(of: sum.part), sum: text, share: "", bar: nil))
    }
    let aligned = rows.map(\.sum).aligned(at: format.point)
    for index in rows.indices { rows[index].sum = aligned[index] }
    return cancellation.isRequested() ? nil : rows
  }

  private func row(of line: Totals.Line, unless cancellation: Cancellation) -> TotalsRow {
    let text = { (value: Quantity?) in
      value.flatMap { entryText(of: $0, unless: cancellation) } ?? "?"
    }
    var share = line.shareInTenths.map(percentage) ?? ""
    if !line.excluded.isEmpty { share += " (\(format.words.excluded(line.excluded.count)))" }
    let over = line.left.flatMap {
      try? $0.number.sign(Budget(limits: limits, cancellation: cancellation))
    }
    let isOver = over == -1
    let distance = line.left.flatMap { (left: Quantity) -> Quantity? in
      let budget = Budget(limits: limits, cancellation: cancellation)
      guard isOver else { return left }
      return try? Quantity(left.number.magnitude(budget), left.unit)
    }
    return TotalsRow(
      tag: "#\(line.name)", sum: text(line.sum), share: share,
      bar: line.progressInTenths ?? line.shareInTenths ?? 0,
      goal: line.goal.map {
        format.words.goal(plain(text($0)), distance: plain(text(distance)), isOver: isOver)
      },
      isOver: isOver)
  }

  /// Tenths of a per cent, such as `12.5 %`.
  private func percentage(_ tenths: Int) -> String {
    "\(tenths < 0 ? "−" : "")\(abs(tenths) / 10)\(format.point)\(abs(tenths) % 10) %"
  }

  /// A number without the mark of exactness where it is exact.
  private func plain(_ text: String) -> String {
    text.hasPrefix("= ") ? String(text.dropFirst(2)) : text
  }
}

extension [String] {
  /// Numbers with their units, padded so that their decimal points stand below each other, and that all
  /// have the same length; what is added stands behind a mark of exactness.
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
