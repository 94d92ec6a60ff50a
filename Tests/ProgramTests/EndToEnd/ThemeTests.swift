import TestSupport
import Testing

/// Themes by option, environment and key; the view-model tests their order.
@Suite(.waiting) struct `Themes` {
  @Test(
    arguments: [
      (["--light"], [:], "light"), (["--theme=mono"], [:], "mono"),
      ([], ["COUNTONME_THEME": "light"], "light"), ([], ["NO_COLOR": "1"], "mono"),
      ([], ["COLORFGBG": "0;15"], "light"), (["--dark"], ["COUNTONME_THEME": "light"], "dark"),
      (["--light"], ["NO_COLOR": "1", "COLORFGBG": "15;0"], "light"),
    ] as [([String], [String: String], String)])
  func `are chosen by option and environment, without a query`(
    options: [String], environment: [String: String], theme: String
  ) throws {
    let terminal = try PseudoTerminal.calculator(options, environment: environment)
    #expect(!terminal.text.contains(PseudoTerminal.question))
    try terminal.wait(forTheme: theme)
  }

  @Test func `a word that is not a theme is reported and changes nothing`() throws {
    let session = try TerminalSession.calculator(environment: ["COUNTONME_THEME": "pink"])
    try session.wait(until: "the message shows") {
      $0.contains("COUNTONME_THEME is “pink”") || $0.contains("unknown theme")
    }
    let terminal = try PseudoTerminal.calculator(
      environment: ["COUNTONME_THEME": "\u{1B}[31m\u{7}", "COLORFGBG": "0;15"])
    #expect(!terminal.text.contains("\u{7}"))
    terminal.send("\u{7F}")
    try terminal.wait(forTheme: "light")
  }
}

@Suite(.waiting) struct `The terminal's reply about its background` {
  @Test(arguments: [("ffff/ffff/ffff", "light"), ("1e1e/1e1e/2e2e", "dark"), ("fd/f6/e3", "light")])
  func `selects the theme`(color: String, theme: String) throws {
    let terminal = try PseudoTerminal.calculator(answer: PseudoTerminal.answer(color))
    try terminal.wait(forTheme: theme)
    try expectNothingTyped(in: terminal)
  }

  @Test func `is not awaited beyond the limit, and selects the theme even if late`() throws {
    let terminal = try PseudoTerminal.calculator()
    try terminal.wait(forTheme: "dark")
    terminal.send(PseudoTerminal.answer("ffff/ffff/ffff"))
    try terminal.wait(forTheme: "light")
    try expectNothingTyped(in: terminal)
  }

  @Test func `loses no key typed before, during or after the query`() throws {
    let terminal = try PseudoTerminal([
      "sh", "-c", "echo ready; read -r line; exec \"$0\"", Program.path,
    ])
    try terminal.wait(for: "ready")
    try terminal.send("\n12+", andWaitFor: PseudoTerminal.question)
    terminal.send("3")
    try terminal.send("4" + PseudoTerminal.answer("ffff/ffff/ffff") + "5", andWaitFor: "quit")
    try terminal.send("\u{0C}", andWaitFor: "12 + 345")
    terminal.send("\u{1B}")
    try terminal.wait(forTheme: "light")
  }

  @Test(arguments: ["\u{1B}[21~", "\u{03}", "\u{04}", "q\r"])
  func `is not needed to quit`(key: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.wait(for: PseudoTerminal.question)
    terminal.send(key)
    try terminal.expectEnd(.exited(status: 0))
  }

  private func expectNothingTyped(
    in terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    terminal.forgetOutput()
    try terminal.send("7+1=", andWaitFor: "= 8", at: location)
    try terminal.quit(at: location)
  }
}
