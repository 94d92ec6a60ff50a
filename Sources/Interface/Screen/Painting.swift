/// A frame as a terminal shows it best: blocks join without seams, and few styles change.
package struct Painting: Sendable {
  package private(set) var original: Frame
  package private(set) var frame: Frame

  /// Paints a frame for a terminal with or without default colours.
  package init(_ original: Frame, hasDefault: Bool) {
    (self.original, frame) = (original, original)
    frame.join(in: Array(frame.bounds.rows), hasDefault: hasDefault)
  }

  /// Paints the rows that differ in a frame of the same size; returns the runs that changed.
  package mutating func change(to next: Frame, hasDefault: Bool) -> [Run] {
    precondition(next.size == frame.size, "a painting keeps its size")
    let changed = next.bounds.rows.filter { next.row($0) != original.row($0) }
    // Seams depend on the rows above and below, and styles on the row below without seams.
    let rows = next.bounds.rows.filter { row in
      changed.contains { row - 1 <= $0 && $0 <= row + 2 }
    }
    let shown = rows.map { Array(frame.row($0)) }
    original = next
    (frame.cursor, frame.focus) = (next.cursor, next.focus)
    for row in rows { frame.take(row, of: next) }
    frame.join(in: rows, hasDefault: hasDefault)
    return zip(rows, shown).flatMap { frame.runs(ofRow: $0, changedFrom: $1) }
  }
}

extension Frame {
  fileprivate mutating func take(_ row: Int, of frame: Frame) {
    let places = row * size.columns..<(row + 1) * size.columns
    cells.replaceSubrange(places, with: frame.cells[places])
  }

  fileprivate mutating func join(in rows: [Int], hasDefault: Bool) {
    joinBlocks(in: rows)
    joinStyles(in: rows, hasDefault: hasDefault)
  }

  /// Replaces blocks by backgrounds where they meet, with the same picture but no hairlines.
  ///
  /// A full block turns into a blank, an upper half one into a lower one unless it continues below.
  package mutating func joinBlocks(in rows: [Int]) {
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
        self[point] = cell.onBlock
      }
    }
  }

  /// Changes the styles of blanks, which show only their background, so that fewer follow.
  ///
  /// Short runs join the text beside or a key label below; others send one colour, no foreground.
  fileprivate mutating func joinStyles(in rows: [Int], hasDefault: Bool) {
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
        let before = start > row * size.columns ? cells[start - 1].style : nil
        let after = next < end ? cells[next].style : nil
        let takesNeighbour = next - start <= 10 || !hasDefault
        func joined(_ style: Style?) -> Style? {
          style.flatMap { takesNeighbour && $0.isPlain && $0.background == ground ? $0 : nil }
        }
        let style =
          joined(after) ?? joined(before) ?? styleOfFace(below: start..<next)
          ?? (hasDefault ? Style(background: ground) : nil)
        if let style { for index in start..<next { cells[index].style = style } }
        start = next
      }
    }
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
