import Foundation
import TestSupport
import Testing

/// A complete run of the program without a terminal, with its output.
///
///     let run = try Run(["--digits", "5"], input: "1/3\n")
///     run.output   // "0.33333\n"
///     run.ending   // .exited(status: 0)
///
/// The output has to be UTF-8.
struct Run {
  let ending: ChildProcess.Ending
  let output: String
  let errors: String

  /// Runs the calculator.
  ///
  /// - Parameters:
  ///   - input: the file that is its standard input.
  ///   - timeout: the longest time it may take; a test that passes does not wait this long.
  init(
    _ arguments: [String] = [], input: some Sequence<UInt8>, environment: [String: String?] = [:],
    timeout: Duration = patience, at location: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(
      command: [Program.path] + arguments, input: Array(input), environment, timeout, location)
  }

  /// Runs the calculator with a text as its input.
  init(
    _ arguments: [String] = [], input: String = "", environment: [String: String?] = [:],
    timeout: Duration = patience, at location: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(
      arguments, input: input.utf8, environment: environment, timeout: timeout, at: location)
  }

  /// Runs a line of the shell, in which `$0` is the calculator.
  ///
  /// A calculator that may never end is called through `timeout`.
  init(
    shell line: String, timeout: Duration = patience,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(command: ["sh", "-c", line, Program.path], input: [], [:], timeout, location)
  }

  private init(
    command: [String], input: [UInt8], _ environment: [String: String?], _ timeout: Duration,
    _ location: SourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    try Data(input).write(to: URL(fileURLWithPath: folder.path + "/input"))
    let paths = ["output", "errors"].map { folder.path + "/" + $0 }
    let child = try ChildProcess.start(
      command, environment: Program.environment(home: folder.path, environment)
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, folder.path + "/input", O_RDONLY, 0)
      for (descriptor, path) in zip(Int32(1)..., paths) {
        posix_spawn_file_actions_addopen(
          &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
      }
    }
    let ending = firstAnswer(within: timeout) { child.pollEnd() }
    if ending == nil {
      kill(child.id, SIGKILL)
      _ = child.waitForEnd()
    }
    self.ending = try #require(
      ending, "waited in vain for the end of \(command)", sourceLocation: location)
    let printed = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    (output, errors) = (printed[0], printed[1])
  }
}
