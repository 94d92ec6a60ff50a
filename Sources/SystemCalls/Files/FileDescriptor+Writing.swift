import Glibc

extension FileDescriptor {
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
}

/// Writing as a signal handler may do it: without memory allocation, locks or errors.
extension FileDescriptor {
  /// Writes one byte to a non-blocking file, if there is room for it. (`write`)
  ///
  /// It keeps `errno` and is async-signal-safe.
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
