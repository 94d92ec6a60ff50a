import CalculatorCore
import ExactNumbers
import Screen
import Testing

@testable import CalculatorViewModel
@testable import Words

@Suite struct `The help on the screen` {
  private let english = Help(Wording(.english))

  @Test(arguments: Language.allCases) func `names every key of the tables`(language: Language) {
    let words = language.words
    let help = Help(words)
    for (bindings, lines) in [
      (KeyTable.keypad, help.keypad), (KeyTable.named, help.keypad),
      (KeyTable.formula, help.lines(of: .formula)), (KeyTable.tape, help.lines(of: .tape)),
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
    let lines = english.lines(of: .language) + english.lines(of: .constants)
    let written = lines.flatMap {
      $0.keys.matches(of: /[A-Za-z0-9_]+/).map { String($0.output) }
    }
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

  @Test(
    arguments: Language.allCases,
    [.keypad, .formula, .tape, .menu, .search, .page(.help), .page(.plot)] as [Focus])
  func `hints at keys that do as it says, the menu last to go`(language: Language, focus: Focus) {
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

@Suite struct `A page of help` {
  private static let sizes = [(8, 1), (12, 3), (20, 8), (40, 12), (80, 24), (200, 60)]
    .map { Size(columns: $0, rows: $1) }

  @Test(arguments: sizes) func `has rows that fit the window`(size: Size) {
    for language in Language.allCases {
      for row in Help(language.words).rows(columns: size.columns - 2) {
        var end = -1
        for part in row.parts {
          #expect(part.column > end)
          end = part.column + part.text.count
          #expect(end <= size.columns - 2)
        }
      }
    }
  }

  @Test(arguments: sizes)
  func `fills the window from any offset as far as its rows reach`(size: Size) {
    var page = Page(.help(filter: ""), in: size, .english)
    for offset in -1...page.count {
      page.wanted = offset
      #expect(page.shown.count == min(page.visible, page.count))
    }
  }

  @Test func `has keys and meanings side by side in a wide window, else one below the other`() {
    let help = Help(Wording(.english))
    let (wide, narrow) = (help.rows(columns: 78), help.rows(columns: 18))
    for line in help.chapters.flatMap(\.lines) {
      #expect(
        wide.contains {
          $0.parts.first?.text == line.keys && line.meaning.hasPrefix($0.parts.last?.text ?? "-")
        })
    }
    #expect(narrow.allSatisfy { $0.parts.count <= 1 })
    #expect(narrow.count > wide.count)
  }

  @Test func `has every line of the help, in a window of any size`() {
    for columns in [8, 12, 20, 40, 80, 200] {
      let parts = Help(Wording(.english)).rows(columns: columns - 2).flatMap(\.parts)
      let shown = parts.map(\.text).joined()
      let whole = Help(Wording(.english)).chapters.map { chapter in
        chapter.heading + chapter.lines.map { $0.keys + $0.meaning }.joined()
      }.joined()
      #expect(shown.count { $0 != " " } == whole.count { $0 != " " })
      #expect(parts.allSatisfy { $0.column + $0.text.count <= max(2, columns - 2) })
    }
  }

  @Test(arguments: Language.allCases)
  func `has its chapters in as many columns as fit, none of them split`(language: Language) {
    let words = language.words
    let headings = Help(words).chapters.map(\.heading)
    let lastKeys = Help(words).chapters.last?.lines.last?.keys
    for (columns, count) in [(40, 1), (80, 1), (120, 2), (160, 3), (220, 4)] {
      let parts = Help(words).rows(columns: columns - 2).flatMap(\.parts)
      let starts = Set(parts.filter { $0.emphasis == .heading }.map(\.column)).sorted()
      #expect(starts.count <= count && (columns > 120 || starts.count == count))
      // Headings are in order down the columns.
      let read = starts.flatMap { start in
        parts.filter { $0.column == start && $0.emphasis == .heading }
      }
      if columns >= 80 { #expect(read.map(\.text) == headings) }
      #expect(parts.last { $0.column == starts.last && $0.emphasis == .keys }?.text == lastKeys)
    }
  }

  @Test func `scrolls by lines and pages, and never past its ends`() {
    var page = Page(.help(filter: ""), in: Size(columns: 20, rows: 8), .english)
    let last = page.last
    #expect(page.visible == 7 && last == page.count - 7)
    let moves: [(Scroll, from: Int, to: Int)] = [
      (.lineDown, 0, 1), (.lineUp, 0, 0), (.pageDown, 0, 7), (.pageUp, 8, 1), (.pageUp, 5, 0),
      (.lineDown, last, last), (.pageDown, last - 1, last), (.start, 5, 0), (.end, 5, last),
    ]
    for (scroll, start, end) in moves {
      page.wanted = start
      page.scroll(scroll)
      #expect(page.offset == end)
    }
    page.wanted = last + 9
    #expect(page.offset == last)
  }

  @Test func `keeps its rows when the window grows`() {
    var session = Session("?")
    session.type([.end])
    let size = Size(columns: 300, rows: 300)
    session.send(.resize(WindowMetrics(size: size, resultColumns: 100)))
    #expect(session.model.page?.kind == .help && session.model.page?.offset == 0)
  }
}
