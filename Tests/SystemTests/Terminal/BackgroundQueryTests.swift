import Testing

@testable import Terminal

@Suite struct `The background query` {
  @Test func `is sent to any terminal that does not print it`() {
    let silent = ["linux", "vt220", "dumb", "ansi", "cons25", "unknown", ""]
    #expect(!silent.contains(where: BackgroundQuery.suits))
    let others = ["xterm", "xterm-256color", "tmux", "screen", "rxvt"]
    #expect(others.allSatisfy(BackgroundQuery.suits))
  }
}
