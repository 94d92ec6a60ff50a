import CNcurses
import Glibc
import Synchronization
import SystemCalls

/// The signal handlers that restore the terminal when a signal ends the process.
///
/// They handle signals from outside and those of a crash alike: they restore the terminal, then let
/// the signal end the process, so that its exit status is true. A handler calls only functions that
/// are async-signal-safe, and reads memory that was allocated beforehand. While the guard is not
/// armed, a handler writes nothing. One guard at a time exists, for all threads.
///
///     let terminal = FileDescriptor.standardOutput
///     let modes = try TerminalModes(of: terminal)
///     let restoring = RestoreGuard()
///     restoring.arm(for: terminal, modes, bytes: [])
///     modes.raw.apply(to: terminal)
///     modes.apply(to: terminal)
///     restoring.remove()
final class RestoreGuard {
  private let handlers: SignalReplacement

  /// Installs the handlers.
  ///
  /// They replace the crash handlers of the Swift runtime, which would print to the terminal and
  /// wait for a key.
  init() {
    SignalStack.install()
    // The first use of a global may take a lock, so it must not be left to a handler.
    unsafe discard(armed.exchange(nil, ordering: .acquiringAndReleasing))
    handlers = SignalReplacement(
      of: endingSignals + crashSignals,
      by: SignalAction(calling: restoreAndRaise, flags: CInt(SA_ONSTACK)))
  }

  /// Installs the handlers that were there before.
  func remove() {
    disarm()
    handlers.undo()
  }

  /// Makes the handlers write bytes to a terminal and then give it modes.
  func arm(for terminal: FileDescriptor, _ modes: TerminalModes, bytes: [UInt8]) {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe copy.copyBytes(from: bytes)
    unsafe record.initialize(
      to: Record(terminal: terminal, modes: modes, bytes: UnsafeRawBufferPointer(copy)))
    unsafe discard(armed.exchange(record, ordering: .acquiringAndReleasing))
  }

  /// Makes the handlers leave the terminal alone, because it is in order.
  func disarm() {
    unsafe discard(armed.exchange(nil, ordering: .acquiringAndReleasing))
  }
}

/// Frees a record that is no longer armed.
private func discard(_ record: UnsafeMutablePointer<Record>?) {
  guard let record = unsafe record else { return }
  unsafe record.pointee.bytes.deallocate()
  unsafe record.deallocate()
}

/// What a handler does to leave a terminal as it was found, without reference counts.
@unsafe private struct Record {
  let terminal: FileDescriptor
  let modes: TerminalModes
  let bytes: UnsafeRawBufferPointer
}

/// The signals from outside that end a process.
private let endingSignals = [
  SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
]

/// What a handler does; null when it leaves the terminal alone.
nonisolated(unsafe) private let armed = unsafe Atomic<UnsafeMutablePointer<Record>?>(nil)

/// The time that a handler waits for a terminal that takes no output, in milliseconds.
private let patience: CInt = 100

/// Restores the terminal and lets the signal end the process; this is the handler.
///
/// It waits neither for the output to go out nor, for long, for room to write: a terminal that was
/// stopped must not keep the process alive.
private func restoreAndRaise(_ number: CInt) {
  if let record = unsafe armed.exchange(nil, ordering: .acquiringAndReleasing) {
    unsafe record.pointee.terminal.tryWriting(record.pointee.bytes, patience: patience)
    unsafe record.pointee.modes.applyAtOnce(to: record.pointee.terminal)
  }
  _ = signal(number, SIG_DFL)
  // The signal is blocked until this handler returns, and is delivered then.
  raise(number)
}

/// The modes of a terminal: how its driver treats what is typed and what is printed.
struct TerminalModes {
  private var settings = termios()

  /// The present modes of a terminal. (`tcgetattr`)
  ///
  /// - Throws: `SystemError` when the descriptor is not that of a terminal.
  init(of terminal: FileDescriptor) throws(SystemError) {
    let status = unsafe tcgetattr(terminal.rawValue, &settings)
    guard status == 0 else { throw SystemError(code: errno, call: "tcgetattr") }
  }

  /// These modes, but each byte is delivered as it comes, without echo, and no key is a signal.
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

  /// Gives the terminal these modes, after what was written has gone out. (`tcsetattr`)
  ///
  /// What was typed before is kept. A terminal that is gone is left alone.
  func apply(to terminal: FileDescriptor) {
    var settings = settings
    _ = try? systemCall("tcsetattr") {
      unsafe tcsetattr(terminal.rawValue, TCSADRAIN, &settings)
    }
  }

  /// Gives the terminal these modes at once. (`tcsetattr`)
  ///
  /// It is async-signal-safe.
  func applyAtOnce(to terminal: FileDescriptor) {
    var settings = settings
    _ = unsafe tcsetattr(terminal.rawValue, TCSANOW, &settings)
  }
}
