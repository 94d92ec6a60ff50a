import Glibc

/// Starts a thread that lives as long as the process; false when the system has no more of them.
/// (`pthread_create`)
///
/// Signals from outside are left to the thread that starts it. Those of a crash are not: they find
/// the `RestoreGuard` and a stack of their own, so that a stack that overflows restores the
/// terminal, too.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  var thread = pthread_t()
  unsafe pthread_attr_init(&attributes)
  defer { _ = unsafe pthread_attr_destroy(&attributes) }
  _ = unsafe pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
  _ = unsafe pthread_attr_setstacksize(&attributes, stackSize)
  let passed = unsafe Unmanaged.passRetained(ThreadBody(body))
  // A thread begins with the mask of the one that starts it: no signal can slip in.
  var blocked = sigset_t()
  var previous = sigset_t()
  _ = unsafe sigfillset(&blocked)
  for signal in crashSignals { _ = unsafe sigdelset(&blocked, signal) }
  _ = unsafe pthread_sigmask(SIG_SETMASK, &blocked, &previous)
  let status = unsafe pthread_create(&thread, &attributes, runThread, passed.toOpaque())
  _ = unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
  if status != 0 { unsafe passed.release() }
  return status == 0
}

/// As much as the first thread usually has; only what is used of it takes memory.
private let stackSize = 8 << 20

/// What a thread does, as an object that a C pointer can carry.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// Does what a thread was started for; this is what C calls.
private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let body = unsafe body else { return nil }
  // Made for good, like the thread.
  unsafe useHandlerStack(.allocate(byteCount: handlerStackSize, alignment: 16))
  unsafe Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
  return nil
}
