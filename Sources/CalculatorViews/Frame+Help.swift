import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the help over the whole frame, from a row of it on.
  mutating func drawHelp(_ page: HelpPage, from offset: Int, look: Look) {
    let offset = page.offset(offset, movedBy: 0)
    let hasTitle = size.rows > 2
    let top = hasTitle ? 1 : 0
    if hasTitle {
      write(Help.title, at: Point(column: 1, row: 0), style: look.theme.window)
      let footer = page.lastOffset > 0 ? Help.scrollFooter : Help.footer
      write(footer, at: Point(column: 1, row: size.rows - 1), style: look.theme.keyMeaning)
    }
    for (index, row) in page.rows.dropFirst(offset).prefix(page.visibleRows).enumerated() {
      write(
        look.glyphs.text(row.keys), at: Point(column: 1, row: top + index),
        style: look.theme.keyName)
      write(
        row.meaning, at: Point(column: 1 + row.indent, row: top + index),
        style: look.theme.keyMeaning)
    }
  }
}
