import Screen
import TestSupport
import Testing

@Suite struct `A frame` {
  let bold = Style(attributes: .bold)

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `writing changes the cells that the text covers, and no others`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let before = generator.frame()
      let text = Array("0123456789").prefix(Int.random(in: 0...10, using: &generator))
      let start = Point(
        column: Int.random(in: -12...14, using: &generator),
        row: Int.random(in: -2...7, using: &generator))
      let style = generator.style()
      var after = before
      after.write(String(text), at: start, style: style)
      #expect(after.size == before.size)
      for row in before.bounds.rows {
        for column in before.bounds.columns {
          let point = Point(column: column, row: row)
          let offset = column - start.column
          let expected =
            row == start.row && text.indices.contains(offset)
            ? Cell(text[offset], style: style) : before[point]
          #expect(after[point] == expected, "seed \(seed), \(point)")
        }
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `filling changes the cells of the area, and no others`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let before = generator.frame()
      let area = Rectangle(
        column: Int.random(in: -5...14, using: &generator),
        row: Int.random(in: -5...8, using: &generator),
        columns: Int.random(in: 0...9, using: &generator),
        rows: Int.random(in: 0...9, using: &generator))
      var after = before
      after.fill(area, with: "#", style: bold)
      for row in before.bounds.rows {
        for column in before.bounds.columns {
          let point = Point(column: column, row: row)
          let expected = area.contains(point) ? Cell("#", style: bold) : before[point]
          #expect(after[point] == expected, "seed \(seed), \(point)")
        }
      }
    }
  }

  @Test(arguments: ["漢", "😀", "\u{301}", "\n", "\u{1B}", "\u{200B}"] as [Character])
  func `a character that is not one column wide is replaced by a question mark`(
    character: Character
  ) {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    // The bar is no place for a lone mark to join.
    for text in ["|", String(character), "|"].enumerated() {
      frame.write(text.element, at: Point(column: text.offset, row: 0), style: bold)
    }
    frame[Point(column: 3, row: 0)] = Cell(character, style: bold)
    #expect(frame.row(0).map(\.character) == ["|", "?", "|", "?"])
    frame.fill(frame.bounds, with: character, style: bold)
    #expect(frame.row(0).allSatisfy { $0 == Cell("?", style: bold) })
  }

  @Test func `a new frame has blanks in its style`() {
    let frame = Frame(size: Size(columns: 2, rows: 3), style: bold)
    #expect(frame.bounds == Rectangle(column: 0, row: 0, columns: 2, rows: 3))
    #expect(
      frame.bounds.rows.allSatisfy { frame.row($0) == [Cell(style: bold), Cell(style: bold)] })
    #expect(frame.cursor == nil)
  }

  @Test func `access to a cell outside of the frame is a programmer error`() async {
    await #expect(processExitsWith: .failure) {
      _ = Frame(size: Size(columns: 2, rows: 2))[Point(column: 2, row: 0)]
    }
    await #expect(processExitsWith: .failure) {
      var frame = Frame(size: Size(columns: 2, rows: 2))
      frame[Point(column: 0, row: -1)] = Cell("a")
    }
    await #expect(processExitsWith: .failure) { _ = Size(columns: -1, rows: 2) }
  }
}
