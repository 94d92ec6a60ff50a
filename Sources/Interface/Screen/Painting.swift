/// What a terminal paints to show the next frame.
package struct Change: Hashable, Sendable {
  package var runs: [Run] = []
  /// The shifts that save bytes, made before the runs are painted, where the terminal can.
  package var shifts: [RowShift] = []
}

/// A frame as a terminal shows it best, with few changes of style.
package struct Painting: Sendable {
  package private(set) var original: Frame
  package private(set) var frame: Frame

  package init(_ original: Frame) {
    (self.original, frame) = (original, original)
    frame.joinStyles(in: Array(frame.bounds.rows))
  }

  /// Paints the rows that differ in a frame of the same size.
  package mutating func change(to next: Frame) -> Change {
    precondition(next.size == frame.size, "a painting keeps its size")
    let rows = next.bounds.rows.filter { next.row($0) != original.row($0) }
    let shown = rows.map { Array(frame.row($0)) }
    original = next
    (frame.cursor, frame.focus) = (next.cursor, next.focus)
    for row in rows { frame.take(row, of: next) }
    frame.joinStyles(in: rows)
    for (row, cells) in zip(rows, shown) { frame.keepBlanks(ofRow: row, in: cells) }
    var change = Change()
    for (row, cells) in zip(rows, shown) {
      change.runs += frame.runs(ofRow: row, changedFrom: cells)
      if let shift = RowShift(ofRow: row, from: cells, to: Array(frame.row(row))) {
        change.shifts.append(shift)
      }
    }
    return change
  }
}

extension Frame {
  fileprivate mutating func take(_ row: Int, of frame: Frame) {
    let places = row * size.columns..<(row + 1) * size.columns
    cells.replaceSubrange(places, with: frame.cells[places])
  }

  /// Keeps blanks that already show their background, whatever wrote them, after unchanged cells.
  fileprivate mutating func keepBlanks(ofRow row: Int, in shown: [Cell]) {
    let start = row * size.columns
    for columns in [Array(bounds.columns), bounds.columns.reversed()] {
      var isUnchanged = true
      for column in columns {
        let (old, new) = (shown[column], cells[start + column])
        if isUnchanged, old.isGround, new.isGround, old.style.background == new.style.background {
          cells[start + column] = old
        } else {
          isUnchanged = old == new
        }
      }
    }
  }

  /// Gives blanks, which show only their background, the style of adjacent text.
  fileprivate mutating func joinStyles(in rows: [Int]) {
    for row in rows {
      let places = row * size.columns..<(row + 1) * size.columns
      var start = places.lowerBound
      while start < places.upperBound {
        guard cells[start].isGround else {
          start += 1
          continue
        }
        let ground = cells[start].style.background
        // No slice is held, which would copy all cells at each change.
        let next = (start..<places.upperBound).first {
          !cells[$0].isGround || cells[$0].style.background != ground
        }
        let end = next ?? places.upperBound
        for beside in [end, start - 1] where places.contains(beside) {
          let style = cells[beside].style
          guard style.isPlain, style.background == ground else { continue }
          for index in start..<end { cells[index].style = style }
          break
        }
        start = end
      }
    }
  }
}
