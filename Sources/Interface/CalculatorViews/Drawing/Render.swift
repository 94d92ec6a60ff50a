import CalculatorViewModel
import Screen
import Words

/// Draws the calculator; the frame depends only on the arguments.
package func render(_ state: ViewState, layout: Layout, appearance: Appearance) -> Frame {
  if let prompt = state.prompt {
    return Frame(
      of: state.expression, behind: prompt, columns: layout.size.columns, glyphs: appearance.glyphs)
  }
  var frame = Frame(size: layout.size, style: appearance.theme.window)
  if layout.form == .sign {
    frame.drawAlone(state, appearance: appearance)
    return frame
  }
  let row = state.page == nil ? layout.hints : layout.pageHints
  let hints = Help(state.language.words).hints(for: state.focus, columns: row?.size.columns ?? 0)
  if let page = state.page {
    frame.draw(page, hints: hints, appearance: appearance)
    return frame
  }
  frame.drawDisplay(state, layout: layout, appearance: appearance)
  frame.drawTape(state.tape, layout: layout, appearance: appearance)
  if let bases = state.bases, layout.bases.size.rows > 0 {
    frame.drawBases(bases, in: layout.bases, appearance: appearance)
  }
  if let menu = state.menu {
    frame.draw(menu, layout: layout, appearance: appearance)
  } else {
    for button in layout.buttons {
      frame.draw(button, in: state, layout: layout, appearance: appearance)
    }
  }
  if let row { frame.draw(hints, in: row, appearance: appearance) }
  return frame
}

extension Frame {
  fileprivate mutating func drawAlone(_ state: ViewState, appearance: Appearance) {
    let text = state.result.map { appearance.glyphs.text($0.text) }
    let fits = text.map { $0.count <= size.columns * size.rows } ?? false
    var rest = fits ? text ?? "" : String(appearance.glyphs.ellipsis)
    for row in bounds.rows {
      write(
        String(rest.prefix(size.columns)), at: Point(column: 0, row: row),
        style: appearance.theme.window)
      rest = String(rest.dropFirst(size.columns))
    }
  }

  /// Draws the one row without a screen: the prompt and the line with the cursor.
  ///
  /// The last column stays free, as a character there may wrap in some terminals.
  fileprivate init(of line: ExpressionLine, behind prompt: String, columns: Int, glyphs: GlyphSet) {
    self.init(size: Size(columns: columns, rows: 1))
    let start = min(glyphs.text(prompt).count, max(0, columns - 8))
    let room = max(1, columns - 1 - start)
    let line = glyphs.line(line)
    let clipped = ClippedLine(
      line.text, mark: nil, cursor: line.cursor, columns: room, ellipsis: glyphs.ellipsis)
    let text = glyphs.text(prompt).prefix(start) + clipped.text
    write(String(text), at: Point(column: 0, row: 0), style: Style())
    cursor = Point(column: start + (clipped.cursor ?? clipped.text.count), row: 0)
  }
}
