import CalculatorViewModel
import Screen

extension Drawing {
  mutating func draw(_ menu: MenuPane) {
    let area = layout.menu
    frame.fill(area, style: theme.window)
    let columns = max(0, area.size.columns - 2)
    let words = min(columns, menu.rows.map(\.word.count).max() ?? 0)
    let keys = menu.rows.map(\.key.count).max() ?? 0
    func put(_ text: String, at column: Int, _ row: Int, _ style: Style) {
      let room = max(0, columns - column)
      guard room > 0 else { return }
      frame.write(
        glyphs.start(of: text, columns: room), at: area.point(1 + column, row), style: style)
    }
    let rows = layout.menuRows
    if rows < area.size.rows {
      put("> " + menu.filter, at: 0, 0, theme.heading)
      frame.cursor = area.point(1 + min(columns, 2 + glyphs.text(menu.filter).count))
    }
    for (offset, line) in menu.rows.prefix(rows).enumerated() {
      let row = area.size.rows - rows + offset
      let style = line.isSelected ? theme.selectedEntry : theme.window
      if line.isSelected { frame.fill(area.row(row), style: style) }
      put(
        line.word, at: 0, row,
        line.isSelected ? style : line.isPossible ? theme.keyName : theme.tapeNote)
      put(line.key, at: words + 2, row, line.isSelected ? style : theme.keyMeaning)
      let effect = line.isSelected ? style : line.isPossible ? theme.keyMeaning : theme.tapeNote
      put(line.effect, at: words + 2 + (keys > 0 ? keys + 2 : 0), row, effect)
    }
  }
}
