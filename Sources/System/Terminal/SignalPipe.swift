import Glibc
import Synchronization
import SystemCalls

/// A pipe that receives signal numbers, to wait for signals and input together.
final class SignalPipe {
  var readable: FileDescriptor { pipe.readEnd }
  private let pipe = Pipe.needed(by: "a signal pipe")
  private let handlers: SignalReplacement

  /// Handles `signals`, except ignored ones.
  init(of signals: [CInt]) {
    writeEnd.store(pipe.writeEnd.rawValue, ordering: .relaxed)
    handlers = SignalReplacement(of: signals, by: SignalAction(calling: forward, flags: SA_RESTART))
  }

  func takeSignals() -> Set<CInt> {
    var signals: Set<CInt> = []
    while case .bytes(let bytes)? = try? readable.readAvailable() {
      signals.formUnion(bytes.map(CInt.init))
    }
    return signals
  }

  /// Stops the process group, including a parent such as `make`, until it is continued.
  func stopProcessGroup() {
    let listening = SignalAction(of: SIGTSTP)
    handlers.action(of: SIGTSTP)?.install(for: SIGTSTP)
    _ = kill(0, SIGTSTP)
    listening.install(for: SIGTSTP)
    _ = takeSignals()
  }

  func close() {
    handlers.undo()
    writeEnd.store(-1, ordering: .relaxed)
  }
}

/// The write end for the handler; −1 while closed.
private let writeEnd = Atomic<CInt>(-1)

/// Wakes the listener even if a full pipe loses the signal.
private func forward(_ signal: CInt) {
  FileDescriptor(rawValue: writeEnd.load(ordering: .relaxed))
    .tryWriting(UInt8(truncatingIfNeeded: signal))
}
