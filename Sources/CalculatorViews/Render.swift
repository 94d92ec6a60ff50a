import CalculatorViewModel
import Screen

/// Draws the calculator: one picture from the state and the layout alone.
package func render(_ state: ViewState, layout: Layout, look: Look) -> Frame {
  var frame = Frame(size: layout.size, style: look.theme.window)
  if layout.form == .sign {
    frame.write(
      String(look.glyphs.ellipsis), at: Point(column: 0, row: 0), style: look.theme.window)
  } else if let offset = state.helpOffset {
    frame.drawHelp(HelpPage(size: layout.size), from: offset, look: look)
  } else {
    frame.drawDisplay(state, layout: layout, look: look)
    if layout.keypad.size.rows > 0 {
      for button in Button.allCases {
        frame.draw(button, in: state, layout: layout, look: look)
      }
    }
    if let hints = layout.hints {
      frame.draw(
        Help.hints(editing: state.expression.cursor != nil), in: hints, look: look)
    }
  }
  return frame
}
