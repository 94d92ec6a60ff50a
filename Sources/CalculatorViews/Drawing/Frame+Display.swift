import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the display pane: expression, result and message, as many of them as it has rows.
  ///
  /// Of two rows the second shows the message if there is one, otherwise the result. A single row
  /// shows the expression while that is edited, otherwise the first there is of message, result and
  /// expression.
  mutating func drawDisplay(_ state: ViewState, layout: Layout, appearance: Appearance) {
    if layout.form == .full {
      drawEdged(
        layout.display, ground: appearance.theme.display, edge: appearance.theme.displayEdge,
        appearance: appearance)
    } else {
      fill(layout.display, style: appearance.theme.display)
    }
    var lines: [(inout Frame, Rectangle) -> Void] = []
    let expression = { (frame: inout Frame, row: Rectangle) in
      frame.drawExpression(state.expression, in: row, appearance: appearance)
    }
    let result = { (frame: inout Frame, row: Rectangle) in
      if let result = state.result { frame.drawResult(result, in: row, appearance: appearance) }
    }
    let message = { (frame: inout Frame, row: Rectangle) in
      if let message = state.message { frame.drawMessage(message, in: row, appearance: appearance) }
    }
    switch layout.text.size.rows {
    case 0: break
    case 1 where state.expression.cursor != nil: lines = [expression]
    case 1: lines = [state.message != nil ? message : state.result != nil ? result : expression]
    case 2: lines = [expression, state.message != nil ? message : result]
    default: lines = [expression, result, message]
    }
    for (offset, draw) in lines.enumerated() {
      draw(&self, layout.text.row(offset))
    }
  }

  private mutating func drawExpression(
    _ line: ExpressionLine, in row: Rectangle, appearance: Appearance
  ) {
    let clipped = ClippedLine(
      appearance.glyphs.text(line.text), mark: line.mark, cursor: line.cursor,
      columns: row.size.columns, ellipsis: appearance.glyphs.ellipsis)
    // An edited line starts at the left, so that typing does not move what is before the cursor.
    let start =
      line.cursor == nil ? row.columns.upperBound - clipped.text.count : row.origin.column
    cursor = clipped.cursor.map { Point(column: start + $0, row: row.origin.row) }
    write(
      clipped.text, at: Point(column: start, row: row.origin.row),
      style: appearance.theme.expression)
    if let mark = clipped.mark {
      for column in mark {
        let point = Point(column: start + column, row: row.origin.row)
        self[point] = Cell(self[point].character, style: appearance.theme.mark)
      }
    }
  }

  private mutating func drawResult(_ line: ResultLine, in row: Rectangle, appearance: Appearance) {
    let style = line.tone == .live ? appearance.theme.liveResult : appearance.theme.finalResult
    let text = appearance.glyphs.text(line.text)
    write(
      text, at: Point(column: row.columns.upperBound - text.count, row: row.origin.row),
      style: style)
  }

  private mutating func drawMessage(_ line: MessageLine, in row: Rectangle, appearance: Appearance)
  {
    let full = appearance.glyphs.text(line.sentence.full)
    let text = full.count <= row.size.columns ? full : appearance.glyphs.text(line.sentence.brief)
    let clipped =
      text.count <= row.size.columns
      ? text
      : String(text.prefix(row.size.columns - 1)) + String(appearance.glyphs.ellipsis)
    write(
      clipped, at: row.origin,
      style: line.isMistake ? appearance.theme.mistake : appearance.theme.notice)
  }
}
