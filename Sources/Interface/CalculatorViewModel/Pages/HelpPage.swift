import Screen
import Words

/// The help, wrapped to a window: keys beside or above their meanings, in one or more columns.
package struct HelpPage: Hashable, Sendable {
  /// A row of the page: a heading, or keys and a meaning; a blank row separates chapters.
  package struct Row: Hashable, Sendable {
    package var heading = ""
    package var keys = ""
    package var meaning = ""
    /// The page column where the meaning starts.
    package var indent = 0
    /// The page column where the row starts.
    package var start = 0
    /// The rows to the right, in the other columns of chapters.
    package var beside: [Row] = []
  }

  let rows: ScrolledRows<Row>

  /// - Parameter filter: what the lines contain; all of them if it is empty.
  init(size: Size, in words: any Wording, filter: String = "") {
    let chapters = Help(words).chapters(matching: filter)
    let longest = chapters.flatMap(\.lines).map(\.keys.count).max() ?? 0
    let narrowest = longest + Self.meaningColumns
    let page = max(1, size.columns - 2)
    let count = max(1, (page + Self.gap) / (narrowest + Self.gap))
    let columns = (page + Self.gap) / count - Self.gap
    let keyColumns = columns >= narrowest ? longest : nil
    let blocks = chapters.map { chapter in
      Self.wrap(chapter.heading, columns: columns).map { Row(heading: $0) }
        + chapter.lines.flatMap { Self.rows(of: $0, columns: columns, keyColumns: keyColumns) }
    }
    let heading = filter.isEmpty ? [] : [Row(heading: "> " + filter)]
    let lines = Self.beside(
      Self.divided(blocks, into: count).map { Array($0.joined(separator: [Row()])) },
      distance: columns + Self.gap)
    rows = ScrolledRows(
      heading + (lines.isEmpty ? [Row(meaning: words.noMatch)] : lines), in: size, besides: 1)
  }

  /// The row of a heading; a narrow window shows only the start of the heading.
  func row(of heading: String) -> Int {
    let lengths = rows.rows.map { row in
      ([row] + row.beside).map(\.heading).filter(heading.hasPrefix).map(\.count).max() ?? 0
    }
    return lengths.max().flatMap(lengths.firstIndex) ?? 0
  }

  private static func rows(of line: HelpLine, columns: Int, keyColumns: Int?) -> [Row] {
    let indent = keyColumns.map { $0 + 2 } ?? 1
    var meanings = wrap(line.meaning, columns: columns - indent)
      .map { Row(meaning: $0, indent: indent) }
    guard keyColumns != nil else {
      return wrap(line.keys, columns: columns).map { Row(keys: $0) } + meanings
    }
    meanings[0].keys = line.keys
    return meanings
  }

  /// Wraps text between words, and inside words longer than a row.
  package static func wrap(_ text: String, columns: Int) -> [String] {
    let columns = max(1, columns)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      var rest = word
      if let last = lines.last, last.count + 1 + rest.count <= columns {
        lines[lines.count - 1] += " " + rest
        continue
      }
      while rest.count > columns {
        lines.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
      lines.append(String(rest))
    }
    return lines
  }
}

extension HelpPage {
  private static let meaningColumns = 28

  private static let gap = 3

  /// Divides chapters into at most `count` columns, minimizing the height.
  static func divided(_ chapters: [[Row]], into count: Int) -> [ArraySlice<[Row]>] {
    var limit = chapters.map(\.count).max() ?? 0
    var columns = divided(chapters, limit: limit)
    while columns.count > count {
      limit += 1
      columns = divided(chapters, limit: limit)
    }
    return columns
  }

  private static func divided(_ chapters: [[Row]], limit: Int) -> [ArraySlice<[Row]>] {
    var columns: [ArraySlice<[Row]>] = []
    var height = 0
    for (index, chapter) in chapters.enumerated() {
      if let last = columns.last, height + 1 + chapter.count <= limit {
        columns[columns.count - 1] = chapters[last.startIndex...index]
        height += 1 + chapter.count
      } else {
        columns.append(chapters[index...index])
        height = chapter.count
      }
    }
    return columns
  }

  private static func beside(_ columns: [[Row]], distance: Int) -> [Row] {
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { index in
      var row = columns[0].indices.contains(index) ? columns[0][index] : Row()
      for (number, column) in columns.enumerated().dropFirst() where column.indices.contains(index)
      {
        var other = column[index]
        other.start = number * distance
        row.beside.append(other)
      }
      return row
    }
  }
}
