/// What is shown on a screen: a grid of styled cells.
///
/// A frame is a value: pure functions draw it, and every kind of output reads it, the terminal being
/// one of them. A character of two columns has two cells, of which the second holds
/// `Character.filler`.
///
///     var frame = Frame(size: Size(columns: 20, rows: 8))
///     frame.write("= 5", at: Point(column: 0, row: 1), style: Style(attributes: .bold))
package struct Frame: Hashable, Sendable {
  package let size: Size
  /// The place of the terminal's cursor; nil hides it.
  package var cursor: Point?
  /// Where the hidden cursor stands: on what has the keyboard, which screen readers and magnifiers follow.
  package var focus: Point?
  private(set) var cells: [Cell]

  /// Creates a frame of blanks in one style.
  package init(size: Size, style: Style = Style()) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  /// The rectangle of all cells.
  package var bounds: Rectangle { Rectangle(origin: Point(column: 0, row: 0), size: size) }

  /// The cells of one row, from left to right.
  ///
  /// - Complexity: O(1).
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// The cell at `point`.
  ///
  /// - Precondition: The point lies inside the frame.
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

  /// Writes one line of text from `point` to the right; what lies outside the frame is left out.
  ///
  /// - Parameter text: a text in which fillers stand behind characters of two columns; half of such a
  ///   character is a blank.
  package mutating func write(_ text: String, at point: Point, style: Style) {
    /// The place of a character whose filler is due.
    var half: Point?
    for (offset, character) in text.enumerated() {
      let place = Point(column: point.column + offset, row: point.row)
      let isInside = bounds.contains(place)
      let isWhole = (character == .filler) == (half != nil) && isInside
      if let half, !isWhole { self[half] = Cell(style: style) }
      let isHalf = character == .filler && half == nil
      half = nil
      guard isInside else { continue }
      self[place] = isHalf ? Cell(style: style) : Cell(character, style: style)
      if self[place].isWide { half = place }
    }
    if let half { self[half] = Cell(style: style) }
  }

  /// Fills the part of `area` that lies inside the frame.
  package mutating func fill(_ area: Rectangle, with character: Character = " ", style: Style) {
    let cell = Cell(character, style: style)
    let columns = area.columns.clamped(to: bounds.columns)
    for row in area.rows.clamped(to: bounds.rows) {
      for column in columns { cells[row * size.columns + column] = cell }
    }
  }

  /// The same picture in blocks that join without seams.
  ///
  /// Fonts draw blocks a little lower than a cell, so that hairlines show above and below them; backgrounds
  /// meet exactly. So the half of a cell that goes on in the next one is a background: a full block is a
  /// blank on its colour, and an upper half block a lower one on its colour, unless what is below it goes on.
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

  /// The same picture with as few changes of style as blanks need, of which only the background shows.
  ///
  /// A few blanks have the style of the text beside them on the same background, and those of a key that
  /// of its label below. Others have no foreground of their own, so that they do not change with the
  /// text. A terminal is told two colours at each change of style, one between blanks without foreground.
  ///
  /// - Parameter hasDefault: Whether the terminal has a default foreground.
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
        let neighbours = [next < end ? cells[next].style : nil, before].compactMap(\.self)
        let beside =
          neighbours.first {
            $0.isPlain && $0.background == ground && (next - start <= 10 || !hasDefault)
          } ?? styleOfFace(below: start..<next)
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

  /// The style of the text below a row of blanks, if both belong to a key of at most 20 columns: there
  /// are other backgrounds beside them.
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

  /// The rows as text, without the blanks at their ends, joined by line feeds.
  package var plainText: String {
    bounds.rows.map { row in
      let characters = self.row(row).filter { !$0.isFiller }.map(\.character)
      let end = characters.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(characters[..<end])
    }
    .joined(separator: "\n")
  }
}
