import CalculatorCore
import Engine
import Screen
import Words

/// The page with the sums of the tags on the tape.
struct TotalsPage: Hashable, Sendable {
  struct Topic: Hashable, Sendable {
    var version: Int
    var format: ResultFormat
  }

  var rows: ScrolledRows<TotalsRow>?
  private var topic: Topic?
  private var asked: Topic?

  /// Marks the rows as requested; returns whether a new request is needed.
  mutating func asks(about topic: Topic) -> Bool {
    guard self.topic != topic, asked != topic else { return false }
    asked = topic
    return true
  }

  mutating func receive(_ new: [TotalsRow], in size: Size) {
    rows = ScrolledRows(new, in: size, besides: 2, from: rows?.wanted)
    (topic, asked) = (asked, nil)
  }

  func view(in words: any Wording) -> TotalsPageView {
    guard let rows else { return TotalsPageView(heading: words.totals.pending, rows: []) }
    return TotalsPageView(
      heading: rows.rows.isEmpty ? words.totals.empty : words.totals.heading,
      rows: Array(rows.shown))
  }
}

/// The page that lists the tapes, with a selection.
struct TapesPage: Hashable, Sendable {
  private(set) var rows: ScrolledRows<TapeSummary>?
  private var selected = 0
  var isAsked = false

  mutating func receive(_ tapes: [TapeSummary], in size: Size) {
    rows = ScrolledRows(tapes, in: size, besides: 2, from: rows?.wanted)
    selected = min(selected, max(0, tapes.count - 1))
  }

  mutating func resize(_ size: Size) {
    rows?.resize(size)
    showSelected()
  }

  mutating func select(_ scroll: Scroll) {
    guard let rows else { return }
    selected = scroll.offset(
      from: selected, page: rows.visible, last: max(0, rows.rows.count - 1))
    showSelected()
  }

  private mutating func showSelected() {
    guard let rows else { return }
    self.rows?.move(to: min(max(rows.offset, selected - rows.visible + 1), selected))
  }

  var selectedName: String? { rows?.rows.dropFirst(selected).first?.name }

  func name(inRow row: Int) -> String? {
    rows.flatMap { row >= 0 ? $0.shown.dropFirst(row).first?.name : nil }
  }

  func view(in words: any Wording) -> TextPageView {
    guard let rows else { return TextPageView(heading: "", rows: ["…"]) }
    let cells = rows.rows.map { tape in
      [
        tape.name.inCells, tape.day.map(words.text) ?? "", words.lines(tape.count),
        tape.sums.joined(separator: "; "),
      ]
    }
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      let padded = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return (padded + [row[3]]).joined(separator: "  ")
    }
    return TextPageView(
      heading: lines.isEmpty ? words.tapes.empty : words.tapes.heading,
      rows: Array(lines.dropFirst(rows.offset).prefix(rows.visible)),
      selected: lines.isEmpty ? nil : selected - rows.offset)
  }
}

/// The page that explains an expression: its steps, each with its value.
struct ExplanationPage: Hashable, Sendable {
  let expression: Expression
  /// The entry of the expression; nil if it is being typed.
  let entry: EntryID?
  private var lines: [String] = []
  var rows: ScrolledRows<Substring>?
  private var format: ResultFormat?
  private var asked: ResultFormat?

  init(_ expression: Expression, entry: EntryID?) {
    self.expression = expression
    self.entry = entry
  }

  mutating func asks(in format: ResultFormat) -> Bool {
    guard self.format != format, asked != format else { return false }
    asked = format
    return true
  }

  mutating func receive(_ lines: [String], in size: Size) {
    self.lines = lines.map(\.inCells)
    (format, asked) = (asked, nil)
    show(in: size)
  }

  mutating func resize(_ size: Size) {
    if rows != nil { show(in: size) }
  }

  private mutating func show(in size: Size) {
    let columns = max(1, size.columns - 2)
    rows = ScrolledRows(
      lines.flatMap { Self.rows(of: $0[...], columns: columns) }, in: size, besides: 2,
      from: rows?.wanted)
  }

  func view(in words: any Wording) -> TextPageView {
    let heading = words.explanation.heading
    guard let rows else { return TextPageView(heading: heading, rows: ["…"]) }
    return TextPageView(
      heading: heading + rows.place(in: words),
      rows: rows.shown.map(String.init))
  }

  /// Wraps a line, between words if possible; continuation rows are indented.
  static func rows(of line: Substring, columns: Int) -> [Substring] {
    guard line.count > columns else { return [line] }
    let branches = line.prefix { " │├└".contains($0) }.count
    let indent = String(repeating: " ", count: min(branches + 2, columns / 2))
    var rows: [Substring] = []
    var rest = line
    while rest.count > columns {
      let full = rest.prefix(columns)
      let text = full.dropFirst(rows.isEmpty ? branches : indent.count)
      let end = text.lastIndex(of: " ") ?? full.endIndex
      rows.append(rest[..<end])
      rest = indent + rest[end...].drop { $0 == " " }
    }
    return rows + [rest]
  }
}
