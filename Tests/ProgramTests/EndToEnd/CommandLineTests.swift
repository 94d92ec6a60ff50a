import TestSupport
import Testing

/// Options, and terminals that cannot show a screen; other suites test the help and wrong options.
@Suite(.waiting) struct `The command line` {
  @Test func `--version prints a number`() throws {
    let run = try PipedRun([Program.path, "--version"])
    #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `a screen needs a terminal for its output`() throws {
    let script = "setsid --wait \"$0\" >errors 2>&1; echo $? >>errors; cat errors"
    let terminal = try PseudoTerminal(["sh", "-c", "cd; \(script)", Program.path])
    try terminal.expectEnd(.exited(status: 0))
    let lines = terminal.text.replacing("\r\n", with: "\n")
    #expect(lines.hasSuffix("\n1\n"))
    expectSentence(String(lines.dropLast(2)), about: "output")
  }

  @Test(
    arguments: [(nil, "TERM"), ("no-such-terminal", "no-such-terminal"), ("dumb", "dumb")]
      as [(String?, String)])
  func `a terminal without a screen is reported at the end, and left unchanged`(
    name: String?, word: String
  ) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    try terminal.wait(for: "> ")
    terminal.forgetOutput()
    terminal.send("q\n")
    try terminal.expectEnd(.exited(status: 0))
    let said = terminal.text.replacing("\r\n", with: "\n").dropFirst("q\n".count)
    expectSentence(String(said), about: word)
  }

  @Test(arguments: [(["--ascii", "--light"], "C.UTF-8"), (["--dark"], "C"), ([], "POSIX")])
  func `only ASCII is drawn if it is requested or the locale has nothing else`(
    options: [String], language: String
  ) throws {
    let terminal = try PseudoTerminal.calculator(options, environment: ["LANG": language])
    try terminal.send("1/3*3-9=\u{1B}1/3=?", andWaitFor: "0 to 9")
    terminal.send("\u{1B}OP1/0=\u{18}theme\r\u{1B}[21~")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: ["fr_FR.UTF-8", "xx_YY.UTF-8"])
  func `a locale that is not installed keeps its characters`(language: String) throws {
    let session = try TerminalSession.calculator(environment: ["LANG": language])
    try session.click(buttons: ["6", "÷", "2", "×", "3", "−", "1"])
    try session.wait(forDisplay: "6 ÷ 2 × 3 − 1", "= 8")
  }

  /// Expects one line about something, without an escape sequence.
  private func expectSentence(
    _ text: String, about word: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(text.count { $0 == "\n" } == 1, "\(text)", sourceLocation: location)
    #expect(text.contains(word), sourceLocation: location)
    #expect(!text.contains("\u{1B}"), sourceLocation: location)
  }
}
