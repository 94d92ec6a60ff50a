import Synchronization
import SystemCalls

/// A second thread that does jobs, one after another, while the first one waits for events.
///
/// Jobs are begun in the order in which they were submitted; each may report any number of answers.
/// A job that was cancelled before it began is never begun; one that runs should ask now and then
/// whether it was cancelled, and end early. What it reports is delivered all the same.
///
/// All use is from one thread. The second one starts with the first job, sleeps between jobs, and
/// ends with the process.
///
///     let worker = Worker<Int>()
///     worker.submit(1) { isCancelled, report in
///       for number in 1...3 where !isCancelled() { report(number * number) }
///     }
///     var squares: [Int] = []
///     while squares.count < 3 {
///       _ = waitForReadability(of: [worker.readable], until: nil)
///       squares += worker.takeAnswers()
///     }
///     // squares == [1, 4, 9]
package final class Worker<Answer: Sendable> {
  /// What a job does: it reports answers, and ends early when it was cancelled.
  package typealias Job =
    @Sendable (
      _ isCancelled: @escaping @Sendable () -> Bool,
      _ report: @escaping @Sendable (Answer) -> Void
    ) -> Void

  typealias ThreadStarter = (@escaping @Sendable () -> Void) throws(SystemError) -> Void

  private let jobs = JobQueue()
  private let answers = AnswerBox<Answer>()
  private let startThread: ThreadStarter
  private var hasThread = false

  package convenience init() {
    self.init(startingThreadsWith: Workers.startThread)
  }

  init(startingThreadsWith startThread: @escaping ThreadStarter) { self.startThread = startThread }

  /// The descriptor that can be read while answers wait to be taken.
  package var readable: FileDescriptor { answers.readable }

  /// Adds a job at the end of the queue, with the number by which it can be cancelled.
  ///
  /// Where the system has no thread left, the job is done before this function returns.
  package func submit(_ id: Int, _ job: @escaping Job) {
    jobs.append(id) { [answers] isCancelled in
      job(isCancelled) { answers.append($0) }
    }
    guard !hasThread else { return }
    do throws(SystemError) {
      try startThread { [jobs] in jobs.run() }
      hasThread = true
    } catch {
      jobs.runWaiting()
    }
  }

  /// Cancels a job, whether it waits or runs; an unknown number is ignored.
  package func cancel(_ id: Int) { jobs.cancel(id) }

  /// The answers reported since the last call, in order.
  package func takeAnswers() -> [Answer] { answers.takeAll() }
}

/// The jobs of a `Worker`, which one thread adds and another one does in their order.
final class JobQueue: Sendable {
  typealias Body = @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) -> Void

  private final class Job: Sendable {
    let id: Int
    let body: Body
    let isCancelled = Atomic(false)

    init(id: Int, body: @escaping Body) {
      self.id = id
      self.body = body
    }
  }

  private struct Jobs {
    var waiting: ArraySlice<Job> = []
    var running: Job?
  }

  private let jobs = Mutex(Jobs())
  /// Wakes the thread that does the jobs.
  private let wakeUp = WakeUpPipe()

  /// Adds a job at the end.
  func append(_ id: Int, _ body: @escaping Body) {
    let job = Job(id: id, body: body)
    jobs.withLock { $0.waiting.append(job) }
    wakeUp.signal()
  }

  /// Removes a job that waits, and tells one that runs that it was cancelled.
  ///
  /// - Complexity: O(*n*), where *n* is the number of jobs that wait.
  func cancel(_ id: Int) {
    jobs.withLock { jobs in
      jobs.waiting.removeAll { $0.id == id }
      guard let running = jobs.running, running.id == id else { return }
      running.isCancelled.store(true, ordering: .relaxed)
    }
  }

  /// Does jobs as they come, and sleeps between them.
  func run() -> Never {
    while true {
      wakeUp.wait()
      runWaiting()
    }
  }

  /// Does all jobs that wait.
  func runWaiting() {
    while let job = next() {
      job.body { job.isCancelled.load(ordering: .relaxed) }
    }
  }

  /// Makes the first job that waits the one that runs; nil when none waits.
  private func next() -> Job? {
    jobs.withLock { jobs in
      jobs.running = jobs.waiting.popFirst()
      return jobs.running
    }
  }
}

/// What the jobs of a `Worker` have reported and has not been taken yet.
///
/// Its descriptor can be read exactly while it holds answers.
final class AnswerBox<Answer: Sendable>: Sendable {
  private let answers = Mutex<[Answer]>([])
  private let wakeUp = WakeUpPipe()

  /// The descriptor that can be read while there are answers.
  var readable: FileDescriptor { wakeUp.readable }

  /// Adds an answer at the end.
  func append(_ answer: Answer) {
    answers.withLock { answers in
      answers.append(answer)
      wakeUp.signal()
    }
  }

  /// Takes all answers, in their order.
  func takeAll() -> [Answer] {
    answers.withLock { answers in
      wakeUp.clear()
      defer { answers = [] }
      return answers
    }
  }
}
