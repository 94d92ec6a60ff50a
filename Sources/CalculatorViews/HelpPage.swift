import CalculatorViewModel
import Screen

/// The help broken into rows for a window.
///
/// Where there is room the keys stand in a column beside what they do; in a narrow window they
/// stand above it.
package struct HelpPage: Hashable, Sendable {
  struct Row: Hashable, Sendable {
    var heading = ""
    var keys = ""
    var meaning = ""
    /// The column at which the meaning starts.
    var indent = 0
  }

  let rows: [Row]
  /// How many rows show at a time.
  let visibleRows: Int

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

  /// The last row that can be the first to show.
  package var lastOffset: Int { max(0, rows.count - visibleRows) }

  /// The offset after scrolling by a number of rows or pages.
  package func offset(_ offset: Int, movedBy rows: Int) -> Int {
    min(max(min(offset, lastOffset) + rows, 0), lastOffset)
  }

  /// A line of the help in rows.
  ///
  /// - Parameter keyColumns: the width of the column of keys; nil where the keys stand above.
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

  /// Breaks text between words, and inside of words that are too long; never empty.
  private static func wrap(_ text: String, columns: Int) -> [String] {
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
