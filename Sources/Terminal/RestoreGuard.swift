import Glibc
import Synchronization

/// How a terminal is put back in order by a process that is about to die.
struct TerminalRestoration {
  /// A descriptor of the terminal.
  let terminal: CInt
  /// The modes that the terminal had.
  let modes: termios
  /// What to write to it first.
  let bytes: [UInt8]
}

/// The guard against leaving a terminal in disorder when a signal ends the process.
///
/// It stands for signals from outside and for those of a crash alike: the terminal is restored,
/// then the signal ends the process, so that its status tells the truth. What happens in the
/// handler is safe there: `write`, `poll`, `fcntl`, `tcsetattr`, `signal`, `raise` and reads of
/// memory that was made beforehand. While the guard is not armed nothing is written. One guard
/// stands at a time, for all threads.
final class RestoreGuard {
  private let replaced: [(signal: CInt, action: SignalAction)]

  /// Puts the guard up.
  ///
  /// A signal that the process was told to ignore, as by `nohup`, stays ignored. The runtime's own
  /// handlers for crashes are put aside: they would talk to the terminal and wait for a key.
  init() {
    unsafe useHandlerStack(handlerStack)
    replaced = guardedSignals.map { ($0, SignalAction(of: $0)) }.filter { !$0.1.isIgnoring }
    let restoring = SignalAction(calling: restoreAndRaise, flags: CInt(SA_ONSTACK))
    for (signal, _) in replaced { restoring.install(for: signal) }
  }

  /// Takes the guard down.
  func remove() {
    disarm()
    for (signal, action) in replaced { action.install(for: signal) }
  }

  /// Has `restoration` done when a signal ends the process from now on.
  func arm(with restoration: TerminalRestoration) {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: restoration.bytes.count)
    _ = unsafe bytes.initialize(from: restoration.bytes)
    unsafe record.initialize(
      to: Record(
        terminal: restoration.terminal, modes: restoration.modes, bytes: UnsafeBufferPointer(bytes)
      ))
    unsafe discard(armed.exchange(record, ordering: .acquiringAndReleasing))
  }

  /// Has nothing done any more: the terminal is in order.
  func disarm() {
    unsafe discard(armed.exchange(nil, ordering: .acquiringAndReleasing))
  }

  private func discard(_ record: UnsafeMutablePointer<Record>?) {
    guard let record = unsafe record else { return }
    unsafe record.pointee.bytes.deallocate()
    unsafe record.deallocate()
  }
}

/// A restoration as a handler can use it: without reference counts.
@unsafe private struct Record {
  let terminal: CInt
  var modes: termios
  let bytes: UnsafeBufferPointer<UInt8>
}

/// The signals that end a process: those that come from outside, then those of a crash.
private let guardedSignals: [CInt] =
  [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ] + crashSignals

/// The signals by which the system stops a thread that went wrong.
let crashSignals: [CInt] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

/// What is to be done; null when nothing is.
nonisolated(unsafe) private let armed = unsafe Atomic<UnsafeMutablePointer<Record>?>(nil)

/// The stack of the handler in the first thread, for the whole life of the process.
nonisolated(unsafe) private let handlerStack = UnsafeMutableRawPointer.allocate(
  byteCount: handlerStackSize, alignment: 16)

/// How much memory the stack of a handler takes, in bytes.
let handlerStackSize = 1 << 16

/// Gives the handlers of this thread a stack of their own, so that they can run when the usual one
/// has overflowed. (`sigaltstack`)
///
/// - Parameter memory: as many bytes as `handlerStackSize`, which are given for good.
func useHandlerStack(_ memory: UnsafeMutableRawPointer) {
  var stack = unsafe stack_t(ss_sp: memory, ss_flags: 0, ss_size: handlerStackSize)
  _ = unsafe sigaltstack(&stack, nil)
}

/// Restores the terminal and lets the signal end the process; this is the handler.
private func restoreAndRaise(_ number: CInt) {
  if let record = unsafe armed.exchange(nil, ordering: .acquiringAndReleasing) {
    unsafe writeWithoutDelay(record.pointee.bytes, to: record.pointee.terminal)
    // At once, not when the output has gone out: a terminal that is stopped must not keep a dying
    // process alive.
    _ = unsafe tcsetattr(record.pointee.terminal, TCSANOW, &record.pointee.modes)
  }
  _ = signal(number, SIG_DFL)
  // All signals wait until this handler returns; then this one comes again where it came first.
  raise(number)
}

/// How long a terminal is waited for that takes no output, in milliseconds.
private let patienceOfHandler: CInt = 100

/// Writes as much as the terminal takes: one that takes nothing must not keep a dying process
/// alive. (`write`, `poll`, `fcntl`)
private func writeWithoutDelay(_ bytes: UnsafeBufferPointer<UInt8>, to terminal: CInt) {
  let flags = fcntl(terminal, F_GETFL)
  _ = fcntl(terminal, F_SETFL, flags | O_NONBLOCK)
  var rest = unsafe bytes
  while !rest.isEmpty {
    let count = unsafe write(terminal, rest.baseAddress, rest.count)
    if count > 0 {
      unsafe rest = UnsafeBufferPointer(rebasing: rest[count...])
      continue
    }
    var polled = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    guard errno == EAGAIN, unsafe poll(&polled, 1, patienceOfHandler) == 1 else { break }
  }
  // The flags belong to everybody who has the terminal open.
  _ = fcntl(terminal, F_SETFL, flags)
}
