import Testing

@testable import Terminal

@Suite struct `The question for the background` {
  @Test(arguments: ["linux", "vt220", "dumb", "ansi", "cons25", "unknown", ""])
  func `is not put to a terminal that would print it`(name: String) {
    #expect(!BackgroundQuery.suits(terminalNamed: name))
  }

  @Test(arguments: ["xterm", "xterm-256color", "tmux", "screen", "rxvt"])
  func `is put to any other terminal`(name: String) {
    #expect(BackgroundQuery.suits(terminalNamed: name))
  }
}
