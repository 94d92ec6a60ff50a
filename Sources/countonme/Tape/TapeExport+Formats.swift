import CalculatorCore
import CalculatorViewModel
import Engine
import Screen
import Words

extension ListingFormat {
  /// Formats a listing; `totals` follow the entries, but replace them in CSV.
  func text(
    of listing: TapeExport, totals: Bool, hasDecimalComma: Bool, in words: Wording
  ) -> String {
    switch self {
    case .text: listing.text(totals: totals, in: words)
    case .csv: listing.csv(totals: totals, hasDecimalComma: hasDecimalComma, in: words)
    case .markdown: listing.markdown(totals: totals, in: words)
    case .json: listing.json(totals: totals)
    }
  }
}

extension TapeExport {
  func text(totals: Bool, in words: Wording) -> String {
    let width = min(Self.widest, rows.map(\.definition.inCells.count).max() ?? 0)
    let resultWidth = min(Self.widest, rows.compactMap(\.result?.text.count).max() ?? 0)
    var text = ""
    for row in rows {
      let result =
        row.result.map { ($0.isExact ? " = " : "~= ") + $0.text.padded(before: resultWidth) }
        ?? row.error.map { " ! " + $0.padded(before: resultWidth) } ?? ""
      let comment = row.entry.comment.map { "  " + Formula.source(ofComment: $0) } ?? ""
      let line =
        (showsDays ? row.day.padded(after: 10) + "  " : "") + row.definition.padded(after: width)
        + " " + result + comment
      text += line.withoutBlanksAtEnd + "\n"
    }
    if totals, !self.totals.isEmpty { text += (text.isEmpty ? "" : "\n") + totalsText(in: words) }
    return text
  }

  private static let widest = 40
  private static let barLength = 20

  private func totalsText(in words: Wording) -> String {
    let tags = totals.map { $0.isSum ? $0.tag : "#" + $0.tag }
    let sums = totals.map { $0.sum?.text ?? "?" }.aligned(at: ".")
    let tagWidth = tags.map(\.inCells.count).max() ?? 0
    return zip(totals, zip(tags, sums)).map { total, cells in
      let share = total.share.map(Self.percentage) ?? ""
      var line = cells.0.padded(after: tagWidth) + "  " + cells.1
      if total.isSum { return line.withoutBlanksAtEnd + "\n" }
      line += "  " + share.padded(before: 7) + "  "
      line += Self.bar(total.progress ?? total.share ?? 0)
      if let goal = total.goal, let left = total.left {
        line +=
          "  "
          + words.goal(
            goal.text, distance: total.isOver ? String(left.text.dropFirst()) : left.text,
            isOver: total.isOver)
      }
      if total.excluded > 0 { line += "  (\(words.excluded(total.excluded)))" }
      return line + "\n"
    }.joined()
  }

