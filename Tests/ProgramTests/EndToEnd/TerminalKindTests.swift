import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `Kinds of terminals` {
  static let all = [
    "xterm", "xterm-256color", "xterm-direct", "tmux-256color", "screen", "linux", "rxvt-unicode",
    "vt100", "vt220",
  ]

  @Test(arguments: all)
  func `it calculates, edits, pastes, suspends, and restores the terminal`(name: String) throws {
    let session = try ShellSession(environment: ["TERM": name])
    let terminal = session.terminal
    try terminal.press(.up)
    try terminal.wait(untilCalculator: "the highlight shows") { $0.highlighted != nil }
    try terminal.type("\u{1B}OQ*5", shows: "12+30*5|", "= 162")
    try terminal.press(.enter, shows: "12 + 30 × 5", "= 162")
    try terminal.press(.delete, shows: "0")
    try terminal.press(.function(1))
    try terminal.wait(for: "0 to 9")
    try terminal.press(.escape, shows: "0")
    try terminal.paste("1,234.50 × 2 = 2469")
    try terminal.wait(forDisplay: "1,234.50 × 2 = 2469|", "= 2469")
    try terminal.press(.control("c"), shows: "0")
    try terminal.type("12+30", shows: "12 + 30", "= 42")
    try terminal.press(.control("z"))
    try session.waitForShell()
    try session.expectModes()
    // Without a second screen, the calculator remains on the only one.
    try terminal.type("clear; fg\n", shows: "12 + 30", "= 42")
    try terminal.press(.function(10))
    try session.waitForShell()
    try session.expectModes()
  }

  @Test(arguments: all) func `a window of a single cell shows a sign`(name: String) throws {
    let session = try TerminalSession(
      [Program.path, "--private"], columns: 1, rows: 1, environment: ["TERM": name])
    try session.wait(for: "…")
    try session.quit()
  }

  /// `In any terminal` ends by a key.
  @Test(arguments: all)
  func `a signal turns off every mode that it turned on`(name: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    try terminal.wait(for: "quit")
    kill(terminal.processID, SIGTERM)
    try terminal.expectEnd(.killed(signal: SIGTERM))
    // The padding of old terminals must not appear as text.
    #expect(!terminal.text.contains("$<"))
    for mode in ["1000", "1006", "1049", "2004", "1"] {
      let (on, off) = (Array("\u{1B}[?\(mode)h".utf8), Array("\u{1B}[?\(mode)l".utf8))
      guard let last = terminal.output.ranges(of: on).last else { continue }
      #expect(terminal.output[last.upperBound...].firstRange(of: off) != nil, "mode \(mode)")
    }
  }

  @Test(arguments: ["linux", "vt100", "vt220", "xterm", "screen", "xterm-direct"])
  func `mono sets no colour on any terminal`(name: String) throws {
    let terminal = try PseudoTerminal.calculator(["--theme", "mono"], environment: ["TERM": name])
    let colors = try terminal.styles().filter {
      $0.contains(/[\[;](3[0-8]|4[0-8]|9[0-7]|10[0-7])[;:m]/)
    }
    #expect(colors == [])
  }
}
