import Synchronization
import SystemCalls

/// A background thread that runs jobs in order to the end of the process, used from one thread.
///
/// A cancelled job does not start; a running one should check, and its reports are delivered.
package final class Worker<Answer: Sendable> {
  package typealias Job =
    @Sendable (
      _ isCancelled: @escaping @Sendable () -> Bool, _ report: @escaping @Sendable (Answer) -> Void
    ) -> Void

  package typealias ThreadStarter = (@escaping @Sendable () -> Void) throws(SystemError) -> Void

  private let jobs = JobQueue()
  private let answers = AnswerBox<Answer>()
  private let startThread: ThreadStarter
  private var hasThread = false

  package init(startingThreadsWith startThread: @escaping ThreadStarter = Workers.startThread) {
    self.startThread = startThread
  }

  /// Readable while answers are pending.
  package var readable: FileDescriptor { answers.readable }

  /// Queues a job under a number for `cancel`; runs it synchronously if no thread is available.
  package func submit(_ id: Int, _ job: @escaping Job) {
    jobs.append(id) { [answers] isCancelled in job(isCancelled) { answers.append($0) } }
    guard !hasThread else { return }
    do throws(SystemError) {
      try startThread { [jobs] in jobs.run() }
      hasThread = true
    } catch { jobs.runWaiting() }
  }

  package func cancel(_ id: Int) { jobs.cancel(id) }

  package func takeAnswers() -> [Answer] { answers.takeAll() }
}

final class JobQueue: Sendable {
  typealias Body = @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> Void

  private final class Job: Sendable {
    let id: Int
    let body: Body
    let isCancelled = Atomic(false)

    init(id: Int, body: @escaping Body) { (self.id, self.body) = (id, body) }
  }

  private struct Jobs {
    var waiting: ArraySlice<Job> = []
    var running: Job?
  }

  private let jobs = Mutex(Jobs())
  private let wakeUp = WakeUpPipe()

  func append(_ id: Int, _ body: @escaping Body) {
    let job = Job(id: id, body: body)
    jobs.withLock { $0.waiting.append(job) }
    wakeUp.signal()
  }

  func cancel(_ id: Int) {
    jobs.withLock { jobs in
      jobs.waiting.removeAll { $0.id == id }
      guard let running = jobs.running, running.id == id else { return }
      running.isCancelled.store(true, ordering: .relaxed)
    }
  }

  func run() -> Never {
    while true {
      wakeUp.wait()
      runWaiting()
    }
  }

  func runWaiting() {
    while let job = next() { job.body { job.isCancelled.load(ordering: .relaxed) } }
  }

  private func next() -> Job? {
    jobs.withLock { jobs in
      jobs.running = jobs.waiting.popFirst()
      return jobs.running
    }
  }
}

/// The pending answers of a `Worker`; readable exactly while there are any.
final class AnswerBox<Answer: Sendable>: Sendable {
  private let answers = Mutex<[Answer]>([])
  private let wakeUp = WakeUpPipe()

  var readable: FileDescriptor { wakeUp.readable }

  func append(_ answer: Answer) {
    answers.withLock { answers in
      answers.append(answer)
      wakeUp.signal()
    }
  }

  func takeAll() -> [Answer] {
    answers.withLock { answers in
      wakeUp.clear()
      defer { answers = [] }
      return answers
    }
  }
}
