import Glibc

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
