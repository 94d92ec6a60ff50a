import Screen
import Testing

@Suite struct `Examples in Screen` {
  @Test func `of a frame`() {
    var frame = Frame(size: Size(columns: 20, rows: 8))
    frame.write("= 5", at: Point(column: 0, row: 1), style: Style(attributes: .bold))
    #expect(frame[Point(column: 2, row: 1)] == Cell("5", style: Style(attributes: .bold)))
  }

  @Test func `of the relative luminance`() {
    let white = relativeLuminance(red: 1, green: 1, blue: 1)  // 1
    #expect(abs(white - 1) < 1e-9)
  }
}
