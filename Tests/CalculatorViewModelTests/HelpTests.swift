import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct HelpTests {
  @Test("the help names every key of the tables")
  func everyKey() {
    for (bindings, lines) in [
      (KeyTable.keypad, Help.keypad), (KeyTable.formula, Help.formula),
    ] {
      let named = Set(lines.flatMap { $0.keys.split(separator: " ").map(String.init) })
      for key in bindings.flatMap(\.keys) where !key.name.allSatisfy(\.isNumber) {
        #expect(named.contains(key.name))
      }
    }
    #expect(Help.keypad.first == HelpLine(keys: "0 to 9", meaning: "digits"))
  }

  @Test("keys have different names")
  func names() {
    let keys: [Key] = [
      .character(" "), .character("a"), .control("a"), .function(1), .function(2), .enter,
      .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .controlLeft, .controlRight, .alt("a"),
    ]
    #expect(Set(keys.map(\.name)).count == keys.count)
    #expect(Key.control("c").name == "Ctrl-C")
  }

  @Test("keys that close the help do nothing else")
  func closing() {
    let help = Focus.help(offset: 0)
    for key in [.escape, .enter, .character("q"), .character(" "), .character("?")] as [Key] {
      #expect(KeyTable.action(for: key, in: help) == .toggleHelp)
    }
    #expect(KeyTable.action(for: .control("c"), in: help) == .quit)
    #expect(KeyTable.action(for: .character("7"), in: help) == .press(.seven))
  }

  @Test("each hint is a key of the tables")
  func hints() {
    for (editing, bindings) in [(false, KeyTable.keypad), (true, KeyTable.formula)] {
      let names = Set(bindings.flatMap(\.keys).map(\.name))
      #expect(Help.hints(editing: editing).allSatisfy { names.contains($0.keys) })
    }
  }
}
