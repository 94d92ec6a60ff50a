import Screen
import TestSupport
import Testing

@Suite struct `A frame with escape sequences` {
  @Test(arguments: ColorDepth.allCases, 0..<6 as Range<UInt64>)
  func `a terminal that interprets the sequences shows the frame`(depth: ColorDepth, seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let frame = generator.frame()
      let lines = frame.ansi(depth: depth).split(separator: "\n", omittingEmptySubsequences: false)
      guard frame.size.rows > 0 else { continue }
      try #require(lines.count == frame.size.rows)
      for (row, line) in lines.enumerated() {
        #expect(line.hasSuffix("\u{1B}[0m"), "seed \(seed)")
        var reader = CodeReader(depth: depth)
        let cells = reader.cells(in: line)
        let shown = frame.row(row)
        #expect(cells.map(\.character) == shown.map(\.character), "seed \(seed)")
        #expect(cells.map(\.style) == shown.map { $0.style.lowered(to: depth) }, "seed \(seed)")
        #expect(reader.style == Style().lowered(to: depth), "seed \(seed)")
      }
    }
  }

  @Test(
    arguments: [
      (.none, "a\u{1B}[0;1mbb\u{1B}[0mc\u{1B}[0m"),
      (.eight, "a\u{1B}[0;1;44mbb\u{1B}[0mc\u{1B}[0m"),
      (.sixteen, "a\u{1B}[0;1;97;44mbb\u{1B}[0mc\u{1B}[0m"),
      (.indexed, "a\u{1B}[0;1;38;5;15;48;5;4mbb\u{1B}[0mc\u{1B}[0m"),
      (.direct, "a\u{1B}[0;1;38;2;255;255;255;48;2;0;0;128mbb\u{1B}[0mc\u{1B}[0m"),
    ] as [(ColorDepth, String)])
  func `one line at every depth`(depth: ColorDepth, line: String) {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    let style = Style(
      foreground: Color(0xFFFFFF, index: 15), background: Color(0x000080, index: 4),
      attributes: .bold)
    frame.write("abbc", at: Point(column: 0, row: 0), style: Style())
    frame.write("bb", at: Point(column: 1, row: 0), style: style)
    #expect(frame.ansi(depth: depth) == line)
  }

  @Test func `only changes of style are written`() {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    let red = Color(0xFF0000, index: 1)
    for (column, attributes) in [[], Style.Attributes.underline, [.underline, .dim]].enumerated() {
      frame[Point(column: column, row: 0)] = Cell(
        "x", style: Style(foreground: red, attributes: attributes))
    }
    #expect(frame.ansi(depth: .sixteen) == "\u{1B}[0;31mx\u{1B}[0;4;31mx\u{1B}[0;2;4;31mx\u{1B}[0m")
  }
}

/// A terminal of one line that interprets only codes of styles.
private struct CodeReader {
  let depth: ColorDepth
  var style = Style().lowered(to: .none)

  mutating func cells(in line: Substring) -> [(character: Character, style: LoweredStyle)] {
    var cells: [(Character, LoweredStyle)] = []
    var rest = line
    while let character = rest.popFirst() {
      if character == "\u{1B}", rest.first == "[", let end = rest.firstIndex(of: "m") {
        var codes = rest[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }[...]
        while let code = codes.popFirst() { obey(code, &codes) }
        rest = rest[end...].dropFirst()
      } else {
        cells.append((character, style))
      }
    }
    return cells
  }

  private mutating func obey(_ code: Int, _ rest: inout ArraySlice<Int>) {
    switch code {
    case 0: style = Style().lowered(to: depth)
    case 1: style.attributes.insert(.bold)
    case 2: style.attributes.insert(.dim)
    case 4: style.attributes.insert(.underline)
    case 7: style.attributes.insert(.reverse)
    case 30...37, 90...97: style.foreground = code < 90 ? code - 30 : code - 82
    case 40...47, 100...107: style.background = code < 100 ? code - 40 : code - 92
    case 38: style.foreground = number(&rest)
    case 48: style.background = number(&rest)
    default: Issue.record("\(code) is no code for a style")
    }
  }

  private func number(_ rest: inout ArraySlice<Int>) -> Int? {
    switch rest.popFirst() {
    case 5: return rest.popFirst()
    case 2:
      let channels = rest.prefix(3)
      rest = rest.dropFirst(3)
      return channels.reduce(0) { $0 << 8 | $1 }
    default:
      Issue.record("a colour is an index or three channels")
      return nil
    }
  }
}
