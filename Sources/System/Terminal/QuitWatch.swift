import Glibc
import Synchronization
import SystemCalls

/// The only watch for the quit key while output blocks: a timer signal that raises `SIGTERM`.
@safe final class QuitWatch {
  private let record: UnsafeMutablePointer<Record>
  private let handler: SignalReplacement
  private var timer: timer_t?

  /// Creates a watch, which is inactive if no timer is available.
  init(of input: FileDescriptor) {
    unsafe record = UnsafeMutablePointer.allocate(capacity: 1)
    unsafe record.initialize(to: Record(input: input))
    // The first use of a global may take a lock, which a handler must not do.
    _ = unsafe watching.exchange(nil, ordering: .acquiringAndReleasing)
    handler = SignalReplacement(
      of: [signalOfTimer], by: SignalAction(calling: readKeys, flags: SA_RESTART | CInt(SA_ONSTACK))
    )
    var event = unsafe sigevent()
    unsafe event.sigev_notify = CInt(SIGEV_SIGNAL)
    unsafe event.sigev_signo = signalOfTimer
    if unsafe timer_create(CLOCK_MONOTONIC, &event, &timer) != 0 { unsafe timer = nil }
  }

  /// Returns the bytes that the handler read.
  func during(_ writing: () -> Void) -> [UInt8] {
    guard let timer = unsafe timer else {
      writing()
      return []
    }
    unsafe watching.store(record, ordering: .releasing)
    unsafe set(timer, to: 250_000_000)
    writing()
    unsafe set(timer, to: 0)
    // Wait for a handler on another thread to return the record.
    while unsafe watching.exchange(nil, ordering: .acquiringAndReleasing) == nil { sched_yield() }
    return unsafe record.pointee.take()
  }

  func close() {
    if let timer = unsafe timer { unsafe timer_delete(timer) }
    unsafe timer = nil
    handler.undo()
    unsafe record.pointee.deallocate()
    unsafe record.deallocate()
  }

  /// Starts a periodic timer; 0 stops it.
  private func set(_ timer: timer_t, to nanoseconds: Int) {
    let interval = timespec(tv_sec: 0, tv_nsec: nanoseconds)
    var setting = itimerspec(it_interval: interval, it_value: interval)
    _ = unsafe timer_settime(timer, 0, &setting, nil)
  }
}

/// Ignored by default, which makes late delivery harmless.
private let signalOfTimer = SIGURG

/// Preallocated memory for the handler.
@unsafe private struct Record {
  let input: FileDescriptor
  private let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  private var count = 0

  init(input: FileDescriptor) { unsafe self.input = input }

  func deallocate() { unsafe bytes.deallocate() }

  /// Reads input; returns whether it contains F10 as most terminals send it.
  mutating func read() -> Bool {
    var polled = unsafe pollfd(fd: input.rawValue, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&polled, 1, 0) == 1, let base = unsafe bytes.baseAddress else { return false }
    let received = unsafe Glibc.read(input.rawValue, base.advanced(by: count), bytes.count - count)
    unsafe count += max(received, 0)
    let key: StaticString = "\u{1B}[21~"
    guard unsafe count >= key.utf8CodeUnitCount else { return false }
    for start in unsafe 0...count - key.utf8CodeUnitCount
    where unsafe memcmp(base.advanced(by: start), key.utf8Start, key.utf8CodeUnitCount) == 0 {
      return true
    }
    return false
  }

  mutating func take() -> [UInt8] {
    defer { unsafe count = 0 }
    return unsafe Array(bytes.prefix(count))
  }
}

/// The active record; null while nothing is written or while the handler runs.
nonisolated(unsafe) private let watching = unsafe Atomic<UnsafeMutablePointer<Record>?>(nil)

private func readKeys(_ signal: CInt) {
  let error = errno
  guard let record = unsafe watching.exchange(nil, ordering: .acquiringAndReleasing) else { return }
  if unsafe record.pointee.read() { kill(getpid(), SIGTERM) }
  unsafe watching.store(record, ordering: .releasing)
  errno = error
}
