extension Listing {
  /// The listing as comma-separated values with a line of headings. (RFC 4180)
  func csv(totals: Bool) -> String {
    totals
      ? Self.csv(Self.totalHeadings, self.totals.map(Self.cells))
      : Self.csv(Self.headings, rows.map(Self.cells))
  }

  private static func csv(_ headings: [String], _ rows: [[Cell]]) -> String {
    ([headings.map(Cell.text)] + rows).map { row in
      row.map { $0.text.csvField }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  /// The listing as tables of Markdown.
  func markdown(totals: Bool) -> String {
    var text = Self.markdown(Self.headings, rows.map(Self.cells))
    if totals, !self.totals.isEmpty {
      text += "\n" + Self.markdown(Self.totalHeadings, self.totals.map(Self.cells))
    }
    return text
  }

  private static func markdown(_ headings: [String], _ rows: [[Cell]]) -> String {
    let lines = [headings, headings.map { _ in "---" }] + rows.map { $0.map(\.text.markdownCell) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// The listing as an object of JSON; results are strings, so that no digit is lost.
  func json(totals: Bool) -> String {
    var text = "{\n  \"entries\": " + Self.json(Self.headings, rows.map(Self.cells))
    if totals {
      text += ",\n  \"totals\": " + Self.json(Self.totalHeadings, self.totals.map(Self.cells))
    }
    return text + "\n}\n"
  }

  private static func json(_ headings: [String], _ rows: [[Cell]]) -> String {
    let objects = rows.map { row in
      "    {"
        + zip(headings, row).map { heading, cell in
          "\(heading.jsonString): \(cell.json)"
        }.joined(separator: ", ") + "}"
    }
    return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n  ]"
  }

  private static let headings = [
    "line", "name", "expression", "result", "unit", "exact", "error", "comment",
  ]

  private static func cells(of row: Row) -> [Cell] {
    [
      .number(row.line), .text(row.name), .text(row.expression), .text(row.result?.number),
      .text(row.result?.unit), row.result.map { .flag($0.isExact) } ?? .nothing,
      .text(row.error), .text(row.comment),
    ]
  }

  private static let totalHeadings = [
    "tag", "entries", "excluded", "sum", "unit", "share", "goal", "left",
  ]

  private static func cells(of total: Total) -> [Cell] {
    [
      .text(total.tag), .number(total.count), .number(total.excluded), .text(total.sum?.number),
      .text(total.sum?.unit), .text(total.share.map { percentage($0) + " %" }),
      .text(total.goal?.number), .text(total.left?.number),
    ]
  }
}

/// A cell of a table.
private enum Cell {
  case text(String)
  case number(Int)
  case flag(Bool)
  case nothing

  static func text(_ text: String?) -> Cell { text.map { .text($0) } ?? .nothing }

  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): flag ? "yes" : "no"
    case .nothing: ""
    }
  }

  var json: String {
    switch self {
    case .text(let text): text.jsonString
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .nothing: "null"
    }
  }
}

extension String {
  /// The text as a field, in quotation marks where it needs them.
  fileprivate var csvField: String {
    guard utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return self }
    return "\"" + replacing("\"", with: "\"\"") + "\""
  }

  /// The text as a cell, in which nothing has a meaning.
  fileprivate var markdownCell: String {
    reduce(into: "") { cell, character in
      if "|\\*_`<".contains(character) { cell += "\\" }
      cell.append(character)
    }
  }

  /// The text as a string in quotation marks. (RFC 8259)
  fileprivate var jsonString: String {
    unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ": text += "\\u00" + String(scalar.value + 0x100, radix: 16).dropFirst()
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}
