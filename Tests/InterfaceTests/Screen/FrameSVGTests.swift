import Screen
import TestSupport
import Testing

@Suite struct `A picture of a frame` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a picture is well-formed and always the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let frame = generator.frame()
      let document = frame.svg(title: "a <b> & \"c\"\u{1}", colors: .light)
      let picture = try #require(PictureReader(document), "seed \(seed)")
      #expect(picture.elements.first?.name == "svg")
      #expect(picture.elements("title").first?.text == "a <b> & \"c\"\u{FFFD}")
      #expect(document == frame.svg(title: "a <b> & \"c\"\u{1}", colors: .light))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `numbers are short`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = generator.frame().svg(title: "title")
    #expect(document.firstMatch(of: /\.[0-9]{3}/) == nil)
    #expect(document.firstMatch(of: /[" ][0-9.]+e/) == nil)
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `every character of the text is in its cell`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let frame = generator.frame()
      let picture = try #require(PictureReader(frame.svg()))
      var written = Frame(size: frame.size)
      for element in picture.elements("text") {
        let x = try #require(element.attributes["x"].flatMap { Int($0) })
        let y = try #require(element.attributes["y"].flatMap { Int($0) })
        let point = Point(column: x / 10, row: y / 21)
        written.write(element.text, at: point, style: Style())
        let length = element.attributes["textLength"].flatMap { Int($0) } ?? 10
        #expect(length == element.text.count * 10, "seed \(seed)")
      }
      var expected = Frame(size: frame.size)
      for row in frame.bounds.rows {
        let drawn = "│╭━▀▄█"
        let text = frame.row(row).map { drawn.contains($0.character) ? " " : $0.character }
        expected.write(String(text), at: Point(column: 0, row: row), style: Style())
      }
      #expect(written == expected, "seed \(seed)")
    }
  }

  @Test func `attributes and the cursor are visible`() throws {
    let (ink, paper) = (Color(0x000000, index: 0), Color(0xFFFFFF, index: 15))
    let own = TerminalColors(foreground: ink, background: paper)
    var frame = Frame(size: Size(columns: 5, rows: 1))
    let attributes: [Style.Attributes] = [.bold, .dim, .underline, .reverse, []]
    for (column, attributes) in attributes.enumerated() {
      frame[Point(column: column, row: 0)] = Cell("x", style: Style(attributes: attributes))
    }
    frame.cursor = Point(column: 4, row: 0)
    let picture = try #require(PictureReader(frame.svg(colors: own)))
    let texts = picture.elements("text")
    #expect(texts.map { $0.attributes["font-weight"] } == ["bold", nil, nil, nil])
    // The cell in reverse and the one under the cursor look the same.
    #expect(texts.map(\.text) == ["x", "x", "x", "xx"])
    let fills = texts.map { $0.attributes["fill"] }
    #expect(fills == ["#000000", "#666666", "#000000", "#ffffff"])
    let rectangles = picture.elements("rect").map(\.attributes)
    #expect(rectangles.contains { $0["x"] == "30" && $0["width"] == "20" && $0["y"] == "0" })
    #expect(rectangles.contains { $0["x"] == "20" && $0["width"] == "10" && $0["height"] == "1" })
  }

  @Test(arguments: [
    ("", nil), ("calculator", "calculator"), ("a title that is far too long", "a title that…"),
  ])
  func `the bar of the window shows as much of the title as fits`(
    title: String, caption: String?
  ) throws {
    let frame = Frame(size: Size(columns: 24, rows: 1))
    let picture = try #require(PictureReader(frame.svg(title: title)))
    #expect(picture.elements("text").first?.text == caption)
    #expect(picture.elements("title").isEmpty == title.isEmpty)
  }

  @Test(arguments: [Size(columns: 0, rows: 0), Size(columns: 1, rows: 1)])
  func `the window of the smallest frames has room for its dots`(size: Size) throws {
    let picture = try #require(PictureReader(Frame(size: size).svg(title: "title")))
    #expect(picture.elements("circle").count == 3)
    #expect(picture.elements("text").isEmpty)
    #expect(picture.elements.first?.attributes["width"] == "168")
  }

  @Test func `characters that XML cannot hold are replaced`() throws {
    var frame = Frame(size: Size(columns: 2, rows: 1))
    frame.write("\u{FFFE}<", at: Point(column: 0, row: 0), style: Style())
    let picture = try #require(PictureReader(frame.svg()))
    #expect(picture.elements("text").map(\.text) == ["\u{FFFD}", "<"])
  }
}

