import Glibc

/// Waits until a descriptor is readable, has ended or failed, or until the deadline.
package func waitForReadability(
  of descriptors: [FileDescriptor], until deadline: Instant?
) -> Set<FileDescriptor> {
  var polled = descriptors.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
  waitForEvents(of: &polled, until: deadline)
  return Set(polled.filter { $0.revents != 0 }.map { FileDescriptor(rawValue: $0.fd) })
}

extension FileDescriptor {
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
    // The range of `CInt` may have shortened the timeout.
    if count == 0, let deadline, deadline <= .now { return }
    precondition(
      count == 0 || errno == EINTR || errno == EAGAIN, "poll waits for a few descriptors")
  }
}

/// Rounds up to milliseconds, at least 0; rounding down would make the last wait a busy loop.
func millisecondsRoundedUp(_ duration: Duration) -> CInt {
  CInt(min(max((duration / .milliseconds(1)).rounded(.up), 0), Double(CInt.max)))
}
