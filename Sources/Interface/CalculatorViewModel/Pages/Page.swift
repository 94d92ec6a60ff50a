import CalculatorCore
import Engine
import Quantities
import Screen
import Words

/// The kind of a page over the window.
package enum PageKind: Hashable, Sendable, CaseIterable {
  case help, totals, fullValue, explanation, tapes, plot, schedule
}

struct Page: Hashable, Sendable {
  /// The content of a page; nil for rows that are not known yet.
  enum Content: Hashable, Sendable {
    case help(filter: String)
    case totals([TotalsRow]?)
    case fullValue(FullValue)
    /// The steps of an expression with their values; no entry if it is being typed.
    case explanation(Expression, EntryID?, [String]?)
    case tapes([TapeSummary]?)
    case plot(PlotPage)
    case schedule(Schedule, title: String, ResultFormat)
  }

  /// The topic of the last request; another one needs a new request.
  struct Topic: Hashable, Sendable {
    var format: ResultFormat?
    var version = 0
    var plot: Plot?
    var size: PlotSize?
  }

  private(set) var content: Content
  private let language: Language
  private var size: Size
  /// The text wrapped to the window; nil while unknown.
  private(set) var rows: [PageRow]?
  /// The desired offset, which a larger window restores.
  var wanted = 0
  private var selected = 0
  private var asked: Topic?

  init(_ content: Content, in size: Size, _ language: Language, at chapter: HelpChapter? = nil) {
    (self.content, self.size, self.language) = (content, size, language)
    layOut()
    wanted = chapter.map { Help.row(of: words.heading(of: $0), in: rows ?? []) } ?? 0
  }

  private var words: Wording { language.words }

  var kind: PageKind {
    switch content {
    case .help: .help
    case .totals: .totals
    case .fullValue: .fullValue
    case .explanation: .explanation
    case .tapes: .tapes
    case .plot: .plot
    case .schedule: .schedule
    }
  }

  /// Whether the content is still missing, apart from requests to the engine.
  var isPending: Bool { kind == .tapes && rows == nil }

  var fullValue: FullValue? { if case .fullValue(let value) = content { value } else { nil } }

  var plot: PlotPage? { if case .plot(let plot) = content { plot } else { nil } }

  private var columns: Int { max(1, size.columns - 2) }

  /// The number of fixed rows, in a window of more than two.
  private var others: Int {
    switch content {
    case .help: 1
    case .totals, .fullValue, .explanation, .tapes, .plot: 2
    case .schedule: 3
    }
  }

  var count: Int {
    switch content {
    case .totals(let totals): totals?.count ?? 0
    // The rows are written on demand, as there may be thousands.
    case .schedule(let schedule, _, _): schedule.months.count + 1
    case .help, .fullValue, .explanation, .tapes, .plot: rows?.count ?? 0
    }
  }

  var visible: Int { max(1, size.rows - (size.rows > 2 ? others : 0)) }

  var last: Int { max(0, count - visible) }

  var offset: Int { min(max(wanted, 0), last) }

  var shown: Range<Int> { offset..<min(offset + visible, count) }

  private mutating func layOut() {
    switch content {
    case .help(let filter): rows = Help(words).rows(matching: filter, columns: columns)
    case .fullValue(let value):
      rows = value.rows(columns: columns)
      wanted = value.start / columns
    case .explanation(_, _, let lines):
      rows = lines?.flatMap { Self.rows(of: $0[...], columns: columns) }.map { PageRow($0) }
    case .tapes(let tapes): rows = tapes.map { rows(of: $0) }
    case .totals, .plot, .schedule: break
    }
  }

  private mutating func show(_ content: Content) {
    self.content = content
    layOut()
  }

  mutating func resize(_ size: Size) {
    self.size = size
    layOut()
    if kind == .tapes { showSelected() }
  }

  mutating func scroll(_ scroll: Scroll) {
    switch content {
    case .plot: move(scroll == .lineUp ? .zoomIn : .zoomOut)
    case .tapes:
      selected = scroll.offset(from: selected, page: visible, last: max(0, count - 1))
      showSelected()
    case .help, .totals, .fullValue, .explanation, .schedule:
      wanted = scroll.offset(from: offset, page: visible, last: last)
    }
    guard case .fullValue(var value) = content, rows != nil else { return }
    value.scroll(to: offset * columns, isNearEnd: offset + visible >= last)
    content = .fullValue(value)
  }

