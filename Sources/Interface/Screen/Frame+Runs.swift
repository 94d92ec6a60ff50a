/// Adjacent cells of one style in a row of a frame.
package struct Run: Hashable, Sendable {
  package let origin: Point
  /// The cells, at least one.
  package let cells: [Cell]
}

extension Frame {
  /// The style of the top left corner, which surrounds all content.
  package var ground: Style { cells.first?.style ?? Style() }

  /// The runs that differ from a frame of the same size.
  package func runs(changedFrom shown: Frame) -> [Run] {
    bounds.rows.filter { row($0) != shown.row($0) }.flatMap { row in
      runs(ofRow: row).filter { run in
        shown.row(row).dropFirst(run.origin.column).prefix(run.cells.count) != run.cells[...]
      }
    }
  }

  private func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    var rest = self.row(row)
    while let style = rest.first?.style {
      let cells = rest.prefix { $0.style == style }
      let origin = Point(column: cells.startIndex - row * size.columns, row: row)
      runs.append(Run(origin: origin, cells: Array(cells)))
      rest = rest.dropFirst(cells.count)
    }
    return runs
  }
}
