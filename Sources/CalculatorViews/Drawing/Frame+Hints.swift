import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the first hints that fit the row, each of them whole.
  mutating func draw(_ hints: [HelpLine], in row: Rectangle, appearance: Appearance) {
    var column = row.origin.column + 1
    for hint in hints {
      let keys = appearance.glyphs.text(hint.keys)
      let meaning = appearance.glyphs.text(hint.meaning)
      let end = column + keys.count + 1 + meaning.count
      guard end < row.columns.upperBound else { return }
      write(keys, at: Point(column: column, row: row.origin.row), style: appearance.theme.keyName)
      write(
        meaning, at: Point(column: column + keys.count + 1, row: row.origin.row),
        style: appearance.theme.keyMeaning)
      column = end + 2
    }
  }
}
