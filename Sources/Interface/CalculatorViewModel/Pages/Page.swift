import CalculatorCore
import Engine
import Screen
import Words

/// The kind of a page over the window.
package enum PageKind: Hashable, Sendable, CaseIterable {
  case help
  case totals
  case fullValue
  case explanation
  case tapes
  case plot
  case schedule
}

/// An open page and its scroll offset.
enum Page: Hashable, Sendable {
  case help(ScrolledRows<HelpPage.Row>, filter: String)
  case totals(TotalsPage)
  case fullValue(FullValue)
  case explanation(ExplanationPage)
  case tapes(TapesPage)
  case plot(PlotPage)
  case schedule(SchedulePage)

  static func help(
    in size: Size, _ words: any Wording, at chapter: HelpChapter? = nil
  ) -> Page {
    let page = HelpPage(size: size, in: words)
    var rows = page.rows
    rows.move(to: chapter.map { page.row(of: words.heading(of: $0)) } ?? 0)
    return .help(rows, filter: "")
  }

  var kind: PageKind {
    switch self {
    case .help: .help
    case .totals: .totals
    case .fullValue: .fullValue
    case .explanation: .explanation
    case .tapes: .tapes
    case .plot: .plot
    case .schedule: .schedule
    }
  }

  /// Whether its content is still missing, apart from engine requests.
  var isPending: Bool { if case .tapes(let page) = self { page.rows == nil } else { false } }

  var fullValue: FullValue? { if case .fullValue(let value) = self { value } else { nil } }

  /// Whether a result is shown only on this page: a plot or a schedule.
  var isOfResult: Bool { kind == .plot || kind == .schedule }

  mutating func scroll(_ scroll: Scroll) {
    switch self {
    case .help(var rows, let filter):
      rows.scroll(scroll)
      self = .help(rows, filter: filter)
    case .totals(var page):
      page.rows?.scroll(scroll)
      self = .totals(page)
    case .fullValue(var page):
      page.scroll(scroll)
      self = .fullValue(page)
    case .explanation(var page):
      page.rows?.scroll(scroll)
      self = .explanation(page)
    case .tapes(var page):
      page.select(scroll)
      self = .tapes(page)
    case .schedule(var page):
      page.scroll(scroll)
      self = .schedule(page)
    case .plot: move(scroll == .lineUp ? .zoomIn : .zoomOut)
    }
  }

  mutating func move(_ move: PlotMove) {
    guard case .plot(var page) = self else { return }
    page.move(move)
    self = .plot(page)
  }

  /// What the help is searched for; nil on other pages.
  var filter: String? { if case .help(_, let filter) = self { filter } else { nil } }

  /// Adds a character to what the help is searched for, or removes the last one.
  mutating func search(_ character: Character?, in size: Size, _ words: any Wording) {
    guard var filter else { return }
    if let character { filter.append(character) } else { _ = filter.popLast() }
    self = .help(HelpPage(size: size, in: words, filter: filter).rows, filter: filter)
  }

  mutating func resize(_ size: Size, _ words: any Wording) {
    switch self {
    case .help(let old, let filter):
      var rows = HelpPage(size: size, in: words, filter: filter).rows
      rows.move(to: old.wanted)
      self = .help(rows, filter: filter)
    case .totals(var page):
      page.rows?.resize(size)
      self = .totals(page)
    case .fullValue(var page):
      page.resize(size)
      self = .fullValue(page)
    case .explanation(var page):
      page.resize(size)
      self = .explanation(page)
    case .tapes(var page):
      page.resize(size)
      self = .tapes(page)
    case .schedule(var page):
      page.resize(size)
      self = .schedule(page)
    case .plot: break
    }
  }

  func view(of value: LiveValue?, in words: any Wording) -> PageView {
    switch self {
    case .help(let rows, _): .help(Array(rows.shown))
    case .totals(let page): .totals(page.view(in: words))
    case .fullValue(let page):
      .text(
        page.view(
          in: words, isRunning: value?.isRunning == true, pending: value?.progress?.line ?? "…"))
    case .explanation(let page): .text(page.view(in: words))
    case .tapes(let page): .text(page.view(in: words))
    case .plot(let page): .plot(page.view(in: words))
    case .schedule(let page): .text(page.view(in: words))
    }
  }
}

