import Foundation
import TestSupport
import Testing

/// Line mode in terminals with and without a screen, and in pipes.
@Suite(.waiting) struct `Line by line` {
  /// Expects the end, and only text, line ends and backspaces.
  private static func expectPlainEnd(
    _ terminal: PseudoTerminal, at location: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.expectEnd(.exited(status: 0), at: location)
    let controls = terminal.output.filter { $0 < 0x20 && ![0x08, 0x0A, 0x0D].contains($0) }
    #expect(controls == [], sourceLocation: location)
    let drawn = terminal.text.unicodeScalars.filter { (0x2500...0x28FF).contains($0.value) }
    #expect(drawn.isEmpty, sourceLocation: location)
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
    try terminal.send("2+3\r", andWaitFor: "\r\n= 5\r\n> ")
    try terminal.send("tape\r", andWaitFor: "1: 2 + 3 = 5\r\n> ")
    try terminal.send("-5\r", andWaitFor: "\r\nans - 5 = 0\r\n> ")
    try terminal.send("1/0\r", andWaitFor: "(at character 2).\r\n> ")
    try terminal.send("undo\r", andWaitFor: "\r\nTaken back: 5 ")
    terminal.send("quit\r")
    try Self.expectPlainEnd(terminal)
  }

  @Test func `the line is edited as in a shell`() throws {
    let terminal = try PseudoTerminal([Program.path, "--line"])
    try terminal.wait(for: "> ")
    try terminal.send("2+4", andWaitFor: "> 2+4")
    try terminal.send("\u{1B}[D9\r", andWaitFor: "= 96")
    try terminal.send("\u{1B}[A", andWaitFor: "> 2 + 94")
    try terminal.send("\u{7F}\u{7F}1 # rent\r", andWaitFor: "\r\n= 3\r\n")
    try terminal.send("sq\t16)\r", andWaitFor: "\r\n= 4\r\n")
    try terminal.send("\u{12}rent\r\r", andWaitFor: "# rent\r\n= 3\r\n")
    try terminal.send("edit 4\r", andWaitFor: "4> 2 + 94")
    try terminal.send("+1\r", andWaitFor: "4: 2 + 94 + 1 = 97")
    terminal.send("7*\u{3}\u{4}")
    try Self.expectPlainEnd(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func `a signal leaves the terminal as it was`(signal: CInt) throws {
    let terminal = try PseudoTerminal([Program.path, "--line"])
    try terminal.wait(for: "> ")
    kill(terminal.processID, signal)
    try terminal.expectEnd(.killed(signal: signal))
  }

  @Test func `slow calculations are cancelled with and without line editing`() throws {
    for (options, environment) in [(["--line"], [:]), ([], ["TERM": "dumb"])]
      as [([String], [String: String])]
    {
      let terminal = try PseudoTerminal(
        [Program.path, "--private"] + options, environment: environment)
      try terminal.wait(for: "> ")
      terminal.send("sum(k = 1 to 400000; 1/k)\r")
      Thread.sleep(forTimeInterval: 0.3)
      try terminal.send("\u{3}", andWaitFor: "cancelled")
      try terminal.send("6*7\r", andWaitFor: "= 42\r\n")
      terminal.send("\u{4}")
      #expect(try terminal.waitForEnd() == .exited(status: 0))
    }
  }
}
