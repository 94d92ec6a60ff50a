import CalculatorViewModel
import Screen

extension Drawing {
  /// Draws a button; a press lights only the label, to limit output.
  mutating func draw(_ button: Button, in state: ViewState) {
    let face = layout.face(of: button)
    let style = theme.style(of: button, in: state)
    var ground = style.label
    ground.attributes.remove(.underline)
    drawEdged(layout.area(of: button), pane: face, ground: ground, edge: style.edge)
    let isPressed = state.pressed == button
    let label =
      button == .point ? glyphs.text(String(state.point)) : glyphs.text(button.entry.label)
    let text = state.highlighted == button ? "[\(label)]" : isPressed ? " \(label) " : label
    let place = face.point((face.size.columns - text.count) / 2, face.size.rows / 2)
    frame.write(text, at: place, style: isPressed ? theme.pressed : style.label)
    if state.highlighted == button { frame.focus = place }
  }

  /// Draws an area, in a full layout with an edge: the half row below it or a line around it.
  mutating func drawEdged(_ area: Rectangle, pane: Rectangle, ground: Style, edge: Style) {
    if layout.form != .full {
      frame.fill(pane, style: ground)
    } else if theme.hasGrounds, let half = glyphs.halfBlock {
      frame.fill(pane, style: ground)
      frame.fill(pane.lower(rows: 1), with: half, style: edge)
    } else {
      frame.fill(area, style: ground)
      drawBox(area, style: edge)
    }
  }

  private mutating func drawBox(_ area: Rectangle, style: Style) {
    let box = glyphs.box
    let (right, bottom) = (area.size.columns - 1, area.size.rows - 1)
    for row in [0, bottom] { frame.fill(area.row(row), with: box.horizontal, style: style) }
    let sides = [(0, box.topLeft, box.bottomLeft), (right, box.topRight, box.bottomRight)]
    for (column, top, end) in sides {
      for row in 0..<area.size.rows {
        let sign = row == 0 ? top : row == bottom ? end : box.vertical
        frame[area.point(column, row)] = Cell(sign, style: style)
      }
    }
  }
}

extension Rectangle {
  func point(_ column: Int, _ row: Int = 0) -> Point {
    Point(column: origin.column + column, row: origin.row + row)
  }

  func part(from row: Int, rows: Int) -> Rectangle {
    Rectangle(column: origin.column, row: origin.row + row, columns: size.columns, rows: rows)
  }

  func row(_ offset: Int) -> Rectangle { part(from: offset, rows: 1) }

  func lower(rows: Int) -> Rectangle { part(from: size.rows - rows, rows: rows) }
}
