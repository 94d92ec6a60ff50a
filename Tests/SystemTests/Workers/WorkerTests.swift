import Glibc
import Synchronization
import SystemCalls
import TestSupport
import Testing

@testable import Workers

@Suite struct `A worker` {
  let worker = Worker<Int>()

  private var isReadable: Bool { !waitForReadability(of: [worker.readable], until: .now).isEmpty }

  @Test(arguments: seeds)
  func `runs jobs in order, and delivers answers in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var expected: [Int] = []
    var answers: [Int] = []
    for id in 0..<300 {
      let reports = (0..<Int.random(in: 0...3, using: &random)).map { id * 10 + $0 }
      expected += reports
      worker.submit(id) { _, report in reports.forEach(report) }
      if Int.random(in: 0..<10, using: &random) == 0 { answers += worker.takeAnswers() }
    }
    answers += worker.answers(until: expected.count - answers.count)
    #expect(answers == expected)
    #expect(worker.takeAnswers().isEmpty && !isReadable)
  }

  @Test(arguments: seeds)
  func `never starts a job cancelled while it waited`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let gate = Gate()
      worker.submit(-1) { _, _ in gate.pass() }
      gate.waitForArrival()
      let ids = Array(0..<Int.random(in: 1...20, using: &random))
      for id in ids { worker.submit(id) { _, report in report(id) } }
      let cancelled = ids.filter { _ in Bool.random(using: &random) }
      // Also an unknown number, and some twice.
      for id in cancelled.shuffled(using: &random) + [99] + cancelled.prefix(2) {
        worker.cancel(id)
      }
      worker.submit(100) { _, report in report(100) }
      gate.open()
      let expected = ids.filter { !cancelled.contains($0) } + [100]
      #expect(worker.answers(until: expected.count) == expected)
    }
  }

  @Test(arguments: seeds) func `is readable exactly while answers are pending`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      #expect(!isReadable)
      let count = Int.random(in: 0...3, using: &random)
      let gate = Gate()
      worker.submit(1) { _, report in
        for number in 0..<count { report(number) }
        gate.pass()
      }
      gate.waitForArrival()
      #expect(isReadable == (count > 0))
      #expect(worker.takeAnswers() == Array(0..<count))
      gate.open()
    }
  }

  @Test func `tells only the running job that it was cancelled`() {
    let begun = WakeUpPipe()
    worker.submit(1) { isCancelled, report in
      report(isCancelled() ? 1 : 0)
      begun.signal()
      while !isCancelled() {}
      // Reports of a cancelled job are still delivered.
      report(2)
    }
    worker.submit(2) { isCancelled, report in report(isCancelled() ? 3 : 4) }
    begun.wait()
    worker.cancel(1)
    #expect(worker.answers(until: 3) == [0, 2, 4])
  }

  @Test func `runs a job again whose number was cancelled before`() {
    worker.cancel(1)
    worker.submit(1) { isCancelled, report in report(isCancelled() ? 0 : 1) }
    #expect(worker.answers(until: 1) == [1])
    worker.cancel(1)
    worker.submit(1) { isCancelled, report in report(isCancelled() ? 0 : 2) }
    #expect(worker.answers(until: 1) == [2])
  }

  @Test func `announces an answer before its job ends`() {
    let gate = Gate()
    worker.submit(1) { _, report in
      report(1)
      gate.pass()
      report(2)
    }
    #expect(worker.answers(until: 1) == [1])
    gate.waitForArrival()
    gate.open()
    #expect(worker.answers(until: 1) == [2])
  }

  @Test func `writes to its pipe once for a batch of answers`() throws {
    let ended = WakeUpPipe()
    worker.submit(1) { _, report in
      for number in 0..<100_000 { report(number) }
      ended.signal()
    }
    ended.wait()
    #expect(try worker.readable.readAvailable() == .bytes([1]))
    #expect(worker.takeAnswers().count == 100_000)
  }

  @Test func `runs a job synchronously if no thread is left, and tries again`() {
    let attempts = Mutex(0)
    let worker = Worker<Int> { (_: @escaping @Sendable () -> Void) throws(SystemError) in
      attempts.withLock { $0 += 1 }
      throw SystemError(code: 11, call: "pthread_create")
    }
    for id in 1...2 {
      worker.submit(id) { isCancelled, report in report(isCancelled() ? 0 : id) }
      #expect(worker.takeAnswers() == [id])
    }
    #expect(attempts.withLock { $0 } == 2)
  }
}

extension Worker {
  /// The next answers, at least `count`.
  fileprivate func answers(until count: Int) -> [Answer] {
    var answers: [Answer] = []
    while answers.count < count {
      _ = waitForReadability(of: [readable], until: nil)
      answers += takeAnswers()
    }
    return answers
  }
}

/// Holds a job until the test opens the gate.
private final class Gate: Sendable {
  private let arrival = WakeUpPipe()
  private let opening = WakeUpPipe()

  func pass() {
    arrival.signal()
    opening.wait()
  }

  func waitForArrival() { arrival.wait() }

  func open() { opening.signal() }
}

@Suite struct `A wake-up pipe` {
  let pipe = WakeUpPipe()

  private var isReadable: Bool { !waitForReadability(of: [pipe.readable], until: .now).isEmpty }

  @Test(arguments: seeds)
  func `stays signalled from the first signal until it is cleared`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var expected = false
    for _ in 0..<200 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        pipe.signal()
        expected = true
      case 1:
        pipe.clear()
        expected = false
      default:
        if expected { pipe.wait() }
        expected = false
      }
      #expect(isReadable == expected)
    }
  }

  @Test(arguments: [1, 2, 200_000])
  func `has one byte, however often it is signalled`(times: Int) throws {
    for _ in 0..<times { pipe.signal() }
    #expect(try pipe.readable.readAvailable() == .bytes([1]))
  }

  @Test func `wakes another thread`() throws {
    let (question, answer) = (WakeUpPipe(), WakeUpPipe())
    try startThread {
      question.wait()
      answer.signal()
    }
    question.signal()
    answer.wait()
  }
}

@Suite struct `A thread` {
  @Test func `leaves signals to other threads, except those of its own crash`() {
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

  @Test func `is not started if the system has none left`() async {
    await #expect(processExitsWith: .success) {
      // Too little for the stack of another thread.
      var memory = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
      do throws(SystemError) {
        try startThread {}
        exit(1)
      } catch { exit(error == SystemError(code: EAGAIN, call: "pthread_create") ? 0 : 2) }
    }
  }
}

private func inAnotherThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  let worker = Worker<Value>()
  worker.submit(1) { _, report in report(body()) }
  _ = waitForReadability(of: [worker.readable], until: nil)
  return worker.takeAnswers().first
}

private func blockedSignals() -> Set<CInt> {
  var mask = sigset_t()
  pthread_sigmask(SIG_SETMASK, nil, &mask)
  return Set((1..<32).filter { sigismember(&mask, $0) == 1 })
}
