import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// What the entries with a tag come to, in text.
package struct TotalsRow: Hashable, Sendable {
  /// The tag with its number sign.
  package var tag: String
  /// The sum with its mark of exactness.
  package var sum: String
  /// The share of all tagged entries, or what is said in its place.
  package var share: String
  /// How long the bar is, in thousandths: the progress to the goal, or else the share.
  package var bar: Int
  /// How far the sum is from the goal; nil without a goal.
  package var goal: String?
  /// Whether the sum exceeds the goal.
  package var isOver: Bool

  package init(
    tag: String, sum: String, share: String, bar: Int, goal: String? = nil, isOver: Bool = false
  ) {
    self.tag = tag
    self.sum = sum
    self.share = share
    self.bar = bar
    self.goal = goal
    self.isOver = isOver
  }
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
    let rows = totals?.lines.map { row(of: $0, unless: cancellation) }
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
