import Screen
import TestSupport
import Testing

@Suite struct `Frames side by side` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `side by side keeps every cell and adds only blanks`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for gap in 0..<4 {
      let frames = (0..<3).map { _ in generator.frame() }
      let joined = Frame.sideBySide(frames, gap: gap)
      var left = 0
      var blanks = joined
      for frame in frames {
        for row in frame.bounds.rows {
          let part = joined.row(row).dropFirst(left).prefix(frame.size.columns)
          #expect(part.elementsEqual(frame.row(row)), "seed \(seed)")
        }
        blanks.fill(
          Rectangle(origin: Point(column: left, row: 0), size: frame.size), style: Style())
        left += frame.size.columns + gap
      }
      #expect(joined.size.columns == left - gap, "seed \(seed)")
      #expect(joined.size.rows == frames.map(\.size.rows).max(), "seed \(seed)")
      blanks.cursor = nil
      #expect(blanks == Frame(size: joined.size), "seed \(seed)")
    }
  }

  @Test func `no frames give an empty frame and one gives itself`() {
    #expect(Frame.sideBySide([]) == Frame(size: Size(columns: 0, rows: 0)))
    var generator = SeededGenerator(seed: 3)
    let frame = generator.frame()
    #expect(Frame.sideBySide([frame]) == frame)
  }

  @Test func `the cursor is the first one and moves with its frame`() {
    var (one, other) = (
      Frame(size: Size(columns: 3, rows: 1)), Frame(size: Size(columns: 3, rows: 2))
    )
    other.cursor = Point(column: 1, row: 1)
    #expect(Frame.sideBySide([one, other], gap: 1).cursor == Point(column: 5, row: 1))
    one.cursor = Point(column: 0, row: 0)
    #expect(Frame.sideBySide([one, other]).cursor == Point(column: 0, row: 0))
  }
}
