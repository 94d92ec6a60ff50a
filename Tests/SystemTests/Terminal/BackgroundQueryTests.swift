import Screen
import Testing

@testable import Terminal

@Suite struct `The question for the background` {
  @Test func `is put to any terminal but those that would print it`() {
    let silent = ["linux", "vt220", "dumb", "ansi", "cons25", "unknown", ""]
    #expect(!silent.contains(where: BackgroundQuery.suits))
    let others = ["xterm", "xterm-256color", "tmux", "screen", "rxvt"]
    #expect(others.allSatisfy(BackgroundQuery.suits))
  }
}

@Suite struct `The answer about the background` {
  @Test(arguments: [
    ("11;rgb:ffff/ffff/ffff", Luminance.light), ("11;rgb:0000/0000/0000", .dark),
    ("11;rgb:ff/ff/ff", .light), ("11;rgb:1e1e/1e1e/2e2e", .dark), ("11;rgb:f/f/f", .light),
    ("11;rgb:0/0/0", .dark), ("11;rgb:fdf/6f6/e3e", .light), ("11;rgb:FDF6/F6E3/E3E3", .light),
    ("11;rgba:ffff/ffff/ffff/0000", .light), ("11;rgba:0000/2b2b/3636/ffff", .dark),
    // Green counts most and blue least; from 0x76 on black text has the higher contrast.
    ("11;rgb:0/f/0", .light), ("11;rgb:f/0/0", .light), ("11;rgb:0/0/f", .dark),
    ("11;rgb:75/75/75", .dark), ("11;rgb:76/76/76", .light),
  ]) func `has channels of one to four digits, of which the luminance follows`(
    reply: String, luminance: Luminance
  ) {
    #expect(Luminance(backgroundReply: reply.utf8) == luminance)
  }

  @Test(arguments: [
    "", "11;", "11;?", "10;rgb:ffff/ffff/ffff", "11;rgb:ffff/ffff", "11;rgb:ffff/ffff/",
    "11;rgb:fffff/ffff/ffff", "11;rgb:ffff/ffff/ffff/ffff", "11;rgba:ffff/ffff/ffff",
    "11;rgb:+fff/ffff/ffff", "11;rgb:gggg/0000/0000", "11;#ffffff", "11;rgb:ffff/ffff/ffff\u{7}",
  ]) func `any other answer is refused`(reply: String) {
    #expect(Luminance(backgroundReply: reply.utf8) == nil)
  }
}
