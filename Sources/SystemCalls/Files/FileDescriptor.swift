import Glibc

/// A number by which the system knows an open file, pipe or terminal.
///
/// It is a plain value: it does not close the file at the end of its life, and copies of it mean
/// the same file. Calls that a signal interrupts are repeated. Another process that has the same
/// file open may make it non-blocking at any time; reading and writing wait all the same.
///
///     try FileDescriptor.standardOutput.writeAll(Array("5\n".utf8))
package struct FileDescriptor: Hashable, Sendable {
  /// The number that C functions take.
  package let rawValue: CInt

  package init(rawValue: CInt) {
    self.rawValue = rawValue
  }

  package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

  /// Whether the file is a terminal. (`isatty`)
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Opens the terminal that the process belongs to. (`open`)
  package static func openTerminal() throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try systemCall("open") { unsafe open("/dev/tty", O_RDWR | O_CLOEXEC) })
  }

  /// Creates a file for writing that only its owner can read, or empties an existing one. (`open`)
  package static func create(_ path: String) throws(SystemError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    return FileDescriptor(rawValue: try systemCall("open") { unsafe open(path, flags, 0o600) })
  }

  /// Closes the file. (`close`)
  ///
  /// The descriptor is free afterwards even when an error is thrown, unless the error is `EBADF`.
  package func close() throws(SystemError) {
    // Linux frees the descriptor before it reports EINTR. A second call could close a file that
    // another thread has opened meanwhile.
    guard Glibc.close(rawValue) != 0 else { return }
    let code = errno
    if code != EINTR { throw SystemError(code: code, call: "close") }
  }
}
