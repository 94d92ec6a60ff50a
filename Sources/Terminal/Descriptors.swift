import Glibc

/// What a read of a terminal gave.
enum ReadResult: Equatable {
  case bytes([UInt8])
  /// Nothing for now.
  case nothing
  /// The terminal is gone.
  case end
}

/// Reads what is there. (`read`)
func readInput(from descriptor: CInt) -> ReadResult {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = unsafe read(descriptor, &bytes, bytes.count)
  if count > 0 { return .bytes(Array(bytes.prefix(count))) }
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .end
}

/// Opens a pipe of which no end waits, and that other programs do not inherit. (`pipe`)
func openPipe() -> (readEnd: CInt, writeEnd: CInt) {
  var ends: [CInt] = [-1, -1]
  let status = unsafe pipe(&ends)
  precondition(status == 0, "a pipe needs two free descriptors")
  for end in ends {
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  return (ends[0], ends[1])
}

/// Sleeps until one of the descriptors can be read or has ended, and tells which; none when the
/// time was over first. (`poll`)
///
/// A signal that is dealt with meanwhile does not end the sleep.
func waitForReadability(
  of descriptors: [CInt], until end: ContinuousClock.Instant?
) -> Set<CInt> {
  var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  while true {
    let milliseconds = end.map { millisecondsUp(from: ContinuousClock.now.duration(to: $0)) } ?? -1
    let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds)
    if count == 0 { return [] }
    if count > 0 { return Set(polled.filter { $0.revents != 0 }.map(\.fd)) }
    precondition(errno == EINTR || errno == EAGAIN, "poll waits for valid descriptors")
  }
}

/// A duration in whole milliseconds, rounded up; 0 for one that is negative.
///
/// Rounding up keeps the last part of a millisecond from being waited for in circles.
func millisecondsUp(from duration: Duration) -> CInt {
  let (seconds, attoseconds) = duration.components
  guard seconds >= 0, attoseconds >= 0 else { return 0 }
  let (milliseconds, overflows) = seconds.multipliedReportingOverflow(by: 1000)
  let part = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
  return overflows ? .max : CInt(clamping: milliseconds.addingReportingOverflow(part).partialValue)
}
