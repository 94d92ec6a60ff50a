import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the display pane: expression, result and message, as many of them as there are rows.
  ///
  /// Where there is one row a message goes before a result, and a result before the expression,
  /// unless that is being edited.
  mutating func drawDisplay(_ state: ViewState, layout: Layout, look: Look) {
    if layout.form == .full {
      drawEdged(
        layout.display, ground: look.theme.display, edge: look.theme.displayEdge, look: look)
    } else {
      fill(layout.display, style: look.theme.display)
    }
    var lines: [(inout Frame, Rectangle) -> Void] = []
    let expression = { (frame: inout Frame, row: Rectangle) in
      frame.drawExpression(state.expression, in: row, look: look)
    }
    let result = { (frame: inout Frame, row: Rectangle) in
      if let result = state.result { frame.drawResult(result, in: row, look: look) }
    }
    let message = { (frame: inout Frame, row: Rectangle) in
      if let message = state.message { frame.drawMessage(message, in: row, look: look) }
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

  private mutating func drawExpression(_ line: ExpressionLine, in row: Rectangle, look: Look) {
    let clipped = ClippedLine(
      look.glyphs.text(line.text), mark: line.mark, cursor: line.cursor,
      columns: row.size.columns, ellipsis: look.glyphs.ellipsis)
    // A line that is edited stands at the left, so that it does not move under the cursor.
    let start =
      line.cursor == nil ? row.columns.upperBound - clipped.text.count : row.origin.column
    cursor = clipped.cursor.map { Point(column: start + $0, row: row.origin.row) }
    write(
      clipped.text, at: Point(column: start, row: row.origin.row), style: look.theme.expression)
    if let mark = clipped.mark {
      for column in mark {
        let point = Point(column: start + column, row: row.origin.row)
        self[point] = Cell(self[point].character, style: look.theme.mark)
      }
    }
  }

  private mutating func drawResult(_ line: ResultLine, in row: Rectangle, look: Look) {
    let style = line.tone == .live ? look.theme.liveResult : look.theme.finalResult
    let text = look.glyphs.text(line.text)
    write(
      text, at: Point(column: row.columns.upperBound - text.count, row: row.origin.row),
      style: style)
  }

  private mutating func drawMessage(_ line: MessageLine, in row: Rectangle, look: Look) {
    let full = look.glyphs.text(line.sentence.full)
    let text = full.count <= row.size.columns ? full : look.glyphs.text(line.sentence.brief)
    let clipped =
      text.count <= row.size.columns
      ? text
      : String(text.prefix(row.size.columns - 1)) + String(look.glyphs.ellipsis)
    write(
      clipped, at: row.origin,
      style: line.isMistake ? look.theme.mistake : look.theme.notice)
  }
}
