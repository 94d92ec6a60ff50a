import Foundation
import Screen
import TestSupport
import Testing

/// A program in a terminal emulator, which a test controls by keys and clicks and reads as text.
///
///     let session = try TerminalSession.calculator()
///     try session.type("2+3")                 // characters, all at once
///     try session.click(buttons: ["="])
///     try session.wait(forDisplay: "2 + 3", "= 5")
///     try session.press(.left, .enter)        // keys that have names
///     try session.quit()
///
/// - What was sent has not been drawn when the call returns: look at the screen with `wait`, which
///   looks until it sees what it waits for, and fails with the last screen otherwise. `screen()` is
///   for looking once more at what is already there.
/// - The emulator is tmux. It understands what xterm sends and draws, whatever `TERM` says; it never
///   answers a question about its background. Tests of answers, of single bytes and of a hang-up use
///   `PseudoTerminal`.
/// - `TerminalSession.shell()` puts an interactive shell around the program: for Ctrl-Z and `fg`.
/// - Environment variables are given by name, nil takes one away. None come from outside; `TERM` is
///   xterm-256color, `LANG` C.UTF-8, `HOME` an empty folder.
/// - The calls block their thread.
final class TerminalSession {
  let tmux: Tmux

  /// Starts a program in a window of this size.
  init(
    _ command: [String] = [Program.path], columns: Int = 80, rows: Int = 22,
    environment: [String: String?] = [:]
  ) throws {
    tmux = try Tmux(command, columns: columns, rows: rows, environment: environment)
  }

  /// Starts an interactive shell whose prompt is `$ ` and waits for it.
  ///
  /// The variable `PROGRAM` holds the path of the calculator.
  static func shell(
    columns: Int = 80, rows: Int = 22, environment: [String: String?] = [:]
  ) throws -> TerminalSession {
    let variables = environment.merging(["PS1": "$ ", "PROGRAM": Program.path]) { given, _ in given
    }
    let session = try TerminalSession(
      ["/bin/sh", "-i"], columns: columns, rows: rows, environment: variables)
    try session.wait(for: "$")
    return session
  }

  /// Changes the size of the window, down to 1×1, and waits until the program can have learned it:
  /// tmux takes its time to pass it on.
  func resize(columns: Int, rows: Int, at location: SourceLocation = #_sourceLocation) throws {
    try tmux.run([["resize-window", "-x", "\(columns)", "-y", "\(rows)"]])
    let passedOn: Void? = try firstAnswer {
      let size = try withDescriptor { try windowSize(of: $0) }
      return size == (columns, rows) ? () : nil
    }
    try #require(passedOn, "the window keeps its size", sourceLocation: location)
  }

  /// The current screen.
  func screen() throws -> TerminalScreen {
    let format = "#{pane_width},#{cursor_flag},#{cursor_x},#{cursor_y}"
    let text = try tmux.run([["display-message", "-p", format], ["capture-pane", "-p"]])
    let values = text.prefix { $0 != "\n" }
    let numbers = values.split(separator: ",").compactMap { Int($0) }
    try #require(numbers.count == 4)
    return TerminalScreen(
      String(text.dropFirst(values.count + 1)), columns: numbers[0],
      cursor: numbers[1] == 1 ? Point(column: numbers[2], row: numbers[3]) : nil)
  }

  /// The values of variables of tmux, all of the same moment.
  func values(of variables: [String]) throws -> [String] {
    let format = variables.map { "#{\($0)}" }.joined(separator: ",")
    let line = try tmux.run([["display-message", "-p", format]])
    return line.dropLast().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Sends bytes to the program as if they came from the terminal, all at once.
  func send(_ bytes: [UInt8]) throws {
    try tmux.send(bytes)
  }

  /// Presses named keys; they arrive in the form that the program has requested.
  func press(_ keys: TerminalKey...) throws {
    try tmux.run([["send-keys"] + keys.map(\.tmuxName)])
  }
}

extension TerminalSession {
  /// Types characters, all at once; a line end is Enter.
  func type(_ text: String) throws {
    try send(Array(text.replacing("\n", with: "\r").utf8))
  }

  /// Waits until the screen shows a text.
  @discardableResult
  func wait(
    for text: String, at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalScreen {
    try wait(until: "“\(text)” shows", at: location) { $0.contains(text) }
  }

  /// Waits until the screen meets a condition and returns it; fails with the last screen.
  ///
  /// A screen counts when the next look at it finds the same, since a frame may be half drawn.
  @discardableResult
  func wait(
    until description: String,
    at location: SourceLocation = #_sourceLocation, _ condition: (TerminalScreen) -> Bool
  ) throws -> TerminalScreen {
    var last = try screen()
    var previous: TerminalScreen?
    let found = try firstAnswer {
      last = try screen()
      defer { previous = last }
      return condition(last) && last == previous ? last : nil
    }
    return try #require(
      found, "waited in vain until \(description); the screen:\n\(last)", sourceLocation: location)
  }
}

/// The characters on a screen at one moment.
struct TerminalScreen: Hashable, CustomStringConvertible {
  /// The rows from top to bottom, without trailing spaces.
  let lines: [String]
  /// The width of the window.
  let columns: Int
  /// The place of the cursor; nil where it is hidden.
  let cursor: Point?