  private mutating func showSelected() {
    wanted = min(max(offset, selected - visible + 1), selected)
  }

  mutating func move(_ move: PlotMove) {
    guard var plot else { return }
    plot.move(move)
    content = .plot(plot)
  }

  /// The search text of the help; nil on other pages.
  var filter: String? { if case .help(let filter) = content { filter } else { nil } }

  mutating func search(_ character: Character?) {
    guard var filter else { return }
    if let character { filter.append(character) } else { _ = filter.popLast() }
    wanted = 0
    show(.help(filter: filter))
  }

  /// The tape in a visible row, or else the selected one.
  func tape(inRow row: Int? = nil) -> String? {
    guard case .tapes(let tapes?) = content else { return nil }
    let index = row.map { $0 + offset } ?? selected
    return (row == nil || shown.contains(index)) && index < count ? tapes[index].name : nil
  }

  /// Marks a topic as requested; returns false if it already was.
  mutating func asks(about topic: Topic) -> Bool {
    guard asked != topic else { return false }
    asked = topic
    return true
  }

  mutating func receive(_ answer: Answer) {
    switch (content, answer) {
    case (.totals, .totals(let rows)): show(.totals(rows))
    case (.explanation(let expression, let entry, _), .explanation(let lines)):
      show(.explanation(expression, entry, lines.map(\.inCells)))
    case (.plot(var plot), .plot(let picture)):
      plot.receive(picture)
      show(.plot(plot))
    default: break
    }
  }

  mutating func receive(_ tapes: [TapeSummary]) {
    guard kind == .tapes else { return }
    show(.tapes(tapes))
    selected = min(selected, max(0, count - 1))
  }

  mutating func receive(_ written: WrittenValue, of evaluation: Evaluation, in format: ResultFormat)
  {
    guard case .fullValue(var value) = content else { return }
    value.receive(written, of: evaluation, in: format)
    show(.fullValue(value))
  }

  func view(of value: LiveValue?) -> PageView {
    let text = rows.map { Array($0[shown]) }
    switch content {
    case .help: return PageView(content: .text(text ?? []))
    case .totals(let totals):
      let titles = words.totals
      let title = totals.map { $0.isEmpty ? titles.empty : titles.heading } ?? titles.pending
      return PageView(heading: title, content: .totals(totals.map { Array($0[shown]) } ?? []))
    case .fullValue(let full):
      return PageView(
        heading: full.heading(place, isRunning: value?.isRunning == true, in: words),
        content: .text(text ?? [PageRow(value?.progress?.line ?? "…")]))
    case .explanation:
      return PageView(
        heading: words.explanation.heading + place, content: .text(text ?? [PageRow("…")]))
    case .tapes(let tapes):
      let title = tapes.map { $0.isEmpty ? words.tapes.empty : words.tapes.heading } ?? ""
      return PageView(
        heading: title, content: .text(text ?? [PageRow("…")]),
        selected: count == 0 ? nil : selected - offset)
    case .plot(let plot): return plot.view(in: words)
    case .schedule(let schedule, let title, let format):
      let table = ScheduleTable(schedule, in: format.style, words, fitting: size.columns - 2)
      let heading = size.rows > others ? [table.heading] : []
      return PageView(
        heading: title + place,
        content: .text((heading + shown.map { table[$0] }).map { PageRow($0) }))
    }
  }

  private var place: String {
    last == 0 ? "" : ", " + words.lines(offset + 1, to: shown.upperBound, of: count)
  }

  private func rows(of tapes: [TapeSummary]) -> [PageRow] {
    let cells = tapes.map { tape in
      [
        tape.name.inCells, tape.day.map(words.text) ?? "", words.lines(tape.count),
        tape.sums.joined(separator: "; "),
      ]
    }
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let padded = zip(row, widths).map { $0.padded(after: $1) }
      return PageRow((padded + [row[3]]).joined(separator: "  "))
    }
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

/// A scroll movement.
package enum Scroll: Hashable, Sendable {
  case lineUp, lineDown, pageUp, pageDown, start, end

  func offset(from offset: Int, page: Int, last: Int) -> Int {
    let moved =
      switch self {
      case .lineUp: offset - 1
      case .lineDown: offset + 1
      case .pageUp: offset - page
      case .pageDown: offset + page
      case .start: 0
      case .end: last
      }
    return min(max(moved, 0), last)
  }
}
