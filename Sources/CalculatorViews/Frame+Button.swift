import CalculatorViewModel
import Screen

extension Frame {
  /// Draws a button in its area, with its label in the middle.
  ///
  /// The highlight shows by brackets around the label too, so that it needs no colour.
  mutating func draw(_ button: Button, in state: ViewState, layout: Layout, look: Look) {
    let area = layout.area(of: button)
    let style = look.theme.style(of: button, in: state)
    let face: Rectangle
    if layout.form == .full {
      drawEdged(area, ground: style.label, edge: style.edge, look: look)
      face = area
    } else {
      // Bare buttons are told apart by the gap at their right, and below if there is room.
      face = Rectangle(
        origin: area.origin, size: Size(columns: area.size.columns - 1, rows: 1))
      fill(face, style: style.label)
    }
    let label = look.glyphs.text(button.entry.label)
    let text = state.highlighted == button ? "[\(label)]" : label
    write(
      text,
      at: Point(
        column: face.origin.column + (face.size.columns - text.count) / 2,
        row: face.origin.row + face.size.rows / 2),
      style: style.label)
  }
}
