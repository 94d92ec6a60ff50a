import Foundation
import TestSupport
import Testing

func windowSize(of descriptor: Int32) throws -> (columns: Int, rows: Int) {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
    throw FailedCall(call: "read the size of a terminal")
  }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// The kernel settings for input and output, as `stty` shows them.
struct LineSettings: Hashable {
  /// All settings as comparable text.
  let text: String
  let echoes: Bool

  init(of descriptor: Int32) throws {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw FailedCall(call: "read the settings of a terminal")
    }
    (text, echoes) = (String(describing: settings), settings.c_lflag & tcflag_t(ECHO) != 0)
  }
}

/// The kernel's report about a process that has not been reaped.
struct ProcessState: Hashable {
  /// Whether it has not ended; it may sleep or be stopped.
  let isRunning: Bool
  let ticks: Int
  /// How often its threads have slept, and so woken up.
  let sleeps: Int

  init(of process: pid_t) throws {
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The second field is a name in parentheses that may contain spaces.
    let fields = (stat.split(separator: ")").last ?? "").split(separator: " ")
    isRunning = fields[0] != "Z"
    ticks = fields[11...12].compactMap { Int($0) }.reduce(0, +)
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    sleeps = threads.reduce(0) { sum, thread in
      let path = "/proc/\(process)/task/\(thread)/status"
      // A thread may end meanwhile.
      let switches = try? String(contentsOfFile: path, encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (switches?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
}

/// The modes that a program has changed in the terminal.
struct TerminalFlags: Hashable {
  var alternateScreen = false
  var cursorVisible = true
  var mouse = false
  var mouseSGR = false
  var applicationCursorKeys = false
  var applicationKeypad = false
  var insertion = false
  var originAtMargin = false
  var wrapping = true

  static let untouched = TerminalFlags()
}

extension TerminalSession {
  func modes() throws -> TerminalFlags {
    let flags = try values(of: [
      "alternate_on", "cursor_flag", "mouse_any_flag", "mouse_sgr_flag", "keypad_cursor_flag",
      "keypad_flag", "insert_flag", "origin_flag", "wrap_flag",
    ]).map { $0 == "1" }
    return TerminalFlags(
      alternateScreen: flags[0], cursorVisible: flags[1], mouse: flags[2], mouseSGR: flags[3],
      applicationCursorKeys: flags[4], applicationKeypad: flags[5], insertion: flags[6],
      originAtMargin: flags[7], wrapping: flags[8])
  }

  /// Waits until the modes meet a condition; fails with the last ones.
  @discardableResult
  func wait(
    untilModes description: String,
    at location: SourceLocation = #_sourceLocation, _ condition: (TerminalFlags) -> Bool
  ) throws -> TerminalFlags {
    var last = try modes()
    let found = try firstAnswer {
      last = try modes()
      return condition(last) ? last : nil
    }
    let screen = try screen()
    return try #require(
      found, "waited in vain until \(description): \(last); the screen:\n\(screen)",
      sourceLocation: location)
  }

  /// The started process: the program, or the shell around it.
  func processID() throws -> pid_t { try #require(firstAnswer { tmux.number(in: "process") }) }

  /// The foreground process: in a shell, the program that it runs.
  func foregroundProcessID() throws -> pid_t {
    let stat = try String(
      contentsOfFile: "/proc/\(try values(of: ["pane_pid"])[0])/stat", encoding: .utf8)
    // The second field is a name in parentheses that may contain spaces; the eighth is the group.
    let fields = try #require(stat.split(separator: ")").last).split(separator: " ")
    return try #require(pid_t(fields[5]))
  }

  func wait(
    untilForeground description: String,
    at location: SourceLocation = #_sourceLocation, _ condition: (pid_t) -> Bool
  ) throws {
    let found: Void? = try firstAnswer { condition(try foregroundProcessID()) ? () : nil }
    let screen = try screen()
    try #require(
      found, "waited in vain until \(description); the screen:\n\(screen)", sourceLocation: location
    )
  }

  /// The line settings, readable even after the end of the program.
  func lineSettings() throws -> LineSettings { try withDescriptor { try LineSettings(of: $0) } }

  func withDescriptor<Result>(_ body: (Int32) throws -> Result) throws -> Result {
    let path = try values(of: ["pane_tty"])[0]
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor != -1 else { throw FailedCall(call: "open \(path)") }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// Waits for the end of program or shell; as in a shell, a status beyond 128 is a signal.
  func waitForEnd(at location: SourceLocation = #_sourceLocation) throws -> SpawnedProcess.Ending {
    let status = firstAnswer { tmux.number(in: "status") }
    let screen = try screen()
    let known = try #require(
      status, "waited in vain for the end; the screen:\n\(screen)", sourceLocation: location)
    return known > 128 ? .killed(signal: known - 128) : .exited(status: known)
  }
}
