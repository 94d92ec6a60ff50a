import Foundation
import TestSupport
import Testing

/// The calculator in an interactive shell, which can suspend and resume it.
struct ShellSession {
  let terminal: TerminalSession
  let shell: pid_t
  let calculator: pid_t
  let settings: LineSettings

  init(
    line: String = "\"$PROGRAM\"", environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    terminal = try TerminalSession.shell(environment: environment)
    shell = try terminal.processID()
    settings = try terminal.lineSettings()
    try terminal.type("echo be''fore\n")
    try terminal.wait(for: "before", at: location)
    try terminal.type(line + "\n")
    try terminal.wait(untilCalculator: "the calculator shows", at: location) { _ in true }
    calculator = try terminal.foregroundProcessID()
    try terminal.type("12+30", shows: "12 + 30", "= 42", at: location)
  }

  func waitForShell(at location: SourceLocation = #_sourceLocation) throws {
    let shell = shell
    try terminal.wait(untilForeground: "the shell is back", at: location) { $0 == shell }
  }

  func expectModes(at location: SourceLocation = #_sourceLocation) throws {
    try terminal.wait(untilModes: "the modes are as before", at: location) { $0 == .untouched }
    #expect(try terminal.lineSettings() == settings, sourceLocation: location)
  }

  /// Expects that the shell has the terminal in the state before the calculator.
  func expectShell(at location: SourceLocation = #_sourceLocation) throws {
    try waitForShell(at: location)
    try expectModes(at: location)
    try terminal.type("echo $((6*7))\n")
    let screen = try terminal.wait(until: "the shell answers", at: location) {
      $0.lines.contains("42")
    }
    #expect(screen.lines.contains("before"), sourceLocation: location)
    #expect(CalculatorScreen(screen) == nil, sourceLocation: location)
  }

  /// Resumes the calculator from the shell, and waits for the same expression.
  func takeUp(at location: SourceLocation = #_sourceLocation) throws {
    // A line feed instead of Enter ends the line also in raw mode.
    try terminal.send(Array("fg\n".utf8))
    try terminal.wait(forDisplay: "12 + 30", "= 42", at: location)
    let modes = try terminal.wait(untilModes: "it has the terminal", at: location) { $0.mouse }
    #expect(!modes.cursorVisible, sourceLocation: location)
    #expect(try !terminal.lineSettings().echoes, sourceLocation: location)
  }

  /// Expects that keys and clicks work; ends the calculator and the shell.
  func expectWorking(at location: SourceLocation = #_sourceLocation) throws {
    try terminal.type("*2=", shows: "12 + 30 × 2", "= 72", at: location)
    try terminal.click(buttons: ["−", "7"], at: location)
    try terminal.wait(forDisplay: "72 − 7", "= 65", at: location)
    try terminal.press(.function(10))
    try expectShell(at: location)
    try terminal.type("exit 5\n")
    let ending = try terminal.waitForEnd(at: location)
    #expect(ending == .exited(status: 5), sourceLocation: location)
  }
}

/// A program in a terminal whose state before the start is known.
struct WatchedSession {
  let session: TerminalSession
  let settings: LineSettings

  /// Starts a program in a terminal that is not empty, and waits until the program shows.
  init(_ command: [String], isThere: (TerminalSession) throws -> Void) throws {
    session = try TerminalSession(
      ["sh", "-c", "echo before; read go; ulimit -c 0; exec \"$0\" \"$@\""] + command)
    try session.wait(for: "before")
    settings = try session.lineSettings()
    try session.type("\n")
    try isThere(session)
  }

  func expectEnd(
    _ expected: SpawnedProcess.Ending, at location: SourceLocation = #_sourceLocation
  ) throws {
    let ending = try session.waitForEnd(at: location)
    #expect(ending == expected, sourceLocation: location)
    #expect(try session.modes() == .untouched, sourceLocation: location)
    #expect(try session.lineSettings() == settings, sourceLocation: location)
    let screen = try session.screen()
    #expect(
      screen.lines.filter { !$0.isEmpty } == ["before"], "the screen:\n\(screen)",
      sourceLocation: location)
  }
}
