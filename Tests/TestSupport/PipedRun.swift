import Foundation

/// A program run to its end without a terminal.
///
///     let run = try PipedRun([Program.path, "--digits", "5"], input: "1/3\n")
///     run.output   // "0.33333\n"
///     run.status   // 0
package struct PipedRun {
  /// The exit status; 128 plus the number of a fatal signal.
  package let status: Int32
  package let output: String
  package let errors: String

  /// Runs a command with files for input and outputs, without pipes; nil removes a variable.
  package init(
    _ command: [String], input: some Sequence<UInt8>, in folder: URL? = nil,
    environment: [String: String?] = [:]
  ) throws {
    let files = try TemporaryFolder()
    let (read, written, complained) = (files["input"], files["output"], files["errors"])
    try Data(input).write(to: read)
    let start = folder.map { ["env", "--chdir", $0.path] } ?? []
    let child = try SpawnedProcess.start(
      start + command, environment: Program.environment(home: files.path, environment)
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, read.path, O_RDONLY, 0)
      for (descriptor, file) in [(1, written), (2, complained)] as [(Int32, URL)] {
        posix_spawn_file_actions_addopen(
          &actions, descriptor, file.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
      }
    }
    switch firstAnswer(within: patience * 10, { child.pollEnd() }) {
    case .exited(let status): self.status = status
    case .killed(let signal): status = 128 + signal
    case nil:
      kill(child.id, SIGKILL)
      _ = child.waitForEnd()
      throw FailedCall(call: "wait for the end of \(command)", code: ETIMEDOUT)
    }
    output = try String(contentsOf: written, encoding: .utf8)
    errors = try String(contentsOf: complained, encoding: .utf8)
  }

  package init(
    _ command: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String?] = [:]
  ) throws { try self.init(command, input: input.utf8, in: folder, environment: environment) }

  /// Runs a shell line, in which `$0` is the program under test.
  package init(shell line: String) throws { try self.init(["sh", "-c", line, Program.path]) }
}

package enum Program {
  /// The path in `COUNTONME_PROGRAM`, as in `make test`, or that of the debug build.
  package static let path =
    ProcessInfo.processInfo.environment["COUNTONME_PROGRAM"]
    ?? Bundle.main.bundleURL.appending(path: "countonme").path

  /// Copies the program in another process: one that starts meanwhile would keep a copy of this one
  /// open, and prevent its run.
  package static func copy(to file: URL) throws { _ = try PipedRun(["cp", path, file.path]) }

  /// The environment of a program under test, only the search path; nil removes a variable.
  package static func environment(
    home: String, _ changes: [String: String?] = [:]
  ) -> [String: String] {
    var environment: [String: String?] = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home,
      "LANG": "C.UTF-8", "TERM": "xterm-256color",
    ]
    environment.merge(changes) { $1 }
    return environment.compactMapValues(\.self)
  }
}
