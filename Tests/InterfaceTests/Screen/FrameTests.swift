import Screen
import TestSupport
import Testing

@Suite struct `A rectangle` {
  @Test func `a rectangle contains as many points as it has cells`() {
    for columns in 0..<4 {
      for rows in 0..<4 {
        let rectangle = Rectangle(column: 2, row: 3, columns: columns, rows: rows)
        let points = Rectangle(column: 0, row: 0, columns: 9, rows: 9).points
        #expect(points.filter(rectangle.contains).count == columns * rows)
      }
    }
  }

  @Test func `an inset rectangle is never smaller than empty`() {
    let rectangle = Rectangle(column: -1, row: 4, columns: 5, rows: 3)
    #expect(
      rectangle.inset(columns: 1, rows: 1) == Rectangle(column: 0, row: 5, columns: 3, rows: 1))
    #expect(rectangle.inset(columns: 3, rows: 2).size == Size(columns: 0, rows: 0))
    #expect(rectangle.inset(columns: 0, rows: 0) == rectangle)
  }
}

@Suite struct `A frame` {
  let bold = Style(attributes: .bold)

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `writing changes only the cells that the text covers`(seed: UInt64) {
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
      for point in before.bounds.points {
        let offset = point.column - start.column
        let isCovered = point.row == start.row && text.indices.contains(offset)
        let expected = isCovered ? Cell(text[offset], style: style) : before[point]
        #expect(after[point] == expected, "seed \(seed), \(point)")
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `filling changes only the cells of the area`(seed: UInt64) {
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
      for point in before.bounds.points {
        let expected = area.contains(point) ? Cell("#", style: bold) : before[point]
        #expect(after[point] == expected, "seed \(seed), \(point)")
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `keeps characters of two columns whole, whatever covers a part`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var frame = Frame(size: Size(columns: 12, rows: 3))
    for _ in 0..<60 {
      let text = String(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          generator.pick("a漢 ")
        })
      let place = Point(
        column: Int.random(in: -3...12, using: &generator), row: generator.pick(0..<3))
      if Bool.random(using: &generator) {
        frame.write(text.inCells, at: place, style: bold)
      } else {
        frame.fill(Rectangle(origin: place, size: Size(columns: text.count, rows: 2)), style: bold)
      }
      for row in frame.bounds.rows {
        let cells = Array(frame.row(row)) + [Cell()]
        let isWhole = zip(cells, cells.dropFirst()).allSatisfy { $0.isWide == $1.isFiller }
        #expect(isWhole && !cells[0].isFiller, "seed \(seed), row \(row)")
      }
    }
  }

  @Test(arguments: ["漢", "😀", "１", "👨‍👩‍👧", "한"] as [Character])
  func `a character of two columns has two cells`(character: Character) {
    let text = "a\(character)b\(character)".inCells
    #expect(text.count == 6 && text.inCells == text)
    #expect(text.withoutFillers == "a\(character)b\(character)")
    // Half a character becomes a blank, at either edge and before other text.
    for start in -3..<7 {
      var frame = Frame(size: Size(columns: 6, rows: 1), style: bold)
      frame.write(text, at: Point(column: start, row: 0), style: bold)
      let cells = Array(frame.row(0))
      for (column, cell) in cells.enumerated() {
        let isFollowed = column + 1 < cells.count && cells[column + 1].isFiller
        #expect(cell.isWide == isFollowed, "\(start), \(column)")
      }
      let isWhole = { (place: Int) in place + start >= 0 && place + start + 1 < 6 }
      let expected = [1, 4].filter(isWhole).count
      #expect(cells.filter(\.isWide).count == expected, "\(start)")
      #expect(
        frame.plainText.count(where: { $0 == cells.first(where: \.isWide)?.character }) == expected)
    }
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.write("\(character)x", at: Point(column: 0, row: 0), style: bold)
    #expect(frame.plainText == " x")
  }

  @Test func `is written to terminals and pictures without fillers`() {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.write("漢+字".inCells, at: Point(column: 0, row: 0), style: Style())
    #expect(frame.plainText == "漢+字")
    #expect(frame.ansi(depth: .none) == "漢+字 \u{1B}[0m")
    #expect(frame.svg().contains(">字<") && !frame.svg().contains("\u{FFFF}"))
  }

  @Test(arguments: ["\u{301}", "\n", "\u{1B}", "\u{200B}"] as [Character])
  func `a character without a column is replaced by a question mark`(character: Character) {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    // A lone mark must not join the bar.
    for text in ["|", String(character), "|"].enumerated() {
      frame.write(text.element, at: Point(column: text.offset, row: 0), style: bold)
    }
    frame[Point(column: 3, row: 0)] = Cell(character, style: bold)
    #expect(frame.row(0).map(\.character) == ["|", "?", "|", "?"])
    frame.fill(frame.bounds, with: character, style: bold)
    #expect(frame.row(0).allSatisfy { $0 == Cell("?", style: bold) })
  }

  @Test(arguments: ["e\u{301}", "ạ\u{302}", "α\u{313}\u{301}\u{345}", " \u{20D7}"] as [Character])
  func `a character keeps up to three marks`(character: Character) {
    let cell = Cell(character, style: bold)
    #expect(cell.character == character)
    #expect(cell.scalars == Array(character.unicodeScalars))
    let marks = String(repeating: "\u{301}", count: 9)
    #expect(Cell(Character("e" + marks)).scalars.count == 4)
  }

  @Test func `a new frame has blanks in its style`() {
    let frame = Frame(size: Size(columns: 2, rows: 3), style: bold)
    #expect(frame.bounds == Rectangle(column: 0, row: 0, columns: 2, rows: 3))
    #expect(frame.bounds.points.allSatisfy { frame[$0] == Cell(style: bold) })
    #expect(frame.cursor == nil)
  }

  @Test func `access to a cell outside the frame is a programmer error`() async {
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

@Suite struct `A frame as plain text` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `plain text is the rows without trailing blanks`(seed: UInt64) {
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

  @Test func `the description for debugging is size, cursor and text`() {
    var frame = Frame(size: Size(columns: 6, rows: 2))
    frame.write(" a b", at: Point(column: 0, row: 0), style: Style())
    #expect(frame.debugDescription == "6×2\n a b\n")
    frame.cursor = Point(column: 5, row: 1)
    #expect(frame.debugDescription == "6×2, cursor in column 5, row 1\n a b\n")
  }
}