  private static func percentage(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10) %"
  }

  private static func bar(_ tenths: Int) -> String {
    let filled = min(max(tenths, 0), 1000) * barLength / 1000
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: ".", count: barLength - filled) + "]"
  }

  /// Comma-separated values (RFC 4180); with a decimal comma, semicolons separate fields.
  func csv(totals: Bool, hasDecimalComma: Bool, in words: Wording) -> String {
    let table = totals ? totalTable : entryTable
    let separator = hasDecimalComma ? ";" : ","
    return ([table.headings(in: words).map(Cell.text)] + table.rows).map { row in
      row.map { $0.text(in: words, hasDecimalComma: hasDecimalComma).csvField(separator) }
        .joined(separator: separator) + "\r\n"
    }.joined()
  }

  func markdown(totals: Bool, in words: Wording) -> String {
    entryTable.markdown(in: words)
      + (totals && !self.totals.isEmpty ? "\n" + totalTable.markdown(in: words) : "")
  }

  /// The listing as a JSON object; results are strings to keep all digits.
  func json(totals: Bool) -> String {
    "{\n  \"entries\": " + entryTable.json
      + (totals ? ",\n  \"totals\": " + totalTable.json : "") + "\n}\n"
  }

  private var entryTable: Table {
    let day: Column<Row> = (.day, { .text($0.day) })
    return Table((showsDays ? [day] : []) + Self.entryColumns, rows)
  }

  private var totalTable: Table { Table(Self.totalColumns, totals) }

  private static let entryColumns: [Column<Row>] = [
    (.line, { .number($0.line) }), (.name, { .text($0.entry.heading) }),
    (.expression, { .text($0.expression) }),
    (.result, { .decimal($0.result?.number) }), (.unit, { .text($0.result?.unit) }),
    (.exact, { $0.result.map { .flag($0.isExact) } ?? .nothing }),
    (.error, { .text($0.error) }), (.comment, { .text($0.entry.comment) }),
  ]

  private static let totalColumns: [Column<Total>] = [
    (.tag, { .text($0.tag) }), (.entries, { .number($0.count) }),
    (.excluded, { .number($0.excluded) }), (.sum, { .decimal($0.sum?.number) }),
    (.unit, { .text($0.sum?.unit) }),
    (.share, { .decimal($0.share.map(percentage)) }),
    (.goal, { .decimal($0.goal?.number) }), (.left, { .decimal($0.left?.number) }),
  ]
}

private typealias Column<Row> = (name: ListingColumn, cell: @Sendable (Row) -> Cell)

private struct Table {
  let columns: [ListingColumn]
  let rows: [[Cell]]

  init<Row>(_ columns: [Column<Row>], _ rows: [Row]) {
    self.columns = columns.map { $0.name }
    self.rows = rows.map { row in columns.map { $0.cell(row) } }
  }

  func headings(in words: Wording) -> [String] { columns.map(words.heading) }

  func markdown(in words: Wording) -> String {
    let lines =
      [headings(in: words), columns.map { _ in "---" }]
      + rows.map { $0.map { $0.text(in: words).markdownCell } }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  var json: String {
    let objects = rows.map { "    " + Cell.json(of: zip(columns.map(\.rawValue), $0)) }
    return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n  ]"
  }
}

enum Cell {
  case text(String)
  /// A number with a decimal point and an optional trailing sign.
  case decimal(String)
  case number(Int)
  case flag(Bool)
  case object(String)
  case objects([String])
  case nothing

  static func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .nothing }
  static func decimal(_ text: String?) -> Cell { text.map { .decimal($0) } ?? .nothing }

  /// A JSON object.
  static func json(of members: some Sequence<(String, Cell)>) -> String {
    "{" + members.map { "\($0.jsonString): \($1.json)" }.joined(separator: ", ") + "}"
  }

  func text(in words: Wording, hasDecimalComma: Bool = false) -> String {
    switch self {
    case .decimal(let number) where hasDecimalComma: number.withDecimalComma
    case .text(let text), .decimal(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): words.flag(flag)
    case .object(let object): object
    case .objects(let objects): objects.joined(separator: "; ")
    case .nothing: ""
    }
  }

  var json: String {
    switch self {
    case .text(let text), .decimal(let text): text.jsonString
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .object(let object): object
    case .objects(let objects): "[" + objects.joined(separator: ", ") + "]"
    case .nothing: "null"
    }
  }
}

extension String {
  fileprivate var withoutBlanksAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }

  fileprivate func csvField(_ separator: String) -> String {
    guard utf8.contains(where: { (separator + "\"\r\n").utf8.contains($0) }) else { return self }
    return "\"" + map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  fileprivate var markdownCell: String {
    reduce(into: "") { cell, character in
      if "|\\*_`<".contains(character) { cell += "\\" }
      cell.append(character)
    }
  }

  /// Quotes the text as a JSON string (RFC 8259).
  var jsonString: String {
    unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ": text += "\\u00" + String(scalar.value + 0x100, radix: 16).dropFirst()
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
