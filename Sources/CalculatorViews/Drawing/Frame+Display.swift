import CalculatorViewModel
import Screen

extension Frame {
  /// Draws the display pane: expression, result and message, as many of them as it has rows.
  ///
  /// Of two rows the second shows the message if there is one, otherwise the result. A single row
  /// shows the expression while that is edited, otherwise the first there is of message, result and
  /// expression. A long message takes the row of the result, too, where there is no result.
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
      guard let message = state.message else { return }
      var area = row
      if layout.form == .full, state.result == nil {
        area.origin.row -= 1
        area.size.rows += 1
      }
      frame.drawMessage(message, in: area, appearance: appearance)
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
      appearance.glyphs.text(line.text), mark: line.mark, ties: line.ties, cursor: line.cursor,
      columns: row.size.columns, ellipsis: appearance.glyphs.ellipsis)
    // An edited line starts at the left, so that typing does not move what is before the cursor.
    let start =
      line.cursor == nil ? row.columns.upperBound - clipped.text.count : row.origin.column
    cursor = clipped.cursor.map { Point(column: start + $0, row: row.origin.row) }
    write(
      clipped.text, at: Point(column: start, row: row.origin.row),
      style: appearance.theme.expression)
    var tied = appearance.theme.expression
    tied.attributes.insert(.underline)
    for tie in clipped.ties { restyle(tie, after: start, in: row, tied) }
    if let mark = clipped.mark { restyle(mark, after: start, in: row, appearance.theme.mark) }
  }

  /// Gives columns of a row, counted from a start, another style.
  private mutating func restyle(
    _ columns: Range<Int>, after start: Int, in row: Rectangle, _ style: Style
  ) {
    for column in columns {
      let point = Point(column: start + column, row: row.origin.row)
      self[point] = Cell(self[point].character, style: style)
    }
  }

  private mutating func drawResult(_ line: ResultLine, in row: Rectangle, appearance: Appearance) {
    let style = line.tone == .live ? appearance.theme.liveResult : appearance.theme.finalResult
    let text = appearance.glyphs.text(line.text)
    write(
      text, at: Point(column: row.columns.upperBound - text.count, row: row.origin.row),
      style: style)
  }

  /// Draws a message in the last rows of an area: the full sentence, or the brief one if the full one
  /// has too many lines.
  private mutating func drawMessage(_ line: MessageLine, in area: Rectangle, appearance: Appearance)
  {
    let columns = area.size.columns
    var lines = HelpPage.wrap(line.sentence.full, columns: columns).map(appearance.glyphs.text)
    if lines.count > area.size.rows {
      lines = [appearance.glyphs.start(of: line.sentence.brief, columns: columns)]
    }
    for (offset, text) in lines.enumerated() {
      write(
        text, at: area.row(area.size.rows - lines.count + offset).origin,
        style: line.isMistake ? appearance.theme.mistake : appearance.theme.notice)
    }
  }
}
