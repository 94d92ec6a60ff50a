import Glibc

/// A non-blocking pipe within the process, not inherited by child processes.
package struct Pipe: ~Copyable, Sendable {
  package let readEnd: FileDescriptor
  package let writeEnd: FileDescriptor

  package init() throws(SystemError) {
    (readEnd, writeEnd) = try openPipe()
    for end in [readEnd, writeEnd] { _ = fcntl(end.rawValue, F_SETFL, O_NONBLOCK) }
  }

  package static func needed(by user: String) -> Pipe {
    do throws(SystemError) {
      return try Pipe()
    } catch {
      preconditionFailure("\(user) needs two free descriptors: \(error)")
    }
  }

  deinit {
    try? readEnd.close()
    try? writeEnd.close()
  }
}

func openPipe() throws(SystemError) -> (readEnd: FileDescriptor, writeEnd: FileDescriptor) {
  var ends: [CInt] = [-1, -1]
  _ = try systemCall("pipe") { unsafe pipe(&ends) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (FileDescriptor(rawValue: ends[0]), FileDescriptor(rawValue: ends[1]))
}

/// A child process without a shell and without input, killed on deinitialization.
package struct ChildProcess: ~Copyable {
  package let output: FileDescriptor
  package let errors: FileDescriptor
  private let id: pid_t

  /// Starts a program, found by `$PATH`, with this environment and default signals.
  package init(_ command: String, _ arguments: [String]) throws(SystemError) {
    var ends: [FileDescriptor] = []
    do throws(SystemError) {
      for _ in 0..<2 {
        let (readEnd, writeEnd) = try openPipe()
        ends += [readEnd, writeEnd]
      }
      id = try spawn(command, arguments, output: ends[1], errors: ends[3])
    } catch {
      for end in ends { try? end.close() }
      throw error
    }
    (output, errors) = (ends[0], ends[2])
    for end in [ends[1], ends[3]] { try? end.close() }
  }

  deinit {
    _ = kill(id, SIGKILL)
    _ = reap(id)
    try? output.close()
    try? errors.close()
  }

  /// Waits for the exit status; nil if a signal ended the process.
  package consuming func waitForExit() -> Int? {
    let status = reap(id)
    try? output.close()
    try? errors.close()
    discard self
    return status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : nil
  }
}

private func reap(_ id: pid_t) -> CInt {
  var status: CInt = 0
  _ = try? systemCall("waitpid") { unsafe waitpid(id, &status, 0) }
  return status
}

private func spawn(
  _ command: String, _ arguments: [String], output: FileDescriptor, errors: FileDescriptor
) throws(SystemError) -> pid_t {
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  unsafe posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
  unsafe posix_spawn_file_actions_adddup2(&actions, errors.rawValue, STDERR_FILENO)
  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  var (none, all) = (sigset_t(), sigset_t())
  _ = unsafe sigemptyset(&none)
  _ = unsafe sigfillset(&all)
  unsafe posix_spawnattr_setsigmask(&attributes, &none)
  unsafe posix_spawnattr_setsigdefault(&attributes, &all)
  unsafe posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  var passed = unsafe ([command] + arguments).map { unsafe strdup($0) } + [nil]
  defer { unsafe passed.forEach { unsafe free($0) } }
  var id = pid_t()
  let code = unsafe posix_spawnp(&id, command, &actions, &attributes, &passed, environ)
  guard code == 0 else { throw SystemError(code: code, call: "posix_spawnp") }
  return id
}
