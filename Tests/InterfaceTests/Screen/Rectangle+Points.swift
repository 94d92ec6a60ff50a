import Screen

extension Rectangle {
  /// The cells row by row.
  var points: [Point] { rows.flatMap { row in columns.map { Point(column: $0, row: row) } } }
}
