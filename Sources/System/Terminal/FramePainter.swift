import Screen

/// Paints frames with the fewest bytes: only cells that differ, one style after the other.
///
/// Curses would send more, as it resets the style between two others and goes row by row.
struct FramePainter {
  private var writer: SequenceWriter
  private var styles: PaintedStyles
  private var size = Size(columns: 0, rows: 0)
  /// What the terminal shows, once the cells that wait are painted.
  private var shown: [PaintedCell] = []
  private var waits: [Bool] = []

  /// Reads the current terminal of curses; nil where it lacks what `SequenceWriter` needs.
  init?(depth: ColorDepth) {
    guard let writer = SequenceWriter(depth: depth) else { return nil }
    self.writer = writer
    styles = PaintedStyles(depth: depth)
  }

  /// The bytes that show a frame, clipped to the screen, and leave the cursor without style.
  ///
  /// - Parameter last: The frame that shows, of the same size; nil to clear the screen.
  mutating func paint(_ frame: Frame, over last: Frame?, on size: Size) -> [UInt8] {
    if last == nil { clear(size, frame.ground) }
    var spans: [Span] = []
    for row in frame.bounds.rows.clamped(to: 0..<size.rows)
    where last == nil || last?.row(row) != frame.row(row) {
      let cells = styles.cells(ofRow: row, in: frame, columns: size.columns)
      if last != nil { shift(row, to: cells) }
      take(cells, asRow: row, &spans)
    }
    for style in joinBlanks(&spans) {
      for span in spans where span.style == style { paint(span) }
    }
    writer.use(Style())
    let cursor = frame.cursor ?? frame.focus ?? Point(column: 0, row: 0)
    writer.move(
      to: Point(column: min(cursor.column, size.columns - 1), row: min(cursor.row, size.rows - 1)))
    return writer.takeBytes()
  }

  private mutating func clear(_ size: Size, _ ground: Style) {
    self.size = size
    let background = writer.clear(
      columns: size.columns, background: styles.known(ground.background))
    shown = Array(repeating: styles.blank(on: background), count: size.columns * size.rows)
    waits = Array(repeating: false, count: shown.count)
  }

  private mutating func shift(_ row: Int, to cells: [PaintedCell]) {
    let place = row * size.columns..<row * size.columns + cells.count
    let old = Array(shown[place])
    guard writer.canShift, let shift = RowShift(ofRow: row, from: old, to: cells) else { return }
    writer.make(shift)
    shown.replaceSubrange(place, with: shift.applied(to: old, blank: styles.blank(on: nil)))
  }

  /// Adjacent cells of a row that wait, and can be painted in one style.
  private struct Span {
    let row: Int
    var columns: Range<Int>
    var style: Int
    var isBlank: Bool
  }

  /// Takes the cells of a row as shown; those that differ wait.
  private mutating func take(_ cells: [PaintedCell], asRow row: Int, _ spans: inout [Span]) {
    let start = row * size.columns
    var span: Span?
    for (column, cell) in cells.enumerated() {
      // A character is written with both of its cells.
      let isSecond = cell.isFiller && column > 0 && waits[start + column - 1]
      guard cell != shown[start + column] || isSecond else { continue }
      (shown[start + column], waits[start + column]) = (cell, true)
      if let last = span, last.columns.upperBound == column, let style = style(of: last, and: cell)
      {
        span?.columns = last.columns.lowerBound..<column + 1
        span?.style = style
        span?.isBlank = last.isBlank && cell.isGround
        continue
      }
      if let span { spans.append(span) }
      span = Span(
        row: row, columns: column..<column + 1, style: cell.style, isBlank: cell.isGround)
    }
    if let span { spans.append(span) }
  }

  /// The style that shows a span and a cell: of blanks only the background shows.
  private func style(of span: Span, and cell: PaintedCell) -> Int? {
    if span.style == cell.style { return cell.style }
    guard styles.areAlike(span.style, cell.style) else { return nil }
    return cell.isGround ? span.style : span.isBlank ? cell.style : nil
  }

  /// Gives blanks a style that others need anyway.
  ///
  /// - Returns: The styles in the order to paint them; those of blanks only first, as others may cover
  ///   a part of them.
  private func joinBlanks(_ spans: inout [Span]) -> [Int] {
    var order: [Int] = []
    for span in spans where !span.isBlank && !order.contains(span.style) {
      order.append(span.style)
    }
    for index in spans.indices where spans[index].isBlank {
      let style = spans[index].style
      if let other = order.first(where: { styles.areAlike($0, style) }) {
        spans[index].style = other
      } else {
        order.insert(style, at: 0)
      }
    }
    return order
  }

  private mutating func paint(_ span: Span) {
    writer.use(styles[span.style])
    let start = span.row * size.columns
    let end = span.columns.upperBound
    var column = span.columns.lowerBound
    approach(Point(column: column, row: span.row), in: span.style)
    while column < end {
      let cell = shown[start + column]
      let next = (column..<end).first { !shown[start + $0].isGround } ?? end
      if !cell.isFiller { writer.move(to: Point(column: column, row: span.row)) }
      if next - column > 8, writer.canErase(with: styles[span.style].background) {
        writer.erase(next - column)
        column = next
      } else {
        writer.write(cell.cell)
        column += 1
      }
    }
    for column in span.columns { waits[start + column] = false }
  }

  /// Moves to a cell, by writing at most five bytes of cells before it where they look right.
  private mutating func approach(_ target: Point, in style: Int) {
    if let place = writer.place, place.row == target.row, place.column < target.column {
      let start = target.row * size.columns
      let gap = (start + place.column..<start + target.column).prefix(6).map { index in
        // What waits is painted later.
        waits[index] ? PaintedCell(Cell(), style: style) : shown[index]
      }
      let bytes = gap.reduce(0) { $0 + ($1.base.isASCII ? 1 : 3) }
      if bytes <= 5, gap.allSatisfy({ isShown($0, in: style) }) {
        for cell in gap { writer.write(cell.cell) }
      }
    }
    writer.move(to: target)
  }

  private func isShown(_ cell: PaintedCell, in style: Int) -> Bool {
    cell.style == style || cell.isGround && styles.areAlike(cell.style, style)
  }
}
