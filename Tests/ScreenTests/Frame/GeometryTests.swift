import Screen
import Testing

@Suite struct `A rectangle` {
  @Test func `a rectangle contains as many points as it has cells`() {
    for columns in 0..<4 {
      for rows in 0..<4 {
        let rectangle = Rectangle(column: 2, row: 3, columns: columns, rows: rows)
        let points = (0..<9).flatMap { column in
          (0..<9).map { Point(column: column, row: $0) }
        }
        #expect(points.filter(rectangle.contains).count == columns * rows)
      }
    }
  }

  @Test func `an inset rectangle is never smaller than empty`() {
    let rectangle = Rectangle(column: -1, row: 4, columns: 5, rows: 3)
    #expect(
      rectangle.inset(columns: 1, rows: 1) == Rectangle(column: 0, row: 5, columns: 3, rows: 1))
    #expect(rectangle.inset(columns: 3, rows: 2).size == Size(columns: 0, rows: 0))
    #expect(rectangle.inset(columns: 0, rows: 0) == rectangle)
  }

  @Test func `columns and rows are half-open`() {
    let rectangle = Rectangle(column: 2, row: -3, columns: 4, rows: 5)
    #expect(rectangle.columns == 2..<6)
    #expect(rectangle.rows == -3..<2)
  }
}
