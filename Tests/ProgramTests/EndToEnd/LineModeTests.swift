import Foundation
import TestSupport
import Testing

/// The calculator line by line, in terminals that have a screen, or none, and in pipes.
@Suite struct `Line by line` {
  /// Nothing but text, its line ends and backspaces.
  private static func expectPlain(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    let controls = terminal.output.filter { $0 < 0x20 && ![0x08, 0x0A, 0x0D].contains($0) }
    #expect(controls == [], sourceLocation: location)
    let drawn = terminal.text.unicodeScalars.filter { (0x2500...0x28FF).contains($0.value) }
    #expect(drawn.isEmpty, sourceLocation: location)
    #expect(try terminal.lineSettings() == terminal.settingsAtStart, sourceLocation: location)
  }

  @Test(
    arguments: [
      (["--line"], ["TERM": "xterm-256color"]), (["--line"], ["TERM": "vt100"]),
      ([], ["TERM": "xterm", "ACCESSIBLE": "1"]), (["--line"], ["TERM": "linux", "LC_ALL": "C"]),
      ([], ["TERM": "dumb"]), ([], ["TERM": "no-such-terminal"]), ([], ["TERM": nil]),
    ] as [([String], [String: String?])])
  func `it answers below each line, with nothing but text`(
    options: [String], environment: [String: String?]
  ) throws {
    let terminal = try PseudoTerminal(
      [Program.path, "--private"] + options, environment: environment)
    try terminal.wait(for: "> ")
    terminal.send("2+3\r")
    try terminal.wait(for: "\r\n= 5\r\n> ")
    terminal.send("tape\r")
    try terminal.wait(for: "1: 2 + 3 = 5\r\n> ")
    terminal.send("-5\r")
    try terminal.wait(for: "\r\nans - 5 = 0\r\n> ")
    terminal.send("1/0\r")
    try terminal.wait(for: "(at character 2).\r\n> ")
    terminal.send("undo\r")
    try terminal.wait(for: "\r\nTaken back: 5 ")
    terminal.send("quit\r")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    try Self.expectPlain(terminal)
  }

  @Test func `the line is edited as in a shell`() throws {
    let terminal = try PseudoTerminal([Program.path, "--line"])
    try terminal.wait(for: "> ")
    terminal.send("2+4")
    try terminal.wait(for: "> 2+4")
    terminal.send("\u{1B}[D9\r")
    try terminal.wait(for: "= 96")
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "> 2 + 94")
    terminal.send("\u{7F}\u{7F}1 # rent\r")
    try terminal.wait(for: "\r\n= 3\r\n")
    terminal.send("sq\t16)\r")
    try terminal.wait(for: "\r\n= 4\r\n")
    terminal.send("\u{12}rent\r\r")
    try terminal.wait(for: "# rent\r\n= 3\r\n")
    terminal.send("edit 4\r")
    try terminal.wait(for: "4> 2 + 94")
    terminal.send("+1\r")
    try terminal.wait(for: "4: 2 + 94 + 1 = 97")
    terminal.send("7*\u{3}\u{4}")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    try Self.expectPlain(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func `a signal leaves the terminal as it was`(signal: CInt) throws {
    let terminal = try PseudoTerminal([Program.path, "--line"])
    try terminal.wait(for: "> ")
    kill(terminal.processID, signal)
    #expect(try terminal.waitForEnd() == .killed(signal: signal))
    #expect(try terminal.lineSettings() == terminal.settingsAtStart)
  }

  @Test func `what takes long is cancelled, where lines are edited and where they are not`() throws
  {
    for (options, environment) in [(["--line"], [:]), ([], ["TERM": "dumb"])]
      as [([String], [String: String])]
    {
      let terminal = try PseudoTerminal(
        [Program.path, "--private"] + options, environment: environment)
      try terminal.wait(for: "> ")
      terminal.send("sum(k = 1 to 400000; 1/k)\r")
      Thread.sleep(forTimeInterval: 0.3)
      terminal.send("\u{3}")
      try terminal.wait(for: "cancelled")
      terminal.send("6*7\r")
      try terminal.wait(for: "= 42\r\n")
      terminal.send("\u{4}")
      #expect(try terminal.waitForEnd() == .exited(status: 0))
    }
  }
}
