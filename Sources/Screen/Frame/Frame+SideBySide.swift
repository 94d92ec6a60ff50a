extension Frame {
  /// One frame that holds all of `frames` from left to right, aligned at the top.
  ///
  /// Between them are `gap` columns of blanks in the default style, as there are below a frame that
  /// has fewer rows than others. The cursor is that of the first frame that has one.
  package static func sideBySide(_ frames: [Frame], gap: Int = 2) -> Frame {
    precondition(gap >= 0, "frames do not overlap")
    let columns = frames.map(\.size.columns).reduce(0, +) + gap * max(0, frames.count - 1)
    let rows = frames.map(\.size.rows).max() ?? 0
    var result = Frame(size: Size(columns: columns, rows: rows))
    var left = 0
    for frame in frames {
      for row in frame.bounds.rows {
        for (offset, cell) in frame.row(row).enumerated() {
          result[Point(column: left + offset, row: row)] = cell
        }
      }
      if result.cursor == nil, let cursor = frame.cursor {
        result.cursor = Point(column: left + cursor.column, row: cursor.row)
      }
      left += frame.size.columns + gap
    }
    return result
  }
}
