import CalculatorCore
import Screen
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `The help on the screen` {
  private let english = Help(English())

  @Test(arguments: Language.allCases)
  func `names every key of the tables`(language: Language) {
    let words = language.words
    let help = Help(words)
    for (bindings, lines) in [
      (KeyTable.keypad, help.keypad), (KeyTable.formula, help.formula),
      (KeyTable.tape, help.tape),
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
      english.language.flatMap { $0.keys.split { !$0.isASCIILetterOrDigit } }.map(String.init))
    #expect(Set(Vocabulary.names).isSubset(of: written))
  }

  @Test(arguments: Language.allCases)
  func `gives keys different names`(language: Language) {
    let words = language.words
    let keys: [Key] = [
      .character(" "), .character("a"), .control("a"), .function(1), .function(2), .enter,
      .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .controlLeft, .controlRight, .alt("a"),
    ]
    #expect(Set(keys.map(words.name(of:))).count == keys.count)
    #expect(words.name(of: Key.control("c")) == "Ctrl-C")
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
    let help = Focus.help
    for key in [.escape, .enter, .character("q"), .character(" ")] as [Key] {
      #expect(KeyTable.command(for: key, in: help) == .closePage)
    }
    #expect(KeyTable.command(for: .character("?"), in: help) == .togglePage(.help))
    #expect(KeyTable.command(for: .control("c"), in: help) == .quit)
    #expect(KeyTable.command(for: .character("7"), in: help) == .press(.seven))
  }

  @Test(arguments: Language.allCases)
  func `hints at keys of the tables, and leaves no hint out`(language: Language) {
    let words = language.words
    let tables: [(Focus, [KeyBinding], count: Int)] = [
      (.keypad, KeyTable.keypad, 7), (.formula, KeyTable.formula, 3), (.tape, KeyTable.tape, 5),
      (.help, KeyTable.page, 3),
    ]
    for (focus, bindings, count) in tables {
      let names = Set(bindings.flatMap(\.keys).map(words.name(of:)))
      let hints = Help(words).hints(for: focus)
      #expect(hints.count == count && hints.allSatisfy { names.contains($0.keys) })
    }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
