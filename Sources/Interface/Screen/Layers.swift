/// Adjacent cells of one style in a row of a frame.
package struct Run: Hashable, Sendable {
  package let origin: Point
  package private(set) var cells: [Cell]

  fileprivate init(_ cells: ArraySlice<Cell>, at origin: Point) {
    (self.origin, self.cells) = (origin, Array(cells))
  }

  fileprivate var style: Style { cells[0].style }
  fileprivate var isBlank: Bool { cells.allSatisfy(\.isBlank) }
  fileprivate var end: Int { origin.column + cells.count }

  /// Appends a run of the same style further right, with blanks in between.
  fileprivate mutating func append(_ run: Run) {
    cells += Array(repeating: Cell(style: style), count: run.origin.column - end) + run.cells
  }
}

extension Frame {
  /// The style of the top left corner, which surrounds all content.
  package var ground: Style { cells.first?.style ?? Style() }

  /// The runs of a row that differ from what it showed.
  func runs(ofRow row: Int, changedFrom shown: [Cell]) -> [Run] {
    guard self.row(row) != shown[...] else { return [] }
    return runs(ofRow: row).filter { shown[$0.origin.column..<$0.end] != $0.cells[...] }
  }

  /// The runs to paint on a cleared screen, in layers of one style, to send each colour once.
  ///
  /// Later layers may cover gaps in a run. Other runs alternate between two layers, because curses
  /// rewrites a few unchanged cells rather than move over them.
  package var layers: [[Run]] {
    let rows = bounds.rows.map { row in
      runs(ofRow: row).filter { $0.style != ground || !$0.isBlank }
    }
    var numbers: [Style: Int] = [:]
    for isBlank in [true, false] {
      for run in rows.joined() where run.isBlank == isBlank && numbers[run.style] == nil {
        numbers[run.style] = 2 * numbers.count
      }
    }
    var layers: [[Run]] = Array(repeating: [], count: 2 * numbers.count)
    for runs in rows {
      var latest: [Style: (index: Int, layer: Int)] = [:]
      for (index, run) in runs.enumerated() {
        let number = numbers[run.style] ?? 0
        var layer = number
        if let last = latest[run.style] {
          let later = runs[last.index...index]
          if zip(later, later.dropFirst()).allSatisfy({
            $0.end == $1.origin.column && numbers[$1.style, default: 0] >= number
          }) {
            layers[last.layer][layers[last.layer].count - 1].append(run)
            latest[run.style] = (index, last.layer)
            continue
          }
          if last.layer == number { layer += 1 }
        }
        layers[layer].append(run)
        latest[run.style] = (index, layer)
      }
    }
    return layers.filter { !$0.isEmpty }
  }

  private func runs(ofRow row: Int) -> [Run] {
    var runs: [Run] = []
    var rest = self.row(row)
    while let style = rest.first?.style {
      let cells = rest.prefix { $0.style == style }
      let column = cells.startIndex - row * size.columns
      runs.append(Run(cells, at: Point(column: column, row: row)))
      rest = rest.dropFirst(cells.count)
    }
    return runs
  }
}
