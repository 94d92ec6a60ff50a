import Screen

extension Frame {
  /// Draws an area with an edge around it.
  ///
  /// If the theme has grounds and the glyph set has half blocks, the ground is that of a pane in the
  /// area, with half a row less above and below; the half row below is the front of a key, where there
  /// is a style for it. Otherwise the edge is a line around the whole area.
  mutating func drawEdged(
    _ area: Rectangle, pane: Rectangle, ground: Style, edge: Style, front: Style? = nil,
    appearance: Appearance
  ) {
    if appearance.theme.hasGrounds, let halves = appearance.glyphs.halfBlocks {
      fill(pane, style: ground)
      fill(pane.row(0), with: halves.lower, style: edge)
      let below = front ?? Style(foreground: ground.background, background: edge.foreground)
      if below.foreground != below.background {
        fill(pane.row(pane.size.rows - 1), with: halves.upper, style: below)
      }
    } else {
      fill(area, style: ground)
      drawBox(area, glyphs: appearance.glyphs.box, style: edge)
    }
  }

  private mutating func drawBox(_ area: Rectangle, glyphs: GlyphSet.Box, style: Style) {
    let left = area.origin.column
    let right = area.columns.upperBound - 1
    for row in area.rows {
      let isTop = row == area.rows.lowerBound
      let isBottom = row == area.rows.upperBound - 1
      if isTop || isBottom {
        fill(area.row(row - area.origin.row), with: glyphs.horizontal, style: style)
      }
      let ends =
        isTop
        ? (glyphs.topLeft, glyphs.topRight)
        : isBottom
          ? (glyphs.bottomLeft, glyphs.bottomRight) : (glyphs.vertical, glyphs.vertical)
      self[Point(column: left, row: row)] = Cell(ends.0, style: style)
      self[Point(column: right, row: row)] = Cell(ends.1, style: style)
    }
  }
}

extension Rectangle {
  /// A row of the rectangle, counted from its top.
  func row(_ offset: Int) -> Rectangle {
    Rectangle(
      column: origin.column, row: origin.row + offset, columns: size.columns, rows: 1)
  }

  /// The last rows of the rectangle.
  func lower(rows: Int) -> Rectangle {
    Rectangle(
      column: origin.column, row: self.rows.upperBound - rows, columns: size.columns, rows: rows)
  }
}
