import Screen
import TestSupport
import Testing

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
    let red = Style(foreground: Color(0xFF0000, basic: .red))
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
