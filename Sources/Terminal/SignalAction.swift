import Glibc

/// What a process does when a signal comes.
struct SignalAction: @unchecked Sendable {
  private var action: sigaction

  /// A call of `handler`, during which every other signal waits.
  init(calling handler: @escaping @convention(c) (CInt) -> Void, flags: CInt) {
    action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    _ = unsafe sigfillset(&action.sa_mask)
  }

  /// What the process does at present when `signal` comes.
  init(of signal: CInt) {
    action = sigaction()
    _ = unsafe sigaction(signal, nil, &action)
  }

  /// Whether the signal is ignored.
  var isIgnoring: Bool {
    unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Makes this what the process does when `signal` comes; may be called by a handler.
  func install(for signal: CInt) {
    var action = action
    _ = unsafe sigaction(signal, &action, nil)
  }
}