extension Page {
  mutating func askForTotals(
    of calculator: Calculator, in format: ResultFormat, _ requests: inout Requests
  ) -> [Effect] {
    let topic = TotalsPage.Topic(version: calculator.tapeVersion, format: format)
    guard case .totals(var page) = self, page.asks(about: topic) else { return [] }
    self = .totals(page)
    return requests.ask(.totals, for: .totals(calculator.tape), in: format)
  }

  mutating func askForExplanation(
    ties: TieText, in format: ResultFormat, _ requests: inout Requests
  ) -> [Effect] {
    guard case .explanation(var page) = self, page.asks(in: format) else { return [] }
    self = .explanation(page)
    var ties = ties
    ties.entry = page.entry
    let origins = page.expression.origins
    let explained = Request.Explained(
      expression: page.expression,
      ties: Dictionary(origins.map { ($0, ties.text(of: $0)) }) { first, _ in first },
      isTotal: page.entry.flatMap { ties.tape[$0]?.isTotal } == true)
    return requests.ask(
      .explanation, for: .explanation(explained, ties.tape.recalculation(of: origins)), in: format)
  }

  mutating func askForPlot(
    in size: Size, _ format: ResultFormat, _ requests: inout Requests
  ) -> [Effect] {
    guard case .plot(var page) = self, let subject = page.asks(in: size, format) else { return [] }
    self = .plot(page)
    return requests.ask(.plot, for: subject, in: format)
  }

  /// Requests the tapes, which exist only if the tape is saved.
  mutating func askForTapes(isKept: Bool, in size: Size, _ format: ResultFormat) -> [Effect] {
    guard case .tapes(var page) = self, !page.isAsked else { return [] }
    page.isAsked = true
    if !isKept { page.receive([], in: size) }
    self = .tapes(page)
    return isKept ? [.listTapes(format)] : []
  }

  mutating func receive(_ tapes: [TapeSummary], in size: Size) {
    guard case .tapes(var page) = self else { return }
    page.receive(tapes, in: size)
    self = .tapes(page)
  }

  /// The tape in a visible row, or else the selected one; nil on other pages.
  func tape(inRow row: Int? = nil) -> String? {
    guard case .tapes(let page) = self else { return nil }
    return row.map { page.name(inRow: $0) } ?? page.selectedName
  }

  mutating func receive(_ answer: Answer, in size: Size) {
    switch (self, answer) {
    case (.totals(var page), .totals(let rows)):
      page.receive(rows, in: size)
      self = .totals(page)
    case (.explanation(var page), .explanation(let lines)):
      page.receive(lines, in: size)
      self = .explanation(page)
    case (.plot(var page), .plot(let picture)):
      page.receive(picture)
      self = .plot(page)
    default: break
    }
  }
}

/// A scroll movement.
package enum Scroll: Hashable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end

  /// The offset after the movement, between 0 and `last`; `page` is the number of visible rows.
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

/// Rows and the part of them that is visible.
struct ScrolledRows<Row: Hashable & Sendable>: Hashable, Sendable {
  let rows: [Row]
  /// The window rows used for other content, if the window has more than two.
  private let others: Int
  private(set) var visible = 1
  /// The desired offset, which a larger window restores.
  private(set) var wanted: Int
  var offset: Int { min(max(wanted, 0), last) }

  init(_ rows: [Row], in size: Size, besides others: Int, from offset: Int? = nil) {
    (self.rows, self.others, wanted) = (rows, others, offset ?? 0)
    resize(size)
  }

  mutating func resize(_ size: Size) {
    visible = max(1, size.rows - (size.rows > 2 ? others : 0))
  }

  /// The greatest offset; 0 if all rows fit.
  var last: Int { max(0, rows.count - visible) }

  mutating func scroll(_ scroll: Scroll) {
    wanted = scroll.offset(from: offset, page: visible, last: last)
  }

  mutating func move(to offset: Int) { wanted = offset }

  var shown: ArraySlice<Row> { rows.dropFirst(offset).prefix(visible) }

  /// The visible range for a heading; empty if all rows fit.
  func place(in words: any Wording) -> String {
    last == 0
      ? "" : ", " + words.lines(offset + 1, to: offset + shown.count, of: rows.count)
  }
}