@Suite struct `Box drawing in pictures` {
  @Test(arguments: [
    ("─", 0..<10, 10..<11), ("━", 0..<10, 9..<12), ("│", 5..<6, 0..<21),
  ])
  func `lines reach the edges of their cell`(
    line: String, columns: Range<Int>, rows: Range<Int>
  ) throws {
    #expect(try cells(of: line) == Set(points(columns, rows)))
  }

  @Test(arguments: [
    ("▀", 0..<10, 0..<10), ("▄", 0..<10, 10..<21), ("█", 0..<10, 0..<21),
  ])
  func `blocks fill their part of the cell`(
    block: String, columns: Range<Int>, rows: Range<Int>
  ) throws {
    #expect(try cells(of: block) == Set(points(columns, rows)))
  }

  @Test(arguments: [("├", 0..<21), ("└", 0..<10)])
  func `branches go to the right from the middle`(branch: String, rows: Range<Int>) throws {
    #expect(try cells(of: branch) == Set(points(5..<6, rows) + points(5..<10, 10..<11)))
  }

  @Test(arguments: [
    ("╭", "M5 21V15A5 5 0 0 1 10 10H10v1H10A4 4 0 0 0 6 15V21z"),
    ("╮", "M0 10H1A5 5 0 0 1 6 15V21h-1V15A4 4 0 0 0 1 11H0z"),
    ("╯", "M6 0V6A5 5 0 0 1 1 11H0v-1H1A4 4 0 0 0 5 6V0z"),
    ("╰", "M10 11H10A5 5 0 0 1 5 6V0h1V6A4 4 0 0 0 10 10H10z"),
  ])
  func `round corners are quarters of a ring`(corner: String, path: String) throws {
    #expect(try self.path(of: corner) == path)
  }

  @Test func `one path for each colour`() throws {
    var frame = Frame(size: Size(columns: 3, rows: 2))
    let red = Style(foreground: Color(0xFF0000, index: 1))
    frame.write("───", at: Point(column: 0, row: 0), style: red)
    frame.write("│─│", at: Point(column: 0, row: 1), style: Style())
    let picture = try #require(PictureReader(frame.svg()))
    #expect(
      picture.elements("path").dropFirst().map { $0.attributes["fill"] } == ["#ff0000", "#e5e5e5"])
    #expect(picture.elements("text").isEmpty)
  }

  @Test(arguments: Array("┌┼║╬▌"))
  func `other characters of boxes are written`(character: Character) throws {
    var frame = Frame(size: Size(columns: 1, rows: 1))
    frame[Point(column: 0, row: 0)] = Cell(character)
    let picture = try #require(PictureReader(frame.svg()))
    #expect(picture.elements("text").map(\.text) == [String(character)])
  }

  private func points(_ columns: Range<Int>, _ rows: Range<Int>) -> [Point] {
    rows.flatMap { row in columns.map { Point(column: $0, row: row) } }
  }

  private func path(of character: String) throws -> String {
    var frame = Frame(size: Size(columns: 1, rows: 1))
    frame.write(character, at: Point(column: 0, row: 0), style: Style())
    let picture = try #require(PictureReader(frame.svg()))
    // The first path is the bar of the window.
    return try #require(picture.elements("path").last?.attributes["d"])
  }

  /// The unit squares that the rectangles of a character cover.
  private func cells(of character: String) throws -> Set<Point> {
    var cells: Set<Point> = []
    for match in try path(of: character).matches(of: /M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/) {
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Int($0) }
      for row in numbers[1]..<numbers[1] + numbers[3] {
        for column in numbers[0]..<numbers[0] + numbers[2] {
          cells.insert(Point(column: column, row: row))
        }
      }
    }
    return cells
  }
}
