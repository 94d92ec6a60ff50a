import CalculatorViewModel
import Screen

extension Frame {
  /// Draws a button in its area, with its label in the middle.
  ///
  /// The highlight also puts brackets around the label, so that it shows without colours. A press
  /// lights the face up and leaves its edge as it is, which is little to send to a terminal.
  mutating func draw(_ button: Button, in state: ViewState, layout: Layout, appearance: Appearance)
  {
    let theme = appearance.theme
    let face = layout.face(of: button)
    let style = theme.style(of: button, in: state)
    // A line belongs under the label alone.
    var ground = style.label
    ground.attributes.remove(.underline)
    var lit = face
    if layout.form == .full {
      drawEdged(
        layout.area(of: button), pane: face, ground: ground, edge: style.edge,
        front: style.front,
        appearance: appearance)
      // A narrow face has no room for the label inside an edge at its sides.
      lit = face.inset(columns: face.size.columns < 5 ? 0 : 1, rows: 1)
    } else {
      fill(face, style: ground)
    }
    let isPressed = state.pressed == button
    if isPressed { fill(lit, style: theme.pressed) }
    let label = appearance.glyphs.text(button.entry.label)
    let text = state.highlighted == button ? "[\(label)]" : label
    write(
      text,
      at: Point(
        column: face.origin.column + (face.size.columns - text.count) / 2,
        row: face.origin.row + face.size.rows / 2),
      style: isPressed ? theme.pressed : style.label)
  }
}
