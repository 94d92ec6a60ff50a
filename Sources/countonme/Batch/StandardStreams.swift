import Glibc
import SystemCalls
import Words

/// Standard output, buffered to write results in large pieces, and standard error.
struct Output {
  enum End: Hashable {
    /// The reader closed its end, as `head` does; not an error.
    case readerLeft
    case failed(SystemError)
  }

  private(set) var end: End?
  private var kept: [UInt8] = []

  private static let capacity = 1 << 16

  init() {
    kept.reserveCapacity(Self.capacity)
    // A closed pipe shows as `EPIPE` instead.
    SignalAction.ignoring.install(for: SIGPIPE)
  }

  mutating func write(_ line: String) {
    write(text: line)
    kept.append(UInt8(ascii: "\n"))
  }

  mutating func write(text: String) {
    kept.append(contentsOf: text.utf8)
    if kept.count >= Self.capacity { flush() }
  }

  /// Flushes the results, then writes to standard error; only a closed end is noticed.
  mutating func complain(_ text: String) {
    flush()
    if write(Array(text.utf8), to: .standardError) == .readerLeft { end = .readerLeft }
  }

  mutating func flush() {
    guard end == nil else { return }
    end = write(kept, to: .standardOutput)
    kept.removeAll(keepingCapacity: true)
  }

  mutating func finish() throws(ProgramError) {
    flush()
    if case .failed(let error) = end { throw .unwritableResults(error) }
  }

  static func print(_ text: String) throws(ProgramError) {
    var output = Output()
    output.write(text: text)
    try output.finish()
  }

  static func complain(_ text: String) {
    var output = Output()
    output.complain(text)
  }

  private func write(_ bytes: [UInt8], to file: FileDescriptor) -> End? {
    do throws(SystemError) {
      try file.writeAll(bytes)
      return nil
    } catch { return error.code == EPIPE ? .readerLeft : .failed(error) }
  }
}

/// The lines of standard input.
struct LineReader {
  /// The error that ended the input early.
  private(set) var failure: SystemError?
  private var buffer: [UInt8] = []
  private var start = 0
  /// The index up to which the buffer has no line feed.
  private var searched = 0
  private var isAtEnd = false

  private static let pieceSize = 1 << 16

  /// Returns the next line without its line feed; calls `beforeWaiting` before each read.
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

  private mutating func readPiece() {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    do throws(SystemError) {
      let input = FileDescriptor.standardInput
      isAtEnd = try input.read(appendingTo: &buffer, atMost: Self.pieceSize) == 0
    } catch {
      (failure, isAtEnd) = (error, true)
    }
  }
}
