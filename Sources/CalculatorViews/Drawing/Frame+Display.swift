import CalculatorViewModel
import Screen
import Words

extension Frame {
  /// Draws the display pane: expression, result and message, as many of them as it has rows.
  ///
  /// Of two rows the second shows the message if there is one, otherwise the result. A single row
  /// shows the expression while that is edited, otherwise the first there is of message, result and
  /// expression. A long message takes the rows of the result, too, where there is no result.
  mutating func drawDisplay(_ state: ViewState, layout: Layout, appearance: Appearance) {
    let theme = appearance.theme
    if layout.form == .full {
      drawEdged(
        layout.display, pane: layout.displayPane, ground: theme.display, edge: theme.displayEdge,
        appearance: appearance)
    } else {
      fill(layout.displayPane, style: theme.display)
    }
    let rows = layout.text.size.rows
    guard rows > 0 else { return }
    let (first, last) = (layout.text.row(0), layout.text.row(rows - 1))
    let isMessageAlone = rows < 3 && state.message != nil
    if rows > 1 || state.expression.cursor != nil
      || (state.message == nil && state.result == nil)
    {
      drawExpression(state.expression, in: first, appearance: appearance)
      if rows == 1 { return }
    }
    if let result = state.result, !isMessageAlone {
      drawResult(result, layout: layout, appearance: appearance)
    }
    let typed = state.typedNumber.flatMap { numerals(of: $0, in: layout, appearance: appearance) }
    if let typed, let area = layout.numerals {
      draw(typed, in: area, style: theme.expression)
    }
    if let message = state.message {
      let hasRoom = layout.form == .full && state.result == nil && typed == nil
      let area = hasRoom ? layout.text.lower(rows: layout.numerals == nil ? 2 : 4) : last
      drawMessage(message, in: area, appearance: appearance)
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

  /// Draws the result in big numerals where it fits, otherwise as text.
  private mutating func drawResult(
    _ line: ResultLine, layout: Layout, appearance: Appearance
  ) {
    let style = line.tone == .live ? appearance.theme.liveResult : appearance.theme.finalResult
    var row = layout.text.row(min(1, layout.text.size.rows - 1))
    if let area = layout.numerals {
      if let numerals = numerals(of: line.text, in: layout, appearance: appearance) {
        return draw(numerals, in: area, style: style)
      }
      row = area.row(1)
    }
    let text = appearance.glyphs.text(line.text)
    write(
      text, at: Point(column: row.columns.upperBound - text.count, row: row.origin.row),
      style: style)
  }

  /// A text in big numerals; nil where there is no room for them.
  private func numerals(of text: String, in layout: Layout, appearance: Appearance) -> Numerals? {
    guard let area = layout.numerals, appearance.glyphs.halfBlocks != nil,
      let numerals = Numerals(text), numerals.columns <= area.size.columns
    else { return nil }
    return numerals
  }

  /// Draws numerals at the right end of their rows.
  mutating func draw(_ numerals: Numerals, in area: Rectangle, style: Style) {
    let start = area.columns.upperBound - numerals.columns
    // Blanks in the style of what is beside them cost a terminal no change of style.
    fill(
      Rectangle(
        column: start, row: area.origin.row, columns: numerals.columns, rows: area.size.rows),
      style: style)
    for piece in numerals.pieces {
      for (row, text) in zip(piece.row..., piece.lines) {
        let point = Point(column: start + piece.column, row: area.origin.row + row)
        write(text, at: point, style: style)
      }
    }
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

extension Frame {
  /// Draws a value in all bases below the result: a row for each base, or for each but that of the
  /// result line where there is one row less.
  ///
  /// The digits that do not fit are left out at the left, with an ellipsis for them; the note about
  /// the bits stands at the right of the first row, in full or in brief or not at all.
  mutating func drawBases(_ pane: BasesPane, in area: Rectangle, appearance: Appearance) {
    let (theme, glyphs) = (appearance.theme, appearance.glyphs)
    for (offset, line) in pane.rows(atMost: area.size.rows).enumerated() {
      let row = area.row(offset)
      write(line.label, at: row.origin, style: line.isCurrent ? theme.currentBase : theme.notice)
      guard let text = line.digits else { continue }
      let digits = ClippedLine(
        glyphs.text(text), mark: nil, columns: row.size.columns - Self.labelColumns,
        ellipsis: glyphs.ellipsis)
      write(
        digits.text,
        at: Point(column: row.origin.column + Self.labelColumns, row: row.origin.row),
        style: line.isCurrent ? theme.currentBase : theme.base)
      if offset == 0 {
        drawNote(
          pane.note, in: row, after: Self.labelColumns + digits.text.count, appearance: appearance)
      }
    }
    if pane.hasNoDigits {
      drawNote(pane.note, in: area.row(0), after: Self.labelColumns, appearance: appearance)
    }
  }

  /// The columns of the name of a base and the space after it.
  private static let labelColumns = 4

  private mutating func drawNote(
    _ note: Sentence?, in row: Rectangle, after columns: Int, appearance: Appearance
  ) {
    guard let note else { return }
    let room = row.size.columns - columns - 2
    guard let text = [note.full, note.brief].first(where: { $0.count <= room }) else { return }
    write(
      appearance.glyphs.text(text),
      at: Point(column: row.columns.upperBound - text.count, row: row.origin.row),
      style: appearance.theme.notice)
  }
}

extension ViewState {
  /// The number that is being typed on the keypad, and nothing else; nil if something else is shown.
  fileprivate var typedNumber: String? {
    let isNumber = expression.text.allSatisfy { $0.isNumber || "−.,".contains($0) }
    return result == nil && expression.cursor == nil && isNumber ? expression.text : nil
  }
}
