import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct HelpTests {
  @Test("the help names every key of the table")
  func everyKey() {
    let named = Set(Help.lines.flatMap { $0.keys.split(separator: " ").map(String.init) })
    for key in KeyTable.bindings.flatMap(\.keys) where !key.name.allSatisfy(\.isNumber) {
      #expect(named.contains(key.name))
    }
    #expect(Help.lines.first == HelpLine(keys: "0 to 9", meaning: "digits"))
  }

  @Test("keys have different names")
  func names() {
    let keys: [Key] = [
      .character(" "), .character("a"), .control("a"), .function(1), .function(2), .enter,
      .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .controlLeft, .controlRight,
    ]
    #expect(Set(keys.map(\.name)).count == keys.count)
    #expect(Key.control("c").name == "Ctrl-C")
  }

  @Test("keys that close the help do nothing else")
  func closing() {
    for key in [.escape, .enter, .character("q"), .character(" "), .character("?")] as [Key] {
      #expect(KeyTable.helpAction(for: key) == .toggleHelp)
    }
    #expect(KeyTable.helpAction(for: .control("c")) == .quit)
    #expect(KeyTable.helpAction(for: .character("7")) == .press(.seven))
  }

  @Test("each hint is a key of the table")
  func hints() {
    let names = Set(KeyTable.bindings.flatMap(\.keys).map(\.name))
    #expect(Help.hints.allSatisfy { names.contains($0.keys) })
  }
}
