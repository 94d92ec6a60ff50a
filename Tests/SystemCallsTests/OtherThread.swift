import Glibc

@testable import SystemCalls

/// A thread that receives all signals, which the threads of the tests do not.
final class OtherThread {
  private let id: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` in a new thread.
  init(_ body: @escaping @Sendable () -> Void) {
    var id = pthread_t()
    let passed = Unmanaged.passRetained(Body(body)).toOpaque()
    let status = pthread_create(
      &id, nil,
      { argument in
        guard let argument else { return nil }
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, passed)
    precondition(status == 0, "the test needs a thread")
    self.id = id
  }

  /// Interrupts the calls of the thread, with pauses in which it can call again.
  ///
  /// - Parameter signal: A signal that nothing else uses, because its action stays changed.
  func interrupt(times: Int, with signal: CInt) {
    SignalAction(calling: { _ in }, flags: 0).install(for: signal)
    for _ in 0..<times {
      usleep(2_000)
      pthread_kill(id, signal)
    }
  }

  /// Waits for the end of the thread.
  func join() {
    pthread_join(id, nil)
  }
}
