import Glibc
import SystemCalls

/// Starts a thread that lives as long as the process. (`pthread_create`)
///
/// Signals from outside are left to the other threads. Those of a crash are not blocked, and their
/// handlers have a stack of their own, so that they run even when the thread's stack has
/// overflowed.
///
/// - Throws: `SystemError` when the system has no thread left.
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

/// The size that the first thread's stack usually has; only what is used of it takes memory.
private let stackSize = 8 << 20

/// Runs `body` while only the signals of a crash reach this thread. (`pthread_sigmask`)
///
/// A new thread begins with the mask of the one that starts it, so no other signal reaches it.
private func withSignalsFromOutsideBlocked(_ body: () -> CInt) -> CInt {
  var blocked = sigset_t()
  var previous = sigset_t()
  _ = unsafe sigfillset(&blocked)
  for signal in crashSignals { _ = unsafe sigdelset(&blocked, signal) }
  _ = unsafe pthread_sigmask(SIG_SETMASK, &blocked, &previous)
  defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return body()
}

/// What a thread does, as an object that a C pointer can carry.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs the body of a thread; `pthread_create` calls it.
private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let body = unsafe body else { return nil }
  SignalStack.install()
  unsafe Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
  return nil
}
