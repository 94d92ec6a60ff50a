import Glibc
import SystemCalls

/// Starts a detached thread (`pthread_create`).
///
/// It receives only crash signals, with an alternate stack for their handlers.
func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { _ = unsafe pthread_attr_destroy(&attributes) }
  _ = unsafe pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
  _ = unsafe pthread_attr_setstacksize(&attributes, stackSize)
  let passed = unsafe Unmanaged.passRetained(ThreadBody(body))
  var thread = pthread_t()
  let code = withSignalsFromOutsideBlocked {
    unsafe pthread_create(&thread, &attributes, runThread, passed.toOpaque())
  }
  guard code == 0 else {
    unsafe passed.release()
    throw SystemError(code: code, call: "pthread_create")
  }
}

/// The usual size of the main thread's stack; unused pages take no memory.
private let stackSize = 8 << 20

/// Runs `body` with all but crash signals blocked (`pthread_sigmask`).
///
/// A new thread inherits the signal mask.
private func withSignalsFromOutsideBlocked(_ body: () -> CInt) -> CInt {
  var blocked = sigset_t()
  var previous = sigset_t()
  _ = unsafe sigfillset(&blocked)
  for signal in crashSignals { _ = unsafe sigdelset(&blocked, signal) }
  _ = unsafe pthread_sigmask(SIG_SETMASK, &blocked, &previous)
  defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return body()
}

/// A thread's body as an object for a C pointer.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let body = unsafe body else { return nil }
  SignalStack.install()
  unsafe Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
  return nil
}
