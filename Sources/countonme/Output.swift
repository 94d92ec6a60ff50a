import Glibc

/// Standard output and standard error of the batch mode, line by line.
///
/// Results are kept until `flush()`, so that a script gets them in large pieces.
struct Output {
  /// Why nothing more can be written.
  enum End: Hashable {
    /// The reader went away, as `head` does; that is nothing to speak of.
    case readerLeft
    /// What the system says, as a value of `errno`.
    case failed(CInt)
  }

  /// Nil as long as writing goes well.
  private(set) var end: End?
  private var kept: [UInt8] = []

  /// How many bytes are kept at most.
  private static let capacity = 1 << 16

  init() {
    kept.reserveCapacity(Self.capacity)
    // A reader that goes away is noticed when writing fails.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Adds a line to the results.
  mutating func write(_ line: String) {
    kept.append(contentsOf: line.utf8)
    kept.append(UInt8(ascii: "\n"))
    if kept.count >= Self.capacity { flush() }
  }

  /// Writes a complaint to standard error, after the results that came before it.
  mutating func complain(_ text: String) {
    flush()
    // Complaints that cannot be written are lost; only a reader that left ends the work.
    if let end = writeAll(Array(text.utf8), to: STDERR_FILENO), end == .readerLeft {
      self.end = end
    }
  }

  /// Writes what is kept.
  mutating func flush() {
    guard end == nil else { return }
    end = writeAll(kept, to: STDOUT_FILENO)
    kept.removeAll(keepingCapacity: true)
  }

  /// Writes bytes, and says why if they cannot be written. (`write`)
  private func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> End? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who shares the descriptor made it impatient.
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&polled, 1, -1)
      } else if errno != EINTR {
        return errno == EPIPE ? .readerLeft : .failed(errno)
      }
    }
    return nil
  }
}
