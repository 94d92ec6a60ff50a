/// The place of a cell on the screen, counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A number of columns and rows, neither of them negative.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    precondition(columns >= 0 && rows >= 0, "a size has no negative side")
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of cells, given by its top left cell and its size.
///
/// A rectangle with an empty side is empty: it contains no point.
package struct Rectangle: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The columns that the rectangle covers.
  package var columns: Range<Int> { origin.column..<origin.column + size.columns }

  /// The rows that the rectangle covers.
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  /// Whether the point lies in the rectangle.
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The rectangle without `columns` on its left and right and `rows` at its top and bottom.
  ///
  /// It is empty where the rectangle has no more columns or rows than are removed.
  package func inset(columns: Int, rows: Int) -> Rectangle {
    Rectangle(
      column: origin.column + columns, row: origin.row + rows,
      columns: max(0, size.columns - 2 * columns), rows: max(0, size.rows - 2 * rows))
  }
}
