import Testing

/// A program in a terminal whose state before the start is known.
struct WatchedSession {
  let session: TerminalSession
  /// The line settings before the start.
  let settings: LineSettings

  /// Starts a program in a terminal that is not empty, and waits until the program is shown.
  init(_ command: [String], isThere: (TerminalSession) throws -> Void) throws {
    session = try TerminalSession(
      ["sh", "-c", "echo before; read go; ulimit -c 0; exec \"$0\" \"$@\""] + command)
    try session.wait(for: "before")
    settings = try session.lineSettings()
    try session.type("\n")
    try isThere(session)
  }

  /// Expects that the program ends in this way and restores the terminal.
  func expectEnd(
    _ expected: ChildProcess.Ending, at location: SourceLocation = #_sourceLocation
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
