import Glibc

/// What a process does when it receives a signal.
///
///     SignalAction.ignoring.install(for: SIGPIPE)
///
/// It can be sent between threads, because the only pointer in it is that of a function.
package struct SignalAction: @unchecked Sendable {
  private var action = sigaction()

  /// A call of `handler`, during which all other signals are blocked.
  ///
  /// - Parameters:
  ///   - handler: A function that calls nothing but async-signal-safe functions.
  ///   - flags: Flags of `sigaction`, such as `SA_RESTART`.
  package init(calling handler: @escaping @convention(c) (CInt) -> Void, flags: CInt) {
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    _ = unsafe sigfillset(&action.sa_mask)
  }

  /// The present action of `signal`. (`sigaction`)
  package init(of signal: CInt) {
    _ = unsafe sigaction(signal, nil, &action)
  }

  /// The action that ignores a signal.
  package static let ignoring = {
    var ignoring = SignalAction()
    unsafe ignoring.action.__sigaction_handler.sa_handler = SIG_IGN
    return ignoring
  }()

  private init() {}

  /// Whether the signal is ignored.
  package var isIgnoring: Bool {
    unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Makes this the action of `signal`. (`sigaction`)
  ///
  /// It is async-signal-safe.
  package func install(for signal: CInt) {
    var action = action
    _ = unsafe sigaction(signal, &action, nil)
  }
}
