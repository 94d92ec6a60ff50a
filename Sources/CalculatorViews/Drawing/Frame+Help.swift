import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the help over the whole frame, with the line of hints under it.
  ///
  /// A frame of one or two rows has no hints.
  mutating func drawHelp(_ rows: [HelpPage.Row], hints: [HelpLine], appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    for (row, first) in rows.enumerated() {
      for line in [first] + first.beside {
        let start = 1 + line.start
        write(glyphs.text(line.heading), at: Point(column: start, row: row), style: theme.heading)
        write(glyphs.text(line.keys), at: Point(column: start, row: row), style: theme.keyName)
        write(
          glyphs.text(line.meaning), at: Point(column: start + line.indent, row: row),
          style: theme.keyMeaning)
      }
    }
    if size.rows > 2 {
      draw(hints, in: bounds.row(size.rows - 1), appearance: appearance)
    }
  }
}
