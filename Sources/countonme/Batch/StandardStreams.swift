import Glibc
import SystemCalls
import Words

/// Standard output and standard error of the batch mode, line by line.
///
/// Results are kept until `flush()`, so that they are written in large pieces.
///
///     var output = Output()
///     output.write("5")
///     output.complain("countonme: division by zero\n")
///     output.flush()
struct Output {
  /// Why nothing more can be written.
  enum End: Hashable {
    /// The reader closed its end, as `head` does; that is not reported.
    case readerLeft
    case failed(SystemError)
  }

  /// Why nothing more can be written; nil as long as it can.
  private(set) var end: End?
  private var kept: [UInt8] = []

  /// The number of bytes from which on they are not kept.
  private static let capacity = 1 << 16

  init() {
    kept.reserveCapacity(Self.capacity)
    // A reader that leaves is noticed when writing fails.
    SignalAction.ignoring.install(for: SIGPIPE)
  }

  /// Adds a line to the results.
  mutating func write(_ line: String) {
    kept.append(contentsOf: line.utf8)
    kept.append(UInt8(ascii: "\n"))
    if kept.count >= Self.capacity { flush() }
  }

  /// Adds text to the results, as it is.
  mutating func write(text: String) {
    kept.append(contentsOf: text.utf8)
    if kept.count >= Self.capacity { flush() }
  }

  /// Writes a complaint to standard error, after the results that came before it.
  ///
  /// A complaint that cannot be written is lost; only a reader that left ends the output.
  mutating func complain(_ text: String) {
    flush()
    if write(Array(text.utf8), to: .standardError) == .readerLeft { end = .readerLeft }
  }

  /// Writes what is kept.
  mutating func flush() {
    guard end == nil else { return }
    end = write(kept, to: .standardOutput)
    kept.removeAll(keepingCapacity: true)
  }

  /// Writes what is kept, and nothing after it.
  ///
  /// - Throws: `Failure` when results could not be written.
  mutating func finish() throws(Failure) {
    flush()
    if case .failed(let error) = end { throw .unwritableResults(error) }
  }

  /// Prints a text, and nothing else.
  ///
  /// - Throws: `Failure` when it cannot be written.
  static func print(_ text: String) throws(Failure) {
    var output = Output()
    output.write(text: text)
    try output.finish()
  }

  /// Writes bytes; returns why, when they cannot be written.
  private func write(_ bytes: [UInt8], to file: FileDescriptor) -> End? {
    do throws(SystemError) {
      try file.writeAll(bytes)
      return nil
    } catch {
      return error.code == EPIPE ? .readerLeft : .failed(error)
    }
  }
}

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

  init(_ input: FileDescriptor = .standardInput) { self.input = input }

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
