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
