import SystemCalls

/// The lines of a file, as they come.
///
///     var lines = LineReader()
///     while let line = lines.next(beforeWaiting: {}) { print(line.count) }
///     if let error = lines.failure { print(error) }
struct LineReader {
  /// Why the input could not be read to its end; nil when it could.
  private(set) var failure: SystemError?
  private let input: FileDescriptor
  private var buffer: [UInt8] = []
  private var start = 0
  /// The index up to which the buffer was searched for the end of a line.
  private var searched = 0
  private var isAtEnd = false

  private static let pieceSize = 1 << 16

  init(_ input: FileDescriptor = .standardInput) {
    self.input = input
  }

  /// The next line without its end; nil after the last one.
  ///
  /// - Parameter beforeWaiting: Called before each read, which may wait for input.
  /// - Complexity: O(*n*), where *n* is the length of the line, apart from the reads.
  mutating func next(beforeWaiting: () -> Void) -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
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

  /// Reads what is there, or waits for it.
  private mutating func readPiece() {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    do throws(SystemError) {
      isAtEnd = try input.read(appendingTo: &buffer, atMost: Self.pieceSize) == 0
    } catch {
      failure = error
      isAtEnd = true
    }
  }
}
