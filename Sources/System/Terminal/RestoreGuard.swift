import CNcurses
import Glibc
import Synchronization
import SystemCalls

/// The only signal handlers that restore the terminal; they are async-signal-safe and re-raise.
final class RestoreGuard {
  private let handlers: SignalReplacement

  /// Also replaces the crash handlers of the Swift runtime, which wait for a key.
  init() {
    SignalStack.install()
    // The first use of a global may take a lock, which a handler must not do.
    unsafe discard(armed.exchange(nil, ordering: .acquiringAndReleasing))
    handlers = SignalReplacement(
      of: endingSignals + crashSignals,
      by: SignalAction(calling: restoreAndRaise, flags: CInt(SA_ONSTACK)))
  }

  func remove() {
    disarm()
    handlers.undo()
  }

  /// Makes the handlers write bytes to a terminal, then set its modes.
  func arm(for terminal: FileDescriptor, _ modes: TerminalModes, bytes: [UInt8]) {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe copy.copyBytes(from: bytes)
    unsafe record.initialize(
      to: Record(terminal: terminal, modes: modes, bytes: UnsafeRawBufferPointer(copy)))
    unsafe discard(armed.exchange(record, ordering: .acquiringAndReleasing))
  }

  func disarm() { unsafe discard(armed.exchange(nil, ordering: .acquiringAndReleasing)) }
}

private func discard(_ record: UnsafeMutablePointer<Record>?) {
  guard let record = unsafe record else { return }
  unsafe record.pointee.bytes.deallocate()
  unsafe record.deallocate()
}

/// The data of the handler, without reference counting.
@unsafe private struct Record {
  let terminal: FileDescriptor
  let modes: TerminalModes
  let bytes: UnsafeRawBufferPointer
}

private let endingSignals = [
  SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
]

/// The active record; null while disarmed.
nonisolated(unsafe) private let armed = unsafe Atomic<UnsafeMutablePointer<Record>?>(nil)

/// Timeout for a terminal that takes no output, in milliseconds.
private let patience: CInt = 100

/// Restores the terminal without waiting for output to drain, which may never happen.
private func restoreAndRaise(_ number: CInt) {
  if let record = unsafe armed.exchange(nil, ordering: .acquiringAndReleasing) {
    unsafe record.pointee.terminal.tryWriting(record.pointee.bytes, patience: patience)
    unsafe record.pointee.modes.applyAtOnce(to: record.pointee.terminal)
  }
  _ = signal(number, SIG_DFL)
  // The signal is blocked until this handler returns.
  raise(number)
}

struct TerminalModes {
  private var settings = termios()

  init(of terminal: FileDescriptor) throws(SystemError) {
    let status = unsafe tcgetattr(terminal.rawValue, &settings)
    guard status == 0 else { throw SystemError(code: errno, call: "tcgetattr") }
  }

  /// These modes without line buffering, echo or keys that raise signals.
  var raw: TerminalModes {
    var raw = self
    raw.settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
    raw.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &raw.settings.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Applies the modes after pending output; keeps pending input.
  func apply(to terminal: FileDescriptor) {
    var settings = settings
    _ = try? systemCall("tcsetattr") { unsafe tcsetattr(terminal.rawValue, TCSADRAIN, &settings) }
  }

  /// Applies the modes immediately; async-signal-safe.
  func applyAtOnce(to terminal: FileDescriptor) {
    var settings = settings
    _ = unsafe tcsetattr(terminal.rawValue, TCSANOW, &settings)
  }
}
