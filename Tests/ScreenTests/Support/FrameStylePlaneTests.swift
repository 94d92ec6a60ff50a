import Screen
import TestSupport
import Testing

@Suite struct `The style plane of a frame` {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the plane has the shape of the text and a letter for each style`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let frame = generator.frame()
      guard frame.size.columns > 0, frame.size.rows > 0 else { continue }
      let lines = frame.stylePlane.split(separator: "\n", omittingEmptySubsequences: false)
      let rows = frame.size.rows
      let (text, plane) = (lines[..<rows], lines[(rows + 1)..<(2 * rows + 1)])
      #expect(lines[rows].isEmpty && lines[2 * rows + 1].isEmpty, "seed \(seed)")
      let legend = lines[(2 * rows + 2)...].prefix { !$0.isEmpty }
      let styles = Dictionary(
        uniqueKeysWithValues: legend.map { ($0.prefix(1), String($0.dropFirst(3))) })
      for (row, (characters, letters)) in zip(text, plane).enumerated() {
        #expect(characters == "|" + String(frame.row(row).map(\.character)) + "|")
        #expect(letters.count == characters.count)
        let read = letters.dropFirst().dropLast().map { styles[Substring(String($0))] }
        #expect(read == frame.row(row).map(\.style.description), "seed \(seed)")
      }
    }
  }

  @Test func `a small frame`() {
    var frame = Frame(size: Size(columns: 4, rows: 2))
    let bold = Style(foreground: Color(0xE6E6E6, basic: .white), attributes: .bold)
    frame.write("= 5", at: Point(column: 0, row: 0), style: bold)
    frame.cursor = Point(column: 3, row: 1)
    let expected = """
      |= 5 |
      |    |

      |aaab|
      |bbbb|

      a: #e6e6e6 on default bold
      b: default on default

      cursor: column 3, row 1

      """
    #expect(frame.stylePlane == expected)
  }

  @Test func `more styles than the alphabet has letters`() {
    var frame = Frame(size: Size(columns: 60, rows: 1))
    for column in 0..<60 {
      let color = Color(UInt32(column), basic: .black)
      frame.write("x", at: Point(column: column, row: 0), style: Style(foreground: color))
    }
    let plane = frame.stylePlane.split(separator: "\n")[1]
    #expect(Set(plane.dropFirst().dropLast()).count == 60)
    #expect(plane.hasPrefix("|abc"))
    #expect(plane.hasSuffix("XYZĀāĂăĄąĆć|"))
  }
}
