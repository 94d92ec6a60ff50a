import Glibc

@testable import SystemCalls

/// A pipe of which each end can be closed by itself.
final class OpenPipe {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor
  private var openEnds: Set<FileDescriptor>

  /// Opens a pipe whose ends wait or, with `O_NONBLOCK` as `flags`, do not.
  init(flags: CInt = O_NONBLOCK) throws {
    var ends: [CInt] = [-1, -1]
    _ = try systemCall("pipe") { pipe(&ends) }
    for end in ends {
      _ = fcntl(end, F_SETFL, flags)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = FileDescriptor(rawValue: ends[0])
    writeEnd = FileDescriptor(rawValue: ends[1])
    openEnds = [readEnd, writeEnd]
  }

  deinit {
    for end in openEnds { try? end.close() }
  }

  func closeReadEnd() throws {
    openEnds.remove(readEnd)
    try readEnd.close()
  }

  func closeWriteEnd() throws {
    try takeWriteEnd().close()
  }

  /// The writing end, which the caller closes.
  func takeWriteEnd() -> FileDescriptor {
    openEnds.remove(writeEnd)
    return writeEnd
  }

  /// Fills the pipe until it takes no more bytes, and returns how many it has taken.
  func fill() -> Int {
    let page = [UInt8](repeating: 7, count: 4096)
    var total = 0
    while case let count = write(writeEnd.rawValue, page, page.count), count > 0 { total += count }
    return total
  }
}
