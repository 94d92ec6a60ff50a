import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Terminal

@Suite struct `A worker` {
  let worker = Worker()

  @Test(arguments: seeds)
  func `does one job after another`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let number = Int.random(in: 0..<1000, using: &random)
      let job = worker.begin { _ in number * number }
      #expect(worker.bell.wait())
      #expect(job.outcome == number * number)
      #expect(!job.isDropped)
    }
  }

  @Test(arguments: seeds)
  func `whatever it is at, begins of all that came meanwhile the newest only`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (begun, gate) = (Bell(), Bell())
      // It cannot be interrupted: it does not even ask.
      let deaf = worker.begin { _ in
        begun.ring()
        return gate.wait()
      }
      #expect(begun.wait())
      let count = Int.random(in: 1...20, using: &random)
      let log = Log()
      let jobs = (1...count).map { number in
        worker.begin { _ in
          log.note(number)
          return number
        }
      }
      #expect(jobs.allSatisfy { $0.outcome == nil })
      gate.ring()
      #expect(worker.bell.wait())
      #expect(jobs.map(\.outcome) == jobs.indices.map { $0 == count - 1 ? count : nil })
      #expect(log.numbers == [count])
      #expect(deaf.isDropped && deaf.outcome == nil)
    }
  }

  @Test func `is waited for, whatever else rings`() {
    let gate = Bell()
    let job = worker.begin { _ in gate.wait() }
    worker.bell.ring()
    worker.wait(for: job, until: .now)
    #expect(job.outcome == nil)
    gate.ring()
    worker.bell.ring()
    worker.wait(for: job, until: .now + .seconds(60))
    #expect(job.outcome == true)
  }

  @Test func `tells a job that it was dropped`() {
    let begun = Bell()
    let first = worker.begin { isDropped in
      begun.ring()
      while !isDropped() {}
      return 1
    }
    #expect(begun.wait())
    let second = worker.begin { _ in 2 }
    #expect(worker.bell.wait())
    #expect(first.isDropped && first.outcome == nil)
    #expect(second.outcome == 2)
  }

  @Test func `does not ring for a job that was dropped`() {
    let (begun, gate, over) = (Bell(), Bell(), Bell())
    let job = worker.begin { _ in
      begun.ring()
      _ = gate.wait()
      return Ending(over)
    }
    #expect(begun.wait())
    job.drop()
    gate.ring()
    // The outcome is let go of when it was not kept.
    #expect(over.wait())
    #expect(!worker.bell.wait(until: .now))
    #expect(job.outcome == nil)
  }

  @Test func `keeps an outcome that is there, although the job is dropped then`() {
    let first = worker.begin { _ in 1 }
    #expect(worker.bell.wait())
    let second = worker.begin { _ in 2 }
    #expect(worker.bell.wait())
    #expect(first.outcome == 1 && second.outcome == 2)
  }

  @Test func `leaves signals to the first thread, but not those of its own crash`() {
    let before = blockedSignals()
    let job = worker.begin { _ in blockedSignals() }
    #expect(worker.bell.wait())
    #expect(blockedSignals() == before)
    let open = Set([SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGKILL, SIGSTOP])
    #expect(job.outcome == Set(1..<32).subtracting(open))
  }

  @Test func `has a stack for the handlers of signals`() {
    let job = worker.begin { _ in
      var stack = stack_t()
      sigaltstack(nil, &stack)
      return stack.ss_size
    }
    #expect(worker.bell.wait())
    #expect(job.outcome == handlerStackSize)
  }
}

/// The signals that do not come to this thread.
private func blockedSignals() -> Set<CInt> {
  var mask = sigset_t()
  pthread_sigmask(SIG_SETMASK, nil, &mask)
  return Set((1..<32).filter { sigismember(&mask, $0) == 1 })
}

/// What several threads note.
private final class Log: Sendable {
  private let notes = Mutex<[Int]>([])

  var numbers: [Int] { notes.withLock { $0 } }

  func note(_ number: Int) {
    notes.withLock { $0.append(number) }
  }
}

/// A value whose end can be heard.
private final class Ending: Sendable {
  private let bell: Bell

  init(_ bell: Bell) {
    self.bell = bell
  }

  deinit {
    bell.ring()
  }
}
