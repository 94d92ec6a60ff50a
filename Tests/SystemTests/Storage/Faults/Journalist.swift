import Foundation
import SystemCalls

@testable import Storage

/// The format that `probe` writes.
let realFormat = JournalFormat(name: "countonme tape", version: 1)

final class Journalist {
  private let process: pid_t
  private var status: CInt?

  /// Starts the process, which prints the numbers of confirmed batches to a file.
  init(path: String, name: String, batches: Range<Int>, output: String) throws {
    let program = Bundle.main.bundleURL.appending(path: "probe").path
    let arguments = [
      program, "journal", path, name, "\(batches.lowerBound)", "\(batches.upperBound)",
    ]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var argv = arguments.map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    // Other tests may change the environment meanwhile.
    var variables: [UnsafeMutablePointer<CChar>?] = [nil]
    var process = pid_t()
    let code = posix_spawn(&process, program, &actions, nil, &argv, &variables)
    guard code == 0 else { throw SystemError(code: code, call: "posix_spawn") }
    self.process = process
  }

  deinit {
    if status == nil { kill() }
  }

  var isRunning: Bool {
    var found: CInt = 0
    guard status == nil, waitpid(process, &found, WNOHANG) == process else { return status == nil }
    status = found
    return false
  }

  func kill() {
    guard status == nil else { return }
    Foundation.kill(process, SIGKILL)
    _ = wait()
  }

  func wait() -> CInt {
    if let status { return status }
    var found: CInt = 0
    waitpid(process, &found, 0)
    status = found
    return found
  }
}
