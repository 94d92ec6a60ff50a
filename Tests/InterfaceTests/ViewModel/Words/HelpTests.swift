import CalculatorCore
import ExactNumbers
import Previews
import Screen
import Testing

@testable import CalculatorViewModel
@testable import Engine
@testable import Words

@Suite struct `The help on the screen` {
  private let english = Help(English())

  @Test(arguments: Language.allCases)
  func `names every key of the tables`(language: Language) {
    let words = language.words
    let help = Help(words)
    for (bindings, lines) in [
      (KeyTable.keypad, help.keypad), (KeyTable.named, help.keypad),
      (KeyTable.formula, help.formula), (KeyTable.tape, help.tape),
    ] {
      let named = Set(lines.flatMap { $0.keys.split(separator: " ").map(String.init) })
      for key in bindings.flatMap(\.keys) where !words.name(of: key).allSatisfy(\.isNumber) {
        #expect(named.contains(words.name(of: key)))
      }
    }
    #expect(
      help.keypad.contains(
        HelpLine(keys: words.range(from: "0", to: "9"), meaning: words.text(.digits))))
  }

  @Test func `names every function, constant and operator`() {
    let written = Set(
      english.language.flatMap { $0.keys.split { !$0.isASCIILetterOrDigit && $0 != "_" } }.map(
        String.init))
    #expect(Set(Vocabulary.names).isSubset(of: written))
  }

  @Test(arguments: Language.allCases)
  func `has chapters and lines that fit a window of 80 columns`(language: Language) {
    let words = language.words
    let chapters = Help(words).chapters
    #expect(Set(chapters.map(\.heading)).count == HelpChapter.allCases.count)
    for line in chapters.flatMap(\.lines) {
      #expect(!line.keys.isEmpty && !line.meaning.isEmpty)
      #expect(line.meaning.count <= 60 && line.meaning.last != ".", "\(line)")
    }
    let notes = Sample.helpNotes.map(words.text)
    #expect(Set(notes).count == notes.count)
  }

  @Test func `is closed by keys that do nothing else`() {
    let help = Focus.page(.help)
    for key in [.escape, .enter, .character("q"), .character(" ")] as [Key] {
      #expect(KeyTable.command(for: key, in: help) == .closePage)
    }
    #expect(KeyTable.command(for: .character("?"), in: help) == .togglePage(.help))
    #expect(KeyTable.command(for: .control("c"), in: help) == .quit)
    #expect(KeyTable.command(for: .character("7"), in: help) == .press(.seven))
    #expect(KeyTable.command(for: .character("r"), in: help) == .type("r"))
  }

  @Test(
    arguments: Language.allCases,
    [.keypad, .formula, .tape, .menu, .search, .page(.help), .page(.plot)] as [Focus])
  func `hints at keys that do what is said, the menu last to go`(language: Language, focus: Focus) {
    let help = Help(language.words)
    let all = help.hints(for: focus, columns: 300)
    #expect(all.count >= 2)
    for hint in all {
      let keys =
        (KeyTable.keypad + KeyTable.named + KeyTable.formula + KeyTable.tape
        + KeyTable.menu + KeyTable.page + KeyTable.plot).flatMap(\.keys)
      let key = keys.first { language.words.name(of: $0) == hint.keys }
      #expect(key == hint.key && KeyTable.command(for: hint.key, in: focus) != nil)
    }
    var fewer = all.count
    for columns in (0...100).reversed() {
      let hints = help.hints(for: focus, columns: columns)
      #expect(hints.count <= fewer)
      fewer = hints.count
      var end = 0
      for hint in hints {
        #expect(
          hint.columns.lowerBound > end
            && hint.columns.count == hint.keys.count + 1 + hint.meaning.count)
        end = hint.columns.upperBound
      }
      #expect(end <= max(1, columns))
      if hints.count == 1, focus == .keypad { #expect(hints[0].key == .control("x")) }
    }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}

