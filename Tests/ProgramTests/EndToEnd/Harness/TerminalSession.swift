import Foundation
import Screen
import TestSupport
import Testing

/// A program in the terminal emulator tmux, controlled by keys and clicks and read as text.
///
///     let session = try TerminalSession.calculator()
///     try session.type("2+3")                 // characters, all at once
///     try session.click(buttons: ["="])
///     try session.wait(forDisplay: "2 + 3", "= 5")
///     try session.press(.left, .enter)        // named keys
///     try session.quit()
///
/// - Input is not drawn yet when a call returns: `wait` looks until it sees the expected screen,
///   and fails with the last one.
/// - tmux understands xterm, whatever `TERM` says, and never answers a query for its background.
/// - Only named environment variables are set; the default of `TERM` is xterm-256color, of `LANG`
///   C.UTF-8, and of `HOME` an empty folder.
final class TerminalSession {
  let tmux: Tmux

  init(
    _ command: [String] = [Program.path], columns: Int = 80, rows: Int = 22,
    environment: [String: String?] = [:]
  ) throws { tmux = try Tmux(command, columns: columns, rows: rows, environment: environment) }

  /// Starts an interactive shell, and waits for its prompt `$ `; `PROGRAM` is the calculator.
  static func shell(environment: [String: String?] = [:]) throws -> TerminalSession {
    let variables = environment.merging(["PS1": "$ ", "PROGRAM": Program.path]) { given, _ in given
    }
    let session = try TerminalSession(["/bin/sh", "-i"], environment: variables)
    try session.wait(for: "$")
    return session
  }

  /// Changes the size of the window, down to 1×1; waits until tmux has passed it on.
  func resize(columns: Int, rows: Int, at location: SourceLocation = #_sourceLocation) throws {
    try tmux.run([["resize-window", "-x", "\(columns)", "-y", "\(rows)"]])
    let passedOn: Void? = try firstAnswer {
      let size = try withDescriptor { try windowSize(of: $0) }
      return size == (columns, rows) ? () : nil
    }
    try #require(passedOn, "the window keeps its size", sourceLocation: location)
  }

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

  /// The values of tmux variables at one moment.
  func values(of variables: [String]) throws -> [String] {
    let format = variables.map { "#{\($0)}" }.joined(separator: ",")
    let line = try tmux.run([["display-message", "-p", format]])
    return line.dropLast().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  func send(_ bytes: [UInt8]) throws { try tmux.send(bytes) }

  /// Presses named keys, in the form that the program has requested.
  func press(_ keys: TerminalKey...) throws { try tmux.run([["send-keys"] + keys.map(\.tmuxName)]) }
}

extension TerminalSession {
  func type(_ text: String) throws { try send(Array(text.replacing("\n", with: "\r").utf8)) }

  @discardableResult
  func wait(
    for text: String, at location: SourceLocation = #_sourceLocation
  ) throws -> TerminalScreen {
    try wait(until: "“\(text)” shows", at: location) { $0.contains(text) }
  }

  /// Waits until two looks in a row find the same screen, which meets a condition.
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

struct TerminalScreen: Hashable, CustomStringConvertible {
  let lines: [String]
  let columns: Int
  /// The cursor; nil if hidden.
  let cursor: Point?

  init(_ text: String, columns: Int, cursor: Point? = nil) {
    (self.columns, self.cursor) = (columns, cursor)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
  }

  var size: Size { Size(columns: columns, rows: lines.count) }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The rows of an area, with a filler after each character of two columns.
  func text(in area: Rectangle) -> [String] {
    area.rows.map {
      String(lines[$0].inCells.dropFirst(area.origin.column).prefix(area.size.columns))
    }
  }

  /// The first occurrence of a text; every character counts as one column.
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

/// A tmux server with one pane and its own socket, without the user's server and configuration.
final class Tmux {
  let folder: TemporaryFolder

  /// Starts a program in a pane; a shell stays, as the last output of the last process may be lost.
  ///
  /// It writes the process number and, at the end, the status to two files.
  init(
    _ command: [String], columns: Int, rows: Int, environment changes: [String: String?]
  ) throws {
    folder = try TemporaryFolder()
    let environment = Program.environment(home: folder.path, changes)
    // Typed signals are caught, not ignored, because the program would inherit that; messages of
    // the shell about signals stay off the screen.
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

  /// The number in a file of the shell; nil if it does not exist.
  func number(in file: String) -> Int32? {
    let text = try? String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    return text.flatMap { Int32($0.dropLast()) }
  }

  deinit { _ = try? run([["kill-server"]]) }

  /// Runs commands; a file takes their output, since concurrent processes would inherit a pipe.
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

  func send(_ bytes: [UInt8]) throws {
    let sent = folder.path + "/sent"
    try Data(bytes).write(to: URL(fileURLWithPath: sent))
    try run([["load-buffer", "-b", "sent", sent], ["paste-buffer", "-d", "-r", "-b", "sent"]])
  }
}

/// A failed tmux command: an error of the test or its environment.
struct TmuxError: Error, CustomStringConvertible {
  let commands: [[String]]
  let output: String

  var description: String { "tmux \(commands.last?.first ?? ""): \(output)" }
}
