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
