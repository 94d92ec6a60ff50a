import Engine
import ExactNumbers
import Screen

extension Frame {
  /// Draws a plot with its axes, and the traced column, clipped to the area of its size.
  package mutating func draw(
    _ plot: PlotPicture, at selected: Int? = nil, in area: Rectangle, appearance: Appearance
  ) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let (left, top) = (area.origin.column + PlotSize.margin.columns, area.origin.row)
    let bottom = top + plot.size.rows
    func put(_ text: String, _ column: Int, _ row: Int, _ style: Style? = nil) {
      guard area.rows.contains(row) else { return }
      write(text, at: Point(column: column, row: row), style: style ?? theme.keyMeaning)
    }
    for row in top..<bottom { put(String(glyphs.box.vertical), left - 1, row) }
    for mark in plot.rowMarks {
      let text = glyphs.text(mark.text)
      put(text, left - 1 - text.count, top + mark.place / PlotSize.dots.rows)
    }
    let line = String(repeating: glyphs.box.horizontal, count: plot.size.columns)
    put(String(glyphs.box.bottomLeft) + line, left - 1, bottom)
    var end = area.origin.column
    for mark in plot.columnMarks {
      let text = glyphs.text(mark.text)
      let column = left + mark.place / PlotSize.dots.columns
      let start = min(column - text.count / 2, area.columns.upperBound - text.count)
      put(String(glyphs.plot.mark), column, bottom)
      guard start >= end else { continue }
      put(text, start, bottom + 1)
      end = start + text.count + 1
    }
    if let selected {
      put(String(glyphs.tapeSigns.earlier), left + selected, bottom, theme.heading)
    }
    let (zeroColumn, zeroRow) = (
      plot.zeroColumn.map { $0 / PlotSize.dots.columns },
      plot.zeroRow.map { $0 / PlotSize.dots.rows }
    )
    for row in 0..<plot.size.rows {
      for column in 0..<plot.size.columns {
        let point = Point(column: left + column, row: top + row)
        guard bounds.contains(point), area.rows.contains(point.row) else { continue }
        if var cell = cell(of: plot, column, row, appearance) {
          if column == selected { cell.style.attributes.insert(.reverse) }
          self[point] = cell
        } else if row == zeroRow || column > 0 && column == zeroColumn {
          let axis = row == zeroRow ? glyphs.box.horizontal : glyphs.box.vertical
          self[point] = Cell(axis, style: theme.keyMeaning)
        }
      }
    }
  }

  private func cell(
    of plot: PlotPicture, _ column: Int, _ row: Int, _ appearance: Appearance
  ) -> Cell? {
    let (width, height) = PlotSize.dots
    var (dots, first, isUndecided) = (0, Int?.none, false)
    for curve in plot.cells.indices {
      for dot in 0..<width * height {
        switch plot.cell(
          curve, column: column * width + dot / height, row: row * height + dot % height)
        {
        case .dark: break
        case .lit: (dots, first) = (dots | 1 << dot, first ?? curve)
        case .undecided: isUndecided = true
        }
      }
    }
    let (theme, glyphs) = (appearance.theme, appearance.glyphs.plot)
    if isUndecided, glyphs.shape != .sign || first == nil {
      return Cell(glyphs.undecided, style: theme.mistake)
    }
    guard let first else { return nil }
    return Cell(glyphs.character(dots, ofCurve: first), style: theme.style(ofCurve: first))
  }
}

extension Theme {
  func style(ofCurve curve: Int) -> Style { [keyName, window, keyMeaning][curve % 3] }
}

/// The characters of plots.
package struct PlotGlyphs: Hashable, Sendable {
  enum Shape {
    case dots, halves
    /// Any lit dot becomes a sign, which identifies the curve.
    case sign
  }

  let shape: Shape
  let undecided: Character
  let mark: Character

  static let braille = PlotGlyphs(shape: .dots, undecided: "░", mark: "┴")
  static let halfBlocks = PlotGlyphs(shape: .halves, undecided: "░", mark: "┴")
  static let ascii = PlotGlyphs(shape: .sign, undecided: "?", mark: "+")

  private static let signs: [Character] = ["*", "o", "x", "#"]

  /// The character of a bit mask of dots, column by column from the top.
  func character(_ dots: Int, ofCurve curve: Int) -> Character {
    switch shape {
    case .sign: return Self.signs[curve % Self.signs.count]
    case .halves: return dots & 0x33 == 0 ? "▄" : dots & 0xCC == 0 ? "▀" : "█"
    case .dots:
      // Unicode numbers the lowest dots after all others.
      let upper = dots & 7 | (dots >> 4 & 7) << 3
      let lower = (dots >> 3 & 1) << 6 | (dots >> 7) << 7
      return Unicode.Scalar(UInt32(0x2800 + upper + lower)).map(Character.init) ?? " "
    }
  }
}
