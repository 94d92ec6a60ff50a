import CalculatorViewModel
import Screen
import Words

extension Drawing {
  /// Of two rows, the second shows the message, or else the result; a single row shows the edited
  /// expression, or else the message, the result or the expression.
  mutating func drawDisplay(_ state: ViewState) {
    drawEdged(
      layout.display, pane: layout.displayPane, ground: theme.display, edge: theme.displayEdge)
    let rows = layout.text.size.rows
    guard rows > 0 else { return }
    let last = layout.text.row(rows - 1)
    let lines = layout.expression(of: state)
    let isMessageAlone = rows < 3 && state.message != nil
    if rows > 1 || state.expression.cursor != nil || (state.message == nil && state.result == nil) {
      drawExpression(state.expression, in: lines)
      if rows == 1 { return }
    }
    if let result = state.result, !isMessageAlone { drawResult(result, below: lines) }
    let typed = state.typedNumber.flatMap { numerals(of: $0) }
    if let typed, let area = layout.numerals {
      frame.draw(typed, in: area, style: theme.expression)
    }
    if let message = state.message {
      let isShort = lines.size.rows == 1
      let hasRoom = state.result == nil && typed == nil && isShort
      let isAbove = layout.numerals != nil && isShort
      let area =
        hasRoom
        ? layout.text.lower(rows: max(1, min(isAbove ? 4 : 2, rows - 1)))
        : isAbove ? layout.text.row(1) : last
      drawMessage(message, in: area)
    }
  }

  private mutating func drawExpression(_ line: ExpressionLine, in area: Rectangle) {
    let placed = PlacedLine(glyphs.line(line), in: area, ellipsis: glyphs.ellipsis)
    let clipped = placed.clipped
    frame.cursor = clipped.cursor.map(placed.point)
    frame.focus = placed.point(max(0, clipped.text.count - 1))
    let style = theme.expression
    for row in placed.rows { frame.write(row.text, at: row.start, style: style) }
    var tied = style
    tied.attributes.insert(.underline)
    for column in clipped.ties.joined() { frame[placed.point(column)].style = tied }
    for column in clipped.mark ?? 0..<0 { frame[placed.point(column)].style = theme.mark }
  }

  private mutating func drawResult(_ line: ResultLine, below expression: Rectangle) {
    let (text, rows) = (layout.text, expression.size.rows)
    guard rows == 1, let area = layout.numerals else {
      return drawResult(line, in: text.row(min(rows, text.size.rows - 1)))
    }
    if let numerals = numerals(of: line.text) {
      frame.draw(numerals, in: area, style: theme.style(of: line))
    } else {
      drawResult(line, in: text.row(Layout.tallDisplayLines / 2))
    }
  }

  private mutating func drawResult(_ line: ResultLine, in row: Rectangle) {
    let text = glyphs.text(line.text)
    frame.write(text, at: row.point(row.size.columns - text.count), style: theme.style(of: line))
    if line.tone == .final { frame.focus = row.point(row.size.columns - 1) }
  }

  private func numerals(of text: String) -> Numerals? {
    guard let area = layout.numerals, glyphs.halfBlock != nil, text.contains(where: \.isNumber),
      let numerals = Numerals(text), numerals.columns <= area.size.columns
    else { return nil }
    return numerals
  }

  private mutating func drawMessage(_ line: MessageLine, in area: Rectangle) {
    let columns = area.size.columns
    var lines = Help.wrap(line.sentence.full.inCells, columns: columns).map(glyphs.text)
    if lines.count > area.size.rows {
      lines = [glyphs.start(of: line.sentence.brief, columns: columns)]
    }
    for (offset, text) in lines.enumerated() {
      frame.write(
        text, at: area.row(area.size.rows - lines.count + offset).origin,
        style: line.isMistake ? theme.mistake : theme.notice)
    }
  }

  /// Draws a value in all bases; clips long digits, and drops a long note.
  mutating func drawBases(_ pane: BasesPane, in area: Rectangle) {
    for (offset, line) in pane.rows(atMost: area.size.rows).enumerated() {
      let row = area.row(offset)
      frame.write(
        line.label, at: row.origin, style: line.isCurrent ? theme.currentBase : theme.notice)
      guard let text = line.digits else { continue }
      let (start, columns) = (Layout.labelColumns, row.size.columns - Layout.labelColumns)
      let digits =
        line.bits == nil
        ? ClippedLine(glyphs.text(text), mark: nil, columns: columns, ellipsis: glyphs.ellipsis)
          .text : text.grouped(by: line.groupSize(columns: columns))
      frame.write(
        digits, at: row.point(start), style: line.isCurrent ? theme.currentBase : theme.base)
      if offset == 0 { drawNote(pane.note, in: row, after: start + digits.count) }
    }
    if pane.hasNoDigits { drawNote(pane.note, in: area.row(0), after: Layout.labelColumns) }
  }

  private mutating func drawNote(_ note: Sentence?, in row: Rectangle, after columns: Int) {
    guard let note else { return }
    let room = row.size.columns - columns - 2
    guard let text = [note.full, note.brief].first(where: { $0.count <= room }) else { return }
    frame.write(
      glyphs.text(text), at: row.point(row.size.columns - text.count), style: theme.notice)
  }
}

extension Frame {
  mutating func draw(_ numerals: Numerals, in area: Rectangle, style: Style) {
    let start = area.columns.upperBound - numerals.columns
    // Block characters must not be bold.
    var blocks = style
    blocks.attributes.remove(.bold)
    fill(
      Rectangle(
        column: start, row: area.origin.row, columns: numerals.columns, rows: area.size.rows),
      style: blocks)
    for piece in numerals.pieces {
      for (row, text) in zip(piece.row..., piece.lines) {
        let point = Point(column: start + piece.column, row: area.origin.row + row)
        write(text, at: point, style: piece.lines.count == 1 ? style : blocks)
      }
    }
  }
}

extension String {
  fileprivate func grouped(by size: Int) -> String {
    String(enumerated().flatMap { $0 > 0 && $0.isMultiple(of: size) ? [" ", $1] : [$1] })
  }
}

extension Theme {
  fileprivate func style(of line: ResultLine) -> Style {
    line.tone == .live ? liveResult : finalResult
  }
}

extension ViewState {
  fileprivate var typedNumber: String? {
    let isNumber = expression.text.allSatisfy { $0.isNumber || "−.,".contains($0) }
    return result == nil && expression.cursor == nil && isNumber ? expression.text : nil
  }
}
