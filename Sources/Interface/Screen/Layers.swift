/// Adjacent cells of one style in a row of a frame.
package struct Run: Hashable, Sendable {
  package let origin: Point
  package fileprivate(set) var cells: ArraySlice<Cell>

  package var style: Style { cells[cells.startIndex].style }

  /// The runs of cells that begin at a column.
  static func runs(of cells: ArraySlice<Cell>, row: Int, column: Int) -> [Run] {
    var runs: [Run] = []
    var start = cells.startIndex
    while start < cells.endIndex {
      let style = cells[start].style
      let next = cells[start...].firstIndex { $0.style != style } ?? cells.endIndex
      let origin = Point(column: column + start - cells.startIndex, row: row)
      runs.append(Run(origin: origin, cells: cells[start..<next]))
      start = next
    }
    return runs
  }

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
    return runs(ofRow: row).filter { shown[$0.origin.column..<$0.end] != $0.cells }
  }

  /// The runs to paint on a cleared screen, in layers of one style, to send each colour once.
  ///
  /// Later layers may cover gaps in a run. Other runs alternate between two layers, because curses
  /// rewrites a few unchanged cells rather than move over them.
  package var layers: [[Run]] {
    let painted = bounds.rows.flatMap { row in
      runs(ofRow: row).filter { $0.style != ground || !$0.isBlank }
    }
    var styles: [Style] = []
    for isBlank in [true, false] {
      for run in painted where run.isBlank == isBlank && !styles.contains(run.style) {
        styles.append(run.style)
      }
    }
    let numbers = painted.map { run in styles.firstIndex(of: run.style) ?? 0 }
    var layers: [[Run]] = Array(repeating: [], count: 2 * styles.count)
    var latest: [(index: Int, layer: Int)?] = Array(repeating: nil, count: styles.count)
    for (index, run) in painted.enumerated() {
      let number = numbers[index]
      var layer = 2 * number
      if let last = latest[number], painted[last.index].origin.row == run.origin.row {
        let isCovered = (last.index..<index).allSatisfy {
          painted[$0].end == painted[$0 + 1].origin.column && numbers[$0 + 1] >= number
        }
        if isCovered {
          layers[last.layer][layers[last.layer].count - 1].append(run)
          latest[number] = (index, last.layer)
          continue
        }
        if last.layer == layer { layer += 1 }
      }
      layers[layer].append(run)
      latest[number] = (index, layer)
    }
    return layers.filter { !$0.isEmpty }
  }

  private func runs(ofRow row: Int) -> [Run] { Run.runs(of: self.row(row), row: row, column: 0) }
}
