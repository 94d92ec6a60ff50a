/// A cell position, counted from 0 at the top left.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
}

/// A number of columns and rows, both at least 0.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    precondition(columns >= 0 && rows >= 0, "a size has no negative side")
    (self.columns, self.rows) = (columns, rows)
  }
}

/// A rectangle of cells; without columns or rows it contains no point.
package struct Rectangle: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  package var columns: Range<Int> { origin.column..<origin.column + size.columns }

  package var rows: Range<Int> { origin.row..<origin.row + size.rows }

  package func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  package func inset(columns: Int, rows: Int) -> Rectangle {
    Rectangle(
      column: origin.column + columns, row: origin.row + rows,
      columns: max(0, size.columns - 2 * columns), rows: max(0, size.rows - 2 * rows))
  }
}
