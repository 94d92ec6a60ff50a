import CalculatorViewModel
import Engine
import Screen

extension Drawing {
  /// Draws a page over the whole frame, with a heading and hints if there are three rows.
  mutating func draw(_ page: PageView, hints: [PlacedHint]) {
    let hasEdges = frame.size.rows > 2
    if hasEdges {
      draw(hints, in: frame.bounds.row(frame.size.rows - 1))
      if let heading = page.heading {
        let text = glyphs.start(of: heading, columns: max(1, frame.size.columns - 2))
        frame.write(text, at: Point(column: 1, row: 0), style: theme.heading)
      }
    }
    let top = hasEdges && page.heading != nil ? 1 : 0
    frame.focus = Point(column: 0, row: top)
    switch page.content {
    case .totals(let totals): drawTotals(totals, top: top)
    case .plot(let picture, let column):
      guard let picture else { break }
      let area = Rectangle(
        column: 0, row: top, columns: frame.size.columns,
        rows: frame.size.rows - top - (hasEdges ? 1 : 0))
      frame.draw(
        picture, at: column, in: area, appearance: Appearance(theme: theme, glyphs: glyphs))
    case .text(let rows):
      for (index, row) in rows.enumerated() {
        let isSelected = index == page.selected
        if isSelected {
          frame.fill(frame.bounds.row(index + top), style: theme.selectedEntry)
          frame.focus = Point(column: 0, row: index + top)
        }
        for part in row.parts {
          frame.write(
            glyphs.text(part.text), at: Point(column: 1 + part.column, row: index + top),
            style: isSelected ? theme.selectedEntry : theme.style(of: part.emphasis))
        }
      }
    }
  }

  mutating func draw(_ hints: [PlacedHint], in row: Rectangle) {
    for hint in hints {
      let start = hint.columns.lowerBound
      frame.write(glyphs.text(hint.keys), at: row.point(start), style: theme.keyName)
      frame.write(
        glyphs.text(hint.meaning), at: row.point(start + hint.keys.count + 1),
        style: theme.keyMeaning)
    }
  }

  /// Draws totals; in a narrow window, bars are dropped beside goals, then goals, then shares.
  private mutating func drawTotals(_ rows: [TotalsRow], top: Int) {
    let tags = rows.map { glyphs.text($0.tag) }
    let columns = TotalsColumns(rows, tag: tags.map(\.count).max() ?? 0, width: frame.size.columns)
    for (row, (tag, line)) in zip(top..., zip(tags, rows)) {
      func put(_ text: String, at column: Int, _ style: Style) {
        frame.write(text, at: Point(column: column, row: row), style: style)
      }
      put(String(tag.prefix(columns.tag)), at: 1, theme.keyName)
      put(glyphs.text(line.sum), at: columns.sumEnd - line.sum.count, theme.heading)
      guard columns.hasShares else { continue }
      put(glyphs.text(line.share), at: columns.sumEnd + 2, theme.keyMeaning)
      if let bar = columns.bar, let length = line.bar {
        drawBar(
          length, in: Rectangle(column: bar.lowerBound, row: row, columns: bar.count, rows: 1))
      }
      guard let start = columns.goal, let goal = line.goal else { continue }
      put(glyphs.text(goal), at: start, line.isOver ? theme.heading : theme.window)
    }
  }

  private mutating func drawBar(_ length: Int, in area: Rectangle) {
    let filled = min(max(length, 0), 1000) * area.size.columns / 1000
    frame.fill(area, with: glyphs.emptyBar, style: theme.keyMeaning)
    var part = area
    part.size.columns = filled
    frame.fill(part, with: glyphs.filledBar, style: theme.keyName)
  }
}

extension Theme {
  fileprivate func style(of emphasis: PageRow.Emphasis) -> Style {
    switch emphasis {
    case .plain: window
    case .heading: heading
    case .keys: keyName
    case .meaning: keyMeaning
    }
  }
}

private struct TotalsColumns {
  let tag: Int
  let sumEnd: Int
  let hasShares: Bool
  let bar: Range<Int>?
  let goal: Int?

  private static let barLength = 20

  init(_ rows: [TotalsRow], tag: Int, width: Int) {
    let sum = rows.map(\.sum.count).max() ?? 0
    let share = rows.map(\.share.count).max() ?? 0
    let goal = rows.compactMap(\.goal?.count).max() ?? 0
    self.tag = min(tag, max(1, width - sum - 4))
    sumEnd = 1 + self.tag + 2 + sum
    hasShares = sumEnd + 2 + share < width
    let start = sumEnd + 2 + share + 2
    let room = width - start - 1
    let hasGoals = hasShares && goal > 0 && goal <= room
    let length = min(Self.barLength, room - (hasGoals ? goal + 2 : 0))
    bar = hasShares && length >= 5 ? start..<start + length : nil
    self.goal = hasGoals ? bar.map { $0.upperBound + 2 } ?? start : nil
  }
}

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
