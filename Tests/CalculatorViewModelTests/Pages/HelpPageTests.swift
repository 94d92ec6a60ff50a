import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `A page of help` {
  private static let sizes = [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)]
    .map { Size(columns: $0, rows: $1) }

  @Test(arguments: sizes)
  func `has rows that fit the window`(size: Size) {
    for row in HelpPage(size: size).rows {
      #expect(row.heading.count <= size.columns - 2)
      #expect(row.keys.count <= size.columns - 2)
      #expect(row.indent + row.meaning.count <= size.columns - 2)
    }
  }

  @Test(arguments: sizes)
  func `fills the window from any offset, as far as it has rows`(size: Size) {
    let page = HelpPage(size: size)
    for offset in -1...page.rows.count {
      #expect(page.excerpt(from: offset).count == min(page.visibleRows, page.rows.count))
    }
  }

  @Test func `has keys and meanings side by side in a wide window, else one below the other`() {
    let wide = HelpPage(size: Size(columns: 80, rows: 24))
    let narrow = HelpPage(size: Size(columns: 20, rows: 8))
    for line in Help.chapters.flatMap(\.lines) {
      #expect(wide.rows.contains { $0.keys == line.keys && line.meaning.hasPrefix($0.meaning) })
    }
    #expect(narrow.rows.allSatisfy { $0.keys.isEmpty || $0.meaning.isEmpty })
    #expect(narrow.rows.count > wide.rows.count)
  }

  @Test func `has every line of the help, in a window of any size`() {
    for size in [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)] {
      let page = HelpPage(size: Size(columns: size.0, rows: size.1))
      let shown = page.rows.map { $0.heading + $0.keys + $0.meaning }.joined()
      let whole = Help.chapters.map { chapter in
        chapter.heading + chapter.lines.map { $0.keys + $0.meaning }.joined()
      }.joined()
      #expect(shown.count { $0 != " " } == whole.count { $0 != " " })
      #expect(page.rows.allSatisfy { $0.indent + $0.meaning.count <= max(2, size.0 - 2) })
    }
  }

  @Test func `scrolls by lines and pages, and never past its ends`() {
    let page = HelpPage(size: Size(columns: 20, rows: 8))
    let last = page.offset(0, after: .end)
    #expect(page.visibleRows == 7 && last == page.rows.count - 7)
    let moves: [(Scroll, from: Int, to: Int)] = [
      (.lineDown, 0, 1), (.lineUp, 0, 0), (.pageDown, 0, 7), (.pageUp, 8, 1), (.pageUp, 5, 0),
      (.lineDown, last, last), (.pageDown, last - 1, last), (.start, 5, 0), (.end, 5, last),
    ]
    for (scroll, start, end) in moves { #expect(page.offset(start, after: scroll) == end) }
    #expect(page.clamped(-1) == 0 && page.clamped(last + 9) == last)
  }

  @Test func `keeps to its rows when the window grows`() {
    var session = Session("?")
    session.type([.end])
    let size = Size(columns: 300, rows: 200)
    session.send(.resize(WindowMetrics(size: size, resultColumns: 100)))
    #expect(session.model.helpOffset == 0)
  }
}