@Suite struct `A page of help` {
  private static let sizes = [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)]
    .map { Size(columns: $0, rows: $1) }

  @Test(arguments: sizes)
  func `has rows that fit the window`(size: Size) {
    for language in Language.allCases {
      for row in HelpPage(size: size, in: language.words).rows.rows {
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
    var rows = HelpPage(size: size, in: English()).rows
    for offset in -1...rows.rows.count {
      rows.move(to: offset)
      #expect(rows.shown.count == min(rows.visible, rows.rows.count))
    }
  }

  @Test func `has keys and meanings side by side in a wide window, else one below the other`() {
    let wide = HelpPage(size: Size(columns: 80, rows: 24), in: English())
    let narrow = HelpPage(size: Size(columns: 20, rows: 8), in: English())
    for line in Help(English()).chapters.flatMap(\.lines) {
      #expect(
        wide.rows.rows.contains { $0.keys == line.keys && line.meaning.hasPrefix($0.meaning) })
    }
    #expect(narrow.rows.rows.allSatisfy { $0.keys.isEmpty || $0.meaning.isEmpty })
    #expect(narrow.rows.rows.count > wide.rows.rows.count)
  }

  @Test func `has every line of the help, in a window of any size`() {
    for size in [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)] {
      let page = HelpPage(size: Size(columns: size.0, rows: size.1), in: English())
      let shown = page.rows.rows.flatMap { [$0] + $0.beside }
        .map { $0.heading + $0.keys + $0.meaning }.joined()
      let whole = Help(English()).chapters.map { chapter in
        chapter.heading + chapter.lines.map { $0.keys + $0.meaning }.joined()
      }.joined()
      #expect(shown.count { $0 != " " } == whole.count { $0 != " " })
      #expect(page.rows.rows.allSatisfy { $0.indent + $0.meaning.count <= max(2, size.0 - 2) })
    }
  }

  @Test(arguments: Language.allCases)
  func `has its chapters in as many columns as have room, none of them broken`(language: Language) {
    let words = language.words
    let headings = Help(words).chapters.map(\.heading)
    let lastKeys = Help(words).chapters.last?.lines.last?.keys
    for (columns, count) in [(40, 1), (80, 1), (120, 2), (160, 3), (220, 4)] {
      let rows = HelpPage(size: Size(columns: columns, rows: 40), in: words).rows.rows
      let parts = rows.flatMap { [$0] + $0.beside }
      let starts = Set(parts.map(\.start)).sorted()
      #expect(starts.count <= count && (columns > 120 || starts.count == count))
      // Down the columns, one after the other, stand the headings in their order.
      let read = starts.flatMap { start in parts.filter { $0.start == start && !$0.heading.isEmpty }
      }
      if columns >= 80 { #expect(read.map(\.heading) == headings) }
      #expect(parts.last { $0.start == starts.last && !$0.keys.isEmpty }?.keys == lastKeys)
    }
  }

  @Test func `scrolls by lines and pages, and never past its ends`() {
    guard case .help(var rows, _) = Page.help(in: Size(columns: 20, rows: 8), English()) else {
      return
    }
    let last = rows.last
    #expect(rows.visible == 7 && last == rows.rows.count - 7)
    let moves: [(Scroll, from: Int, to: Int)] = [
      (.lineDown, 0, 1), (.lineUp, 0, 0), (.pageDown, 0, 7), (.pageUp, 8, 1), (.pageUp, 5, 0),
      (.lineDown, last, last), (.pageDown, last - 1, last), (.start, 5, 0), (.end, 5, last),
    ]
    for (scroll, start, end) in moves {
      rows.move(to: start)
      rows.scroll(scroll)
      #expect(rows.offset == end)
    }
    rows.move(to: last + 9)
    #expect(rows.offset == last)
  }

  @Test func `keeps to its rows when the window grows`() {
    var session = Session("?")
    session.type([.end])
    let size = Size(columns: 300, rows: 300)
    session.send(.resize(WindowMetrics(size: size, resultColumns: 100)))
    #expect(session.model.helpOffset == 0)
  }
}
