import Screen
import TestSupport
import Testing

@Suite struct `A picture of a frame` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a picture is well-formed, always the same, and has short numbers`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let frame = generator.frame()
      let document = frame.svg(title: "a <b> & \"c\"\u{1}", colors: .light)
      let picture = try #require(PictureReader(document), "seed \(seed)")
      #expect(picture.elements.first?.name == "svg")
      #expect(picture.elements("title").first?.text == "a <b> & \"c\"\u{FFFD}")
      #expect(document == frame.svg(title: "a <b> & \"c\"\u{1}", colors: .light))
      #expect(document.firstMatch(of: /\.[0-9]{3}|[" ][0-9.]+e/) == nil)
    }
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
    var frame = Frame(size: Size(columns: 5, rows: 1))
    let attributes: [Style.Attributes] = [.bold, .dim, .underline, .reverse, []]
    for (column, attributes) in attributes.enumerated() {
      frame[Point(column: column, row: 0)] = Cell("x", style: Style(attributes: attributes))
    }
    frame.cursor = Point(column: 4, row: 0)
    let picture = try #require(PictureReader(frame.svg(colors: .light)))
    let texts = picture.elements("text")
    #expect(texts.map { $0.attributes["font-weight"] } == ["bold", nil, nil, nil])
    // Reverse and the cursor look the same.
    #expect(texts.map(\.text) == ["x", "x", "x", "xx"])
    #expect(texts.map { $0.attributes["fill"] } == ["#000000", "#666666", "#000000", "#ffffff"])
    let rectangles = picture.elements("rect").map(\.attributes)
    #expect(rectangles.contains { $0["x"] == "30" && $0["width"] == "20" && $0["y"] == "0" })
    #expect(rectangles.contains { $0["x"] == "20" && $0["width"] == "10" && $0["height"] == "1" })
  }

  @Test(arguments: [
    ("", nil), ("calculator", "calculator"), ("a title that is far too long", "a title that…"),
  ])
  func `the window's title bar shows as much of the title as fits`(
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
  @Test func `lines, blocks and corners are paths as recorded`() throws {
    let paths = try "─━│▀▄█├└╭╮╯╰".map { character in
      // The first path is the title bar.
      let path = try picture(of: character).elements("path").last?.attributes["d"]
      return "\(character) \(try #require(path))\n"
    }
    try expectGolden(paths.joined(), "boxes")
  }

  @Test func `there is one path for each colour`() throws {
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
  func `other box characters are written as text`(character: Character) throws {
    #expect(try picture(of: character).elements("text").map(\.text) == [String(character)])
  }

  private func picture(of character: Character) throws -> PictureReader {
    var frame = Frame(size: Size(columns: 1, rows: 1))
    frame[Point(column: 0, row: 0)] = Cell(character)
    return try #require(PictureReader(frame.svg()))
  }
}
