import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A page of help` {
  private static let sizes = [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)]
    .map { Size(columns: $0, rows: $1) }

  @Test(arguments: sizes)
  func `has rows that fit the window`(size: Size) {
    for language in Language.allCases {
      for row in HelpPage(size: size, in: language.words).rows {
        var end = -1
        for part in [row] + row.beside {
          #expect(part.start > end)
          end =
            part.start
            + max(part.heading.count, part.keys.count, part.indent + part.meaning.count)
          #expect(end <= size.columns - 2)
        }
      }
    }
  }

  @Test(arguments: sizes)
  func `fills the window from any offset, as far as it has rows`(size: Size) {
    let page = HelpPage(size: size, in: English())
    for offset in -1...page.rows.count {
      #expect(page.excerpt(from: offset).count == min(page.visibleRows, page.rows.count))
    }
  }

  @Test func `has keys and meanings side by side in a wide window, else one below the other`() {
    let wide = HelpPage(size: Size(columns: 80, rows: 24), in: English())
    let narrow = HelpPage(size: Size(columns: 20, rows: 8), in: English())
    for line in Help(English()).chapters.flatMap(\.lines) {
      #expect(wide.rows.contains { $0.keys == line.keys && line.meaning.hasPrefix($0.meaning) })
    }
    #expect(narrow.rows.allSatisfy { $0.keys.isEmpty || $0.meaning.isEmpty })
    #expect(narrow.rows.count > wide.rows.count)
  }

  @Test func `has every line of the help, in a window of any size`() {
    for size in [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)] {
      let page = HelpPage(size: Size(columns: size.0, rows: size.1), in: English())
      let shown = page.rows.flatMap { [$0] + $0.beside }
        .map { $0.heading + $0.keys + $0.meaning }.joined()
      let whole = Help(English()).chapters.map { chapter in
        chapter.heading + chapter.lines.map { $0.keys + $0.meaning }.joined()
      }.joined()
      #expect(shown.count { $0 != " " } == whole.count { $0 != " " })
      #expect(page.rows.allSatisfy { $0.indent + $0.meaning.count <= max(2, size.0 - 2) })
    }
  }

  @Test(arguments: Language.allCases)
  func `has its chapters in as many columns as have room, none of them broken`(language: Language) {
    let words = language.words
    let headings = Help(words).chapters.map(\.heading)
    for (columns, count) in [(40, 1), (80, 1), (120, 2), (160, 3), (220, 4)] {
      let rows = HelpPage(size: Size(columns: columns, rows: 40), in: words).rows
      let parts = rows.flatMap { [$0] + $0.beside }
      let starts = Set(parts.map(\.start)).sorted()
      #expect(starts.count <= count && (columns > 120 || starts.count == count))
      // Down the columns, one after the other, stand the headings in their order.
      let read = starts.flatMap { start in parts.filter { $0.start == start && !$0.heading.isEmpty }
      }
      if columns >= 80 { #expect(read.map(\.heading) == headings) }
      #expect(parts.last { $0.start == starts.last && !$0.keys.isEmpty }?.keys == "ans")
    }
  }

  @Test func `scrolls by lines and pages, and never past its ends`() {
    let page = HelpPage(size: Size(columns: 20, rows: 8), in: English())
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
