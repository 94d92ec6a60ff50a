import Screen
import Testing

@testable import Terminal

@Suite struct `The sequences of keys` {
  @Test func `both forms of the cursor keys are known`() {
    let keys = KeySequences()
    for (letter, key) in zip("ABCDHF", [Key.up, .down, .right, .left, .home, .end]) {
      for introducer in "[O" {
        let found = keys.key(atStartOf: "\u{1B}\(introducer)\(letter)rest".utf8)
        #expect(found?.key == key)
        #expect(found?.length == 3)
      }
    }
  }

  @Test func `the description of the terminal adds sequences`() {
    let keys = KeySequences(described: [(Array("\u{1B}A".utf8), .up)])
    #expect(keys.key(atStartOf: "\u{1B}A".utf8)?.key == .up)
    #expect(KeySequences().key(atStartOf: "\u{1B}A".utf8) == nil)
  }

  @Test func `the numeric keypad takes precedence over function keys of the description`() {
    let keys = KeySequences(described: [(Array("\u{1B}Oy".utf8), .function(10))])
    #expect(keys.key(atStartOf: "\u{1B}Oy".utf8)?.key == .character("9"))
  }

  @Test func `sequences that do not begin with Escape are left out`() {
    let keys = KeySequences(described: [([0x08], .left), ([0x1B], .function(1))])
    #expect(keys.key(atStartOf: [0x08]) == nil)
    #expect(keys.key(atStartOf: [0x1B]) == nil)
  }

  @Test func `the beginning of a sequence is recognised`() {
    let keys = KeySequences()
    #expect(keys.hasSequence(beginningWith: "\u{1B}[1;5".utf8))
    #expect(!keys.hasSequence(beginningWith: "\u{1B}[A".utf8))
    #expect(!keys.hasSequence(beginningWith: "\u{1B}[x".utf8))
  }
}
