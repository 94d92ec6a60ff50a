import Words

/// The rows of the help: keys beside or above their meanings, in one or more columns.
extension Help {
  private static let meaningColumns = 28

  private static let gap = 3

  func rows(matching filter: String = "", columns page: Int) -> [PageRow] {
    let chapters = Self.chapters(self.chapters, matching: filter)
    let longest = chapters.flatMap(\.lines).map(\.keys.count).max() ?? 0
    let narrowest = longest + Self.meaningColumns
    let count = max(1, (page + Self.gap) / (narrowest + Self.gap))
    let columns = (page + Self.gap) / count - Self.gap
    let keyColumns = columns >= narrowest ? longest : nil
    let blocks = chapters.map { chapter in
      Self.wrap(chapter.heading, columns: columns).map { Self.row($0, .heading) }
        + chapter.lines.flatMap { Self.rows(of: $0, columns: columns, keyColumns: keyColumns) }
    }
    let lines = Self.beside(
      Self.divided(blocks, into: count).map { Array($0.joined(separator: [PageRow()])) },
      distance: columns + Self.gap)
    return (filter.isEmpty ? [] : [Self.row("> " + filter, .heading)])
      + (lines.isEmpty ? [Self.row(words.noMatch, .meaning)] : lines)
  }

  /// The row of a heading, which a narrow window may truncate.
  static func row(of heading: String, in rows: [PageRow]) -> Int {
    let lengths = rows.map { row in
      let headings = row.parts.filter { $0.emphasis == .heading }.map(\.text)
      return headings.filter(heading.hasPrefix).map(\.count).max() ?? 0
    }
    return lengths.max().flatMap(lengths.firstIndex) ?? 0
  }

  private static func row(_ text: String, _ emphasis: PageRow.Emphasis, at column: Int = 0)
    -> PageRow
  { PageRow(PageRow.Part(text: text, emphasis: emphasis, column: column)) }

  private static func rows(of line: HelpLine, columns: Int, keyColumns: Int?) -> [PageRow] {
    let indent = keyColumns.map { $0 + 2 } ?? 1
    var meanings = wrap(line.meaning, columns: columns - indent)
      .map { row($0, .meaning, at: indent) }
    guard keyColumns != nil else {
      return wrap(line.keys, columns: columns).map { row($0, .keys) } + meanings
    }
    meanings[0].parts.insert(PageRow.Part(text: line.keys, emphasis: .keys), at: 0)
    return meanings
  }

  package static func wrap(_ text: String, columns: Int) -> [String] {
    wrap(text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }, columns: columns)
  }

  /// Wraps text between words, and inside words longer than a row.
  package static func wrap(_ words: [some StringProtocol], columns: Int) -> [String] {
    let columns = max(1, columns)
    var lines: [String] = []
    /// The columns after the last line.
    var room = 0
    for word in words {
      var (rest, count) = (Substring(word), word.count)
      if !lines.isEmpty, count < room {
        lines[lines.count - 1].append(" ")
        lines[lines.count - 1].append(contentsOf: rest)
        room -= 1 + count
        continue
      }
      while count > columns {
        lines.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
        count -= columns
      }
      lines.append(String(rest))
      room = columns - count
    }
    return lines
  }

  /// Divides chapters into at most `count` columns of minimal height.
  private static func divided(_ chapters: [[PageRow]], into count: Int) -> [ArraySlice<[PageRow]>] {
    let limits = (chapters.map(\.count).max() ?? 0)...
    return limits.lazy.map { divided(chapters, limit: $0) }.first { $0.count <= count } ?? []
  }

  private static func divided(_ chapters: [[PageRow]], limit: Int) -> [ArraySlice<[PageRow]>] {
    var columns: [ArraySlice<[PageRow]>] = []
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

  private static func beside(_ columns: [[PageRow]], distance: Int) -> [PageRow] {
    (0..<(columns.map(\.count).max() ?? 0)).map { index in
      var row = PageRow()
      for (number, column) in columns.enumerated() where column.indices.contains(index) {
        row.parts += column[index].parts.map { part in
          var part = part
          part.column += number * distance
          return part
        }
      }
      return row
    }
  }
}
