import Screen
import TestSupport

extension SeededGenerator {
  mutating func color() -> Color {
    Color(
      UInt32.random(in: 0...0xFFFFFF, using: &self), index: UInt8.random(in: 0...255, using: &self))
  }

  mutating func style() -> Style {
    Style(
      foreground: Bool.random(using: &self) ? color() : nil,
      background: Bool.random(using: &self) ? color() : nil,
      attributes: Style.Attributes(rawValue: UInt8.random(in: 0..<16, using: &self)))
  }

  /// A frame with few styles, so that neighbours often share one.
  mutating func frame() -> Frame {
    let size = Size(
      columns: Int.random(in: 0...12, using: &self), rows: Int.random(in: 0...6, using: &self))
    let styles = [style(), style(), style()]
    var frame = Frame(size: size)
    for row in frame.bounds.rows {
      for column in frame.bounds.columns {
        let character = Array("  ab<&>\"'÷−│╭╬━▀▄█").randomElement(using: &self) ?? " "
        let style = styles.randomElement(using: &self) ?? Style()
        frame[Point(column: column, row: row)] = Cell(character, style: style)
      }
    }
    if size.columns > 0, size.rows > 0, Bool.random(using: &self) {
      frame.cursor = Point(
        column: Int.random(in: 0..<size.columns, using: &self),
        row: Int.random(in: 0..<size.rows, using: &self))
    }
    return frame
  }
}
