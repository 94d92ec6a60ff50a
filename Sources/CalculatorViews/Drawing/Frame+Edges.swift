import Screen

extension Frame {
  /// Draws an area with an edge around it, one cell wide.
  ///
  /// If the theme has grounds and the glyph set has half blocks, the edge is half a row above and
  /// below, and a blank column on each side. Otherwise it is a line.
  mutating func drawEdged(_ area: Rectangle, ground: Style, edge: Style, appearance: Appearance) {
    if appearance.theme.hasGrounds, let halves = appearance.glyphs.halfBlocks {
      let inner = area.inset(columns: 1, rows: 0)
      fill(inner, style: ground)
      fill(inner.row(0), with: halves.lower, style: edge)
      fill(inner.row(inner.size.rows - 1), with: halves.upper, style: edge)
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
}
