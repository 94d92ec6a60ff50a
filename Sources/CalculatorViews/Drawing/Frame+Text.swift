import CalculatorViewModel
import Screen

extension Frame {
  /// Draws a page of text over the whole frame, with a heading above it and the line of hints below it.
  ///
  /// A frame of one or two rows has neither.
  mutating func drawText(_ excerpt: TextExcerpt, hints: [HelpLine], appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let hasEdges = size.rows > 2
    if hasEdges {
      write(glyphs.text(excerpt.heading), at: Point(column: 1, row: 0), style: theme.heading)
      draw(hints, in: bounds.row(size.rows - 1), appearance: appearance)
    }
    for (row, text) in excerpt.rows.enumerated() {
      write(
        glyphs.text(text), at: Point(column: 1, row: row + (hasEdges ? 1 : 0)), style: theme.window)
    }
  }
}
