import Screen
import Testing

@testable import Terminal

@Suite("The sequences of keys")
struct KeySequencesTests {
  @Test("know both forms of the cursor keys")
  func knowsBothForms() {
    let keys = KeySequences()
    for (letter, key) in zip("ABCDHF", [Key.up, .down, .right, .left, .home, .end]) {
      for introducer in "[O" {
        let found = keys.key(atStartOf: "\u{1B}\(introducer)\(letter)rest".utf8)
        #expect(found?.key == key)
        #expect(found?.length == 3)
      }
    }
  }

  @Test("learn from the description of the terminal")
  func learns() {
    let keys = KeySequences(described: [(Array("\u{1B}A".utf8), .up)])
    #expect(keys.key(atStartOf: "\u{1B}A".utf8)?.key == .up)
    #expect(KeySequences().key(atStartOf: "\u{1B}A".utf8) == nil)
  }

  @Test("keep the numeric keypad where the description makes function keys of it")
  func prefersKeypad() {
    let keys = KeySequences(described: [(Array("\u{1B}Oy".utf8), .function(10))])
    #expect(keys.key(atStartOf: "\u{1B}Oy".utf8)?.key == .character("9"))
  }

  @Test("leave plain characters alone, whatever the description says")
  func needsEscape() {
    let keys = KeySequences(described: [([0x08], .left), ([0x1B], .function(1))])
    #expect(keys.key(atStartOf: [0x08]) == nil)
    #expect(keys.key(atStartOf: [0x1B]) == nil)
  }

  @Test("are told from their beginnings")
  func knowsBeginnings() {
    let keys = KeySequences()
    #expect(keys.hasSequence(beginningWith: "\u{1B}[1;5".utf8))
    #expect(!keys.hasSequence(beginningWith: "\u{1B}[A".utf8))
    #expect(!keys.hasSequence(beginningWith: "\u{1B}[x".utf8))
  }
}
