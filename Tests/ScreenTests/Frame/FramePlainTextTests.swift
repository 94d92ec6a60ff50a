import Screen
import TestSupport
import Testing

@Suite struct `A frame as plain text` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `plain text is the rows without the blanks at their ends`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let frame = generator.frame()
      let lines = frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == max(1, frame.size.rows), "seed \(seed)")
      for (row, line) in zip(frame.bounds.rows, lines) {
        #expect(line.last != " ", "seed \(seed)")
        let blanks = String(repeating: " ", count: frame.size.columns - line.count)
        #expect(line + blanks == String(frame.row(row).map(\.character)), "seed \(seed)")
      }
    }
  }

  @Test func `blanks before and between characters are kept`() {
    var frame = Frame(size: Size(columns: 6, rows: 3))
    frame.write(" a b", at: Point(column: 0, row: 0), style: Style())
    frame.write("c", at: Point(column: 5, row: 2), style: Style())
    #expect(frame.plainText == " a b\n\n     c")
  }

  @Test func `the description for debugging is size, cursor and text`() {
    var frame = Frame(size: Size(columns: 6, rows: 2))
    frame.write(" a b", at: Point(column: 0, row: 0), style: Style())
    #expect(frame.debugDescription == "6×2\n a b\n")
    frame.cursor = Point(column: 5, row: 1)
    #expect(frame.debugDescription == "6×2, cursor in column 5, row 1\n a b\n")
  }
}
