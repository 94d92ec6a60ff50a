import Glibc

/// Waits until a descriptor is readable, or for the deadline (`poll`).
///
/// End of file and errors count as readable.
package func waitForReadability(
  of descriptors: [FileDescriptor], until deadline: Instant?
) -> Set<FileDescriptor> {
  var polled = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
  waitForEvents(of: &polled, until: deadline)
  return Set(polled.filter { $0.revents != 0 }.map { FileDescriptor(rawValue: $0.fd) })
}

extension FileDescriptor {
  /// Waits until the file is ready or has failed (`poll`).
  func wait(for events: CInt) {
    var polled = [pollfd(fd: rawValue, events: Int16(events), revents: 0)]
    waitForEvents(of: &polled, until: nil)
  }
}

private func waitForEvents(of polled: inout [pollfd], until deadline: Instant?) {
  while true {
    let timeout = deadline.map { millisecondsRoundedUp($0 - .now) } ?? -1
    let count = unsafe poll(&polled, nfds_t(polled.count), timeout)
    if count > 0 { return }
    // The timeout may be shorter than the deadline, due to the range of CInt.
    if count == 0, let deadline, deadline <= .now { return }
    precondition(
      count == 0 || errno == EINTR || errno == EAGAIN, "poll waits for a few descriptors")
  }
}

/// Rounds up to milliseconds, at least 0; rounded down, the last wait would be a busy loop.
func millisecondsRoundedUp(_ duration: Duration) -> CInt {
  CInt(min(max((duration / .milliseconds(1)).rounded(.up), 0), Double(CInt.max)))
}
