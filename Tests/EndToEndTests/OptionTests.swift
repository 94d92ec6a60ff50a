import Foundation
import TestSupport
import Testing

/// The command line, and terminals that cannot show a screen.
@Suite struct `The command line` {
  @Test func `--help fits 80 columns and names every option`() throws {
    let run = try Run(["--help"])
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let options = [
      "--digits", "--fraction", "--format", "--theme", "--light", "--dark", "--ascii", "--no-mouse",
      "--help",
      "--version",
    ]
    for option in options { #expect(run.output.contains(option)) }
  }

  @Test func `--version prints a number`() throws {
    let run = try Run(["--version"])
    #expect(run.ending == .exited(status: 0))
    #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(run.errors == "")
  }

  @Test(arguments: [
    ["--nonsense"], ["--theme"], ["--theme", "pink"], ["--theme="], ["--light", "--dark"],
    ["--theme", "mono", "--light"], ["-x"], ["--digits"], ["--digits", "0"], ["--digits", "-3"],
    ["--digits", "three"], ["--digits", "99999999999999999999"], ["--digits=2", "--fraction"],
    ["--format"], ["--format", "roman"], ["--fraction", "--format=octal"],
  ])
  func `wrong usage ends with status 64 and a line about usage`(arguments: [String]) throws {
    let run = try Run(arguments)
    #expect(run.ending == .exited(status: 64))
    #expect(run.output == "")
    #expect(run.errors.contains("Usage: countonme"))
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test func `a screen needs a terminal for its output`() throws {
    let script = "setsid --wait \"$0\" >errors 2>&1; echo $? >>errors; cat errors"
    let terminal = try PseudoTerminal(["sh", "-c", "cd; \(script)", Program.path])
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    let lines = terminal.text.replacing("\r\n", with: "\n")
    #expect(lines.hasSuffix("\n1\n"))
    expectSentence(String(lines.dropLast(2)), about: "output")
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
  }

  @Test(
    arguments: [
      (nil, "TERM"), ("", "TERM"), ("no-such-terminal", "no-such-terminal"), ("dumb", "dumb"),
      ("unknown", "unknown"),
    ] as [(String?, String)])
  func `an unusable terminal is named and left unchanged`(
    name: String?, word: String
  ) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": name])
    #expect(try terminal.waitForEnd() == .exited(status: 1))
    expectSentence(terminal.text.replacing("\r\n", with: "\n"), about: word)
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
  }

  @Test(arguments: [
    (["--ascii", "--light"], "C.UTF-8"), (["--dark"], "C"), ([], "POSIX"),
    (["--ascii", "--theme", "mono"], "C.UTF-8"),
  ])
  func `only ASCII is drawn if it is requested or the locale has nothing else`(
    options: [String], language: String
  ) throws {
    let terminal = try PseudoTerminal.calculator(options, environment: ["LANG": language])
    terminal.send("1/3*3-9=\u{1B}1/3=?")
    try terminal.waitForHelp()
    terminal.send("?1/0=tq")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test func `the calculator works the same in ASCII`() throws {
    let session = try TerminalSession.calculator("--ascii", "--theme", "mono")
    try session.click(buttons: ["1", "/", "3", "*", "5", "-", "2", "="])
    try session.wait(forDisplay: "1 / 3 * 5 - 2", "~ -0.333333333333333")
    #expect(try session.screen().lines.joined().allSatisfy(\.isASCII))
    try session.press(.up)
    try session.wait(untilCalculator: "/ was not left") { $0.highlighted != nil }
    try session.quit()
  }

  @Test(arguments: ["fr_FR.UTF-8", "en_US.utf8", "xx_YY.UTF-8"])
  func `a locale that is not installed keeps its characters`(language: String) throws {
    let session = try TerminalSession.calculator(environment: ["LANG": language])
    try session.click(buttons: ["6", "÷", "2", "×", "3", "−", "1"])
    try session.wait(forDisplay: "6 ÷ 2 × 3 − 1", "= 8")
  }

  /// Expects one line that is a sentence and no escape code.
  private func expectSentence(
    _ text: String, about word: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(text.hasSuffix(".\n"), sourceLocation: location)
    #expect(text.count { $0 == "\n" } == 1, "\(text)", sourceLocation: location)
    #expect(text.contains(word), sourceLocation: location)
    #expect(!text.contains("\u{1B}"), sourceLocation: location)
  }
}
