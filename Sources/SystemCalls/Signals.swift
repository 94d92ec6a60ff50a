import Glibc

/// What a process does when it receives a signal.
///
///     SignalAction.ignoring.install(for: SIGPIPE)
///
/// It can be sent between threads, because the only pointer in it is that of a function.
package struct SignalAction: @unchecked Sendable {
  private var action = sigaction()

  /// A call of `handler`, during which all other signals are blocked, and which calls nothing but
  /// async-signal-safe functions.
  package init(calling handler: @escaping @convention(c) (CInt) -> Void, flags: CInt) {
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    _ = unsafe sigfillset(&action.sa_mask)
  }

  /// The present action of `signal`. (`sigaction`)
  package init(of signal: CInt) { _ = unsafe sigaction(signal, nil, &action) }

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

/// One action for several signals, with the actions that it replaced.
///
///     let handlers = SignalReplacement(of: [SIGTERM, SIGHUP], by: .ignoring)
///     handlers.undo()
package struct SignalReplacement: Sendable {
  private let replaced: [(signal: CInt, action: SignalAction)]

  /// Installs `action` for all of `signals` that the process does not ignore.
  ///
  /// A signal that the process was told to ignore, as by `nohup`, stays ignored.
  package init(of signals: [CInt], by action: SignalAction) {
    replaced = signals.map { ($0, SignalAction(of: $0)) }.filter { !$0.1.isIgnoring }
    for (signal, _) in replaced { action.install(for: signal) }
  }

  /// The action that was replaced; nil when the signal is not one of those.
  package func action(of signal: CInt) -> SignalAction? {
    replaced.first { $0.signal == signal }?.action
  }

  /// Installs the replaced actions again.
  package func undo() {
    for (signal, action) in replaced { action.install(for: signal) }
  }
}

/// The signals that the system sends to a thread because of its own fault, and that end the process.
package let crashSignals: [CInt] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

/// The memory in which the signal handlers of a thread run when its own stack has overflowed.
///
/// A handler uses it when its action has the flag `SA_ONSTACK`.
package enum SignalStack {
  /// The size of the stack, in bytes.
  package static let byteCount = 1 << 16

  /// Gives the current thread such a stack for the rest of the process, unless it has one that is
  /// large enough. (`sigaltstack`)
  package static func install() {
    var current = unsafe stack_t()
    _ = unsafe sigaltstack(nil, &current)
    if unsafe current.ss_flags & CInt(SS_DISABLE) == 0, unsafe current.ss_size >= byteCount {
      return
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    var stack = unsafe stack_t(ss_sp: memory, ss_flags: 0, ss_size: byteCount)
    _ = unsafe sigaltstack(&stack, nil)
  }
}
