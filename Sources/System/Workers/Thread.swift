import Glibc
import SystemCalls

/// Starts a detached thread that receives only crash signals, on an alternate stack.
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

/// The usual stack size of a main thread; unused pages take no memory.
private let stackSize = 8 << 20

/// Blocks all but crash signals during `body`; a new thread inherits the mask.
private func withSignalsFromOutsideBlocked(_ body: () -> CInt) -> CInt {
  var blocked = sigset_t()
  var previous = sigset_t()
  _ = unsafe sigfillset(&blocked)
  for signal in crashSignals { _ = unsafe sigdelset(&blocked, signal) }
  _ = unsafe pthread_sigmask(SIG_SETMASK, &blocked, &previous)
  defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return body()
}

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
