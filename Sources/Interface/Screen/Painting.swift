/// A frame as a terminal shows it best: blocks join without seams, and few styles change.
package struct Painting: Sendable {
  package let original: Frame
  package private(set) var frame: Frame

  /// Paints a frame; rows are those of the last painting where nothing near them changed.
  ///
  /// - Parameter hasDefault: whether the terminal has default colours.
  package init(_ original: Frame, hasDefault: Bool, after last: Painting?) {
    self.original = original
    guard let last, last.original.size == original.size else {
      frame = original.withoutSeams.withFewStyles(hasDefault: hasDefault)
      return
    }
    let changed = original.bounds.rows.filter { original.row($0) != last.original.row($0) }
    func rows(above: Int, below: Int) -> [Int] {
      original.bounds.rows.filter { row in
        changed.contains { row - above <= $0 && $0 <= row + below }
      }
    }
    // Seams depend on the rows above and below, and styles on the row below without seams.
    let near = rows(above: 1, below: 2)
    frame = original.withoutSeams(in: rows(above: 2, below: 2))
      .withFewStyles(hasDefault: hasDefault, in: near)
    for row in original.bounds.rows where !near.contains(row) { frame.take(row, of: last.frame) }
  }
}

extension Frame {
  fileprivate mutating func take(_ row: Int, of frame: Frame) {
    let places = row * size.columns..<(row + 1) * size.columns
    cells.replaceSubrange(places, with: frame.cells[places])
  }

  /// The same picture with blocks that join without seams.
  ///
  /// Fonts draw blocks slightly off the cell, which leaves hairlines; backgrounds meet exactly. A
  /// part that continues in the neighbour becomes background: a full block turns into a blank, an
  /// upper half block into a lower one unless the part below it continues.
  package var withoutSeams: Frame { withoutSeams(in: bounds.rows) }

  fileprivate func withoutSeams(in rows: some Sequence<Int>) -> Frame {
    var frame = self
    for row in rows {
      for column in bounds.columns {
        let point = Point(column: column, row: row)
        let cell = self[point]
        guard cell.isUpperBlock || cell.isFullBlock else { continue }
        if cell.isUpperBlock, row > 0, row + 1 < size.rows {
          let above = self[Point(column: column, row: row - 1)]
          let below = self[Point(column: column, row: row + 1)]
          if cell.upperPaint != above.lowerPaint, cell.lowerPaint == below.upperPaint { continue }
        }
        frame[point] = cell.onBlock
      }
    }
    return frame
  }

  /// The same picture with fewer style changes at blanks, which show only their background.
  ///
  /// Short runs of blanks take the style of adjacent text on the same background, or of a key label
  /// below. Others drop their foreground, so that a change sends one colour instead of two.
  package func withFewStyles(hasDefault: Bool) -> Frame {
    withFewStyles(hasDefault: hasDefault, in: bounds.rows)
  }

  fileprivate func withFewStyles(hasDefault: Bool, in rows: some Sequence<Int>) -> Frame {
    var frame = self
    for row in rows {
      var start = row * size.columns
      let end = start + size.columns
      while start < end {
        let ground = cells[start].style.background
        guard cells[start].isGround else {
          start += 1
          continue
        }
        let next =
          cells[start..<end].firstIndex { !$0.isGround || $0.style.background != ground } ?? end
        let before = start > row * size.columns ? frame.cells[start - 1].style : nil
        let after = next < end ? cells[next].style : nil
        let takesNeighbour = next - start <= 10 || !hasDefault
        func joins(_ style: Style) -> Bool {
          takesNeighbour && style.isPlain && style.background == ground
        }
        let beside =
          if let after, joins(after) { after } else if let before, joins(before) { before } else {
            styleOfFace(below: start..<next)
          }
        for index in start..<next {
          if let beside {
            frame.cells[index].style = beside
          } else if hasDefault {
            frame.cells[index].style = Style(background: ground)
          }
        }
        start = next
      }
    }
    return frame
  }

  /// The style of the label below blanks on a key of at most 20 columns.
  private func styleOfFace(below blanks: Range<Int>) -> Style? {
    let (start, end) = (blanks.lowerBound + size.columns, blanks.upperBound + size.columns)
    guard blanks.count <= 20, end < cells.count else { return nil }
    let background = cells[blanks.lowerBound].style.background
    let text = cells[start..<end].first { !$0.isGround }
    let isFace =
      cells[start..<end].allSatisfy { $0.style.background == background }
      && [start - 1, end].allSatisfy { cells[$0].style.background != background }
    return text.flatMap { isFace && $0.style.isPlain ? $0.style : nil }
  }
}
