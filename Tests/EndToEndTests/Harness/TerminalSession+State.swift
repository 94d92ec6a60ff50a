import Foundation
import Testing

/// The modes that a program has turned on or off in the terminal.
struct TerminalModes: Hashable {
  var alternateScreen = false
  var cursorVisible = true
  /// Whether the terminal reports the mouse, in any way.
  var mouse = false
  /// Whether these reports have the SGR form.
  var mouseSGR = false
  /// Whether the arrows and the numeric keypad are in application mode.
  var applicationCursorKeys = false
  var applicationKeypad = false
  var insertion = false
  var originAtMargin = false
  var wrapping = true

  /// The modes of a new terminal.
  static let untouched = TerminalModes()
}

extension TerminalSession {
  func modes() throws -> TerminalModes {
    let flags = try values(of: [
      "alternate_on", "cursor_flag", "mouse_any_flag", "mouse_sgr_flag", "keypad_cursor_flag",
      "keypad_flag", "insert_flag", "origin_flag", "wrap_flag",
    ]).map { $0 == "1" }
    return TerminalModes(
      alternateScreen: flags[0], cursorVisible: flags[1], mouse: flags[2], mouseSGR: flags[3],
      applicationCursorKeys: flags[4], applicationKeypad: flags[5], insertion: flags[6],
      originAtMargin: flags[7], wrapping: flags[8])
  }

  /// Waits until the modes meet a condition and returns them; fails with the last ones.
  @discardableResult
  func wait(
    untilModes description: String, timeout: Duration = patience,
    at location: SourceLocation = #_sourceLocation, _ condition: (TerminalModes) -> Bool
  ) throws -> TerminalModes {
    var last = try modes()
    let found = try firstAnswer(within: timeout) {
      last = try modes()
      return condition(last) ? last : nil
    }
    let screen = try screen()
    return try #require(
      found, "waited in vain until \(description): \(last); the screen:\n\(screen)",
      sourceLocation: location)
  }

  /// The process that was started in the terminal: the program, or the shell around it.
  func processID() throws -> pid_t {
    try #require(firstAnswer(within: patience) { tmux.number(in: "process") })
  }

  /// The process in the foreground: in a shell, the program that it runs.
  func foregroundProcessID() throws -> pid_t {
    let stat = try String(
      contentsOfFile: "/proc/\(try values(of: ["pane_pid"])[0])/stat", encoding: .utf8)
    // The second field is a name in parentheses that may contain spaces; the eighth is the group.
    let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
    return try #require(pid_t(fields[5]))
  }

  /// Waits until the process in the foreground meets a condition.
  func wait(
    untilForeground description: String, timeout: Duration = patience,
    at location: SourceLocation = #_sourceLocation, _ condition: (pid_t) -> Bool
  ) throws {
    let found: Void? = try firstAnswer(within: timeout) {
      condition(try foregroundProcessID()) ? () : nil
    }
    let screen = try screen()
    try #require(
      found, "waited in vain until \(description); the screen:\n\(screen)", sourceLocation: location
    )
  }

  /// The line settings of the terminal; they can also be read after the end of the program.
  func lineSettings() throws -> LineSettings {
    try withDescriptor { try LineSettings(of: $0) }
  }

  /// Opens the terminal that the program sees.
  func withDescriptor<Result>(_ body: (Int32) throws -> Result) throws -> Result {
    let path = try values(of: ["pane_tty"])[0]
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor != -1 else { throw SystemError(call: "open \(path)") }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Waits until the program, or the shell around it, has ended and tells how; the screen stays to
  /// be looked at.
  ///
  /// Like a shell it takes a status beyond 128 for a signal.
  func waitForEnd(
    timeout: Duration = patience, at location: SourceLocation = #_sourceLocation
  ) throws -> ChildProcess.Ending {
    let status = firstAnswer(within: timeout) { tmux.number(in: "status") }
    let screen = try screen()
    let known = try #require(
      status, "waited in vain for the end; the screen:\n\(screen)", sourceLocation: location)
    return known > 128 ? .killed(signal: known - 128) : .exited(status: known)
  }
}
