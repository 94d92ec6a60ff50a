import Screen

/// The help, broken into rows for the size of a window.
///
/// In a wide window the keys have a column to the left of their meanings; in a narrow window they are
/// above them.
package struct HelpPage: Hashable, Sendable {
  /// A row of the page: a heading, or keys, a meaning, or both; a blank row separates chapters.
  package struct Row: Hashable, Sendable {
    package var heading = ""
    package var keys = ""
    package var meaning = ""
    /// The column of the page where the meaning starts.
    package var indent = 0
  }

  let rows: [Row]
  /// The number of rows that the window shows at a time.
  let visibleRows: Int

  /// Breaks the help into rows for a window of this size.
  package init(size: Size) {
    let columns = max(1, size.columns - 2)
    let longest = Help.chapters.flatMap(\.lines).map(\.keys.count).max() ?? 0
    let keyColumns = columns >= longest + 28 ? longest : nil
    rows = Array(
      Help.chapters.map { chapter in
        Self.wrap(chapter.heading, columns: columns).map { Row(heading: $0) }
          + chapter.lines.flatMap { Self.rows(of: $0, columns: columns, keyColumns: keyColumns) }
      }
      .joined(separator: [Row()]))
    visibleRows = max(1, size.rows - (size.rows > 2 ? 1 : 0))
  }

  /// The offset at which the window shows the last rows; 0 if all rows fit.
  private var lastOffset: Int { max(0, rows.count - visibleRows) }

  /// The nearest offset from 0 to `lastOffset`.
  func clamped(_ offset: Int) -> Int {
    min(max(offset, 0), lastOffset)
  }

  /// The offset after scrolling.
  func offset(_ offset: Int, after scroll: Scroll) -> Int {
    scroll.offset(from: offset, page: visibleRows, last: lastOffset)
  }

  /// The rows that the window shows, starting with the row at an offset.
  package func excerpt(from offset: Int) -> [Row] {
    Array(rows.dropFirst(clamped(offset)).prefix(visibleRows))
  }

  /// Breaks a line of the help into rows.
  ///
  /// - Parameter keyColumns: the width of the column of keys; nil if the keys are above their meanings.
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

  /// Breaks text between words, and within words that are longer than a row.
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
