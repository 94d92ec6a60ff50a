import Foundation
import TestSupport

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
