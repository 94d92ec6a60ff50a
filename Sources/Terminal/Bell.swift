import Glibc

/// Something that one thread rings and that another one waits for, alone or together with events.
///
/// A bell that was rung goes on ringing until it is silenced, so that nobody who listens late
/// misses it; to ring it again meanwhile changes nothing. It is a pipe, which `poll` can see.
package final class Bell: Sendable {
  /// The descriptor that can be read while the bell rings.
  let readEnd: CInt
  private let writeEnd: CInt

  package init() {
    (readEnd, writeEnd) = openPipe()
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Rings. (`write`)
  package func ring() {
    // A pipe that takes no more is ringing already.
    var byte: UInt8 = 0
    _ = unsafe write(writeEnd, &byte, 1)
  }

  /// Sleeps until the bell rings, and silences it; false when the time was over first.
  package func wait(until end: ContinuousClock.Instant? = nil) -> Bool {
    guard !waitForReadability(of: [readEnd], until: end).isEmpty else { return false }
    silence()
    return true
  }

  /// Ends the ringing. (`read`)
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(readEnd, &bytes, bytes.count) == bytes.count {}
  }
}
