import CalculatorCore
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The help on the screen` {
  @Test func `names every key of the tables`() {
    for (bindings, lines) in [
      (KeyTable.keypad, Help.keypad), (KeyTable.formula, Help.formula),
      (KeyTable.tape, Help.tape),
    ] {
      let named = Set(lines.flatMap { $0.keys.split(separator: " ").map(String.init) })
      for key in bindings.flatMap(\.keys) where !key.name.allSatisfy(\.isNumber) {
        #expect(named.contains(key.name))
      }
    }
    #expect(Help.keypad.contains(HelpLine(keys: "0 to 9", meaning: "digits")))
  }

  @Test func `names every function, constant and operator`() {
    let written = Set(
      Help.language.flatMap { $0.keys.split { !$0.isASCIILetterOrDigit } }.map(String.init))
    #expect(Set(Language.names).isSubset(of: written))
  }

  @Test func `gives keys different names`() {
    let keys: [Key] = [
      .character(" "), .character("a"), .control("a"), .function(1), .function(2), .enter,
      .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .controlLeft, .controlRight, .alt("a"),
    ]
    #expect(Set(keys.map(\.name)).count == keys.count)
    #expect(Key.control("c").name == "Ctrl-C")
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

  @Test func `hints at keys of the tables, and leaves no hint out`() {
    let tables: [(Focus, [KeyBinding], count: Int)] = [
      (.keypad, KeyTable.keypad, 6), (.formula, KeyTable.formula, 3), (.tape, KeyTable.tape, 5),
      (.help, KeyTable.page, 3),
    ]
    for (focus, bindings, count) in tables {
      let names = Set(bindings.flatMap(\.keys).map(\.name))
      let hints = Help.hints(for: focus)
      #expect(hints.count == count && hints.allSatisfy { names.contains($0.keys) })
    }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
