import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Words

/// What the tags of the tape come to, as a page over the window.
struct TotalsPage: Hashable, Sendable {
  /// The rows; nil before they are known.
  var rows: [TotalsRow]?
  var offset = 0
  /// The version of the tape that the rows are about.
  var version: Int?
  var format: ResultFormat?
  /// The request for the rows that is under way, and the version of the tape that it is about.
  var request: Running?

  struct Running: Hashable, Sendable {
    var id: Request.ID
    var version: Int
    var format: ResultFormat
  }

  /// The rows that a window shows at a time.
  private func visible(in size: Size) -> Int { max(1, size.rows - (size.rows > 2 ? 2 : 0)) }

  private func last(in size: Size) -> Int { max(0, (rows?.count ?? 0) - visible(in: size)) }

  mutating func scroll(_ scroll: Scroll, in size: Size) {
    offset = scroll.offset(from: offset, page: visible(in: size), last: last(in: size))
  }

  mutating func clamp(to size: Size) { offset = min(offset, last(in: size)) }

  /// What shows of the page.
  func excerpt(in size: Size, _ words: any Wording) -> TotalsExcerpt {
    guard let rows else { return TotalsExcerpt(heading: words.totals.pending, rows: []) }
    return TotalsExcerpt(
      heading: rows.isEmpty ? words.totals.empty : words.totals.heading,
      rows: Array(rows.dropFirst(offset).prefix(visible(in: size))))
  }
}

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

/// What shows of the page of totals.
package struct TotalsExcerpt: Hashable, Sendable {
  /// What the page is, or what it needs to show anything.
  package var heading: String
  package var rows: [TotalsRow]

  package init(heading: String, rows: [TotalsRow]) {
    self.heading = heading
    self.rows = rows
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
