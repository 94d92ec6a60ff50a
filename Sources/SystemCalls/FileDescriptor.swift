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

  package init(rawValue: CInt) { self.rawValue = rawValue }

  package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

  /// Whether the file is a terminal. (`isatty`)
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// What a file is opened for.
  package enum Access: Hashable, Sendable {
    case reading
    case readingAndWriting
    /// Reading and writing a file that is created; one that exists, or a symbolic link, is an
    /// error. Only the owner can use it.
    case creating
    /// The same, but everyone can use the file whom the umask of the process allows.
    case creatingForAll

    fileprivate var flags: CInt {
      switch self {
      case .reading: O_RDONLY
      case .readingAndWriting: O_RDWR
      case .creating, .creatingForAll: O_RDWR | O_CREAT | O_EXCL
      }
    }
  }

  /// Who else may hold a lock of the file at the same time.
  package enum Lock: Hashable, Sendable {
    /// Others that hold a shared lock.
    case shared
    /// No one else.
    case exclusive
  }

  /// Opens a file or, for reading, a folder. (`open`)
  ///
  /// It does not wait for the other end of a pipe.
  package init(opening path: String, for access: Access) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let permissions: mode_t = access == .creatingForAll ? 0o666 : 0o600
    self.init(rawValue: try systemCall("open") { unsafe open(path, flags, permissions) })
  }

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

  /// What can be read without waiting.
  package enum Available: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing yet; more may come.
    case nothing
    /// The end of the file: nothing will come.
    case end
  }

  /// Reads at least one byte, and waits for it; returns how many, 0 at the end of the file. (`read`)
  package func read(
    appendingTo bytes: inout [UInt8], atMost count: Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try readOnce(appendingTo: &bytes, atMost: count)
      } catch {
        guard error.code == EAGAIN else { throw error }
        wait(for: POLLIN)
      }
    }
  }

  /// Reads what is there, and does not wait. (`poll`, `read`)
  ///
  /// It could wait only where another process takes the bytes away between the two calls.
  package func readAvailable(atMost count: Int = 4096) throws(SystemError) -> Available {
    guard !waitForReadability(of: [self], until: .now).isEmpty else { return .nothing }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      return try readOnce(appendingTo: &bytes, atMost: count) == 0 ? .end : .bytes(bytes)
    } catch {
      guard error.code == EAGAIN else { throw error }
      return .nothing
    }
  }

  private func readOnce(
    appendingTo bytes: inout [UInt8], atMost count: Int
  ) throws(SystemError) -> Int {
    precondition(count > 0, "a read of no bytes could not be told from the end of the file")
    return try systemCall("read") {
      // An array would have to be filled with zeros before it could be read into.
      unsafe withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
        let length = unsafe Glibc.read(rawValue, buffer.baseAddress, buffer.count)
        if length > 0 { unsafe bytes.append(contentsOf: buffer.prefix(length)) }
        return length
      }
    }
  }

  /// Writes all bytes, and waits as often as the file takes no more of them. (`write`)
  ///
  /// A pipe or socket without a reader throws `EPIPE` in a process that ignores `SIGPIPE`; the
  /// signal ends any other process.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        let count = try systemCall("write") {
          unsafe rest.withUnsafeBytes { unsafe write(rawValue, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(count)
      } catch {
        guard error.code == EAGAIN else { throw error }
        wait(for: POLLOUT)
      }
    }
  }

  /// Writes one byte to a non-blocking file, if there is room for it, and keeps `errno`. (`write`)
  ///
  /// It is async-signal-safe: it allocates no memory and takes no lock.
  package func tryWriting(_ byte: UInt8) {
    let error = errno
    var byte = byte
    _ = unsafe write(rawValue, &byte, 1)
    errno = error
  }

  /// Writes bytes until the file has taken no more of them for some time. (`write`, `poll`,
  /// `fcntl`)
  ///
  /// Meanwhile the file is non-blocking, for all processes that have it open. It is
  /// async-signal-safe in a handler that blocks all signals: pointers without a type keep the
  /// runtime from looking up generic types, which could take a lock.
  ///
  /// - Parameter patience: The time to wait for room before each write, in milliseconds.
  package func tryWriting(_ bytes: UnsafeRawBufferPointer, patience: CInt) {
    let flags = fcntl(rawValue, F_GETFL)
    guard flags >= 0, var next = bytes.baseAddress else { return }
    _ = fcntl(rawValue, F_SETFL, flags | O_NONBLOCK)
    var rest = bytes.count
    while rest > 0 {
      let count = unsafe write(rawValue, next, rest)
      if count > 0 {
        unsafe next = next.advanced(by: count)
        rest -= count
        continue
      }
      var polled = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
      guard errno == EAGAIN, unsafe poll(&polled, 1, patience) == 1 else { break }
    }
    _ = fcntl(rawValue, F_SETFL, flags)
  }
}

/// Whether the process may open so many files more. (`fcntl`)
package func canOpen(files count: Int) -> Bool {
  var opened: [CInt] = []
  defer { for descriptor in opened { close(descriptor) } }
  while opened.count < count {
    let descriptor = fcntl(STDERR_FILENO, F_DUPFD, 0)
    // The limit is `EMFILE`; with any other error there is no file to be opened again.
    if descriptor < 0 { return errno != EMFILE }
    opened.append(descriptor)
  }
  return true
}

/// The bytes of a file; one more than the most, where there are more. (`open`, `read`)
package func contents(ofFile path: String, atMost most: Int) throws(FileError) -> [UInt8] {
  let file = try attempt(path, FileDescriptor(opening: path, for: .reading))
  defer { try? file.close() }
  var bytes: [UInt8] = []
  while bytes.count <= most,
    try attempt(path, file.read(appendingTo: &bytes, atMost: most + 1 - bytes.count)) > 0
  {}
  return bytes
}
