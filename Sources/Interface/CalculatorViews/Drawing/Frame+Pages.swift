import CalculatorViewModel
import Engine
import Screen
import Words

extension Frame {
  /// Draws a page over the whole frame, with a heading and hints if there are three rows.
  mutating func draw(_ page: PageView, hints: [PlacedHint], appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let hasEdges = size.rows > 2
    if hasEdges {
      draw(hints, in: bounds.row(size.rows - 1), appearance: appearance)
      if let heading = page.heading {
        let text = glyphs.start(of: heading, columns: max(1, size.columns - 2))
        write(text, at: Point(column: 1, row: 0), style: theme.heading)
      }
    }
    let top = hasEdges && page.heading != nil ? 1 : 0
    focus = Point(column: 0, row: top)
    switch page.content {
    case .totals(let totals): drawTotals(totals, top: top, appearance: appearance)
    case .plot(let picture, let column):
      guard let picture else { break }
      let area = Rectangle(
        column: 0, row: top, columns: size.columns, rows: size.rows - top - (hasEdges ? 1 : 0))
      draw(picture, at: column, in: area, appearance: appearance)
    case .text(let rows):
      for (index, row) in rows.enumerated() {
        let isSelected = index == page.selected
        if isSelected {
          fill(bounds.row(index + top), style: theme.selectedEntry)
          focus = Point(column: 0, row: index + top)
        }
        for part in row.parts {
          write(
            glyphs.text(part.text), at: Point(column: 1 + part.column, row: index + top),
            style: isSelected ? theme.selectedEntry : theme.style(of: part.emphasis))
        }
      }
    }
  }

  mutating func draw(_ hints: [PlacedHint], in row: Rectangle, appearance: Appearance) {
    for hint in hints {
      let start = hint.columns.lowerBound
      write(
        appearance.glyphs.text(hint.keys), at: row.point(start), style: appearance.theme.keyName)
      write(
        appearance.glyphs.text(hint.meaning), at: row.point(start + hint.keys.count + 1),
        style: appearance.theme.keyMeaning)
    }
  }

  /// Draws totals; in a narrow window, goals are dropped first, then bars, then shares.
  private mutating func drawTotals(_ rows: [TotalsRow], top: Int, appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let tags = rows.map { glyphs.text($0.tag) }
    let columns = TotalsColumns(rows, tag: tags.map(\.count).max() ?? 0, width: size.columns)
    for (row, (tag, line)) in zip(top..., zip(tags, rows)) {
      write(String(tag.prefix(columns.tag)), at: Point(column: 1, row: row), style: theme.keyName)
      write(
        glyphs.text(line.sum),
        at: Point(column: columns.sumEnd - line.sum.count, row: row), style: theme.heading)
      guard columns.hasShares else { continue }
      write(
        glyphs.text(line.share), at: Point(column: columns.sumEnd + 2, row: row),
        style: theme.keyMeaning)
      guard let bar = columns.bar, let length = line.bar else { continue }
      drawBar(
        length, in: Rectangle(column: bar.lowerBound, row: row, columns: bar.count, rows: 1),
        appearance)
      guard columns.hasGoals, let goal = line.goal else { continue }
      write(
        glyphs.text(goal), at: Point(column: bar.upperBound + 2, row: row),
        style: line.isOver ? theme.heading : theme.window)
    }
  }

  /// Draws a bar; `length` is in thousandths.
  private mutating func drawBar(_ length: Int, in area: Rectangle, _ appearance: Appearance) {
    let filled = min(max(length, 0), 1000) * area.size.columns / 1000
    let bar = appearance.glyphs.bar
    write(
      String(repeating: bar.filled, count: filled), at: area.origin,
      style: appearance.theme.keyName)
    write(
      String(repeating: bar.rest, count: area.size.columns - filled), at: area.point(filled),
      style: appearance.theme.keyMeaning)
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

/// The column layout of the page of totals.
private struct TotalsColumns {
  let tag: Int
  let sumEnd: Int
  let hasShares: Bool
  let bar: Range<Int>?
  let hasGoals: Bool

  private static let barLength = 20

  init(_ rows: [TotalsRow], tag: Int, width: Int) {
    let sum = rows.map(\.sum.count).max() ?? 0
    let share = rows.map(\.share.count).max() ?? 0
    let goal = rows.compactMap(\.goal?.count).max() ?? 0
    self.tag = min(tag, max(1, width - sum - 4))
    sumEnd = 1 + self.tag + 2 + sum
    hasShares = sumEnd + 2 + share < width
    let start = sumEnd + 2 + share + 2
    let length = min(Self.barLength, width - start - 1 - (goal > 0 ? goal + 2 : 0))
    if hasShares, length >= 5 {
      bar = start..<start + length
      hasGoals = true
    } else {
      let length = min(Self.barLength, width - start - 1)
      bar = hasShares && length >= 5 ? start..<start + length : nil
      hasGoals = false
    }
  }
}
