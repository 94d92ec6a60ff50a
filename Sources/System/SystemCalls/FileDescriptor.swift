import Glibc

/// A file descriptor, which does not close its file, and blocks even if others set `O_NONBLOCK`.
package struct FileDescriptor: Hashable, Sendable {
  package let rawValue: CInt

  package init(rawValue: CInt) { self.rawValue = rawValue }

  package static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  package static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The size of the terminal's window, 0 if unknown.
  package var windowSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  package enum Access: Hashable, Sendable {
    case reading, readingAndWriting
    /// Creates a file for its owner alone; an existing file or symbolic link is an error.
    case creating
    /// Creates or truncates a file for its owner alone.
    case replacing
    /// Creates a file with the permissions that the umask allows.
    case creatingForAll

    fileprivate var flags: CInt {
      switch self {
      case .reading: O_RDONLY
      case .readingAndWriting: O_RDWR
      case .creating, .creatingForAll: O_RDWR | O_CREAT | O_EXCL
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      }
    }
  }

  package enum Lock: Hashable, Sendable { case shared, exclusive }

  /// Opens a file or, for reading, a folder, without waiting for the other end of a pipe.
  package init(opening path: String, for access: Access) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let permissions: mode_t = access == .creatingForAll ? 0o666 : 0o600
    self.init(rawValue: try systemCall("open") { unsafe open(path, flags, permissions) })
  }

  /// Opens the controlling terminal.
  package static func openTerminal() throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try systemCall("open") { unsafe open("/dev/tty", O_RDWR | O_CLOEXEC) })
  }

  /// Makes this a descriptor of another file, too.
  package func redirect(to other: FileDescriptor) {
    _ = try? systemCall("dup2") { dup2(other.rawValue, rawValue) }
  }

  /// Returns what was written from the start of the file, where the next write begins again.
  package func takeContents() throws(SystemError) -> [UInt8] {
    let count = try systemCall("lseek") { lseek(rawValue, 0, SEEK_CUR) }
    var bytes: [UInt8] = []
    _ = try systemCall("lseek") { lseek(rawValue, 0, SEEK_SET) }
    while bytes.count < count, try read(appendingTo: &bytes, atMost: count - bytes.count) > 0 {}
    _ = try systemCall("lseek") { lseek(rawValue, 0, SEEK_SET) }
    return bytes
  }

  /// Closes the file; only `EBADF` leaves the descriptor in use.
  package func close() throws(SystemError) {
    // Linux frees the descriptor before EINTR; a retry could close another thread's file.
    guard Glibc.close(rawValue) != 0 else { return }
    let code = errno
    if code != EINTR { throw SystemError(code: code, call: "close") }
  }

  package enum Available: Hashable, Sendable {
    case bytes([UInt8])
    case nothing, end
  }

  /// Waits for at least one byte; returns the count, 0 at the end of the file.
  package func read(appendingTo bytes: inout [UInt8], atMost count: Int) throws(SystemError) -> Int
  {
    while true {
      let length = try expecting(EAGAIN, readOnce(appendingTo: &bytes, atMost: count))
      if let length { return length }
      wait(for: POLLIN)
    }
  }

  package func readAvailable(atMost count: Int = 4096) throws(SystemError) -> Available {
    guard !waitForReadability(of: [self], until: .now).isEmpty else { return .nothing }
    var bytes: [UInt8] = []
    let length = try expecting(EAGAIN, readOnce(appendingTo: &bytes, atMost: count))
    return length == nil ? .nothing : length == 0 ? .end : .bytes(bytes)
  }

  private func readOnce(
    appendingTo bytes: inout [UInt8], atMost count: Int
  ) throws(SystemError) -> Int {
    precondition(count > 0, "a read of no bytes could not be told from the end of the file")
    return try systemCall("read") {
      unsafe withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
        let length = unsafe Glibc.read(rawValue, buffer.baseAddress, buffer.count)
        if length > 0 { unsafe bytes.append(contentsOf: buffer.prefix(length)) }
        return length
      }
    }
  }

  /// Writes all bytes; waits while the file accepts none.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let write = {
        unsafe rest.withUnsafeBytes { unsafe Glibc.write(rawValue, $0.baseAddress, $0.count) }
      }
      if let count = try expecting(EAGAIN, systemCall("write", write)) {
        rest = rest.dropFirst(count)
      } else {
        wait(for: POLLOUT)
      }
    }
  }

  /// Writes one byte if there is room; async-signal-safe.
  package func tryWriting(_ byte: UInt8) {
    let error = errno
    var byte = byte
    _ = unsafe write(rawValue, &byte, 1)
    errno = error
  }

  /// Writes until the file accepts no byte for `patience` milliseconds.
  ///
  /// Async-signal-safe with all signals blocked; the untyped pointer avoids a lookup with a lock.
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

/// Whether the process can open that many more files.
package func canOpen(files count: Int) -> Bool {
  var limit = rlimit()
  guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
    return true
  }
  // Of many, the last are enough, as files open at the lowest free number.
  let end = Int(CInt(clamping: limit.rlim_cur))
  var files = (max(0, end - count - 256)..<end).map {
    pollfd(fd: CInt($0), events: 0, revents: 0)
  }
  _ = unsafe poll(&files, nfds_t(files.count), 0)
  return files.count { $0.revents & Int16(POLLNVAL) != 0 } >= count
}

/// Reads a file; a result of `most + 1` bytes means that it is larger.
package func contents(ofFile path: String, atMost most: Int) throws(FileError) -> [UInt8] {
  let file = try attempt(path, FileDescriptor(opening: path, for: .reading))
  defer { try? file.close() }
  var bytes: [UInt8] = []
  while bytes.count <= most,
    try attempt(path, file.read(appendingTo: &bytes, atMost: most + 1 - bytes.count)) > 0
  {}
  return bytes
}
