import Glibc

/// The action for a signal; sendable, because its only pointer is a function.
package struct SignalAction: @unchecked Sendable {
  private var action = sigaction()

  /// Calls an async-signal-safe `handler` with all other signals blocked.
  package init(calling handler: @escaping @convention(c) (CInt) -> Void, flags: CInt) {
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = flags
    _ = unsafe sigfillset(&action.sa_mask)
  }

  package init(of signal: CInt) { _ = unsafe sigaction(signal, nil, &action) }

  package static let ignoring = {
    var ignoring = SignalAction()
    unsafe ignoring.action.__sigaction_handler.sa_handler = SIG_IGN
    return ignoring
  }()

  private init() {}

  package var isIgnoring: Bool {
    unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Installs the action; async-signal-safe.
  package func install(for signal: CInt) {
    var action = action
    _ = unsafe sigaction(signal, &action, nil)
  }
}

/// One action for several signals, with the actions it replaced.
package struct SignalReplacement: Sendable {
  private let replaced: [(signal: CInt, action: SignalAction)]

  /// Installs `action`, except for ignored signals, such as `SIGHUP` under `nohup`.
  package init(of signals: [CInt], by action: SignalAction) {
    replaced = signals.map { ($0, SignalAction(of: $0)) }.filter { !$0.1.isIgnoring }
    for (signal, _) in replaced { action.install(for: signal) }
  }

  package func action(of signal: CInt) -> SignalAction? {
    replaced.first { $0.signal == signal }?.action
  }

  package func undo() { for (signal, action) in replaced { action.install(for: signal) } }
}

/// The signals of a crash.
package let crashSignals: [CInt] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

/// The alternate stack for signal handlers with `SA_ONSTACK`, used after a stack overflow.
package enum SignalStack {
  package static let byteCount = 1 << 16

  /// Gives the current thread a permanent alternate stack, unless it has one (`sigaltstack`).
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
