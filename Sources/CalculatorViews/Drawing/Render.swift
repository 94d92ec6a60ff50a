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
  } else if let help = state.help {
    frame.drawHelp(help, appearance: appearance)
  } else {
    frame.drawDisplay(state, layout: layout, appearance: appearance)
    if layout.keypad.size.rows > 0 {
      for button in Button.allCases {
        frame.draw(button, in: state, layout: layout, appearance: appearance)
      }
    }
    if let hints = layout.hints {
      frame.draw(
        Help.hints(for: state.expression.cursor == nil ? .keypad : .formula), in: hints,
        appearance: appearance)
    }
  }
  return frame
}
