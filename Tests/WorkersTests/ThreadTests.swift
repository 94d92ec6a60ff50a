import Glibc
import SystemCalls
import Testing

@testable import Workers

@Suite struct `A thread` {
  @Test func `leaves signals to the other threads, but not those of its own crash`() {
    let before = blockedSignals()
    let open = Set(crashSignals + [SIGKILL, SIGSTOP])
    #expect(inAnotherThread(blockedSignals) == Set(1..<32).subtracting(open))
    #expect(blockedSignals() == before)
  }

  @Test func `has a stack for the handlers of signals`() {
    let size = inAnotherThread {
      var stack = stack_t()
      sigaltstack(nil, &stack)
      return stack.ss_size
    }
    #expect(size == SignalStack.byteCount)
  }

  @Test func `is not started where the system has none left`() async {
    await #expect(processExitsWith: .success) {
      // The stack of another thread would go beyond this.
      var memory = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      do throws(SystemError) {
        try startThread {}
        exit(1)
      } catch {
        exit(error == SystemError(code: EAGAIN, call: "pthread_create") ? 0 : 2)
      }
    }
  }
}

/// What `body` returns in a thread of its own.
private func inAnotherThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  let worker = Worker<Value>()
  worker.submit(1) { _, report in report(body()) }
  _ = waitForReadability(of: [worker.readable], until: nil)
  return worker.takeAnswers().first
}

/// The signals that are blocked in this thread.
private func blockedSignals() -> Set<CInt> {
  var mask = sigset_t()
  pthread_sigmask(SIG_SETMASK, nil, &mask)
  return Set((1..<32).filter { sigismember(&mask, $0) == 1 })
}
