/// A grid of styled cells to show on a screen.
///
/// A wide character takes two cells; the second holds `Character.filler`.
package struct Frame: Hashable, Sendable {
  package let size: Size
  package var cursor: Point?
  /// The place of the hidden cursor, which screen readers and magnifiers follow.
  package var focus: Point?
  private(set) var cells: [Cell]

  package init(size: Size, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  package var bounds: Rectangle { Rectangle(origin: Point(column: 0, row: 0), size: size) }

  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  package subscript(point: Point) -> Cell {
    get {
      precondition(bounds.contains(point), "a cell is read inside its frame")
      return cells[point.row * size.columns + point.column]
    }
    set {
      precondition(bounds.contains(point), "a cell is written inside its frame")
      cells[point.row * size.columns + point.column] = newValue
    }
  }

  /// Writes a line of text in cells, clipped to the frame; clipped halves become blanks.
  package mutating func write(_ text: String, at point: Point, style: Style) {
    /// A wide character that still needs its filler.
    var half: Point?
    for (offset, character) in text.enumerated() {
      let place = Point(column: point.column + offset, row: point.row)
      let isInside = bounds.contains(place)
      let cell = Cell(character, style: style)
      let isWhole = cell.isFiller == (half != nil) && isInside
      if let half, !isWhole { self[half] = Cell(style: style) }
      let isHalf = cell.isFiller && half == nil
      half = nil
      guard isInside else { continue }
      self[place] = isHalf ? Cell(style: style) : cell
      if cell.isWide { half = place }
    }
    if let half { self[half] = Cell(style: style) }
  }

  /// Fills an area, clipped to the frame.
  package mutating func fill(_ area: Rectangle, with character: Character = " ", style: Style) {
    let cell = Cell(character, style: style)
    let columns = area.columns.clamped(to: bounds.columns)
    for row in area.rows.clamped(to: bounds.rows) {
      for column in columns { cells[row * size.columns + column] = cell }
    }
  }

  /// The same picture with blocks that join without seams.
  ///
  /// Fonts draw blocks slightly off the cell, which leaves hairlines; backgrounds meet exactly. A
  /// part that continues in the neighbour becomes background: a full block turns into a blank, an
  /// upper half block into a lower one unless the part below it continues.
  package var withoutSeams: Frame {
    var frame = self
    for row in bounds.rows {
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
    var frame = self
    for row in bounds.rows {
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

  /// The rows as text without trailing blanks.
  package var plainText: String {
    bounds.rows.map { row in
      let characters = self.row(row).filter { !$0.isFiller }.map(\.character)
      let end = characters.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(characters[..<end])
    }.joined(separator: "\n")
  }
}
