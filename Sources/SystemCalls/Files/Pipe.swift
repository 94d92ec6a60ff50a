import Glibc

/// A pipe inside the process, which is closed at the end of its life.
///
/// Neither end blocks, and programs that this one starts inherit neither.
///
///     let pipe = try Pipe()
///     try pipe.writeEnd.writeAll([1, 2])
///     let bytes = try pipe.readEnd.readAvailable()  // .bytes([1, 2])
package struct Pipe: ~Copyable, Sendable {
  package let readEnd: FileDescriptor
  package let writeEnd: FileDescriptor

  /// Opens a pipe. (`pipe`, `fcntl`)
  package init() throws(SystemError) {
    var ends: [CInt] = [-1, -1]
    _ = try systemCall("pipe") { unsafe pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = FileDescriptor(rawValue: ends[0])
    writeEnd = FileDescriptor(rawValue: ends[1])
  }

  deinit {
    try? readEnd.close()
    try? writeEnd.close()
  }
}
