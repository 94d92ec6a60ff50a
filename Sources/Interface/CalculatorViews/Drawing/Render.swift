import CalculatorViewModel
import Screen
import Words

/// Draws the calculator; the frame depends only on the arguments.
package func render(_ state: ViewState, layout: Layout, appearance: Appearance) -> Frame {
  if let prompt = state.prompt {
    return Frame(
      of: state.expression, behind: prompt, columns: layout.size.columns, glyphs: appearance.glyphs)
  }
  var drawing = Drawing(
    frame: Frame(size: layout.size, style: appearance.theme.window), layout: layout,
    theme: appearance.theme, glyphs: appearance.glyphs)
  drawing.draw(state)
  return drawing.frame
}

struct Drawing {
  var frame: Frame
  let layout: Layout
  let theme: Theme
  let glyphs: GlyphSet

  fileprivate mutating func draw(_ state: ViewState) {
    if layout.form == .sign { return drawAlone(state) }
    let row = state.page == nil ? layout.hints : layout.pageHints
    let hints = Help(state.language.words).hints(for: state.focus, columns: row?.size.columns ?? 0)
    if let page = state.page { return draw(page, hints: hints) }
    drawDisplay(state)
    drawTape(state.tape)
    if let bases = state.bases, layout.bases.size.rows > 0 { drawBases(bases, in: layout.bases) }
    if let menu = state.menu {
      draw(menu)
    } else {
      for button in layout.buttons { draw(button, in: state) }
    }
    if let row { draw(hints, in: row) }
  }

  private mutating func drawAlone(_ state: ViewState) {
    let size = frame.size
    let text = state.result.map { glyphs.text($0.text) }
    let fits = text.map { $0.count <= size.columns * size.rows } ?? false
    var rest = fits ? text ?? "" : String(glyphs.ellipsis)
    for row in frame.bounds.rows {
      frame.write(
        String(rest.prefix(size.columns)), at: Point(column: 0, row: row), style: theme.window)
      rest = String(rest.dropFirst(size.columns))
    }
  }
}

extension Frame {
  /// Draws prompt and line, without the last column, where some terminals wrap a character.
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
