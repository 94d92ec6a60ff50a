import Glibc
import Synchronization
import SystemCalls

/// Signals as bytes in a pipe, so that they can be waited for together with input.
///
/// The handler writes the number of its signal into the pipe. One signal pipe at a time exists.
///
///     let resizes = SignalPipe(of: [SIGWINCH])
///     _ = waitForReadability(of: [resizes.readable], until: nil)
///     let signals = resizes.takeSignals()  // [SIGWINCH]
///     resizes.close()
final class SignalPipe {
  /// The descriptor that can be read when a signal was received.
  var readable: FileDescriptor { pipe.readEnd }
  private let pipe: Pipe
  private let handlers: SignalReplacement

  /// Listens to `signals`, except those that the process was told to ignore.
  init(of signals: [CInt]) {
    do throws(SystemError) {
      pipe = try Pipe()
    } catch {
      preconditionFailure("a signal pipe needs two free descriptors: \(error)")
    }
    writeEnd.store(pipe.writeEnd.rawValue, ordering: .relaxed)
    handlers = SignalReplacement(
      of: signals, by: SignalAction(calling: forward, flags: SA_RESTART))
  }

  /// The signals that were received since the last call.
  func takeSignals() -> Set<CInt> {
    var signals: Set<CInt> = []
    while case .bytes(let bytes)? = try? readable.readAvailable() {
      signals.formUnion(bytes.map(CInt.init))
    }
    return signals
  }

  /// Runs `body` while `signal` has the action that it had before.
  func withoutListening(to signal: CInt, _ body: () -> Void) {
    let listening = SignalAction(of: signal)
    handlers.action(of: signal)?.install(for: signal)
    body()
    listening.install(for: signal)
  }

  /// Stops listening.
  func close() {
    handlers.undo()
    writeEnd.store(-1, ordering: .relaxed)
  }
}

/// The descriptor that the handler writes to; −1 while no pipe listens.
private let writeEnd = Atomic<CInt>(-1)

/// Writes the number of a signal into the pipe; this is the handler.
///
/// A full pipe loses the signal, but the listener is woken all the same.
private func forward(_ signal: CInt) {
  FileDescriptor(rawValue: writeEnd.load(ordering: .relaxed))
    .tryWriting(UInt8(truncatingIfNeeded: signal))
}
