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
    switch page {
    case .help(let rows): frame.drawHelp(rows, appearance: appearance)
    case .fullValue(let excerpt), .explanation(let excerpt):
      frame.drawText(excerpt, appearance: appearance)
    case .totals(let excerpt): frame.drawTotals(excerpt, appearance: appearance)
    }
  } else {
    frame.drawDisplay(state, layout: layout, appearance: appearance)
    frame.drawTape(state.tape, layout: layout, appearance: appearance)
    if layout.keypad.size.rows > 0 {
      for button in Button.allCases {
        frame.draw(button, in: state, layout: layout, appearance: appearance)
      }
    }
    if let hints = layout.hints {
      frame.draw(Help.hints(for: state.focus), in: hints, appearance: appearance)
    }
  }
  return frame
}
