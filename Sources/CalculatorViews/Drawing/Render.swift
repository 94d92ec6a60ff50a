import CalculatorViewModel
import Screen
import Words

/// Draws the calculator.
///
/// The frame depends on nothing but the arguments.
package func render(_ state: ViewState, layout: Layout, appearance: Appearance) -> Frame {
  var frame = Frame(size: layout.size, style: appearance.theme.window)
  if layout.form == .sign {
    frame.write(
      String(appearance.glyphs.ellipsis), at: Point(column: 0, row: 0),
      style: appearance.theme.window)
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
