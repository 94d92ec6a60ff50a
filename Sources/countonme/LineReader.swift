import Glibc

/// The lines of standard input, as they come.
struct LineReader {
  private var buffer: [UInt8] = []
  private var start = 0
  /// Up to where the buffer was searched for the end of a line.
  private var searched = 0
  private var isAtEnd = false
  /// Why the input could not be read to its end, as a value of `errno`; nil when it could.
  private(set) var failure: CInt?

  private static let pieceSize = 1 << 16

  /// Whether the next line can be had without waiting.
  private var endOfLine: Int? {
    buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
  }

  /// The next line without its end; nil after the last one.
  ///
  /// - Parameter beforeWaiting: what is to be done before input is waited for.
  mutating func next(beforeWaiting: () -> Void) -> ArraySlice<UInt8>? {
    while true {
      if let end = endOfLine {
        defer {
          start = end + 1
          searched = start
        }
        return buffer[start..<end]
      }
      searched = buffer.count
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      beforeWaiting()
      readPiece()
    }
  }

  /// Reads what is there, or waits for it. (`read`)
  private mutating func readPiece() {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    let count = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.pieceSize))
    let read = buffer.withUnsafeMutableBytes {
      Glibc.read(STDIN_FILENO, $0.baseAddress.map { $0 + count }, Self.pieceSize)
    }
    buffer.removeLast(Self.pieceSize - max(read, 0))
    switch read {
    case 1...: break
    case 0: isAtEnd = true
    default: wait(after: errno)
    }
  }

  /// Deals with a read that gave nothing. (`poll`)
  private mutating func wait(after code: CInt) {
    switch code {
    case EINTR: break
    case EAGAIN:
      // Somebody who shares the descriptor made it impatient.
      var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, -1)
    default:
      failure = code
      isAtEnd = true
    }
  }
}
