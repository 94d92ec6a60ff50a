import Foundation

/// The program run to its end without a terminal: nothing is typed, what it prints is kept.
struct Run {
  let ending: ChildProcess.Ending
  let output: String
  let errors: String

  init(_ arguments: [String], environment: [String: String?] = [:]) throws {
    let folder = try TemporaryFolder()
    let paths = ["output", "errors"].map { folder.path + "/" + $0 }
    let child = try ChildProcess.start(
      [Program.path] + arguments,
      environment: Program.environment(home: folder.path, environment)
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      for (descriptor, path) in zip(Int32(1)..., paths) {
        posix_spawn_file_actions_addopen(
          &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      }
    }
    ending = child.waitForEnd()
    let printed = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    (output, errors) = (printed[0], printed[1])
  }
}
