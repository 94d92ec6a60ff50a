import CalculatorViewModel
import Screen

extension Frame {
  /// Draws a button in its area, with its label in the middle.
  ///
  /// The highlight also puts brackets around the label, so that it shows without colours.
  mutating func draw(_ button: Button, in state: ViewState, layout: Layout, appearance: Appearance)
  {
    let area = layout.area(of: button)
    let style = appearance.theme.style(of: button, in: state)
    let face: Rectangle
    if layout.form == .full {
      drawEdged(area, ground: style.label, edge: style.edge, appearance: appearance)
      face = area
    } else {
      // The last column, and a second row if there is one, separate a button from the next.
      face = Rectangle(
        origin: area.origin, size: Size(columns: area.size.columns - 1, rows: 1))
      fill(face, style: style.label)
    }
    let label = appearance.glyphs.text(button.entry.label)
    let text = state.highlighted == button ? "[\(label)]" : label
    write(
      text,
      at: Point(
        column: face.origin.column + (face.size.columns - text.count) / 2,
        row: face.origin.row + face.size.rows / 2),
      style: style.label)
  }
}
