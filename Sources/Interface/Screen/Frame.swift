/// A grid of styled cells; a wide character takes two, the second with `Character.filler`.
package struct Frame: Hashable, Sendable {
  package let size: Size
  package var cursor: Point?
  /// The place of the hidden cursor, which screen readers and magnifiers follow.
  package var focus: Point?
  private var cells: [Cell]

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

  /// The colours of the top left corner, which surround all content.
  package var ground: Style {
    let corner = cells.first?.style ?? Style()
    return Style(foreground: corner.foreground, background: corner.background)
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
      put(isHalf ? Cell(style: style) : cell, at: place)
      if cell.isWide { half = place }
    }
    if let half { self[half] = Cell(style: style) }
  }

  /// Fills an area, clipped to the frame.
  package mutating func fill(_ area: Rectangle, with character: Character = " ", style: Style) {
    let cell = Cell(character, style: style)
    let columns = area.columns.clamped(to: bounds.columns)
    guard let first = columns.first, let last = columns.last else { return }
    for row in area.rows.clamped(to: bounds.rows) {
      put(cell, at: Point(column: first, row: row))
      put(cell, at: Point(column: last, row: row))
      for column in columns { cells[row * size.columns + column] = cell }
    }
  }

  /// Writes a cell; the other half of a wide character that this cuts becomes a blank.
  private mutating func put(_ cell: Cell, at point: Point) {
    let old = self[point]
    if old.isWide || old.isFiller {
      let other = Point(column: point.column + (old.isWide ? 1 : -1), row: point.row)
      self[other].character = " "
    }
    self[point] = cell
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
