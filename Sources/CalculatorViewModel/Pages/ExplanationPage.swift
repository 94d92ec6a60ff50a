import CalculatorCore
import Screen
import Words

/// The page that shows how an expression was understood: its steps, each with its value.
struct ExplanationPage: Hashable, Sendable {
  let expression: Expression
  /// The entry that the expression belongs to; nil if it is being typed.
  let entry: EntryID?
  /// The lines; nil before they are known.
  private var lines: [String]?
  /// The lines, broken for the window.
  private var page: FullPage?
  private var offset = 0
  /// How values are written in the lines.
  private(set) var format: ResultFormat?
  /// The request for lines that is under way.
  var request: Running?

  struct Running: Hashable, Sendable {
    var id: Request.ID
    var format: ResultFormat
  }

  init(_ expression: Expression, entry: EntryID?) {
    self.expression = expression
    self.entry = entry
  }

  /// Takes up the lines that were asked for.
  mutating func take(_ lines: [String], in format: ResultFormat, size: Size) {
    self.lines = lines
    self.format = format
    request = nil
    resize(size)
  }

  /// Breaks the lines into rows for another window.
  mutating func resize(_ size: Size) {
    guard let lines else { return }
    let page = FullPage(lines: lines, size: size)
    self.page = page
    offset = page.clamped(offset)
  }

  mutating func scroll(_ scroll: Scroll) {
    offset = page?.offset(offset, after: scroll) ?? offset
  }

  /// What shows of the page.
  func excerpt(in words: any Wording) -> TextExcerpt {
    let heading = words.explanation.heading
    guard let page else { return TextExcerpt(heading: heading, rows: ["…"]) }
    let rows = page.excerpt(from: offset)
    let place =
      rows.count == page.rows.count
      ? "" : ", " + words.lines(offset + 1, to: offset + rows.count, of: page.rows.count)
    return TextExcerpt(heading: heading + place, rows: rows.map(String.init))
  }
}

extension FullPage {
  /// Breaks lines, between words where that is possible; what is continued is further to the right.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the lines.
  init(lines: [String], size: Size) {
    let columns = max(1, size.columns - 2)
    self.init(
      rows: lines.flatMap { Self.rows(of: $0[...], columns: columns) }, columns: columns, size: size
    )
  }

  private static func rows(of line: Substring, columns: Int) -> [Substring] {
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
