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
  /// The colours of the top left corner, which surround all content.
  package var ground: Style {
    let corner = cells.first?.style ?? Style()
    return Style(foreground: corner.foreground, background: corner.background)
  }

  /// The runs of a row that differ from what it showed.
  func runs(ofRow row: Int, changedFrom shown: [Cell]) -> [Run] {
    guard self.row(row) != shown[...] else { return [] }
    return runs(ofRow: row).filter { shown[$0.origin.column..<$0.end] != $0.cells }
  }

  /// The runs to paint on a screen of blanks with a background, in an order that sends each style
  /// once in the colours of a terminal.
  ///
  /// Later runs may cover gaps in earlier ones.
  package func layers(on background: Int?, at depth: ColorDepth) -> [Run] {
    let painted = bounds.rows.flatMap(runs(ofRow:)).map { ($0, $0.style.lowered(to: depth)) }
      .filter { !$0.isBlank || !$0.style.isPlain || $1.background != background }
    var styles: [LoweredStyle] = []
    for isBlank in [true, false] {
      for (run, style) in painted where run.isBlank == isBlank && !styles.contains(style) {
        styles.append(style)
      }
    }
    let numbers = painted.map { styles.firstIndex(of: $1) ?? 0 }
    var layers: [[Run]] = Array(repeating: [], count: styles.count)
    var latest: [Int?] = Array(repeating: nil, count: styles.count)
    for (index, (run, _)) in painted.enumerated() {
      let number = numbers[index]
      let isCovered = latest[number].map { last in
        painted[last].0.origin.row == run.origin.row
          && (last..<index).allSatisfy {
            painted[$0].0.end == painted[$0 + 1].0.origin.column && numbers[$0 + 1] >= number
          }
      }
      if isCovered == true {
        layers[number][layers[number].count - 1].append(run)
      } else {
        layers[number].append(run)
      }
      latest[number] = index
    }
    return layers.flatMap { $0 }
  }

  private func runs(ofRow row: Int) -> [Run] { Run.runs(of: self.row(row), row: row, column: 0) }
}
