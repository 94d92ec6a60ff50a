import Foundation

/// The longest wait for an expected event, since machines may be slow and busy.
package let patience = Duration.seconds(60)

/// Calls a function until it returns a value; sleeps between calls; nil after `timeout`.
package func firstAnswer<Answer>(
  within timeout: Duration = patience, _ question: () throws -> Answer?
) rethrows -> Answer? {
  let end = ContinuousClock.now + timeout
  var pause: UInt32 = 500
  while true {
    if let answer = try question() { return answer }
    guard ContinuousClock.now < end else { return nil }
    usleep(pause)
    pause = min(2 * pause, 15_000)
  }
}

/// Held while a process starts, and while descriptors exist that it must not inherit.
package let startOfProcesses = NSLock()

package struct SpawnedProcess {
  package let id: pid_t

  package enum Ending: Hashable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  /// Starts a program without blocked or ignored signals; `descriptors` sets up 0, 1 and 2.
  package static func start(
    _ command: [String], environment: [String: String],
    descriptors: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> SpawnedProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    descriptors(&actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }

    var id = pid_t()
    let error = startOfProcesses.withLock {
      posix_spawnp(&id, command[0], &actions, &attributes, arguments, variables)
    }
    guard error == 0 else { throw FailedCall(call: "start \(command[0])", code: error) }
    return SpawnedProcess(id: id)
  }

  package func waitForEnd() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1 && errno == EINTR {}
    return Ending(status)
  }

  /// The end, or nil while the process runs; not to be called again after the end.
  package func pollEnd() -> Ending? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Ending(status) : nil
  }
}

extension SpawnedProcess.Ending {
  /// Decodes a status from `waitpid`.
  fileprivate init(_ status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status: status >> 8 & 0xff) : .killed(signal: signal)
  }
}

package struct FailedCall: Error, CustomStringConvertible {
  package let call: String
  package let code: Int32

  package init(call: String, code: Int32 = errno) { (self.call, self.code) = (call, code) }

  package var description: String { "cannot \(call): \(String(cString: strerror(code)))" }
}
