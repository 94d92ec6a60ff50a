import CalculatorViewModel
import Screen

extension Frame {
  /// Draws as many hints as fit, each whole.
  mutating func draw(_ hints: [HelpLine], in row: Rectangle, look: Look) {
    var column = row.origin.column + 1
    for hint in hints {
      let keys = look.glyphs.text(hint.keys)
      let end = column + keys.count + 1 + hint.meaning.count
      guard end < row.columns.upperBound else { return }
      write(keys, at: Point(column: column, row: row.origin.row), style: look.theme.keyName)
      write(
        hint.meaning, at: Point(column: column + keys.count + 1, row: row.origin.row),
        style: look.theme.keyMeaning)
      column = end + 2
    }
  }
}
