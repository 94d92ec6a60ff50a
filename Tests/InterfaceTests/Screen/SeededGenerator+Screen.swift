import Screen
import TestSupport

extension SeededGenerator {
  mutating func color() -> Color {
    Color(.random(in: 0...0xFFFFFF, using: &self), index: .random(in: 0...255, using: &self))
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
    for point in frame.bounds.points {
      let character = pick("  ab<&>\"'÷−│╭╬━▀▄█")
      frame[point] = Cell(character, style: styles.randomElement(using: &self) ?? Style())
    }
    if Bool.random(using: &self) { frame.cursor = frame.bounds.points.randomElement(using: &self) }
    return frame
  }
}