  /// Reads the rows that tmux printed.
  init(_ text: String, columns: Int, cursor: Point? = nil) {
    (self.columns, self.cursor) = (columns, cursor)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
  }

  var size: Size { Size(columns: columns, rows: lines.count) }

  func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The characters in an area, row by row, with a filler behind each that has two columns.
  func text(in area: Rectangle) -> [String] {
    area.rows.map {
      String(lines[$0].inCells.dropFirst(area.origin.column).prefix(area.size.columns))
    }
  }

  /// The place of the first occurrence of a text; every character counts as one column wide.
  func place(of text: String) -> Point? {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return Point(column: line.distance(from: line.startIndex, to: range.lowerBound), row: row)
      }
    }
    return nil
  }

  /// The rows in a box, so that spaces are visible.
  var description: String {
    let width = lines.map(\.count).max() ?? 0
    let edge = "+" + String(repeating: "-", count: width) + "+"
    let rows = lines.map { "|" + $0 + String(repeating: " ", count: width - $0.count) + "|" }
    return ([edge] + rows + [edge]).joined(separator: "\n")
  }
}

/// One tmux server with one pane, reached through a socket of its own.
///
/// Nothing of the user's tmux takes part: neither its server nor its configuration. The server ends
/// with this value.
final class Tmux {
  let folder: TemporaryFolder

  /// Starts a program in a pane that has the whole window.
  ///
  /// A shell stands around the program and stays: when the last process of a terminal ends, the
  /// last that it has written is lost at times. The shell leaves two files in `folder`, `process`
  /// with the number of the program's process and, at its end, `status`.
  init(
    _ command: [String], columns: Int, rows: Int, environment changes: [String: String?]
  ) throws {
    folder = try TemporaryFolder()
    let environment = Program.environment(home: folder.path, changes)
    // Signals that are typed are caught here and not ignored, because the program would inherit
    // that; what the shell has to say about signals stays off the screen.
    let script = """
      trap : INT QUIT
      exec 3>&2 2>/dev/null
      sh -c 'echo $$ >"$0/process"; exec "$@" 2>&3 3>&-' "$0" "$@"
      echo $? >"$0/status.new"
      mv "$0/status.new" "$0/status"
      exec sleep 86400
      """
    let settings = [["set", "-g", "status", "off"], ["set", "-s", "escape-time", "0"]]
    let start = ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "--", "env", "-i"]
    let variables = environment.map { "\($0)=\($1)" }
    try run(settings + [start + variables + ["/bin/sh", "-c", script, folder.path] + command])
  }

  /// The number in one of the files that the shell writes; nil if that does not exist.
  func number(in file: String) -> Int32? {
    let text = try? String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    return text.flatMap { Int32($0.dropLast()) }
  }

  deinit {
    _ = try? run([["kill-server"]])
  }

  /// Runs commands one after another and returns their output.
  ///
  /// The output goes through a file: the end of a pipe would pass to every process that another
  /// test starts at the same moment.
  @discardableResult
  func run(_ commands: [[String]]) throws -> String {
    let arguments =
      ["tmux", "-u", "-S", folder.path + "/tmux", "-f", "/dev/null"]
      + commands.joined(separator: [";"])
    let printed = folder.path + "/printed"
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let child = try SpawnedProcess.start(
      arguments, environment: ["PATH": path, "LC_ALL": "C.UTF-8"]
    ) {
      posix_spawn_file_actions_addopen(&$0, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&$0, 1, printed, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      posix_spawn_file_actions_adddup2(&$0, 1, 2)
    }
    let ending = child.waitForEnd()
    let output = try String(contentsOfFile: printed, encoding: .utf8)
    guard ending == .exited(status: 0) else { throw TmuxError(commands: commands, output: output) }
    return output
  }

  /// Sends bytes to the program as if they came from the terminal, all at once.
  func send(_ bytes: [UInt8]) throws {
    let sent = folder.path + "/sent"
    try Data(bytes).write(to: URL(fileURLWithPath: sent))
    try run([["load-buffer", "-b", "sent", sent], ["paste-buffer", "-d", "-r", "-b", "sent"]])
  }
}

/// A tmux command that failed: an error of the test or of its environment, not of the program.
struct TmuxError: Error, CustomStringConvertible {
  let commands: [[String]]
  let output: String

  var description: String { "tmux \(commands.last?.first ?? ""): \(output)" }
}
