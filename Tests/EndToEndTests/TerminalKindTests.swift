import Testing

/// The terminals that `TERM` can name.
@Suite struct `Kinds of terminals` {
  static let all = [
    "xterm", "xterm-256color", "xterm-direct", "tmux-256color", "screen", "linux", "rxvt-unicode",
    "vt100", "vt220",
  ]

  @Test(arguments: all)
  func `it shows all buttons, calculates, moves the highlight, and restores the terminal`(
    terminal: String
  ) throws {
    let session = try TerminalSession.calculator(environment: ["TERM": terminal])
    try session.type("12+30*2=")
    try session.wait(forDisplay: "12 + 30 × 2", "= 72")
    try session.press(.up)
    try session.wait(untilCalculator: "the highlight shows") { $0.highlighted != nil }
    try session.type("1/3=")
    try session.wait(forDisplay: "1 ÷ 3", "≈ 0.333333333333333")
    try session.press(.delete)
    try session.wait(forDisplay: "0")
    try session.press(.function(1))
    try session.waitForHelp()
    try session.press(.escape)
    try session.wait(forDisplay: "0")
    try session.quit()
  }

  @Test(arguments: all, ["--light", "--dark"])
  func `both themes show the labels of all buttons in 20×8`(
    terminal: String, theme: String
  ) throws {
    let session = try TerminalSession.calculator(
      theme, columns: 20, rows: 8, environment: ["TERM": terminal])
    try session.type("7−8")
    try session.wait(forDisplay: "7 − 8", "= −1")
  }

  @Test(arguments: all)
  func `every mode that it turns on is turned off`(terminal name: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    try terminal.wait(for: "quit")
    terminal.send("2+3=q")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
    // The padding of old terminals must not appear as text.
    #expect(!terminal.text.contains("$<"))
    let asked = terminal.text.contains("\u{1B}[?1000h")
    #expect(asked == terminal.text.contains("\u{1B}[?1000l"))
    let entered = terminal.text.contains("\u{1B}[?1049h")
    #expect(entered == terminal.text.contains("\u{1B}[?1049l"))
  }
}
