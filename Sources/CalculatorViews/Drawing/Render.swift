import CalculatorViewModel
import Screen

/// Draws the calculator.
///
/// The frame depends on nothing but the arguments.
package func render(_ state: ViewState, layout: Layout, appearance: Appearance) -> Frame {
  var frame = Frame(size: layout.size, style: appearance.theme.window)
  if layout.form == .sign {
    frame.write(
      String(appearance.glyphs.ellipsis), at: Point(column: 0, row: 0),
      style: appearance.theme.window)
  } else if let page = state.page {
    let hints = Help(state.language.words).hints(for: state.focus)
    switch page {
    case .help(let rows): frame.drawHelp(rows, hints: hints, appearance: appearance)
    case .fullValue(let excerpt), .explanation(let excerpt):
      frame.drawText(excerpt, hints: hints, appearance: appearance)
    case .totals(let excerpt): frame.drawTotals(excerpt, hints: hints, appearance: appearance)
    }
  } else {
    frame.drawDisplay(state, layout: layout, appearance: appearance)
    frame.drawTape(state.tape, layout: layout, appearance: appearance)
    if let bases = state.bases, layout.bases.size.rows > 0 {
      frame.drawBases(bases, in: layout.bases, appearance: appearance)
    }
    for button in layout.buttons {
      frame.draw(button, in: state, layout: layout, appearance: appearance)
    }
    if let row = layout.hints {
      let hints = Help(state.language.words).hints(for: state.focus)
      frame.draw(hints, in: row, appearance: appearance)
    }
  }
  return frame
}
