import Screen
import Testing

struct SVGBoxDrawingTests {
  /// The characters of each weight and the sides to which each has an arm.
  static let lines: [(String, width: Int)] = [
    ("│─┌┐└┘├┤┬┴┼", 1), ("┃━┏┓┗┛┣┫┳┻╋", 3), ("║═╔╗╚╝╠╣╦╩╬", 2),
  ]
  static let sides = ["ud", "lr", "rd", "ld", "ur", "ul", "urd", "uld", "lrd", "ulr", "ulrd"]

  @Test(arguments: lines)
  func `lines of one weight meet at the edges of their cells`(
    characters: String, width: Int
  ) throws {
    // Where the arm of the straight line reaches an edge, every other must reach it too.
    let (upright, level) = (
      try cells(of: "\(characters.prefix(1))"), try cells(of: "\(characters.dropFirst().prefix(1))")
    )
    let edges: [(side: Character, reached: Set<Point>)] = [
      ("u", upright.filter { $0.row == 0 }), ("d", upright.filter { $0.row == 20 }),
      ("l", level.filter { $0.column == 0 }), ("r", level.filter { $0.column == 9 }),
    ]
    #expect(edges.allSatisfy { $0.reached.count == width })
    for (character, sides) in zip(characters, Self.sides) {
      let area = try cells(of: String(character))
      for (side, reached) in edges {
        let expected = sides.contains(side) ? reached : []
        #expect(area.filter { edge(of: $0).contains(side) } == expected, "\(character) \(side)")
      }
    }
  }

  @Test(arguments: lines)
  func `a line is in one piece`(characters: String, width: Int) throws {
    // A double line has a piece for each stroke or, where it branches, for each side of a stroke.
    let doublePieces = [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4]
    for (character, pieces) in zip(characters, doublePieces) {
      #expect(
        try pieceCount(cells(of: String(character))) == (width == 2 ? pieces : 1), "\(character)")
    }
  }

  @Test(arguments: [
    ("▀", 0..<10, 0..<10), ("▄", 0..<10, 10..<21), ("█", 0..<10, 0..<21),
    ("▌", 0..<5, 0..<21), ("▐", 5..<10, 0..<21),
  ])
  func `blocks fill their part of the cell`(
    block: String, columns: Range<Int>, rows: Range<Int>
  ) throws {
    let expected = rows.flatMap { row in columns.map { Point(column: $0, row: row) } }
    #expect(try cells(of: block) == Set(expected))
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
    let red = Style(foreground: Color(0xFF0000, basic: .red))
    frame.write("───", at: Point(column: 0, row: 0), style: red)
    frame.write("│─│", at: Point(column: 0, row: 1), style: Style())
    let picture = try #require(PictureReader(frame.svg()))
    #expect(
      picture.elements("path").dropFirst().map { $0.attributes["fill"] } == ["#ff0000", "#e5e5e5"])
    #expect(picture.elements("text").isEmpty)
  }

  /// The sides of the cell at whose edge a unit square lies.
  private func edge(of point: Point) -> String {
    (point.row == 0 ? "u" : "") + (point.row == 20 ? "d" : "")
      + (point.column == 0 ? "l" : "") + (point.column == 9 ? "r" : "")
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

  private func pieceCount(_ cells: Set<Point>) -> Int {
    var rest = cells
    var count = 0
    while let start = rest.popFirst() {
      count += 1
      var border = [start]
      while let point = border.popLast() {
        for (column, row) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let neighbour = Point(column: point.column + column, row: point.row + row)
          if rest.remove(neighbour) != nil { border.append(neighbour) }
        }
      }
    }
    return count
  }
}
