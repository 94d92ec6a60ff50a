import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the page of totals over the whole frame, with a heading above it and the line of hints
  /// below it.
  ///
  /// A frame of one or two rows has neither. Where columns are missing, goals are left out first,
  /// then bars, then shares.
  mutating func drawTotals(_ excerpt: TotalsExcerpt, hints: [HelpLine], appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    let hasEdges = size.rows > 2
    if hasEdges {
      let heading = glyphs.text(excerpt.heading)
      write(
        String(heading.prefix(max(0, size.columns - 2))), at: Point(column: 1, row: 0),
        style: theme.heading)
      draw(hints, in: bounds.row(size.rows - 1), appearance: appearance)
    }
    let columns = TotalsColumns(excerpt.rows, width: size.columns)
    for (index, line) in excerpt.rows.enumerated() {
      let row = index + (hasEdges ? 1 : 0)
      write(
        String(line.tag.prefix(columns.tag)), at: Point(column: 1, row: row), style: theme.keyName)
      write(
        glyphs.text(line.sum),
        at: Point(column: columns.sumEnd - line.sum.count, row: row), style: theme.heading)
      guard columns.hasShares else { continue }
      write(
        glyphs.text(line.share), at: Point(column: columns.sumEnd + 2, row: row),
        style: theme.keyMeaning)
      guard let bar = columns.bar else { continue }
      drawBar(
        line, in: Rectangle(column: bar.lowerBound, row: row, columns: bar.count, rows: 1),
        appearance)
      guard columns.hasGoals, let goal = line.goal else { continue }
      write(
        glyphs.text(goal), at: Point(column: bar.upperBound + 2, row: row),
        style: line.isOver ? theme.heading : theme.window)
    }
  }

  /// Draws a bar: the part that is reached, and the rest.
  private mutating func drawBar(
    _ line: TotalsRow, in area: Rectangle, _ appearance: Appearance
  ) {
    let filled = min(max(line.bar, 0), 1000) * area.size.columns / 1000
    let bar = appearance.glyphs.bar
    write(
      String(repeating: bar.filled, count: filled), at: area.origin,
      style: appearance.theme.keyName)
    write(
      String(repeating: bar.rest, count: area.size.columns - filled),
      at: Point(column: area.origin.column + filled, row: area.origin.row),
      style: appearance.theme.keyMeaning)
  }
}

/// The columns of the page of totals.
private struct TotalsColumns {
  let tag: Int
  let sumEnd: Int
  let hasShares: Bool
  let bar: Range<Int>?
  let hasGoals: Bool

  private static let barLength = 20

  init(_ rows: [TotalsRow], width: Int) {
    let sum = rows.map(\.sum.count).max() ?? 0
    let share = rows.map(\.share.count).max() ?? 0
    let goal = rows.compactMap(\.goal?.count).max() ?? 0
    tag = min(rows.map(\.tag.count).max() ?? 0, max(1, width - sum - 4))
    sumEnd = 1 + tag + 2 + sum
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
