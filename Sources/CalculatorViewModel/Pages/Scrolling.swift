import Screen
import Words

/// A movement through a page that is longer than the window.
package enum Scroll: Hashable, Sendable {
  case lineUp
  case lineDown
  case pageUp
  case pageDown
  case start
  case end
}

extension Scroll {
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
  private(set) var rows: [Row]
  /// The number of rows that show at a time.
  private(set) var visible: Int
  /// The first row that shows.
  private(set) var offset = 0

  /// Shows the first rows in a window that has other lines beside them, unless it has one or two.
  init(_ rows: [Row], in size: Size, besides others: Int) {
    self.rows = rows
    visible = max(1, size.rows - (size.rows > 2 ? others : 0))
  }

  /// The offset at which the last rows show; 0 if all rows fit.
  var last: Int { max(0, rows.count - visible) }

  mutating func scroll(_ scroll: Scroll) {
    offset = scroll.offset(from: offset, page: visible, last: last)
  }

  /// Shows the rows from an offset, or from the nearest one that there is.
  mutating func move(to offset: Int) { self.offset = min(max(offset, 0), last) }

  /// The rows that show.
  var shown: ArraySlice<Row> { rows.dropFirst(offset).prefix(visible) }

  /// Which of the rows show, for a heading.
  func place(in words: any Wording) -> String {
    words.lines(offset + 1, to: offset + shown.count, of: rows.count)
  }
}
