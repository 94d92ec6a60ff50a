extension Frame {
  /// One frame with all of `frames` in a row from left to right, their tops in line.
  ///
  /// Between them are `gap` columns of blanks in the terminal's own colours, as below a frame that
  /// is lower than the others. The cursor is the first that one of them has.
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

  /// This frame and `other` at its right.
  package func beside(_ other: Frame, gap: Int = 2) -> Frame {
    .sideBySide([self, other], gap: gap)
  }
}
