import Glibc

/// Sleeps until a descriptor can be read or has ended, or until the deadline. (`poll`)
///
/// A descriptor of which a read would report an error counts as one that can be read. A signal that
/// is handled meanwhile does not end the sleep.
///
/// - Parameter deadline: The latest end of the sleep; nil for none.
/// - Returns: The descriptors that can be read; none when the deadline has passed.
package func waitForReadability(
  of descriptors: [FileDescriptor], until deadline: Instant?
) -> Set<FileDescriptor> {
  var polled = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
  waitForEvents(of: &polled, until: deadline)
  return Set(polled.filter { $0.revents != 0 }.map { FileDescriptor(rawValue: $0.fd) })
}

extension FileDescriptor {
  /// Sleeps until the file is ready for one of the events, or until it has failed. (`poll`)
  func wait(for events: CInt) {
    var polled = [pollfd(fd: rawValue, events: Int16(events), revents: 0)]
    waitForEvents(of: &polled, until: nil)
  }
}

/// Sleeps until one of the descriptors has an event, or until the deadline. (`poll`)
private func waitForEvents(of polled: inout [pollfd], until deadline: Instant?) {
  while true {
    let timeout = deadline.map { millisecondsRoundedUp($0 - .now) } ?? -1
    let count = unsafe poll(&polled, nfds_t(polled.count), timeout)
    if count > 0 { return }
    // A sleep is shorter than a deadline whose milliseconds no CInt can hold.
    if count == 0, let deadline, deadline <= .now { return }
    precondition(
      count == 0 || errno == EINTR || errno == EAGAIN, "poll waits for a few descriptors")
  }
}

/// A duration in whole milliseconds, rounded up; 0 for one that is negative.
///
/// Rounded down, the last part of a millisecond would be waited for by polling without a pause.
func millisecondsRoundedUp(_ duration: Duration) -> CInt {
  CInt(min(max((duration / .milliseconds(1)).rounded(.up), 0), Double(CInt.max)))
}

extension ArraySlice<UInt8> {
  /// The first index of a byte from `start` on; nil when it does not come. (`memchr`)
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    unsafe self[start...].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let found = unsafe memchr(base, CInt(byte), bytes.count)
      return unsafe found.map { unsafe start + (UnsafeRawPointer($0) - base) }
    }
  }
}
