import Foundation
import TestSupport

@testable import Storage

/// The format that `probe` writes.
let realFormat = JournalFormat(name: "countonme tape", version: 1)

final class Journalist {
  private let process: SpawnedProcess
  private var ending: SpawnedProcess.Ending?

  /// Starts the process, which prints the numbers of confirmed batches to a file.
  init(path: String, name: String, batches: Range<Int>, output: String) throws {
    let program = Bundle.main.bundleURL.appending(path: "probe").path
    let range = ["\(batches.lowerBound)", "\(batches.upperBound)"]
    process = try SpawnedProcess.start(
      [program, "journal", path, name] + range, environment: [:]
    ) { actions in
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
  }

  deinit { kill() }

  var isRunning: Bool {
    ending = ending ?? process.pollEnd()
    return ending == nil
  }

  func kill() {
    guard ending == nil else { return }
    Foundation.kill(process.id, SIGKILL)
    _ = wait()
  }

  func wait() -> SpawnedProcess.Ending {
    let ending = ending ?? process.waitForEnd()
    self.ending = ending
    return ending
  }
}
