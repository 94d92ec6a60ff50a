import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the help over the whole frame, from a row of it on.
  mutating func drawHelp(_ page: HelpPage, from offset: Int, look: Look) {
    let offset = page.offset(offset, movedBy: 0)
    if size.rows > 2 {
      let footer = page.lastOffset > 0 ? Help.scrollFooter : Help.footer
      write(footer, at: Point(column: 1, row: size.rows - 1), style: look.theme.keyMeaning)
    }
    for (row, line) in page.rows.dropFirst(offset).prefix(page.visibleRows).enumerated() {
      write(line.heading, at: Point(column: 1, row: row), style: look.theme.heading)
      write(
        look.glyphs.text(line.keys), at: Point(column: 1, row: row), style: look.theme.keyName)
      write(
        look.glyphs.text(line.meaning), at: Point(column: 1 + line.indent, row: row),
        style: look.theme.keyMeaning)
    }
  }
}
