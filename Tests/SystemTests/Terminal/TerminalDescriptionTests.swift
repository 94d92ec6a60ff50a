import Screen
import Testing

@testable import Terminal

@Suite struct `The locale` {
  @Test(
    arguments: [
      ([:], nil), (["LANG": "C"], "C"), (["LANG": "C", "LC_CTYPE": "fr_FR.UTF-8"], "fr_FR.UTF-8"),
      (["LC_ALL": "", "LANG": "en_GB.utf8"], "en_GB.utf8"),
      (["LC_ALL": "POSIX", "LC_CTYPE": "C.UTF-8"], "POSIX"),
    ] as [([String: String], String?)])
  func `the first variable that is not empty has the name`(
    environment: [String: String], name: String?
  ) {
    #expect(localeName(in: { environment[$0] }) == name)
  }

  @Test func `an encoding is found in the name of a locale`() {
    #expect(namesUTF8("fr_FR.UTF-8") && namesUTF8("C.utf8") && namesUTF8("de_DE.UTF-8@euro"))
    #expect(namesUTF8("UTF-8") && !namesUTF8("fr_FR.UTF-16") && !namesUTF8("fr_utf8.x"))
    #expect(!namesUTF8("C") && !namesUTF8("de_DE@euro") && !namesUTF8("en_US.ISO-8859-1"))
  }
}

@Suite struct `Padding in a capability` {
  @Test(arguments: [
    ("", ""), ("\u{1B}[m\u{0F}$<2>", "\u{1B}[m\u{0F}"), ("a$<20/>b$<1.5*>c", "abc"),
    ("$<5*/>", ""), ("$", "$"), ("$<", "$<"), ("$<>", "$<>"), ("$<5", "$<5"), ("$<x>", "$<x>"),
    ("$$<5>", "$"), ("a>b", "a>b"),
  ]) func `padding is removed, and nothing else`(capability: String, plain: String) {
    #expect(String(decoding: withoutPadding(capability.utf8), as: UTF8.self) == plain)
  }
}

@Suite struct `The family of a terminal` {
  @Test(
    arguments: [
      ("xterm", .xterm), ("xterm-ghostty", .xterm), ("screen.xterm-256color", .xterm),
      ("tmux-256color", .xterm), ("st-256color", .xterm), ("xterm-mono", .vt), ("linux", .console),
      ("linux-16color", .console), ("vt100", .vt), ("vt420-w", .vt), ("vt52", nil), ("sun", nil),
      ("dumb", nil), ("", nil), ("-xterm", nil), ("xtermite", nil), ("no-such-terminal", nil),
    ] as [(String, TerminalFamily?)])
  func `is found by the first word of its name`(name: String, family: TerminalFamily?) {
    #expect(TerminalFamily(ofTerminalNamed: name) == family)
  }

  @Test func `is all that is known of some names`() {
    let known = ["xterm", "xterm-256color", "alacritty-direct", "vt320"]
    #expect(known.allSatisfy(TerminalFamily.isKnown))
    #expect(!["xterm-ghostty", "screen.xterm"].contains(where: TerminalFamily.isKnown))
  }

  @Test(arguments: TerminalFamily.allCases)
  func `is described in a file of a form that curses reads`(family: TerminalFamily) {
    let file = family.compiled(name: "xterm")
    let header = stride(from: 0, to: 12, by: 2).map { Int(file[$0]) | Int(file[$0 + 1]) << 8 }
    #expect(header[0] == 0o432 && header[1] == "xterm".utf8.count + 1)
    let odd = (header[1] + header[2]) % 2
    #expect(
      file.count == 12 + header[1] + header[2] + odd + 2 * (header[3] + header[4]) + header[5])
  }
}

@Suite struct `The depth of colour` {
  @Test(arguments: [
    (-1, ColorDepth.none), (0, .none), (2, .none), (8, .eight), (15, .eight), (16, .sixteen),
    (88, .sixteen), (256, .indexed), (1 << 15, .indexed),
  ]) func `the depth follows from the number of colours`(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, takesDirectColors: false) == depth)
    #expect(ColorDepth(colors: colors, takesDirectColors: true) == depth)
  }

  @Test func `colours are direct only where the description says so and has all of them`() {
    #expect(ColorDepth(colors: 1 << 24, takesDirectColors: true) == .direct)
    #expect(ColorDepth(colors: 1 << 24, takesDirectColors: false) == .indexed)
  }

  @Test func `direct colours do not collide with the palette`() {
    #expect(directColorNumber(0x00_0000) == 0x00_0100)
    #expect(directColorNumber(0x00_00FF) == 0x00_01FF)
    #expect(directColorNumber(0x00_0100) == 0x00_0100)
    #expect(directColorNumber(0xFF_FFFF) == 0xFF_FFFF)
  }
}

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
