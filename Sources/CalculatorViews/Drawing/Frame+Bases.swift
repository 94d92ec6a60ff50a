import CalculatorViewModel
import Screen

extension Frame {
  /// Draws a value in all bases below the result: a row for each base, or for each but that of the
  /// result line where there is one row less.
  ///
  /// The digits that do not fit are left out at the left, with an ellipsis for them; the note about
  /// the bits stands at the right of the first row, in full or in brief or not at all.
  mutating func drawBases(_ pane: BasesPane, in area: Rectangle, appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    for (offset, line) in pane.rows(atMost: area.size.rows).enumerated() {
      let row = area.row(offset)
      write(line.label, at: row.origin, style: line.isCurrent ? theme.currentBase : theme.notice)
      guard let text = line.digits else { continue }
      let digits = ClippedLine(
        glyphs.text(text), mark: nil, columns: row.size.columns - Self.labelColumns,
        ellipsis: glyphs.ellipsis)
      write(
        digits.text,
        at: Point(column: row.origin.column + Self.labelColumns, row: row.origin.row),
        style: line.isCurrent ? theme.currentBase : theme.base)
      if offset == 0 {
        drawNote(
          pane.note, in: row, after: Self.labelColumns + digits.text.count, appearance: appearance)
      }
    }
    if pane.hasNoDigits {
      drawNote(pane.note, in: area.row(0), after: Self.labelColumns, appearance: appearance)
    }
  }

  /// The columns of the name of a base and the space after it.
  private static let labelColumns = 4

  private mutating func drawNote(
    _ note: Sentence?, in row: Rectangle, after columns: Int, appearance: Appearance
  ) {
    guard let note else { return }
    let room = row.size.columns - columns - 2
    guard let text = [note.full, note.brief].first(where: { $0.count <= room }) else { return }
    write(
      appearance.glyphs.text(text),
      at: Point(column: row.columns.upperBound - text.count, row: row.origin.row),
      style: appearance.theme.notice)
  }
}
