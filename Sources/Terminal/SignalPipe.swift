import Glibc
import Synchronization

/// Signals as something that can be waited for together with input: their handler writes their
/// number into a pipe, and `poll` sees it.
///
/// One pipe at a time listens.
final class SignalPipe {
  /// The descriptor that becomes readable when a signal came.
  let readEnd: CInt
  private let writeEnd: CInt
  private let replaced: [(signal: CInt, action: SignalAction)]

  /// Listens to `signals`, but not to those that the process was told to ignore.
  init(to signals: [CInt]) {
    (readEnd, writeEnd) = openPipe()
    listeningEnd.store(writeEnd, ordering: .relaxed)
    replaced = signals.map { ($0, SignalAction(of: $0)) }.filter { !$0.1.isIgnoring }
    let listening = SignalAction(calling: forward, flags: SA_RESTART)
    for (signal, _) in replaced { listening.install(for: signal) }
  }

  /// The signals that came since the last call.
  func drain() -> Set<CInt> {
    var signals: Set<CInt> = []
    var bytes = [UInt8](repeating: 0, count: 64)
    while case let count = unsafe read(readEnd, &bytes, bytes.count), count > 0 {
      signals.formUnion(bytes.prefix(count).map(CInt.init))
    }
    return signals
  }

  /// Runs `body` while `signal` does again what it did before.
  func withoutListening(to signal: CInt, _ body: () -> Void) {
    let previous = replaced.first { $0.signal == signal }?.action
    let listening = SignalAction(of: signal)
    previous?.install(for: signal)
    body()
    listening.install(for: signal)
  }

  /// Stops listening.
  func close() {
    for (signal, action) in replaced { action.install(for: signal) }
    listeningEnd.store(-1, ordering: .relaxed)
    _ = Glibc.close(readEnd)
    _ = Glibc.close(writeEnd)
  }
}

/// Where the handler writes; −1 while no pipe listens.
private let listeningEnd = Atomic<CInt>(-1)

/// Hands a signal on; this is the handler.
///
/// A full pipe loses a signal, but then there are plenty to wake up for.
private func forward(_ signal: CInt) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = unsafe write(listeningEnd.load(ordering: .relaxed), &byte, 1)
  errno = error
}
