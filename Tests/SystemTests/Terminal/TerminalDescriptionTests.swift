import Screen
import Testing

@testable import Terminal

@Suite struct `The locale` {
  @Test func `an encoding is found in the name of a locale`() {
    #expect(namesUTF8("fr_FR.UTF-8") && namesUTF8("C.utf8") && namesUTF8("de_DE.UTF-8@euro"))
    #expect(namesUTF8("UTF-8") && !namesUTF8("fr_FR.UTF-16") && !namesUTF8("fr_utf8.x"))
    #expect(!namesUTF8("C") && !namesUTF8("de_DE@euro") && !namesUTF8("en_US.ISO-8859-1"))
  }
}

@Suite struct `The family of a terminal` {
  @Test func `is all that some names tell`() {
    let known = ["xterm", "xterm-256color", "alacritty-direct", "vt320"]
    #expect(known.allSatisfy(TerminalFamily.isKnown))
    #expect(!["xterm-ghostty", "screen.xterm"].contains(where: TerminalFamily.isKnown))
  }

  @Test(arguments: TerminalFamily.allCases)
  func `is described in a file that curses reads`(family: TerminalFamily) {
    let file = family.compiled(name: "xterm")
    let header = stride(from: 0, to: 12, by: 2).map { Int(file[$0]) | Int(file[$0 + 1]) << 8 }
    #expect(header[0] == 0o432 && header[1] == "xterm".utf8.count + 1)
    let odd = (header[1] + header[2]) % 2
    #expect(
      file.count == 12 + header[1] + header[2] + odd + 2 * (header[3] + header[4]) + header[5])
  }
}

@Suite struct `The depth of colour` {
  @Test func `direct colours do not collide with the palette`() {
    let numbers = [0x00_0000, 0x00_00FF, 0x00_0100, 0xFF_FFFF].map(
      ColorDepth.direct.terminfoNumber)
    #expect(numbers == [0x00_0100, 0x00_01FF, 0x00_0100, 0xFF_FFFF])
  }
}

@Suite struct `The sequences of keys` {
  @Test func `both forms of the cursor keys are known`() {
    let keys = KeySequences()
    for (letter, key) in zip("ABCDHF", [Key.up, .down, .right, .left, .home, .end]) {
      for introducer in "[O" {
        let found = keys.key(atStartOf: "\u{1B}\(introducer)\(letter)rest".utf8)
        #expect(found?.key == key && found?.length == 3)
      }
    }
  }

  @Test func `the description adds sequences, but not to those of the numeric keypad`() {
    let keys = KeySequences(described: [
      (Array("\u{1B}A".utf8), .up), (Array("\u{1B}Oy".utf8), .function(10)),
    ])
    #expect(keys.key(atStartOf: "\u{1B}A".utf8)?.key == .up)
    #expect(KeySequences().key(atStartOf: "\u{1B}A".utf8) == nil)
    #expect(keys.key(atStartOf: "\u{1B}Oy".utf8)?.key == .character("9"))
  }

  @Test func `sequences that do not begin with Escape are left out`() {
    let keys = KeySequences(described: [([0x08], .left), ([0x1B], .function(1))])
    for byte in [0x08, 0x1B] as [UInt8] { #expect(keys.key(atStartOf: [byte]) == nil) }
  }

  @Test func `the beginning of a sequence is recognised`() {
    let keys = KeySequences()
    #expect(keys.hasSequence(beginningWith: "\u{1B}[1;5".utf8))
    #expect(!keys.hasSequence(beginningWith: "\u{1B}[A".utf8))
    #expect(!keys.hasSequence(beginningWith: "\u{1B}[x".utf8))
  }
}
