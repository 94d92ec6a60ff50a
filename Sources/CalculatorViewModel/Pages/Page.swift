import CalculatorCore
import Engine
import Screen
import Words

/// A page over the window.
package enum PageKind: Hashable, Sendable, CaseIterable {
  case help
  /// What the tags of the tape come to.
  case totals
  /// All digits of the value.
  case fullValue
  /// How the expression was understood.
  case explanation
  /// The tapes that are kept.
  case tapes
  case plot
  case schedule
}

/// An open page, and how far it was scrolled.
enum Page: Hashable, Sendable {
  case help(ScrolledRows<HelpPage.Row>)
  case totals(TotalsPage)
  case fullValue(FullValue)
  case explanation(ExplanationPage)
  case tapes(TapesPage)
  case plot(PlotPage)
  case schedule(SchedulePage)

  /// The help from its first row, or from a chapter.
  static func help(
    in size: Size, _ words: any Wording, at chapter: HelpChapter? = nil
  ) -> Page {
    let page = HelpPage(size: size, in: words)
    var rows = page.rows
    rows.move(to: chapter.map { page.row(of: words.heading(of: $0)) } ?? 0)
    return .help(rows)
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

  /// Whether what it shows is still to come, besides what was asked of the engine.
  var isPending: Bool { if case .tapes(let page) = self { page.rows == nil } else { false } }

  /// The page with the whole value; nil on another one.
  var fullValue: FullValue? { if case .fullValue(let value) = self { value } else { nil } }

  /// Whether a result is seen on it alone: a plot or a schedule.
  var isOfResult: Bool { kind == .plot || kind == .schedule }

  mutating func scroll(_ scroll: Scroll) {
    switch self {
    case .help(var rows):
      rows.scroll(scroll)
      self = .help(rows)
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

  /// Moves on the page with a plot.
  mutating func move(_ move: PlotMove) {
    guard case .plot(var page) = self else { return }
    page.move(move)
    self = .plot(page)
  }

  /// Keeps what shows in a window of another size.
  mutating func resize(_ size: Size, _ words: any Wording) {
    switch self {
    case .help(let old):
      var rows = HelpPage(size: size, in: words).rows
      rows.move(to: old.wanted)
      self = .help(rows)
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

  /// What shows of the page.
  ///
  /// - Parameter value: the value on the result line, which the whole value is of.
  func excerpt(of value: LiveValue?, in words: any Wording) -> PageExcerpt {
    switch self {
    case .help(let rows): .help(Array(rows.shown))
    case .totals(let page): .totals(page.excerpt(in: words))
    case .fullValue(let page):
      .text(
        page.excerpt(
          in: words, isRunning: value?.isRunning == true, pending: value?.progress?.line ?? "…"))
    case .explanation(let page): .text(page.excerpt(in: words))
    case .tapes(let page): .text(page.excerpt(in: words))
    case .plot(let page): .plot(page.excerpt(in: words))
    case .schedule(let page): .text(page.excerpt(in: words))
    }
  }
}

/// Asking for what pages show, and taking it.
extension Page {
  /// Asks for the rows of totals, if those of another tape or format show.
  mutating func askForTotals(
    of calculator: Calculator, in format: ResultFormat, _ requests: inout Requests
  ) -> [Effect] {
    let topic = TotalsPage.Topic(version: calculator.tapeVersion, format: format)
    guard case .totals(var page) = self, page.asks(about: topic) else { return [] }
    self = .totals(page)
    return requests.ask(.totals, for: .totals(calculator.tape), in: format)
  }

  /// Asks for the lines of an explanation, if those in another format show.
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

  /// Asks for pictures of a plot, if those of another range, size or format show.
  mutating func askForPlot(
    in size: Size, _ format: ResultFormat, _ requests: inout Requests
  ) -> [Effect] {
    guard case .plot(var page) = self, let subject = page.asks(in: size, format) else { return [] }
    self = .plot(page)
    return requests.ask(.plot, for: subject, in: format)
  }

  /// Asks for the tapes, which there are only where the tape is kept.
  mutating func askForTapes(isKept: Bool, in size: Size, _ format: ResultFormat) -> [Effect] {
    guard case .tapes(var page) = self, !page.isAsked else { return [] }
    page.isAsked = true
    if !isKept { page.receive([], in: size) }
    self = .tapes(page)
    return isKept ? [.listTapes(format)] : []
  }

  /// Takes the tapes, if the page is still open.
  mutating func receive(_ tapes: [TapeSummary], in size: Size) {
    guard case .tapes(var page) = self else { return }
    page.receive(tapes, in: size)
    self = .tapes(page)
  }

  /// The tape in a row of the page that shows, or else the selected one; nil on another page.
  func tape(inRow row: Int? = nil) -> String? {
    guard case .tapes(let page) = self else { return nil }
    return row.map { page.name(inRow: $0) } ?? page.selectedName
  }

  /// Takes an answer that the page waits for.
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

/// A movement through a page that is longer than the window.
package enum Scroll: Hashable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end

  /// The first row that shows after the movement, between 0 and the last one.
  ///
  /// - Parameters:
  ///   - offset: the first row that shows before it.
  ///   - page: the number of rows that show at a time.
  ///   - last: the greatest offset.
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

/// Rows of which a window shows some at a time.
struct ScrolledRows<Row: Hashable & Sendable>: Hashable, Sendable {
  let rows: [Row]
  /// The lines of the window besides the rows, unless it has one or two.
  private let others: Int
  /// The number of rows that show at a time.
  private(set) var visible = 1
  /// The first row that is to show where the window has room for it.
  private(set) var wanted: Int
  /// The first row that shows.
  var offset: Int { min(max(wanted, 0), last) }

  /// Shows the rows from an offset, or from the nearest one that there is.
  init(_ rows: [Row], in size: Size, besides others: Int, from offset: Int? = nil) {
    (self.rows, self.others, wanted) = (rows, others, offset ?? 0)
    resize(size)
  }

  mutating func resize(_ size: Size) {
    visible = max(1, size.rows - (size.rows > 2 ? others : 0))
  }

  /// The offset at which the last rows show; 0 if all rows fit.
  var last: Int { max(0, rows.count - visible) }

  mutating func scroll(_ scroll: Scroll) {
    wanted = scroll.offset(from: offset, page: visible, last: last)
  }

  /// Shows the rows from an offset, or from the nearest one that there is.
  mutating func move(to offset: Int) { wanted = offset }

  var shown: ArraySlice<Row> { rows.dropFirst(offset).prefix(visible) }

  /// Which of the rows show, behind a heading; nothing where all do.
  func place(in words: any Wording) -> String {
    last == 0
      ? "" : ", " + words.lines(offset + 1, to: offset + shown.count, of: rows.count)
  }
}
